// Onboard excursions: from the list of the day to the booking, on a phone, on a kiosk and on a screen.
import { expectGoodAnswer } from '../good-page.ts';
import { excursion } from '../pages/excursions.ts';
import { referenceOf } from '../pages/guest-calls.ts';
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { expect, test } from '../test.ts';

test('[B58 B63 B64 B65 B82 B96 B98 B148] day, filters, detail, booking, my onboard bookings', async ({ open }) => {
  const who = guest('10021');
  const trip = excursion('excursion-luzzu');
  const other = excursion('excursion-jeep');
  const page = await open('App');
  await page.goto('/onboard/excursions');
  await page.locator(`a[href="${trip.paths.onboardDay}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Valletta');
  await expect(page.getByRole('link', { name: other.name.en })).toBeVisible();
  await page.getByText('Up to 2 hours').click();
  await expect(page.getByRole('link', { name: other.name.en })).toHaveCount(0);
  await expectGoodAnswer(page);
  await page.getByRole('link', { name: trip.name.en }).click();
  await expect(page).toHaveURL(new RegExp(`${trip.paths.onboard}$`));
  await page.getByRole('link', { name: 'Log in to book' }).click();
  await new LoginPage(page).byCabin(who);
  await expect(page).toHaveURL(new RegExp(`${trip.paths.booking}$`));
  await expectGoodAnswer(page);
  const content = page.getByRole('main');
  const book = content.getByRole('button', { name: 'Book 1 place · £28.00' });
  await book.click();
  await expect(content.getByText(/Please accept the Terms/)).toBeVisible();
  await expectGoodAnswer(page);
  await page.getByRole('checkbox', { name: 'I accept the conditions' }).check();
  const asked = page.waitForRequest(/\/v1\/excursions\/book\//);
  await book.click();
  const request = await asked;
  const { accountNumber, firstName, lastName } = who;
  expect(request.postDataJSON()).toEqual({ excursionId: trip.id, guests: [{ accountNumber, firstName, lastName }] });
  await expect(content).toContainText('You are booked');
  const bookingReference = await referenceOf(request);
  expect(bookingReference).toMatch(/^[A-Z2-9]{8}$/);
  await expect(content.getByText('Booking reference')).toContainText(bookingReference);
  await expectGoodAnswer(page);
  await page.getByRole('link', { name: 'See my bookings' }).click();
  await expect(page).toHaveURL(/\/my_onboard_bookings$/);
  await expect(content.getByRole('listitem').filter({ hasText: trip.name.en })).toContainText(trip.timeOfDay);
  await expectGoodAnswer(page);
});

test('[A197 B84 B98] kiosk: the card is scanned, then booked with one hand', async ({ open }) => {
  const who = guest('10121');
  const trip = excursion('excursion-acropolis');
  const page = await open('Kiosk');
  await page.goto(trip.paths.onboard);
  await page.getByRole('link', { name: 'Log in to book' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await new LoginPage(page).swipe(who.accountNumber);
  await expect(page).toHaveURL(new RegExp(`${trip.paths.booking}$`));
  await page.getByRole('checkbox', { name: 'I accept the conditions' }).check();
  await expectGoodAnswer(page);
  await page.getByRole('button', { name: /^Book 1 place/ }).click();
  await expect(page.getByRole('main')).toContainText('You are booked');
  await expect(page.getByRole('main').getByText('Booking reference')).toContainText(/\b[A-Z2-9]{8}\b/);
  await expect(page.getByRole('link', { name: 'See my bookings' })).toHaveAttribute('href', '/my_onboard_bookings');
  await expectGoodAnswer(page);
});

test('[B5 B27 B81] a screen shows excursions and never a way to book', async ({ open }) => {
  const trip = excursion('excursion-acropolis');
  const page = await open('DigitalSignage');
  for (const path of [trip.paths.shore, trip.paths.choice, trip.paths.onboard]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: trip.name.en })).toBeVisible();
    await expectGoodAnswer(page);
    await expect(page.getByRole('main').getByRole('link', { name: /book/i })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
});

test('the durations of the filter stand in one row on a desk', async ({ open }) => {
  const page = await open('App', { language: 'de' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(excursion('excursion-valletta-walk').paths.onboardDay);
  const options = page.getByRole('group', { name: 'Dauer' }).getByRole('radio');
  await expect(options.first()).toBeAttached();
  const tops = await options.evaluateAll((all) => all.map((one) => one.closest('label')?.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size).toBe(1);
});
