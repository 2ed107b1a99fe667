// The PIN: forced to change, changed, reset.
import { sessionRoutes } from '#contract/areas/session.ts';
import { expectGoodPage } from '../good-page.ts';
import { expect, test } from '../own-ship.ts';
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { ship } from '../ship.ts';

test.describe.configure({ mode: 'default' });

const odon = guest('10161');
const refused = /status of (400|401)/;

test.beforeAll(async () => {
  const body = { type: 'CabinSystem', pinLoginEnabled: true };
  await ship.callOps(sessionRoutes.changeLoginSettings, { body });
});

test('[A196 A229 A230] a forced PIN change survives a reload without letting the guest in', async ({ open }) => {
  const login = new LoginPage(await open('App'));
  const { page } = login;
  await login.open();
  await login.byCabin(odon);
  const dialog = page.getByRole('dialog', { name: 'Choose your own PIN' });
  await expect(dialog).toBeVisible();
  await expectGoodPage(page);
  await page.reload();
  await expect(login.submit).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await page.goto('/my_account');
  await expect(page).toHaveURL(/\/login$/);
});

test('[A231 A233 A236 A241 A242] forced change, free change, reset, and forced again', async ({ open }) => {
  const login = new LoginPage(await open('App', { expectComplaints: refused }));
  const { page } = login;
  await page.goto('/my_account/pin');
  await expect(page).toHaveURL(/\/login$/);
  await login.byCabin(odon);

  const dialog = page.getByRole('dialog', { name: 'Choose your own PIN' });
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (/pms\/changePin/.test(request.url())) sent.push(request.postDataJSON());
  });
  for (const tooShort of ['', '246']) {
    await dialog.getByLabel('New PIN').fill(tooShort);
    await dialog.getByRole('button', { name: 'Save PIN' }).click();
    await expect(dialog).toContainText('Please make sure your new pin is 4 digits.');
  }
  await dialog.getByLabel('New PIN').fill('2468');
  await dialog.getByRole('button', { name: 'Save PIN' }).click();
  await expect(page).toHaveURL(/\/my_account\/pin$/);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(sent).toEqual([{ currentPin: odon.pin, newPin: '2468' }]);
  await expectGoodPage(page);

  await page.getByLabel('Current PIN').fill('9999');
  await page.getByLabel('New PIN').fill('1357');
  await page.getByRole('button', { name: 'Save PIN' }).click();
  await expect(page.getByRole('alert')).toContainText('There has been an error with changing your PIN.');
  await page.getByLabel('Current PIN').fill('2468');
  await page.getByRole('button', { name: 'Save PIN' }).click();
  await expect(page.getByText('Your PIN was changed.')).toBeVisible();
  await expect(page.getByLabel('Current PIN')).toHaveValue('');

  await page.getByRole('button', { name: 'Reset PIN' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset PIN' }).click();
  await expect(page.getByText('Reception will tell you the initial PIN.')).toBeVisible();

  const again = new LoginPage(await open('App'));
  await again.open();
  await again.byCabin(odon);
  await expect(again.page.getByRole('dialog', { name: 'Choose your own PIN' })).toBeVisible();
});
