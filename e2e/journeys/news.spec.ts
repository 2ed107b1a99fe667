// A message reaches a guest who has a page open: a quiet mark, no reload.
import { messagesRoutes } from '#contract/areas/messages.ts';
import { expectGoodAnswer } from '../good-page.ts';
import { ship } from '../ship.ts';
import { expect, test } from '../test.ts';

test('a message to everybody arrives on the open page and is read from there', async ({ open }) => {
  const page = await open('App', { asGuest: true });
  const listening = page.waitForRequest(/cabinmessage\/events/);
  await page.goto('/games/overview');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await (await listening).response();
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
  const messageTitle = `The captain greets you ${Date.now()}`;
  await ship.callOps(messagesRoutes.send, { body: { messageTitle, messageContent: 'At six in the atrium.' } });
  const mark = page.getByRole('link', { name: 'You have a new message' });
  await expect(mark).toBeVisible({ timeout: 30_000 });
  await expectGoodAnswer(page);
  await mark.click();
  await expect(page.getByText(messageTitle)).toBeVisible();
  await expect(mark).toHaveCount(0);
  expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
});
