// Whoever taps before a page has finished coming in means the page.
import type { Page } from '@playwright/test';
import { excursion } from '../pages/excursions.ts';
import { expect, test } from '../test.ts';

const trip = excursion('excursion-sounion');

const isChanging = (page: Page) => page.evaluate(() => document.documentElement.matches(':active-view-transition'));

test('a tap reaches the page while its picture still grows', async ({ open }) => {
  const page = await open('App');
  await page.goto(trip.paths.shoreDay);
  await page.evaluate(() => {
    const slowly = new CSSStyleSheet();
    slowly.replaceSync('::view-transition-group(*) { animation-duration: 60s !important; }');
    document.adoptedStyleSheets.push(slowly);
  });
  const tile = page.getByRole('link', { name: trip.name.en });
  await tile.click();
  await expect(page.getByRole('heading', { level: 1, name: trip.name.en })).toBeVisible();
  await page.goBack();
  // The second time the page is there at once, and its picture grows out of the tile.
  await tile.click();
  const place = await page.getByRole('link', { name: 'Log in to book' }).boundingBox();
  expect(place).not.toBeNull();
  expect(await isChanging(page)).toBe(true);
  await page.touchscreen.tap((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
  await expect(page.getByLabel('Account number')).toBeVisible();
});
