// Phones that walk from one access point to the next lose a file now and then: the start must come through.
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

/** Where a browser does not fetch a lost module again, the page tells so and reloads. */
const COMPLAINTS = /Failed to load resource|ERR_FAILED|preload|code of the page could not be fetched/;
const LOST = { withoutServiceWorker: true, expectComplaints: COMPLAINTS };

/** Lets the first calls for such a file fail, as many as are named. */
async function lose(page: Page, file: RegExp, times: number): Promise<{ lost: () => number }> {
  let lost = 0;
  await page.route(file, (route) => {
    lost += 1;
    return lost <= times ? route.abort() : route.continue();
  });
  return { lost: () => lost };
}

const FILES: readonly [string, RegExp][] = [
  ['the early script', /\/assets\/early-[^/]*\.js/],
  ['the portal’s own script', /\/assets\/index-[^/]*\.js/],
  ['the libraries', /\/assets\/libraries-[^/]*\.js/],
  ['the portal’s style sheet', /\/assets\/index-[^/]*\.css/],
  ['the page’s script', /\/assets\/bookables-[^/]*\.js/],
  ['the page’s style sheet', /\/assets\/bookables-[^/]*\.css/],
  ['the texts', /\/assets\/en-[^/]*\.js/],
  ['the look', /\/assets\/look-[^/]*\.js/],
  ['the look’s style sheet', /\/assets\/look-[^/]*\.css/],
];

for (const [name, file] of FILES) {
  test(`a page comes through that has lost ${name}`, async ({ open }) => {
    const page = await open('App', LOST);
    const { lost } = await lose(page, file, 1);
    await page.goto('/dining/overview');
    await expect(page.locator('#root main h1')).toHaveText('Restaurants');
    await expect(page.locator('#first-view')).toHaveCount(0);
    expect(lost()).toBeGreaterThan(1);
    await expect(page.locator('#root main h1')).toHaveCSS('font-family', /Fraunces/);
  });
}

test('a page whose files do not come says so in the guest’s language, and comes when it is asked', async ({ open }) => {
  const page = await open('App', { ...LOST, language: 'de' });
  await lose(page, /\/assets\/early-[^/]*\.js/, Number.POSITIVE_INFINITY);
  await page.goto('/dining/overview');
  const bar = page.getByRole('alert');
  await expect(bar).toContainText('Diese Seite ist nicht vollständig angekommen.');
  // The drawing's links lead to pages meanwhile, and those far down are there too.
  await expect(page.locator('#first-view')).not.toHaveAttribute('inert');
  await expect(page.locator('#first-view main li').last().locator('a')).toBeVisible();
  await page.unroute(/\/assets\/early-[^/]*\.js/);
  await bar.getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
  await expect(page.locator('#root main h1')).toHaveText('Restaurants');
  await expect(bar).toHaveCount(0);
});
