// The ship map, the ship page and the tables of today, on the devices that show them.
import type { Locator, Page } from '@playwright/test';
import { expectGoodAnswer, expectGoodPage } from '../good-page.ts';
import { expect, test } from '../test.ts';

/** Plans are drawn when they are first asked for, which a busy machine takes its time for. */
const DRAWN = { timeout: 60_000 };

/** A plan is there when its picture has come: a broken one takes its place too. */
async function expectDrawn(plan: Locator): Promise<void> {
  await expect(plan).toBeVisible(DRAWN);
  await expect.poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth), DRAWN).toBeGreaterThan(0);
}

test('[C290 C291 C297 C304] a guest finds a restaurant and a cabin, and a way without stairs', async ({ open }) => {
  const page = await open('App', { expectComplaints: /cabinfinder.*7999/ });
  await page.goto('/content/detail/article-chart-house');
  await expectDrawn(page.getByRole('img', { name: 'Deck 11' }));
  await page.goto('/wayfinder?wayfinderProfileId=poi-chart-house');
  await expectDrawn(page.getByRole('img', { name: 'The ship from the side, deck by deck' }));
  await expect(page.getByRole('radio', { name: /Deck 11.*Destination/ })).toBeChecked();
  await expectDrawn(page.getByRole('img', { name: 'Deck 11' }));
  await page.getByRole('radio', { name: /^Deck 7/ }).check();
  await expectDrawn(page.getByRole('img', { name: 'Deck 7' }));
  await page.getByRole('radio', { name: /^Deck 11/ }).check();
  await expectGoodPage(page);
  await page.getByRole('combobox', { name: 'From' }).selectOption({ label: 'Reception' });
  await page.getByRole('checkbox', { name: 'Without stairs' }).check();
  await page.getByRole('button', { name: 'Show the way' }).click();
  await expect(page.getByText(/Lifts \w+ to deck 11/)).toBeVisible(DRAWN);
  await expect(page.getByText(/Stairs \w+ to deck/)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Cabin number' }).fill('7999');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('The cabin could not be found, please search for another cabin')).toBeVisible();
  await page.getByRole('textbox', { name: 'Cabin number' }).fill('7214');
  await page.getByRole('textbox', { name: 'Cabin number' }).press('Enter');
  await expect(page.getByText('Cabin 7214: Deck 7')).toBeVisible(DRAWN);
  await expectGoodAnswer(page);
});

test('[C282] [CD45] a guest reads about the ship', async ({ open }) => {
  const page = await open('App', { language: 'de' });
  await page.goto('/shipdetail');
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Star' })).toBeVisible();
  await expect(page.getByText('48.200 BRZ')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Deck 12' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Suite mit Balkon' })).toBeVisible();
});

test('[CD46] a kiosk knows where it stands', async ({ open }) => {
  const page = await open('Kiosk');
  await page.goto('/wayfinder?wayfinderProfileId=poi-spa');
  await expect(page.getByRole('radio', { name: /Deck 5.*You are here/ })).toBeVisible(DRAWN);
  await expect(page.getByRole('radio', { name: /Deck 9.*Destination/ })).toBeChecked();
  await expectGoodAnswer(page);
});

/** Every time has its light, in one of the three colours; late in the evening the last times are over, which is told too. */
async function expectLightsOfSlots(page: Page): Promise<void> {
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(rows).not.toHaveCount(0);
  for (const row of await rows.all()) {
    const slots = row.getByRole('listitem');
    if ((await slots.count()) === 0) await expect(row).toContainText(/\S+\s.*today/i);
    for (const slot of await slots.all()) {
      await expect(slot.locator('time')).toHaveText(/^\d{1,2}:\d\d/);
      await expect(slot.locator('[data-colour]')).toHaveAttribute('data-colour', /^(Green|Yellow|Red)$/);
    }
  }
}

test('[C305 C310] a screen shows the tables of today with their lights', async ({ open }) => {
  const page = await open('DigitalSignage');
  await page.goto('/restaurantavailability/overview/main');
  await expect(page.getByRole('heading', { level: 2, name: 'La Pergola' })).toBeVisible();
  const signs = page.getByRole('list', { name: 'What the lights mean' });
  await expect(signs.getByRole('listitem')).toHaveText([/Plenty of room/, /.+/, /.+/]);
  await expectLightsOfSlots(page);
  await expectGoodPage(page);
});
