// Keys on the screen of a kiosk never cover the field that they write into, across and upright.
import type { Locator, Page } from '@playwright/test';
import { basketRoutes } from '#contract/areas/basket.ts';
import { excursion } from '../pages/excursions.ts';
import { callsOf } from '../pages/guest-calls.ts';
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { expect, test } from '../test.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1080, height: 1920 },
];
const who = guest('10151');
const FIELDS =
  'main :is(textarea, input:is([type="text"], [type="email"], [type="tel"], [type="search"], :not([type])))';

interface Covering {
  field: string;
  by: number;
  above: number;
}

/** How far the keys, or the bar at the top, lie over the field that is being written. */
async function covered(page: Page, field: Locator): Promise<Covering> {
  const keys = page.getByRole('group', { name: /On-screen keyboard|Number keys/ });
  await expect(keys).toBeVisible();
  const [box, keysBox] = await Promise.all([field.boundingBox(), keys.boundingBox()]);
  const name = (await field.getAttribute('name')) ?? (await field.getAttribute('id')) ?? '';
  if (!box || !keysBox) throw new Error(`${name} is not to be seen.`);
  const isBeside =
    box.x + box.width <= keysBox.x || box.x >= keysBox.x + keysBox.width || box.y >= keysBox.y + keysBox.height;
  return { field: name, by: isBeside ? 0 : Math.max(0, box.y + box.height - keysBox.y), above: Math.max(0, -box.y) };
}

async function expectUncovered(page: Page, path: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(path);
    const fields = page.locator(FIELDS);
    await expect(fields.first()).toBeVisible();
    for (const field of await fields.all()) {
      await field.click();
      await expect.poll(() => covered(page, field), `${path} at ${size.width}`).toMatchObject({ by: 0, above: 0 });
    }
  }
}

test('nothing that a guest writes is covered: problem report, feedback, search and checkout', async ({ open }) => {
  test.slow();
  const hub = await callsOf(who);
  const { id, date } = excursion('excursion-volcano');
  await hub.call(basketRoutes.changeCart, {
    body: [{ type: 'CruiseExcursion', excursion: { id }, date, passenger: { id: who.id }, action: 'add' }],
  });
  const login = new LoginPage(await open('Kiosk'));
  await login.open();
  await login.swipe(who.accountNumber);
  await expect(login.page.getByRole('button', { name: 'Log out' })).toBeVisible();
  for (const path of ['/problem/new', '/ratings/feedback/feedback-dining', '/search', '/basket']) {
    await expectUncovered(login.page, path);
  }
});

test('nor is the login by name', async ({ open }) => {
  const page = await open('Kiosk', { withoutServiceWorker: true });
  // The configuration comes with the page, or by a call of its own.
  await page.route(/\/(login|v1\/devices\/config)$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('CabinSystem', 'HotelSystem');
    await route.fulfill({ response: answer, body });
  });
  await expectUncovered(page, '/login');
});
