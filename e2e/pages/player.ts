// What journeys do with the player of films, channels and music.
import { expect, type Page } from '@playwright/test';
import { ship } from '../ship.ts';

/** Films are made behind the ship, which is ready long before: a journey waits for them, a guest does not. */
export async function filmsReady(): Promise<void> {
  await expect
    .poll(async () => (await (await fetch(`${ship.sandboxUrl}/video-one/films`)).json()).state, { timeout: 120_000 })
    .toBe('ready');
}

/** A film is on when pictures are decoded and the time runs. */
export async function plays(page: Page, past = 0): Promise<void> {
  await page.waitForFunction(
    (time) => {
      const video = document.querySelector('video');
      return video && video.getVideoPlaybackQuality().totalVideoFrames > 5 && video.currentTime > time;
    },
    past,
    { timeout: 60_000 },
  );
}

export const timeOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMediaElement>('video, audio')?.currentTime ?? -1);

export const seek = (page: Page, seconds: number) =>
  page.evaluate((to) => {
    const media = document.querySelector<HTMLMediaElement>('video, audio');
    if (media) media.currentTime = to;
  }, seconds);

/** Holds a film where it is, as `1:02`: a busy machine leaves it no second longer or shorter than that. */
export const stop = (page: Page) =>
  page.evaluate(async () => {
    const video = document.querySelector('video');
    if (!video) throw new Error('There is no film to stop.');
    const told = new Promise((resolve) => video.addEventListener('pause', resolve, { once: true }));
    video.pause();
    await told;
    const seconds = Math.floor(video.currentTime);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  });

const LARGE_PX = 360;
const SMALL_PX = 180;

/** A stream takes the larger picture, gives it up on a narrow line, and the line is wide again afterwards. */
export async function expectQualityToFollow(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  const line = (latency: number, bytesPerSecond: number) =>
    wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  await wire.send('Network.enable');
  const height = () => page.evaluate(() => document.querySelector('video')?.videoHeight);
  await plays(page);
  await expect.poll(height, { timeout: 60_000 }).toBe(LARGE_PX);
  await line(20, 14_000);
  await seek(page, 600);
  await expect.poll(height, { timeout: 90_000 }).toBe(SMALL_PX);
  await line(0, -1);
}

/** To another page of the portal, without loading it anew. */
export const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

/** Whoever presses for the test listens at the window, from its first press on. */
const OF_THE_TEST = /^window (__playwright|auxclick|click|dblclick|contextmenu|mouse|pointer|touch)/;

/** How many listeners stand at the window and at the document, which outlive every page of the portal. */
export async function listeners(page: Page): Promise<Record<string, number>> {
  const wire = await page.context().newCDPSession(page);
  try {
    const counted: Record<string, number> = {};
    for (const expression of ['window', 'document', 'document.body']) {
      const { result } = await wire.send('Runtime.evaluate', { expression });
      const found = await wire.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
      for (const { type } of found.listeners) {
        const name = `${expression} ${type}`;
        if (OF_THE_TEST.test(name)) continue;
        counted[name] = (counted[name] ?? 0) + 1;
      }
    }
    return counted;
  } finally {
    await wire.detach();
  }
}

/** Longer than a segment takes: a player that was left behind would ask for the next one. */
export async function expectNothingStreams(page: Page): Promise<void> {
  const late: string[] = [];
  page.on('request', (request) => {
    if (/\.m4s|\.m3u8/.test(request.url())) late.push(request.url());
  });
  await page.waitForFunction((from) => performance.now() - from > 7_000, await page.evaluate(() => performance.now()));
  expect(late).toEqual([]);
}
