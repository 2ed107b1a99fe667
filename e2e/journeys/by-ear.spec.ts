// An excursion booked by the accessibility tree alone: roles, names, announcements; no pointer, nothing seen.
import { expectArrivalAt, expectHeard, listen, tabTo } from '../pages/by-ear.ts';
import { excursion } from '../pages/excursions.ts';
import { guest } from '../pages/guests.ts';
import { expect, test } from '../test.ts';

test('[A112 B29 B33 B113] by ear: from the home page to a placed order', async ({ open }) => {
  test.setTimeout(180_000);
  const trip = excursion('excursion-valletta-walk');
  const who = guest('10121');
  const email = 'by-ear@example.com';
  const price = `£${((trip.price.adult ?? 0) / 100).toFixed(2)}`;
  const page = await open('App');
  const main = page.getByRole('main');
  await listen(page);

  await page.goto('/');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(main).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();

  await tabTo(page, 'link', 'Shore excursions');
  await page.keyboard.press('Enter');
  await expectArrivalAt(page, /Shore excursions/);
  await tabTo(page, 'link', trip.name.en);
  await page.keyboard.press('Enter');
  await expectArrivalAt(page, new RegExp(trip.name.en));
  await tabTo(page, 'link', 'Log in to book');
  await page.keyboard.press('Enter');

  await expectArrivalAt(page, /Log in/);
  await tabTo(page, 'textbox', 'Account number');
  await page.keyboard.type(who.accountNumber);
  await tabTo(page, 'textbox', 'Cabin number');
  await page.keyboard.type(who.cabin);
  await tabTo(page, 'textbox', 'PIN');
  await page.keyboard.type(who.pin);
  await page.keyboard.press('Enter');

  await expectArrivalAt(page, new RegExp(trip.name.en));
  await tabTo(page, 'button', 'Add to basket');
  await page.keyboard.press('Enter');
  const group = main.getByRole('group', { name: 'Who is coming?' });
  await expect(group).toHaveAccessibleDescription(/You need to select at least one passenger\./);
  const box = group.getByRole('checkbox', { name: new RegExp(`${who.firstName}.*${price}`) });
  await expect(group.getByRole('checkbox', { disabled: false }).first()).toBeFocused();
  await tabTo(page, 'checkbox', new RegExp(who.firstName));
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await tabTo(page, 'button', `Add to basket: Add 1 place · ${price}`);
  await page.keyboard.press('Enter');
  await expectHeard(page, /1 place is in your basket/);

  await tabTo(page, 'link', 'Go to the basket');
  await page.keyboard.press('Enter');
  await expectArrivalAt(page, /Basket/);
  await tabTo(page, 'button', `Place order · ${price}`);
  await page.keyboard.press('Enter');
  const address = main.getByRole('textbox', { name: 'Email', exact: true });
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Please enter your email address/);
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type(email);
  await tabTo(page, 'textbox', 'Confirm email');
  await page.keyboard.type(email);
  await tabTo(page, 'checkbox', /accept the Terms/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', `Place order · ${price}`);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/confirmation$/);
  await expectArrivalAt(page, /Thank you for your booking/);
  await expect(main.getByRole('definition').filter({ hasText: /^[A-Z2-9]{8}$/ })).toHaveCount(1);
  await expect(main).toContainText(trip.name.en);
});
