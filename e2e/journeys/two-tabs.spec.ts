// One guest, two tabs of one browser: who leaves in one has left in both.
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { expect, test } from '../test.ts';

const margaret = guest('10011');

test('[AD9] a logout in one tab logs out the other, a login is taken over, and nothing brings a session back', async ({
  open,
}) => {
  const one = await open('App');
  await new LoginPage(one).logIn(margaret);
  const other = await one.context().newPage();
  // The session is kept within two seconds of the login; a tab opened before that takes it over.
  await other.goto('/my_onboard_bookings');
  await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(other).toHaveURL(/\/my_onboard_bookings$/);

  await one.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  // The other tab keeps something of its own, and the page that is opened next finds no session.
  await other.getByRole('contentinfo').getByRole('button', { name: 'Deutsch' }).click();
  await other.goto('/');
  await expect(other.getByRole('contentinfo').getByRole('button', { name: 'Deutsch', pressed: true })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Abmelden' })).toHaveCount(0);
  await other.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();

  await other.goto('/my_onboard_bookings');
  await expect(other).toHaveURL(/\/login$/);
  await new LoginPage(one).logIn(margaret);
  await expect(other).toHaveURL(/\/my_onboard_bookings$/);
  await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();
});
