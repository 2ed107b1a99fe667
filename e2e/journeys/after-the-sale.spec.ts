// After the sale: guests cancel and change by themselves; who waits moves up; what they get by mail.
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { expectGoodAnswer, expectNoSidewaysScroll } from '../good-page.ts';
import { excursion, excursionOffice } from '../pages/excursions.ts';
import { bookDirectly, callsOf, emptyBasket, orderFor } from '../pages/guest-calls.ts';
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { mailsTo } from '../pages/mailbox.ts';
import { expect, test } from '../test.ts';

const johanna = guest('10132');
const john = guest('10181');
const jane = guest('10182');

test('[B150] [BD34] a guest who cancels gets the money back, and the family that waits has the place', async ({
  open,
}) => {
  const trip = excursion('excursion-meze');
  await excursionOffice.leaveFree(trip.id, 1);
  await excursionOffice.change(trip.id, { waitlist: true });
  expect(await bookDirectly(johanna, trip.id)).toMatchObject({ bookingStatus: 'C' });
  expect(await bookDirectly(john, trip.id)).toMatchObject({ bookingStatus: 'W' });

  const page = await open('App');
  await new LoginPage(page).logIn(johanna);
  await page.goto('/my_onboard_bookings');
  await page.getByRole('button', { name: `Cancel ${trip.name.en}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(dialog).toContainText('£85.00 is credited to the account on board.');
  await expectGoodAnswer(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Cancel ${trip.name.en}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  const said = page.getByText('Your booking is cancelled. £85.00 is credited to the account on board.');
  await expect(said).toBeVisible();
  const cancelled = page.locator('section', { has: page.getByRole('heading', { name: 'Cancelled' }) });
  await expect(cancelled.getByText(trip.name.en)).toBeVisible();
  await expect(page.getByRole('button', { name: `Cancel ${trip.name.en}` })).toHaveCount(0);
  await expectGoodAnswer(page);

  const other = await open('App');
  await new LoginPage(other).logIn(john);
  await other.goto('/my_onboard_bookings');
  const confirmed = other.locator('section', { has: other.getByRole('heading', { name: 'Confirmed' }) });
  await expect(confirmed.getByText(trip.name.en)).toBeVisible();
  expect(await excursionOffice.places(trip.id)).toMatchObject({ free: 0, waiting: 0 });
});

test('a guest changes to another excursion, and pays the difference that was shown', async ({ open }) => {
  const [from, to] = [excursion('excursion-oia'), excursion('excursion-canal')];
  expect(await bookDirectly(jane, from.id)).toMatchObject({ bookingStatus: 'C' });
  const page = await open('App');
  await new LoginPage(page).logIn(jane);
  await page.goto('/my_onboard_bookings');
  await page.getByRole('button', { name: `Change ${from.name.en}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Change this booking' });
  const choice = dialog.getByLabel('Excursion');
  const wanted = choice.locator('option', { hasText: to.name.en });
  await choice.selectOption((await wanted.getAttribute('value')) ?? '');
  await expect(dialog).toContainText('Booked £68.00 · new £95.00');
  await expect(dialog).toContainText('£27.00 is charged to the account on board in addition.');
  await expectGoodAnswer(page);
  await dialog.getByRole('button', { name: 'Change · £27.00 more' }).click();
  await expect(page.getByText(/Your booking is changed\. £27\.00 is charged/)).toBeVisible();
  const list = page.getByRole('main');
  await expect(list.getByText(to.name.en)).toBeVisible();
  await expect(list.getByText(from.name.en)).toHaveCount(0);
  await expectGoodAnswer(page);
  const appointments = await (await callsOf(jane)).call(bookingsRoutes.appointments);
  const confirmed = appointments.filter(({ bookingStatus }) => bookingStatus === 'C').map((one) => one.excursionCode);
  expect(confirmed).toContain(to.bookingCode);
  expect(confirmed).not.toContain(from.bookingCode);
});

test('the letter of an order is drawn as it was designed, on a phone and on a desk', async ({ open }) => {
  const trip = excursion('excursion-valletta-walk');
  await emptyBasket(john);
  const address = `letter-${Date.now()}@example.com`;
  const { groupReference } = await orderFor(john, trip, address);
  // A place that comes free for John meanwhile is told to the same address.
  const [mail] = await mailsTo(address, groupReference);
  expect(mail?.from).toMatch(/^Meridian Voyages </);
  expect(mail?.attachments.map(({ name }) => name)).toEqual(['booking.ics']);
  const page = await open('App');
  for (const width of [390, 800]) {
    await page.setViewportSize({ width, height: 844 });
    await page.setContent(mail?.html ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your excursion booking');
    await expect(page.getByText(trip.name.en)).toBeVisible();
    await expect(page.getByText(groupReference)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: test.info().outputPath(`letter-${width}.png`), fullPage: true });
  }
});
