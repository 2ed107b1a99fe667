// Every way in, each to its destination.
import type { Page } from '@playwright/test';
import { type LoginSettings, sessionRoutes } from '#contract/areas/session.ts';
import { expectGoodPage } from '../good-page.ts';
import { expect, test } from '../own-ship.ts';
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { ship } from '../ship.ts';

test.describe.configure({ mode: 'default' });

const claudia = guest('10001');
const refused = /status of (401|429)/;

async function loginType(settings: Partial<LoginSettings>): Promise<void> {
  await ship.callOps(sessionRoutes.changeLoginSettings, { body: settings });
}

/** Home looks the same to everybody; the way out is for those who are in. */
async function expectHomeAsGuest(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${ship.hubUrl}/`);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
}

test('[A158 A200 A208 A104] passenger: departure, booking and surname lead to the holiday', async ({ open }) => {
  await loginType({ type: 'Passenger' });
  const login = new LoginPage(await open('App'));
  await login.open();
  await expectGoodPage(login.page);
  await login.byBooking(claudia);
  await expect(login.page).toHaveURL(/\/my_holiday$/);
});

test('[A204 A207 A212] passenger: a wrong surname shows everything that helps and keeps what was typed', async ({
  open,
}) => {
  await loginType({ type: 'Passenger' });
  const login = new LoginPage(await open('App', { expectComplaints: refused }));
  await login.open();
  await login.byBooking({ ...claudia, lastName: 'Nobody' });
  await expect(login.alert.first()).toContainText('Login failed, please check your data and try again');
  for (const message of [
    'Please enter date',
    'Please enter your booking reference',
    'Please enter the surname of the passenger who received the confirmation email',
  ]) {
    await expect(login.page.getByText(message)).toBeVisible();
  }
  await expect(login.page.getByLabel('Booking reference')).toHaveValue(claudia.bookingReference);
  await expectGoodPage(login.page);
});

test('[A154 A178 A184] hotel: name and date of birth lead home', async ({ open }) => {
  await loginType({ type: 'HotelSystem' });
  const login = new LoginPage(await open('App'));
  await login.open();
  await expectGoodPage(login.page);
  await login.byName(claudia);
  await expectHomeAsGuest(login.page);
});

test('[A157 A189 A192] cabin without PIN: account and cabin lead home', async ({ open }) => {
  await loginType({ type: 'CabinSystem', pinLoginEnabled: false });
  const login = new LoginPage(await open('App'));
  await login.open();
  await expect(login.page.getByLabel('PIN', { exact: true })).toHaveCount(0);
  await login.byCabin({ ...claudia, pin: '' });
  await expectHomeAsGuest(login.page);
});

test('[A98 A188 A193] cabin with PIN: back to the page that was wanted', async ({ open }) => {
  await loginType({ type: 'CabinSystem', pinLoginEnabled: true });
  const page = await open('App');
  await page.goto('/my_account');
  const login = new LoginPage(page);
  await expect(page).toHaveURL(/\/login$/);
  await expectGoodPage(page);
  await expect(page.getByLabel('PIN', { exact: true })).toBeVisible();
  await login.byCabin(claudia);
  await expect(page).toHaveURL(/\/my_account$/);
  await expect(page.getByRole('main')).toContainText('Claudia Hartmann');
});

test('[A195] five wrong PINs, then too many attempts, and the guest is still on the form', async ({ open }) => {
  await loginType({ type: 'CabinSystem', pinLoginEnabled: true });
  const login = new LoginPage(await open('App', { expectComplaints: refused }));
  const peter = guest('10012');
  await login.open();
  for (let attempt = 0; attempt < 5; attempt++) {
    const answered = login.page.waitForResponse(/loginByAccountIdCabinNoAndPinNo/);
    await login.byCabin({ ...peter, pin: '9999' });
    expect((await answered).status()).toBe(401);
    await expect(login.alert.first()).toContainText('Login failed, please check your data and try again');
  }
  const answered = login.page.waitForResponse(/loginByAccountIdCabinNoAndPinNo/);
  await login.byCabin(peter);
  expect((await answered).status()).toBe(429);
  await expect(login.alert.first()).toContainText('Too many attempts. Please try again in 15 minutes.');
  await expect(login.page).toHaveURL(/\/login$/);
  await expect(login.page.getByLabel('Account number')).toHaveValue(peter.accountNumber);
});

test('[A153 A169 A174 A175] type A: the link, then the token, the success page and home after 5 seconds', async ({
  open,
}) => {
  await loginType({ type: 'Retina', reLoginUrl: 'https://guest.example/in' });
  const page = await open('App', { expectComplaints: refused });
  const login = new LoginPage(page);
  await login.open();
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', 'https://guest.example/in');
  await expectGoodPage(page);

  const { token } = await ship.callOps(sessionRoutes.issueToken, { body: { accountNumber: claudia.accountNumber } });
  await page.addInitScript(() => {
    const counted: number[] = [];
    Object.assign(window, { counted });
    new MutationObserver(() => {
      const left = Number(/in (\d+) seconds?/.exec(document.querySelector('main')?.textContent ?? '')?.[1]);
      if (left > 0 && left !== counted.at(-1)) counted.push(left);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(`/retina/login/${token}`);
  await expect(page).toHaveURL(/\/retina\/loginsuccess$/);
  await expect(page.getByRole('main')).toContainText('Claudia Hartmann');
  await expect(page).toHaveURL(`${ship.hubUrl}/`);
  expect(await page.evaluate(() => (window as unknown as { counted: number[] }).counted)).toEqual([5, 4, 3, 2, 1]);

  await page.goto(`/retina/login/${token}`);
  await expect(login.alert).toContainText('Login failed, please visit the reception');
});

test('[A156 A197 A199] kiosk: an unknown card, then the right one', async ({ open }) => {
  await loginType({ type: 'CabinSystem', pinLoginEnabled: true });
  const page = await open('Kiosk', { expectComplaints: refused });
  const login = new LoginPage(page);
  await login.open();
  await expectGoodPage(page);
  await login.swipe('99999');
  await expect(login.alert).toContainText("we couldn't find your account number");
  await login.swipe(claudia.accountNumber);
  await expectHomeAsGuest(page);
});
