// The basket of a family, without a mouse, in German, and on the narrowest phone.
import type { Locator } from '@playwright/test';
import { expectGoodAnswer } from '../good-page.ts';
import { BasketPage } from '../pages/basket.page.ts';
import { tabTo } from '../pages/by-ear.ts';
import { excursion } from '../pages/excursions.ts';
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { expect, test } from '../test.ts';

// One journey after the other: they share a party, and with it a basket.
test.describe.configure({ mode: 'default' });

const claudia = guest('10001');
const NARROWEST_PHONE = 360;

test('a family of four comes from the home page to a placed order in nine presses', async ({ open }) => {
  const trip = excursion('excursion-valletta-walk');
  const page = await open('App');
  const main = page.getByRole('main');
  let presses = 0;
  const press = async (control: Locator) => {
    await control.click();
    presses += 1;
  };

  await page.goto('/');
  await press(main.getByRole('link', { name: 'Shore excursions', exact: true }));
  await press(main.getByRole('link', { name: trip.name.en }));
  await press(main.getByRole('link', { name: 'Log in to book' }));
  await page.getByLabel('Account number').fill(claudia.accountNumber);
  await page.getByLabel('Cabin number').fill(claudia.cabin);
  await page.getByLabel('PIN', { exact: true }).fill(claudia.pin);
  await press(main.getByRole('button', { name: 'Log in' }));
  await press(main.getByRole('button', { name: 'Whole party (4)' }));
  const { adult = 0, child = 0 } = trip.price;
  const price = `£${((2 * (adult ?? 0) + (child ?? 0)) / 100).toFixed(2)}`;
  await press(main.getByRole('button', { name: `Add 4 places · ${price}` }));
  await press(main.getByRole('link', { name: 'Go to the basket' }));
  await page.getByLabel('Email', { exact: true }).fill('claudia@example.com');
  await page.getByLabel('Confirm email').fill('claudia@example.com');
  await press(main.getByRole('checkbox', { name: /accept the Terms/ }));
  await press(main.getByRole('button', { name: `Place order · ${price}` }));

  const basket = new BasketPage(page);
  await basket.reference();
  for (const name of ['Claudia', 'Jürgen', 'Mia Sophie', 'Theo']) await expect(basket.content).toContainText(name);
  expect(presses).toBeLessThanOrEqual(9);
});

test('[B33 B35 B113 B114 B115 B117 B125] keyboard only: party, errors, terms, payment, order', async ({ open }) => {
  const trip = excursion('excursion-kotor');
  const page = await open('App');
  const basket = new BasketPage(page);
  await new LoginPage(page).logIn(claudia);
  const orders: string[] = [];
  page.on('request', (request) => {
    if (/passengers\/cart\/order$/.test(request.url())) orders.push(request.method());
  });
  await page.goto(trip.paths.choice);
  await tabTo(page, 'button', 'Add to basket');
  await page.keyboard.press('Enter');
  await expect(basket.content).toContainText('You need to select at least one passenger.');
  await tabTo(page, 'checkbox', /Mia Sophie/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Add to basket');
  await page.keyboard.press('Enter');
  await expect(basket.content).toContainText('Adults must accompany Children/Infant');
  await page.goto(trip.paths.choice);
  for (const name of [/Claudia/, /Mia Sophie/]) {
    await tabTo(page, 'checkbox', name);
    await page.keyboard.press('Space');
  }
  await tabTo(page, 'button', 'Add to basket');
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', 'Go to the basket');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/basket$/);

  await tabTo(page, 'button', /^Place order/);
  await page.keyboard.press('Enter');
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toBeFocused();
  for (const message of ['Please enter your email address', 'Please accept the Terms & Conditions'])
    await expect(basket.content).toContainText(message);
  await expectGoodAnswer(page);
  await page.keyboard.type('claudia@example.com');
  await tabTo(page, 'textbox', 'Confirm email');
  await page.keyboard.type('claudio@example.com');
  await tabTo(page, 'radio', 'Card');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Cash' })).toBeChecked();
  await tabTo(page, 'checkbox', /accept the Terms/);
  await page.keyboard.press('Space');
  await expect(basket.content).toContainText('28 days');
  await tabTo(page, 'button', 'Hide Terms & Conditions');
  await page.keyboard.press('Enter');
  const terms = page.getByRole('region', { name: 'Terms & Conditions' });
  await expect(terms).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(terms).toBeVisible();
  await expectGoodAnswer(page);
  await tabTo(page, 'button', /^Place order/);
  await page.keyboard.press('Enter');
  await expect(basket.content).toContainText('Email addresses must match');
  await expect(page.getByLabel('Confirm email')).toBeFocused();
  expect(orders, 'nothing is sent with an error').toEqual([]);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('claudia@example.com');
  await page.keyboard.press('Enter');
  await basket.reference();
  expect(orders).toEqual(['POST']);
  await expect(basket.content).toContainText('Mia Sophie Hartmann');
});

test('[B9 B12] a German guest reads German on the narrowest phone, with every error shown', async ({ open }) => {
  const trip = excursion('excursion-volcano');
  const page = await open('App', { language: 'de', width: NARROWEST_PHONE });
  const content = page.getByRole('main');
  await page.goto(trip.paths.shore);
  await expect(page.getByRole('heading', { name: trip.name.de })).toBeVisible();
  await expectGoodAnswer(page);
  await page.getByRole('link', { name: 'Zum Buchen anmelden' }).click();
  await page.getByLabel('Kontonummer').fill(claudia.accountNumber);
  await page.getByLabel('Kabinennummer').fill(claudia.cabin);
  await page.getByLabel('PIN', { exact: true }).fill(claudia.pin);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('checkbox', { name: 'Jürgen' }).check();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expectGoodAnswer(page);
  await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(content).toContainText(trip.date.replaceAll('/', '.'));
  const price = `${((trip.price.adult ?? 0) / 100).toFixed(2).replace('.', ',')}\u00a0£`;
  await expect(page.getByRole('button', { name: `Zahlungspflichtig bestellen · ${price}` })).toBeVisible();
  await expectGoodAnswer(page);
  await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
  await expect(content).toContainText('Bitte geben Sie Ihre E-Mail-Adresse ein');
  await expectGoodAnswer(page);
});
