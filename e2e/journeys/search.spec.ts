// Finding something on board, also with a typing error, in each language.
import { expectGoodPage } from '../good-page.ts';
import { expect, test } from '../test.ts';

test('the pool is found from the header, and Back finds the search again', async ({ open }) => {
  const page = await open('App');
  await page.goto('/');
  await page.getByRole('link', { name: 'Search' }).click();
  const field = page.getByRole('textbox', { name: 'What are you looking for?' });
  await field.fill('pool');
  const places = page.getByRole('region', { name: 'Places on board' });
  await expect(places.getByRole('link').first()).toContainText(/pool/i);
  await expectGoodPage(page);
  await page.getByRole('region', { name: 'Good to know' }).getByRole('link', { name: /pool/i }).first().click();
  await expect(page).toHaveURL(/\/content\//);
  await page.goBack();
  await expect(places.getByRole('link').first()).toContainText(/pool/i);
  await expect(field).toHaveValue('pool');
});

for (const [language, typed, instead, hit] of [
  ['English', 'restuarant', 'Showing results for “restaurant', /restaurant/i],
  ['Deutsch', 'Masage', 'Ergebnisse für „massage', /massage/i],
  ['Français', 'picsine', 'Résultats pour « piscine', /piscine/i],
] as const) {
  test(`a typing error in ${language} is forgiven`, async ({ open }) => {
    const page = await open('App');
    await page.goto('/search');
    await page.getByRole('contentinfo').getByRole('button', { name: language }).click();
    await page.getByRole('main').getByRole('textbox').fill(typed);
    await expect(page.getByText(instead)).toBeVisible();
    await expect(page.locator('[data-hits] a').filter({ hasText: hit }).first()).toBeVisible();
  });
}
