// Kiosks and screens by themselves: they forget guests and come back to their own page.
import { settled } from '../good-page.ts';
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { ship } from '../ship.ts';
import { expect, test } from '../test.ts';

const MINUTE_MS = 60_000;
/** As the pack says it of screens. */
const SCREEN_IDLE_MS = 120_000;

async function swipedIn(login: LoginPage): Promise<void> {
  await login.open();
  await login.swipe(guest('10001').accountNumber);
  await expect(login.page.getByRole('button', { name: 'Log out' })).toBeVisible();
}

test('[A249 A250 A253 A256] a kiosk counts down and forgets the guest after a minute', async ({ open }) => {
  const login = new LoginPage(await open('Kiosk'));
  const { page } = login;
  await page.clock.install();
  await swipedIn(login);
  await page.goto('/my_onboard_bookings');
  await expect(page.getByRole('heading', { level: 1, name: 'My onboard bookings' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(45_000);
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(/Logout - 1[45] seconds/);
  await page.clock.runFor(13_500);
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(/Logout - [12] seconds/);
  await expect(page).toHaveURL(/\/my_onboard_bookings$/);
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(`${ship.hubUrl}/`);
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await page.goto('/my_onboard_bookings');
  await expect(page).toHaveURL(/\/login$/);
});

test('after the minute nothing on a kiosk tells who was there, nor does going back', async ({ open }) => {
  const { firstName, lastName, bookingReference } = guest('10001');
  const login = new LoginPage(await open('Kiosk'));
  const { page } = login;
  await page.clock.install();
  await swipedIn(login);
  await page.goto('/my_account');
  await expect(page.getByRole('main')).toContainText(lastName);
  await page.clock.runFor(45_000);
  // Announced at once, counted in silence, and one press on what has the focus would be enough.
  await expect(page.getByRole('alert').filter({ hasText: 'stay logged in' })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
  await page.clock.runFor(15_500);
  await expect(page).toHaveURL(`${ship.hubUrl}/`);
  const traces = () =>
    page.evaluate(
      (names) => {
        const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
        const seen = `${document.title} ${document.body.textContent} ${kept}`;
        return names.filter((name) => seen.includes(name));
      },
      [firstName, lastName, bookingReference],
    );
  await expect.poll(traces).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(traces).toEqual([]);
});

test('[A254] a guest who types or clicks is not thrown out, and either takes the countdown away', async ({ open }) => {
  const login = new LoginPage(await open('Kiosk'));
  const { page } = login;
  await page.clock.install();
  await swipedIn(login);
  for (let minute = 0; minute < 3; minute++) {
    await page.clock.runFor(45_000);
    await expect(page.getByText(/Logout - \d+ seconds/)).toBeVisible();
    if (minute % 2 === 0) await page.mouse.click(2, 2);
    else await page.keyboard.press('a');
    await expect(page.getByText(/Logout - \d+ seconds/)).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('[A257] a guest’s own phone has no such minute', async ({ open }) => {
  const page = await open('App', { asGuest: true });
  await page.clock.install();
  await page.goto('/my_onboard_bookings');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.clock.runFor(2 * MINUTE_MS);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('[A258] a screen that nobody touches goes back to its own page', async ({ open }) => {
  const page = await open('DigitalSignage');
  await page.clock.install();
  await page.goto('/wherewhen');
  await expect(page.locator('[data-screen="ready"]')).toBeVisible();
  await page.clock.runFor(SCREEN_IDLE_MS - 5_000);
  await expect(page).toHaveURL(/\/wherewhen$/);
  await page.clock.runFor(6_000);
  await expect(page).toHaveURL(/\/dailyprogram\/today$/);
});

test('[A107] a stale session never throws a reader off a public page', async ({ open }) => {
  const page = await open('App', { expectComplaints: /status of 403/ });
  await page.addInitScript(() => {
    const authentication = { sessionId: 'x'.repeat(43), isAuthenticated: true, sessionType: 'RemotePms' };
    localStorage.setItem('guestportal', JSON.stringify({ authentication }));
  });
  for (const path of ['/', '/dailyprogram', '/content/overview']) {
    // The hub does not know the session, and says so to whoever asks for something of the guest's own.
    const refused = page.waitForResponse((answer) => answer.status() === 403);
    await page.goto(path);
    await refused;
    await settled(page);
    await expect(page).toHaveURL(path);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Discover' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/content\/(overview|detail)\/.+/);
  await page.goto('/my_onboard_bookings');
  await expect(page).toHaveURL(/\/login$/);
});
