// When a booking goes wrong the guest stays logged in, keeps what was typed and reads what happened.
import type { Page } from '@playwright/test';
import { basketRoutes } from '#contract/areas/basket.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { expectGoodAnswer, settled } from '../good-page.ts';
import { BasketPage } from '../pages/basket.page.ts';
import { excursion, excursionOffice } from '../pages/excursions.ts';
import { callsOf, emptyBasket } from '../pages/guest-calls.ts';
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { mailsTo } from '../pages/mailbox.ts';
import { ship } from '../ship.ts';
import { expect, test } from '../test.ts';

// One journey after the other: they share a party, and with it a basket.
test.describe.configure({ mode: 'default' });

const margaret = guest('10011');
const refused = /status of 409/;
const lost = /ERR_FAILED/;
const ORDER = `**/v1/${basketRoutes.order.path}`;

test.beforeEach(() => emptyBasket(margaret));

/** B95: with no place left a button to book is gone, or not to be pressed. */
async function expectNoWayToBook(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('button', { name: /^Book/, disabled: false })).toHaveCount(0);
}

test('[B95 B99] [BD1 BD29] an excursion that fills up between page and press', async ({ open }) => {
  const trip = excursion('excursion-vineyard');
  const page = await open('App');
  await new LoginPage(page).logIn(margaret);
  await page.goto(trip.paths.booking);
  const accept = page.getByRole('checkbox', { name: 'I accept the conditions' });
  await accept.check();
  await page.getByRole('checkbox', { name: 'Peter' }).check();
  await excursionOffice.leaveFree(trip.id, 0);
  await page.getByRole('button', { name: /^Book 2 places/ }).click();
  const content = page.getByRole('main');
  const failed = content.getByRole('alert').filter({ hasText: 'Your booking could not be completed' });
  await expect(failed).toBeVisible();
  await expect(content).toContainText('Fully booked');
  await expect(content).not.toContainText('You are booked');
  await expectNoWayToBook(page);
  await expect(accept).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Peter' })).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`${trip.paths.booking}$`));
  await expectGoodAnswer(page);

  await excursionOffice.leaveFree(trip.id, 1);
  await page.goto('/my_onboard_bookings');
  await settled(page);
  await expect(content.getByText(trip.name.en)).toHaveCount(0);
  await page.goto(trip.paths.booking);
  await accept.check();
  await page.getByRole('button', { name: /^Book 1 place/ }).click();
  await expect(content).toContainText('You are booked');
});

test('[BD11 BD18] an excursion that fills up before it is in the basket keeps the choice', async ({ open }) => {
  const trip = excursion('excursion-bikes');
  const page = await open('App', { expectComplaints: refused });
  await new LoginPage(page).logIn(margaret);
  await page.goto(trip.paths.choice);
  await page.getByRole('checkbox', { name: 'Margaret' }).check();
  await excursionOffice.leaveFree(trip.id, 0);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('Your booking could not be completed');
  await expect(page.getByRole('checkbox', { name: 'Margaret' })).toBeChecked();
  await expectGoodAnswer(page);
});

test('[B106] [BD16 BD18] a sold-out checkout names the excursion and keeps every entry', async ({ open }) => {
  const trip = excursion('excursion-walls');
  const contact = { email: 'sold-out@example.com', mobile: '0171 123' };
  const page = await open('App', { expectComplaints: refused });
  await new LoginPage(page).logIn(margaret);
  const basket = new BasketPage(page);
  await basket.add(trip.paths.choice, 'Margaret', 'Peter');
  await basket.fillIn(contact);
  await excursionOffice.leaveFree(trip.id, 1);
  await basket.order.click();
  await expect(basket.alert).toContainText('Your booking could not be completed');
  await expect(basket.alert).toContainText(trip.name.en);
  await basket.expectKept(contact);
  await expectGoodAnswer(page);

  await page.getByRole('button', { name: `Remove Peter Ashdown from ${trip.name.en}` }).click();
  await expect(basket.order).toHaveText('Place order · £52.00');
  await basket.expectKept(contact);
  await basket.order.click();
  const [booked, ...more] = await excursionOffice.bookings(await basket.reference());
  expect(booked).toMatchObject({ accountNumber: margaret.accountNumber, bookingStatus: 'C' });
  expect(more).toEqual([]);
});

