// Every way in, each to its destination, by taps and keys.
import { deviceRoutes } from '#contract/areas/device.ts';
import { type LoginSettings, sessionRoutes } from '#contract/areas/session.ts';
import { DEVICES } from '../devices.ts';
import { guest } from '../pages/guests.ts';
import { ship } from '../ship.ts';
import { type GuestPage, label, role, text } from './guest-page.ts';
import { expect, test } from './own-ship.ts';

const claudia = guest('10001');

async function loginType(settings: Partial<LoginSettings>): Promise<void> {
  await ship.callOps(sessionRoutes.changeLoginSettings, { body: settings });
}

/** Home looks the same to everybody; the way out is for those who are in. */
async function isHomeAsGuest(phone: GuestPage): Promise<void> {
  await phone.isAt('/');
  await phone.sees(role('button', 'Log out'));
}

/** `2026-12-31` as it is typed into a field: `31122026`. */
const typed = (day: string) => day.split('-').toReversed().join('');

test('passenger: departure, booking and surname lead to the holiday', async ({ phone }) => {
  await loginType({ type: 'Passenger' });
  await phone.goto('/login');
  await phone.fill(label('Departure date'), typed(claudia.departureDay));
  await phone.fill(label('Booking reference'), claudia.bookingReference);
  await phone.fill(label('Surname of the lead passenger'), claudia.lastName);
  await phone.tap(role('button', 'Log in'));
  await phone.isAt('/my_holiday');
});

test('the date is chosen from its calendar by the keyboard, and the focus comes back to the field', async ({
  phone,
}) => {
  await loginType({ type: 'Passenger' });
  await phone.goto('/login');
  const opener = role('button', 'Choose a date from the calendar');
  await phone.pressOn(opener, 'Enter');
  await phone.sees(role('dialog'));
  const day = () => phone.run(() => (document.activeElement as HTMLElement | null)?.dataset.day);
  await expect.poll(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (let step = 0; step < 60 && (await day()) !== claudia.departureDay; step++)
    await phone.engine.press('ArrowRight');
  await phone.engine.press('Enter');
  await phone.seesNo(role('dialog'));
  await phone.sees(opener, { isFocused: true });
  await phone.sees(label('Departure date'), { value: claudia.departureDay.split('-').toReversed().join('/') });
});

test('hotel: name and date of birth lead home', async ({ phone }) => {
  await loginType({ type: 'HotelSystem' });
  await phone.goto('/login');
  await phone.fill(label('First name'), claudia.firstName);
  await phone.fill(label('Last name'), claudia.lastName);
  await phone.fill(label('Date of birth'), typed(claudia.birthDay));
  await phone.sees(label('Date of birth'), { value: claudia.birthDay.split('-').toReversed().join('/') });
  await phone.engine.press('Enter');
  await isHomeAsGuest(phone);
});

test('cabin without PIN: account and cabin lead home', async ({ phone }) => {
  await loginType({ type: 'CabinSystem', pinLoginEnabled: false });
  await phone.goto('/login');
  await phone.fill(label('Account number'), claudia.accountNumber);
  await phone.fill(label('Cabin number'), claudia.cabin);
  expect(await phone.find(label('PIN'))).toEqual([]);
  await phone.tap(role('button', 'Log in'));
  await isHomeAsGuest(phone);
});

test('[A138] type A: the link, then the token, the success page and home by itself, without a way out', async ({
  phone,
}) => {
  await loginType({ type: 'Retina', reLoginUrl: 'https://guest.example/in' });
  await phone.goto('/login');
  await phone.sees(role('heading'));
  const link = () => phone.run(() => document.querySelector('main a')?.getAttribute('href') ?? '');
  await expect.poll(link).toBe('https://guest.example/in');
  const { token } = await ship.callOps(sessionRoutes.issueToken, { body: { accountNumber: claudia.accountNumber } });
  await phone.goto(`/retina/login/${token}`);
  await phone.sees(text(/Claudia Hartmann/));
  await phone.isAt('/');
  await phone.sees(role('heading'));
  await phone.seesNo(role('button', 'Log out'));
  await phone.goto('/my_account');
  await phone.sees(role('heading', 'My account'));
});

test('kiosk: a card is swiped', async ({ phone }) => {
  await loginType({ type: 'CabinSystem', pinLoginEnabled: true });
  const body = { deviceGroup: DEVICES.Kiosk.group };
  const { token } = await ship.callOps(deviceRoutes.createEnrolment, { body });
  await phone.goto(`/v1/devices/enrol/${token}`);
  await phone.goto('/login');
  await phone.sees(role('heading', 'Scan your cruise card'));
  await phone.engine.type(claudia.accountNumber);
  await phone.engine.press('Enter');
  await isHomeAsGuest(phone);
});
