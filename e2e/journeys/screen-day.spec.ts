// Eight hours of a screen by a clock that the journey moves: the playlist to the second, the hub away twice, memory flat.
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const SECONDS = 600;
const PATHS = ['/wherewhen', '/itinerary/overview', '/content/overview'];
const SLICE_MS = 20;
const HOURS = 8;
const HOURS_WITHOUT_HUB = [2, 5];
const ENTRIES_AN_HOUR = 3600 / SECONDS;
/** What a screen may keep more at the end than after its first hour. */
const MOST_GROWTH = 1.25;
const AGE = /^(As of|Stand|À) \d{1,2}:\d\d$/;

const playing = (page: Page) => page.evaluate(() => document.documentElement.dataset.playing);

async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Lets the page have what it waits for, bit by bit; answers how much of the clock that took. */
async function standing(page: Page): Promise<number> {
  const ready = page.locator('[data-screen="ready"]');
  let passed = 0;
  const count = async () => {
    await page.clock.runFor(SLICE_MS);
    passed += SLICE_MS;
    return ready.count();
  };
  await expect.poll(count, { intervals: [SLICE_MS] }).toBe(1);
  return passed;
}

/** Something stands there, and the next entry comes not a second early and not a second late. */
async function nextEntry(page: Page): Promise<void> {
  const before = await playing(page);
  const after = PATHS[(PATHS.indexOf(before ?? '') + 1) % PATHS.length];
  const passed = await standing(page);
  await page.clock.fastForward((SECONDS - 1) * 1000 - passed);
  expect(await playing(page)).toBe(before);
  await page.clock.fastForward(1000);
  await expect.poll(() => playing(page)).toBe(after);
}

test('a screen runs for eight hours, twice without a hub', async ({ open }) => {
  test.slow();
  const page = await open('DigitalSignage', {
    withoutServiceWorker: true,
    expectComplaints: /ERR_INTERNET_DISCONNECTED|stream/i,
  });
  let isAway = false;
  await page.route('**/v1/digitalsignage/playlist', (route) =>
    isAway
      ? route.abort('internetdisconnected')
      : route.fulfill({ json: { entries: PATHS.map((path) => ({ path, seconds: SECONDS })) } }),
  );
  await page.clock.install();
  await page.goto('/');
  await expect.poll(() => playing(page)).toBe(PATHS[0]);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.fastForward(SECONDS * 1000);
  await expect.poll(() => playing(page)).toBe(PATHS[1]);

  const session = await page.context().newCDPSession(page);
  const heap: number[] = [];
  for (let hour = 0; hour < HOURS; hour += 1) {
    isAway = HOURS_WITHOUT_HUB.includes(hour);
    await page.context().setOffline(isAway);
    for (let entry = 0; entry < ENTRIES_AN_HOUR; entry += 1) await nextEntry(page);
    await standing(page);
    await expect(page.getByText(AGE)).toHaveCount(isAway ? 1 : 0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    heap.push(await heapBytes(session));
  }
  const [first = 0] = heap;
  expect(heap.at(-1), `${heap}`).toBeLessThan(first * MOST_GROWTH);
});
