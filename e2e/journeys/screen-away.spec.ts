// A screen that starts while the ship's computers are away. On a ship of its own: it is stopped and started.
import type { Page } from '@playwright/test';
import { screenControlRoutes } from '#contract/areas/screen-control.ts';
import { expect, test } from '../own-ship.ts';
import { withWorker } from '../pages/worker.ts';
import { ship } from '../ship.ts';

const SILENCE = /ERR_|Failed to (fetch|load)|fetching the script|preload CSS|stream|status of 5\d\d/i;
const AGE = /^(As of|Stand|À) \d{1,2}:\d\d$/;
const WORDS = 'Leave the atrium by the starboard doors';
/** An article beside its picture, documents page by page, and lines. */
const ENTRIES = ['/content/detail/article-pergola', '/content/detail/article-decks', '/dining/overview'];

/** Whether this entry stands there, drawn to the end: its pictures have come, and its page of a document. */
function isDrawn(page: Page, path: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const shown = document.querySelector('[data-screen="ready"]');
    if (document.documentElement.dataset.playing !== wanted || !shown) return false;
    const pictures = [...shown.querySelectorAll('img')].map(({ naturalWidth }) => naturalWidth > 0);
    const sheets = [...shown.querySelectorAll('canvas')].map(({ width }) => width > 300); // an empty one has 300
    const isWanted = wanted === '/dining/overview' || pictures.length + sheets.length > 0;
    return isWanted && [...pictures, ...sheets].every(Boolean);
  }, path);
}

async function seeAll(page: Page): Promise<void> {
  for (const path of ENTRIES) {
    await expect.poll(() => isDrawn(page, path), { message: path, intervals: [100], timeout: 90_000 }).toBe(true);
  }
}

test.describe.configure({ mode: 'serial' });

test('a screen that starts without a hub shows its playlist as it was, with pictures, documents and its age', async ({
  open,
  ownShip,
}) => {
  test.setTimeout(300_000);
  await ship.callOps(screenControlRoutes.setPlaylist, {
    body: { target: 'signage', entries: ENTRIES.map((path) => ({ path, seconds: 10 })) },
  });
  const page = await open('DigitalSignage', { expectComplaints: SILENCE });
  await page.goto('/');
  await withWorker(page);
  await page.reload();
  await seeAll(page);

  await ownShip.leave();
  await page.reload();
  await seeAll(page);
  await expect(page.getByText(AGE)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await ownShip.comeBack();
  await expect(page.getByText(AGE)).toHaveCount(0, { timeout: 60_000 });
  await seeAll(page);
});

test('an emergency outlasts a reload and a restart of the ship, and ends when it is ended', async ({
  open,
  ownShip,
}) => {
  test.setTimeout(300_000);
  const page = await open('DigitalSignage', { expectComplaints: SILENCE });
  await page.goto('/');
  const words = page.getByText(WORDS);
  await expect(page.locator('[data-screen="ready"]')).toBeVisible();
  await ship.callOps(screenControlRoutes.emergency, { body: { isDrill: false, text: { en: WORDS } } });
  await expect(words.first()).toBeVisible();

  await ownShip.leave();
  await expect(words.first()).toBeVisible();
  await ownShip.comeBack();
  await page.reload();
  await expect(words.first()).toBeVisible();
  // A device that knows of nothing is told by the hub, which has been started anew.
  const other = await open('Kiosk', { expectComplaints: SILENCE });
  await other.goto('/');
  await expect(other.getByText(WORDS).first()).toBeVisible();

  await ship.callOps(screenControlRoutes.clearEmergency);
  for (const one of [page, other]) await expect(one.getByText(WORDS)).toHaveCount(0, { timeout: 30_000 });
});
