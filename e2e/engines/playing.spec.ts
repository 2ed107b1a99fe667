// Films, really played: by hls.js, and in WebKit by the browser itself, as on an iPhone.
import { filmsReady } from '../pages/player.ts';
import type { GuestPage } from './guest-page.ts';
import { role } from './guest-page.ts';
import { expect, test } from './test.ts';

test.beforeAll(filmsReady);

const time = (phone: GuestPage) => phone.run(() => document.querySelector('video')?.currentTime ?? -1);
const frames = (phone: GuestPage) =>
  phone.run(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);

/** On when pictures are decoded and the time runs. */
async function plays(phone: GuestPage): Promise<void> {
  await expect.poll(() => frames(phone)).toBeGreaterThan(5);
  const before = await time(phone);
  await expect.poll(() => time(phone)).toBeGreaterThan(before);
}

test('a film plays, and goes on from another place', async ({ phone }) => {
  await phone.goto('/vod/detail/m101');
  await phone.tap(role('link', 'Play'));
  await plays(phone);
  await phone.run(() => {
    Object.assign(document.querySelector('video') ?? {}, { currentTime: 61 });
  });
  await expect.poll(() => time(phone)).toBeGreaterThan(62);
});
