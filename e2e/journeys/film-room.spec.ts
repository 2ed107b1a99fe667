// The room that a film has: all that the bars leave, on every device, with every control inside the picture.
import type { Page } from '@playwright/test';
import { expect, test } from '../own-ship.ts';
import { filmsReady, plays, seek } from '../pages/player.ts';

test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);
test.beforeAll(filmsReady);

const FILM = '/vod/m101';
const SIZES = [
  ['App', { width: 390, height: 844 }],
  ['App', { width: 844, height: 390 }],
  ['App', { width: 1280, height: 800 }],
  ['Kiosk', { width: 1080, height: 1920 }],
  ['Kiosk', { width: 1920, height: 1080 }],
] as const;

/** The picture, and the room between the bars, in whole pixels. */
const places = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    const [bar, foot, player] = [boxOf('header'), boxOf('footer'), boxOf('#root [data-player]')];
    const room = { width: document.documentElement.clientWidth, height: foot.top - bar.bottom };
    const full = Math.min(room.width, (room.height * 16) / 9);
    return {
      full: Math.round(full),
      width: Math.round(player.width),
      isWide: Math.abs(player.height - (player.width * 9) / 16) <= 2,
      /** Pixels beyond the bars; what is between them is the picture's. */
      beyond: Math.round(Math.max(0, bar.bottom - player.top, player.bottom - foot.top)),
      aside: Math.round(Math.abs(player.left + player.width / 2 - room.width / 2)),
      down: Math.round(Math.abs(player.top + player.height / 2 - (bar.bottom + room.height / 2))),
      scrolls: document.documentElement.scrollHeight - innerHeight,
    };
  });

for (const [device, size] of SIZES) {
  test(`[C93] a film on ${device} of ${size.width}×${size.height} fills what the bars leave, and nothing scrolls`, async ({
    open,
  }) => {
    const page = await open(device, { withoutServiceWorker: true });
    await page.setViewportSize(size);
    await page.goto(FILM);
    await expect(page.locator('#root [data-player]')).toBeVisible();
    await expect(async () => {
      const { full, width, scrolls, down, ...rest } = await places(page);
      expect(rest).toEqual({ isWide: true, beyond: 0, aside: 0 });
      expect(Math.abs(width - full), `${width} of ${full}`).toBeLessThanOrEqual(4);
      expect(down, 'in the middle').toBeLessThanOrEqual(2);
      expect(scrolls).toBeLessThanOrEqual(0);
    }).toPass({ timeout: 20_000 });
  });

  test(`[C134 C136] a channel on ${device} of ${size.width}×${size.height} is as large, with its programme below`, async ({
    open,
  }) => {
    const page = await open(device, { withoutServiceWorker: true });
    await page.setViewportSize(size);
    for (const at of ['/channel/channel-news', '/vod/channel/channel-news']) {
      await page.goto(at);
      await expect(page.locator('#root [data-player]')).toBeVisible();
      await expect(async () => {
        const { full, width, isWide, beyond, aside } = await places(page);
        expect({ isWide, beyond, aside }).toEqual({ isWide: true, beyond: 0, aside: 0 });
        expect(Math.abs(width - full), `${width} of ${full}`).toBeLessThanOrEqual(4);
      }).toPass({ timeout: 20_000 });
    }
  });
}

const REM_PX = 16;

test('every control is within the picture, however wide it is, and what is left out below 41 rem is back above', async ({
  open,
}) => {
  const page = await open('App', { withoutServiceWorker: true });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(FILM);
  await plays(page);
  // As long as a time gets.
  await seek(page, 3_700);
  await plays(page, 3_700);
  const controls = () =>
    page.evaluate(() => {
      const picture = document.querySelector('[data-player]')?.getBoundingClientRect() ?? new DOMRect();
      const seen = [
        ...document.querySelectorAll('[data-player] :is([data-controls], [data-top]) :is(button, input, a)'),
      ]
        .filter((one) => one.checkVisibility())
        .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent, box: one.getBoundingClientRect() }));
      const isOut = (box: DOMRect) =>
        box.left < picture.left - 1 || box.right > picture.right + 1 || box.top < picture.top;
      const row = [...document.querySelectorAll('[data-controls] *')].filter(
        (one) => one.scrollWidth > one.clientWidth + 1,
      );
      return {
        out: seen.filter(({ box }) => isOut(box)).map(({ name }) => name),
        pushed: row.filter((one) => getComputedStyle(one).display === 'flex').length,
        count: seen.length,
        picture: picture.width,
      };
    });
  const counts: number[] = [];
  for (const width of [320, 390, 480, 41 * REM_PX, 41 * REM_PX + 1, 47 * REM_PX + 1, 820]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => expect((await controls()).picture).toBe(width)).toPass();
    const { out, pushed, count } = await controls();
    expect({ out, pushed }, `${width} px`).toEqual({ out: [], pushed: 0 });
    counts.push(count);
  }
  const [narrow = 0, , , below = 0, above = 0] = counts;
  expect(below).toBe(narrow);
  expect(above, 'ten seconds back and on').toBeGreaterThanOrEqual(below + 2);
});

test('a list of films has no ground of its own length, which would be drawn anew whenever it grows', async ({
  open,
}) => {
  const page = await open('App', { withoutServiceWorker: true });
  await page.goto('/vod/overview/movies/201');
  await expect(page.locator('#root main [role=list] img').first()).toBeVisible();
  const grounds = await page.locator('#root main [role=list]').evaluate((list) => {
    const found: string[] = [];
    for (let one: Element | null = list; one && one !== document.body; one = one.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none') found.push(one.className);
    }
    return { found, window: getComputedStyle(document.body).backgroundColor };
  });
  expect(grounds.found).toEqual([]);
  const dark = grounds.window.match(/\d+/g)?.slice(0, 3).map(Number) ?? [255];
  expect(Math.max(...dark), 'the lights are down').toBeLessThan(60);
});
