// A table on a phone and a treatment on a kiosk, from the list to the guest's bookings, and what happens when the answer is lost.
import type { Page } from '@playwright/test';
import { bookablesRoutes } from '#contract/areas/bookables.ts';
import { expectGoodAnswer, settled } from '../good-page.ts';
import { shipPack } from '../pack.ts';
import { referenceOf } from '../pages/guest-calls.ts';
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { expect, test } from '../test.ts';

const BOOK = `**/v1/${bookablesRoutes.book.path.replace(/\{\w+\}/g, '*')}`;

/** Presses, looks at what is sent, and finds the reference of the answer on the page. */
async function expectToBook(page: Page, objectId: string, wanted: object): Promise<void> {
  const asked = page.waitForRequest(BOOK);
  await page.getByRole('button', { name: 'Book now' }).click();
  const request = await asked;
  expect(request.postDataJSON()).toMatchObject({ objectId, ...wanted });
  const bookingReference = await referenceOf(request);
  expect(bookingReference).toMatch(/^[A-Z2-9]{8}$/);
  await expect(page.getByRole('main')).toContainText('You are booked');
  await expect(page.getByRole('main').getByText('Booking reference')).toContainText(bookingReference);
}

test('[B190 B191 B204 B206 B216 B218 B219 B148] a table on a phone', async ({ open }) => {
  const page = await open('App');
  const content = page.getByRole('main');
  await page.goto('/dining/overview');
  await page.getByRole('link', { name: 'La Pergola' }).click();
  await expect(page).toHaveURL(/\/dining\/detail\/dining-pergola$/);
  await expect(page.getByRole('heading', { level: 1, name: 'La Pergola' })).toBeVisible();
  await expectGoodAnswer(page);
  await page.getByRole('link', { name: 'Log in to book' }).click();
  await new LoginPage(page).byCabin(guest('10001'));
  await expect(page).toHaveURL(/\/tacbooking$/);
  await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await expectGoodAnswer(page);
  // The number of persons is still there after a reload (B205).
  await page.waitForFunction(() => localStorage.getItem('guestportal')?.includes('"numberOfPersons":2'));
  await page.reload();
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  const time = page.getByText('19:00 – 20:45');
  const accept = page.getByRole('checkbox', { name: 'I accept the conditions' });
  const book = page.getByRole('button', { name: 'Book now' });
  for (const later of [time, accept, book]) await expect(later).toHaveCount(0);
  await page
    .locator('label', { has: page.getByRole('radio') })
    .filter({ hasText: /\d [A-Z][a-z]{2}/ })
    .nth(3)
    .click();
  await expect(time).toBeVisible();
  for (const later of [accept, book]) await expect(later).toHaveCount(0);
  await time.click();
  await expectGoodAnswer(page);
  await expect(accept).toBeVisible();
  await expect(book).toHaveCount(0);
  await accept.check();
  await expectGoodAnswer(page);
  await expectToBook(page, 'dining-pergola', { numberOfPersons: 2, fromTime: '19:00', toTime: '20:45' });
  await expectGoodAnswer(page);
  await page.getByRole('link', { name: 'See my bookings' }).click();
  await expect(content.getByRole('listitem').filter({ hasText: 'La Pergola' })).toContainText('19:00');
  await expectGoodAnswer(page);
});

test('[B192 B193 B194 B207 B217 B218 B219] a treatment on a kiosk', async ({ open }) => {
  const page = await open('Kiosk');
  await page.goto('/spa/overview');
  await page.getByRole('link', { name: 'Massages' }).click();
  await page.getByRole('link', { name: 'Classic massage' }).click();
  await expect(page).toHaveURL(/\/spa\/detail\/.+/);
  const treatment = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expectGoodAnswer(page);
  await page.getByRole('link', { name: 'Log in to book' }).click();
  await new LoginPage(page).swipe('10121');
  await expect(page.getByRole('heading', { name: 'Which day?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How many are coming?' })).toHaveCount(0);
  await page
    .locator('label', { has: page.getByRole('radio') })
    .nth(2)
    .click();
  await page.getByText('14:00 – 14:50').click();
  const accept = page.getByRole('checkbox', { name: 'I accept the conditions' });
  await expect(accept).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Book now' })).toHaveCount(0);
  await accept.check();
  await expectGoodAnswer(page);
  await expectToBook(page, treatment, { numberOfPersons: 1, fromTime: '14:00', toTime: '14:50' });
  await expectGoodAnswer(page);
});

test('[B196] what has no external id is read, and not booked', async ({ open }) => {
  const { bookables } = await shipPack();
  const walkIn = bookables.items.find(({ module, externalId }) => module === 'dining' && externalId === undefined);
  expect(walkIn).toBeDefined();
  const page = await open('App', { asGuest: true });
  await page.goto(`/dining/detail/${walkIn?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: walkIn?.title.en ?? '' })).toBeVisible();
  await settled(page);
  for (const role of ['link', 'button'] as const) {
    await expect(page.getByRole('main').getByRole(role, { name: /book/i })).toHaveCount(0);
  }
});

test('[B218 B220] an answer that is lost: everything is kept, and pressing again books once', async ({ open }) => {
  const page = await open('App', { expectComplaints: /ERR_FAILED/, withoutServiceWorker: true });
  const content = page.getByRole('main');
  await new LoginPage(page).logIn(guest('10011'));
  await page.goto('/activity/detail/activity-stars');
  await page.getByRole('button', { name: 'Book now' }).click();
  await page
    .locator('label', { has: page.getByRole('radio') })
    .filter({ hasText: /\d [A-Z][a-z]{2}/ })
    .nth(2)
    .click();
  await page.getByText('22:45 – 00:00').click();
  const answers: string[] = [];
  // The hub books, and its first answer never arrives.
  await page.route(BOOK, async (route) => {
    const reply = await route.fetch();
    answers.push(await reply.text());
    await (answers.length === 1 ? route.abort('failed') : route.fulfill({ response: reply }));
  });
  await page.getByRole('button', { name: 'Book now' }).click();
  const failed = content.getByRole('alert').filter({ hasText: 'The booking cannot be completed' });
  await expect(failed).toBeVisible();
  await expectGoodAnswer(page);
  await page.getByRole('button', { name: 'Book now' }).click();
  await expect(content).toContainText('You are booked');
  expect(answers[1]).toBe(answers[0]);
  await page.getByRole('link', { name: 'See my bookings' }).click();
  await expect(content.getByRole('listitem').filter({ hasText: 'Stars above the ship' })).toHaveCount(1);
});