test('[BD13] a price that changes between basket and order is shown before it is paid', async ({ open }) => {
  const trip = excursion('excursion-elaphiti');
  const contact = { email: 'price@example.com' };
  const page = await open('App', { expectComplaints: refused });
  await new LoginPage(page).logIn(guest('10021'));
  const basket = new BasketPage(page);
  await basket.add(trip.paths.choice, 'Hélène');
  await basket.fillIn(contact);
  await excursionOffice.change(trip.id, { price: { adult: 121.5 } });
  await basket.order.click();
  await expect(basket.content).toContainText('Prices have changed');
  await expect(basket.order).toHaveText('Place order · £121.50');
  await basket.expectKept(contact);
  await expectGoodAnswer(page);
  await basket.order.click();
  const [booked] = await excursionOffice.bookings(await basket.reference());
  expect(booked?.price).toBe(121.5);
});

for (const { what, reachesHub, trip } of [
  { what: 'on the way out', reachesHub: false, trip: excursion('excursion-oia') },
  { what: 'on the way back', reachesHub: true, trip: excursion('excursion-kotor') },
]) {
  test(`[BD17] the connection drops ${what}: pressed again, ordered once`, async ({ open }) => {
    const contact = { email: `dropped-${trip.id}@example.com`, mobile: '0171 123' };
    const page = await open('App', { expectComplaints: lost });
    await new LoginPage(page).logIn(margaret);
    const basket = new BasketPage(page);
    await basket.add(trip.paths.choice, 'Peter');
    await basket.fillIn(contact);
    await page.route(
      ORDER,
      async (route) => {
        if (reachesHub) await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await basket.order.click();
    await expect(basket.alert).toContainText('The connection was lost.');
    await basket.expectKept(contact);
    await expectGoodAnswer(page);
    await basket.order.click();
    const reference = await basket.reference();
    await expect(basket.content).toContainText(trip.name.en);

    const hub = await callsOf(margaret);
    const bookings = await hub.call(bookingsRoutes.bookings);
    const ofTrip = bookings.filter((one) => one.excursion.id === trip.id);
    expect(ofTrip.map((one) => one.bookingReference)).toEqual([reference]);
    expect(await mailsTo(contact.email)).toHaveLength(1);
  });
}

test('[BD17 BD33] the connection drops during a direct booking: pressed again, booked once', async ({ open }) => {
  const trip = excursion('excursion-luzzu');
  const page = await open('App', { expectComplaints: lost });
  await new LoginPage(page).logIn(margaret);
  await page.goto(trip.paths.booking);
  const accept = page.getByRole('checkbox', { name: 'I accept the conditions' });
  await accept.check();
  const booking = `**/v1/${excursionsRoutes.book.path.replace('{id}', trip.id)}`;
  await page.route(booking, (route) => route.fetch().then(() => route.abort()), { times: 1 });
  const book = page.getByRole('button', { name: /^Book 1 place/ });
  await book.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There was no answer.');
  await expect(accept).toBeChecked();
  await expectGoodAnswer(page);
  await book.click();
  await expect(page.getByRole('main')).toContainText('You are booked');
  const appointments = await (await callsOf(margaret)).call(bookingsRoutes.appointments);
  expect(appointments.filter((one) => one.excursionCode === trip.bookingCode)).toHaveLength(1);
});

test('[B154 B157] [BD37] an account that is blocked between basket and order', async ({ open }) => {
  const trip = excursion('excursion-mdina');
  const contact = { email: 'blocked@example.com' };
  const page = await open('App', { expectComplaints: refused });
  await new LoginPage(page).logIn(margaret);
  const basket = new BasketPage(page);
  await basket.add(trip.paths.choice, 'Margaret');
  await basket.fillIn(contact);
  const { accountNumber } = margaret;
  await ship.callOps(sessionRoutes.changeAccountStatus, { body: { accountNumber, isBlocked: true } });
  await basket.order.click();
  await expect(basket.alert).toContainText('Your account is blocked. Booking is not possible');
  await basket.expectKept(contact);
  await expectGoodAnswer(page);
  await ship.callOps(sessionRoutes.changeAccountStatus, { body: { accountNumber, isBlocked: false } });
  await basket.order.click();
  await basket.reference();
});

test('[B91 B154 B157] a blocked account reads why and finds no button to book', async ({ open }) => {
  const { paths } = excursion('excursion-mdina');
  const page = await open('App');
  const content = page.getByRole('main');
  await new LoginPage(page).logIn(guest('10141'));
  for (const path of [paths.onboard, paths.booking, paths.choice]) {
    await page.goto(path);
    await expect(content).toContainText('Your account is blocked. Booking is not possible');
    await expectGoodAnswer(page);
    for (const role of ['link', 'button'] as const) {
      await expect(content.getByRole(role, { name: /^Book|Add to basket/ })).toHaveCount(0);
    }
  }
});
