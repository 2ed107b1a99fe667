// Television, really played: decoded frames, two viewers at the same moment, and a remote control that has arrows alone.
import type { Page } from '@playwright/test';
import { expectGoodAnswer } from '../good-page.ts';
import { expect, test } from '../own-ship.ts';
import { setFault } from '../pages/partner-faults.ts';
import { filmsReady } from '../pages/player.ts';
import { arrowTo, focused } from '../pages/remote-control.ts';

test.describe.configure({ mode: 'default' });
test.setTimeout(300_000);

const EXPECTED = /video-one|Failed to load resource|net::ERR/;
const TELEVISION = { width: 1920, height: 1080 };
const SEGMENT_S = 6;

/** A channel is on when pictures are decoded and their moment is known. */
async function isOn(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const video = document.querySelector('video');
      return video && video.getVideoPlaybackQuality().totalVideoFrames > 5 && video.dataset.behind !== undefined;
    },
    undefined,
    // Not at every frame: a large picture has enough to do.
    { timeout: 120_000, polling: 500 },
  );
}
/** How many seconds behind the clock the picture is. */
const behind = (page: Page) => page.evaluate(() => Number(document.querySelector('video')?.dataset.behind));
/** Within one segment; who was held up on a busy machine catches up. */
const expectSameMoment = (one: Page, other: Page) =>
  expect
    .poll(async () => Math.abs((await behind(one)) - (await behind(other))), { timeout: 60_000 })
    .toBeLessThan(SEGMENT_S);
const frames = (page: Page) =>
  page.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);
test.beforeAll(filmsReady);
test.afterEach(() => setFault('video-one', 'none'));

test('[C133 C134 C136] [CD27] channels of both sources play, and two viewers see the same moment', async ({ open }) => {
  const one = await open('App', { withoutServiceWorker: true });
  await one.goto('/channels');
  await expect(one.getByRole('link', { name: /World News/ })).toBeVisible();
  await expectGoodAnswer(one);
  await one.getByRole('link', { name: /World News/ }).click();
  await expect(one).toHaveURL(/\/channel\/[^/]+$/);
  await isOn(one);
  const other = await open('App', { withoutServiceWorker: true });
  await other.goto('/vod/channel/channel-news');
  await isOn(other);
  await expectSameMoment(one, other);
  // Past the end of the reel, which is shorter than this: the channel goes on.
  const seen = await frames(one);
  await one.waitForFunction((start) => performance.now() - start > 26_000, await one.evaluate(() => performance.now()));
  expect(await frames(one)).toBeGreaterThan(seen + 100);
  await expectSameMoment(one, other);
  await one.reload();
  await isOn(one);
  await expectSameMoment(one, other);
});

test('[C134] list and player by arrows alone, on a television', async ({ open }) => {
  const page = await open('Kiosk', { withoutServiceWorker: true });
  await page.setViewportSize(TELEVISION);
  await page.goto('/channels');
  await expect(page.getByRole('link', { name: /Bridge Camera/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toMatch(/Bridge Camera/);
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toMatch(/Meridian Today/);
  await page.keyboard.press('Enter');
  await isOn(page);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('heading', { level: 1, name: 'World News' })).toBeAttached();
  await isOn(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Today' })).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await arrowTo(page, 'ArrowRight', /Sound off|Volume/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toBe('TV channels');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/channels$/);
});

for (const [device, width, height] of [
  ['App', 768, 1024],
  ['App', 1280, 800],
  ['Kiosk', 1080, 1920],
  ['Kiosk', 1280, 800],
  ['Kiosk', 1920, 1080],
] as const) {
  test(`[C144 C145] [CD26] the guide on ${device} of ${width}×${height}: by its length, the first word in sight`, async ({
    open,
  }) => {
    const page = await open(device, { withoutServiceWorker: true });
    await page.setViewportSize({ width, height });
    await page.goto('/vod/overview/channels');
    await expect(page.getByRole('link', { name: 'Bridge Camera' })).toBeVisible();
    // On a kiosk a short programme is as wide as a finger, and those beside it give way.
    const { wrong, unread, blocks } = await page.evaluate(
      (slack) => {
        const QUARTER_S = 900;
        const found = { wrong: [] as string[], unread: [] as string[], blocks: 0 };
        for (const row of document.querySelectorAll('main li')) {
          const { left, width } = row.getBoundingClientRect();
          let at = left + width * 0.07;
          for (const block of [...row.children].slice(1) as HTMLElement[]) {
            const box = block.getBoundingClientRect();
            const told = (Number.parseFloat(block.style.width) / 100) * width;
            if (Math.abs(box.left - at) > slack || Math.abs(box.width - told) > slack || box.right > left + width + 1.5)
              found.wrong.push(block.textContent ?? '');
            at += told;
            const text = block.querySelector('span')?.firstChild;
            if (!text || told < ((width * 0.93) / 14_400) * QUARTER_S - 1) continue;
            found.blocks += 1;
            const word = document.createRange();
            word.setStart(text, 0);
            word.setEnd(text, /^\S+/.exec(text.textContent ?? '')?.[0].length ?? 0);
            const parts = [...word.getClientRects()];
            // A long word may go on in a second line.
            const isIn = parts.every(
              (part) => part.left >= box.left - 1 && part.right <= box.right + 1 && part.bottom <= box.bottom + 1,
            );
            if (!isIn) found.unread.push(text.textContent ?? '');
          }
        }
        return found;
      },
      device === 'Kiosk' ? 96 : 1.5,
    );
    expect({ wrong, unread }).toEqual({ wrong: [], unread: [] });
    expect(blocks).toBeGreaterThan(20);
  });
}

test('[C147 C148] the guide and its modal by arrows alone, on a television', async ({ open }) => {
  const page = await open('Kiosk', { withoutServiceWorker: true });
  await page.setViewportSize(TELEVISION);
  await page.goto('/channels');
  await expect(page.getByRole('link', { name: /Bridge Camera/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toMatch(/Bridge Camera/);
  await arrowTo(page, 'ArrowUp', /^TV guide$/);
  await page.keyboard.press('Enter');
  const guide = page.getByRole('list', { name: 'TV guide' });
  await expect(guide.getByRole('listitem')).toHaveCount(8);
  await page.keyboard.press('ArrowDown');
  await arrowTo(page, 'ArrowDown', /World News/);
  await page.keyboard.press('ArrowRight');
  const programme = await focused(page);
  expect(programme).toMatch(/\d\d:\d\d/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/\d\d:\d\d – \d\d:\d\d/);
  await arrowTo(page, 'ArrowDown', /Watch World News/);
  await arrowTo(page, 'ArrowUp', /Close/);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  expect(await focused(page)).toBe(programme);
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toBe('World News');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vod\/channel\/channel-news$/);
});

test('a guide that is broken is shown as far as it goes, and channels that are gone are told', async ({ open }) => {
  const page = await open('App', { withoutServiceWorker: true, expectComplaints: EXPECTED });
  await setFault('video-one', 'broken-guide');
  await page.goto('/vod/overview/channels');
  await expect(page.getByRole('list', { name: 'TV guide' }).getByRole('listitem')).toHaveCount(8);
  await expectGoodAnswer(page);
  await setFault('video-one', 'no-channels');
  await page.reload();
  await expect(page.getByText('No channels.')).toBeVisible();
});
