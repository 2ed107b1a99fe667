// Full excursions: who waits, who moves up, and who of two gets the last place.
import { expectGoodAnswer } from '../good-page.ts';
import { excursion, excursionOffice } from '../pages/excursions.ts';
import { bookDirectly } from '../pages/guest-calls.ts';
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { expect, test } from '../test.ts';

const john = guest('10181');
const johanna = guest('10132');

test('[B150] [BD34] full, waitlisted and told so, then confirmed when somebody else is cancelled', async ({ open }) => {
  const trip = excursion('excursion-perissa');
  await excursionOffice.leaveFree(trip.id, 1);
  await excursionOffice.change(trip.id, { waitlist: true });
  const before = await bookDirectly(johanna, trip.id);
  expect(before).toMatchObject({ failed: false, bookingStatus: 'C' });

  const page = await open('App');
  const content = page.getByRole('main');
  await new LoginPage(page).logIn(john);
  await page.goto(trip.paths.onboard);
  await expect(content).toContainText('Fully booked');
  await expectGoodAnswer(page);
  await page.getByRole('link', { name: 'Join the waitlist' }).click();
  await page.getByRole('checkbox', { name: 'I accept the conditions' }).check();
  await expectGoodAnswer(page);
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(content).toContainText('You are on the waitlist');
  await expect(content).toContainText('Nothing has been charged.');
  await expectGoodAnswer(page);
  await page.getByRole('link', { name: 'See my bookings' }).click();
  const group = (name: string) =>
    content.locator('section', { has: page.getByRole('heading', { name }) }).getByText(trip.name.en);
  await expect(group('Waitlist')).toBeVisible();

  const { promoted } = await excursionOffice.cancel(before.bookingReference ?? '');
  expect(promoted).toHaveLength(1);
  await page.reload();
  await expect(group('Confirmed')).toBeVisible();
  await expect(group('Waitlist')).toHaveCount(0);
  expect(await excursionOffice.places(trip.id)).toMatchObject({ free: 0, waiting: 0 });
});

test('[B95] [BD16] two guests press at once for the last place: one is booked, the other is told', async ({ open }) => {
  const trip = excursion('excursion-lokrum');
  await excursionOffice.leaveFree(trip.id, 1);
  const pages = await Promise.all(
    [john, johanna].map(async (who) => {
      const page = await open('App');
      await new LoginPage(page).logIn(who);
      await page.goto(trip.paths.booking);
      await page.getByRole('checkbox', { name: 'I accept the conditions' }).check();
      await expect(page.getByRole('button', { name: /^Book 1 place/ })).toBeEnabled();
      return page;
    }),
  );
  await Promise.all(pages.map((page) => page.getByRole('button', { name: /^Book 1 place/ }).click()));
  const outcome = (page: (typeof pages)[number]) =>
    page.getByRole('main').getByText(/You are booked|Your booking could not be completed/);
  const told = await Promise.all(pages.map((page) => outcome(page).textContent()));
  expect(told.filter((text) => text?.includes('You are booked'))).toHaveLength(1);
  const other = pages[told.findIndex((text) => !text?.includes('You are booked'))];
  if (!other) throw new Error('Both were booked.');
  await expect(other.getByRole('main')).toContainText('Fully booked');
  await expect(other.getByRole('main').getByRole('button', { name: /^Book/, disabled: false })).toHaveCount(0);
  await expectGoodAnswer(other);
  expect(await excursionOffice.places(trip.id)).toMatchObject({ free: 0, waiting: 0 });
});
