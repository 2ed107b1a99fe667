// Photos: the decision, the gallery, the basket, the order; and the way out again.
import { photosRoutes } from '#contract/areas/photos.ts';
import { expectGoodAnswer, expectGoodPage } from '../good-page.ts';
import { callsOf } from '../pages/guest-calls.ts';
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { expect, test } from '../test.ts';

test('[B283 B288 B289 B294 B298 B303 B322 B325 B327 B329] decision, photo, basket, terms, order, confirmation, orders', async ({
  open,
}) => {
  test.setTimeout(120_000);
  const who = guest('10002');
  const page = await open('App');
  const content = page.getByRole('main');
  await new LoginPage(page).logIn(who);
  await page.goto('/photomatch/myphotos');
  await expect(page).toHaveURL(/\/photomatch\/consent$/);
  await expectGoodPage(page);
  await content.getByRole('button', { name: 'Yes, find my photos' }).click();
  await expect(page).toHaveURL(/\/photomatch\/overview$/);
  await expectGoodPage(page);

  await content.getByRole('link', { name: /^My photos/ }).click();
  const photo = content.getByRole('article', { name: 'Photo 1', exact: true });
  await expect
    .poll(() => photo.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expectGoodPage(page);
  const more = photo.getByRole('button', { name: /^One more: Print, 15/ });
  await more.click();
  await more.click();
  await photo.getByRole('button', { name: 'Add to basket' }).click();
  await expect(photo.getByText('In your basket').first()).toBeVisible();
  await photo.getByRole('button', { name: /^Enlarge/ }).click();
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('heading')).toContainText('Photo 2');
  await expectGoodAnswer(page);
  await dialog.getByRole('button', { name: /^One more: Digital/ }).click();
  await dialog.getByRole('button', { name: 'Add to basket' }).click();
  await expect(dialog.getByRole('button', { name: 'In your basket' })).toBeVisible();
  await page.keyboard.press('Escape');

  const basket = page.getByRole('link', { name: /^Photo basket, £47\.00$/ });
  await basket.click();
  await expect(page).toHaveURL(/\/photomatch\/cart$/);
  await expect(content.getByText('2 × Print, 15 × 20 cm')).toBeVisible();
  await expectGoodPage(page);
  const order = content.getByRole('button', { name: 'Place order · £47.00' });
  await order.click();
  await expect(content.getByText('Please accept the Terms & Conditions, before placing your order')).toBeVisible();
  await content.getByRole('checkbox', { name: 'I accept the Terms & Conditions' }).check();
  await order.click();
  await expect(page).toHaveURL(/\/photomatch\/orderconfirmation$/);
  await expect(content).toContainText('£47.00');
  await expect(basket).toHaveCount(0);
  await expectGoodPage(page);

  await content.getByRole('link', { name: 'See my orders' }).click();
  await content
    .getByRole('link', { name: /^Order / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/photomatch\/orderDetail$/);
  await expect(content).toContainText('Your photos are not ready yet');
  await expectGoodPage(page);
});

test('[B290 B291 B292] [BD52 BD53] who opts out is forgotten and led to the decision', async ({ open }) => {
  const who = guest('10012');
  const hub = await callsOf(who);
  await hub.call(photosRoutes.optIn);
  const page = await open('App');
  const content = page.getByRole('main');
  await new LoginPage(page).logIn(who);
  await page.goto('/photomatch/consent');
  await expectGoodPage(page);
  await content.getByRole('button', { name: 'Change status: opt out' }).click();
  await expect(content.getByText(/You have opted out/)).toBeVisible();
  await expect(content.getByRole('heading', { name: /^Receipt/ })).toBeVisible();
  await expectGoodPage(page);
  await page.goto('/photomatch/cart');
  await expect(page).toHaveURL(/\/photomatch\/consent$/);
  await page.goto('/photomatch/overview');
  await expect(content.getByRole('link', { name: /orders/i })).toBeVisible();
  await expect(content.getByRole('link', { name: /^My photos/ })).toHaveCount(0);
  expect(await hub.call(photosRoutes.consent)).toBe(false);
});
