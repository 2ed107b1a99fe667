// Films and music, really played: by hls.js, and in WebKit by the browser itself, as on an iPhone before iOS 17.1.
import { filmsReady } from '../pages/player.ts';
import { inside, role, text } from './guest-page.ts';
import { plays, time } from './media.ts';
import { expect, test } from './test.ts';

test.beforeAll(filmsReady);

test('a film plays, and goes on from another place', async ({ phone }) => {
  await phone.goto('/vod/detail/m101');
  await phone.tap(role('link', 'Play'));
  await plays(phone);
  await phone.run(() => {
    Object.assign(document.querySelector('video') ?? {}, { currentTime: 61 });
  });
  await expect.poll(() => time(phone)).toBeGreaterThan(62);
});

test('[C127] music goes on while a guest looks around', async ({ phone }) => {
  await phone.goto('/vod/overview/audios');
  await phone.tap(role('link', /Barcarolles for Two Hands/));
  await phone.tap(role('button', 'Play Barcarolle in F'));
  await expect.poll(() => time(phone)).toBeGreaterThan(1);
  const bar = role('region', 'Audio player');
  await phone.sees(inside(bar, text(/Barcarolle in F/)));
  await phone.run(() => history.back());
  await phone.tap(role('link', /Jazz on deck/));
  await phone.sees(role('heading', 'Jazz on deck'));
  const before = await time(phone);
  await expect.poll(() => time(phone)).toBeGreaterThan(before + 0.5);
  await phone.tap(inside(bar, role('button', 'Pause')));
  await expect.poll(() => phone.run(() => document.querySelector('audio')?.paused)).toBe(true);
});
