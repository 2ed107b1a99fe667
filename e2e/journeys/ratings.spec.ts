// A guest rates a restaurant without a pointer: what is missing is shown first, nothing typed is lost.
import { ratingsRoutes } from '#contract/areas/ratings.ts';
import { expectGoodAnswer, settled } from '../good-page.ts';
import { ship } from '../ship.ts';
import { expect, test } from '../test.ts';

test('[C168 C169 C178 C181] stars by keyboard, what is mandatory, thanks', async ({ open }) => {
  const page = await open('App', { asGuest: true });
  await page.goto('/ratings/feedback/feedback-dining');
  await settled(page);
  const dish = page.getByRole('textbox', { name: /favourite dish/ });
  const words = `Sea bass ${Date.now()}`;
  await dish.fill(words);
  const send = page.getByRole('button', { name: 'Send feedback' });
  await send.press('Enter');
  await expect(page.getByText('Please answer this question')).toHaveCount(3);
  await expect(page.getByText('Please read and accept the terms')).toBeVisible();
  const venue = page.getByRole('group', { name: 'Where did you eat?' });
  await expect(venue.getByRole('radio').first()).toBeFocused();
  await expectGoodAnswer(page);

  await venue.getByRole('radio', { name: 'Main restaurant' }).press('Space');
  const stars = (name: string, n: number) =>
    page.getByRole('group', { name, exact: true }).getByRole('radio', { name: `${n} of 10 stars` });
  await stars('The food', 1).focus();
  for (let star = 1; star < 9; star += 1) await page.keyboard.press('ArrowRight');
  await expect(stars('The food', 9)).toBeChecked();
  await send.press('Enter');
  await expect(page.getByText('Please answer this question')).toHaveCount(1);
  await expect(stars('The service', 1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(stars('The service', 10)).toBeChecked();
  await page.getByRole('checkbox', { name: /accept these terms/ }).press('Space');
  await expect(dish).toHaveValue(words);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/v1\/ratings\//, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await send.press('Enter');
  await expect(page.getByRole('main').locator('[data-loading]')).toBeVisible();
  answer();
  await expect(page.getByText('Thank you for your feedback')).toBeVisible();
  await expect(page.getByRole('main').locator('[data-loading]')).toHaveCount(0);
  await expectGoodAnswer(page);

  const answers = await ship.callOps(ratingsRoutes.answers, { query: { profile: 'feedback-dining' } });
  const mine = answers.filter((one) => one.answers.some(({ text }) => text === words));
  expect(mine.map((one) => one.answers.flatMap(({ rating }) => rating ?? []))).toEqual([[9, 10]]);
});
