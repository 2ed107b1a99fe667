// A guest reports something that is broken, also while the hub cannot be reached, and sees it being mended.
import type { Page } from '@playwright/test';
import { problemsRoutes } from '#contract/areas/problems.ts';
import { expectGoodAnswer, settled } from '../good-page.ts';
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { ship } from '../ship.ts';
import { expect, test } from '../test.ts';

const margaret = guest('10011');

async function fillReport(page: Page, words: string) {
  await page.goto('/problem/new');
  await settled(page);
  await page.getByRole('combobox', { name: 'What is it about?' }).selectOption({ label: 'Bathroom' });
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill(words);
}

test('[C222 C226 C228-C234] [CD37] a report, its number, and its progress on the open page', async ({ open }) => {
  const page = await open('App');
  await new LoginPage(page).logIn(margaret);
  const words = `The tap drips ${Date.now()}`;
  await fillReport(page, words);
  const asked = page.waitForRequest((request) => request.method() === 'POST' && /problem\/report$/.test(request.url()));
  await page.getByRole('button', { name: 'Send report' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ description: words, category: { id: 'bathroom' } });
  await expect(page.getByText('Thank you. We have your report.')).toBeVisible();
  const number = /Number (\d+)/.exec((await page.getByText(/^Number \d+/).textContent()) ?? '')?.[1] ?? '';
  const listening = page.waitForResponse(
    (answer) => /cabinmessage\/events/.test(answer.url()) && answer.frame().url().endsWith('/problem/tracking'),
  );
  await page.goto('/problem/tracking');
  await listening;
  const report = page.getByRole('listitem').filter({ hasText: words });
  await expect(report).toContainText('Received');
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));

  const move = (body: { status: 'InvestigationRequired' | 'InProgress' | 'Resolved'; solution?: string }) =>
    ship.callOps(problemsRoutes.progress, { params: { number }, body });
  await move({ status: 'InvestigationRequired' });
  await expect(report).toContainText('Investigation is required');
  await move({ status: 'InProgress' });
  await expect(report).toContainText('In Progress');
  await expect(page.getByRole('link', { name: 'You have a new message' })).toBeVisible();
  const feedback = report.getByRole('link', { name: 'Leave Feedback' });
  await expect(feedback).toHaveCount(0);
  await move({ status: 'Resolved', solution: 'A new washer.' });
  await expect(report).toContainText('Resolved');
  await expect(report.getByRole('region', { name: 'Our answer' })).toContainText('A new washer.');
  await expect(feedback).toHaveAttribute('href', /^\/ratings\/feedback\/.+/);
  expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
  await expectGoodAnswer(page);
  await page.getByRole('link', { name: 'You have a new message' }).click();
  await expect(page.getByText(`Your report ${number} is resolved`)).toBeVisible();
});

test('what was typed while the hub was away is kept, also over a reload, and sent once', async ({ open }) => {
  const page = await open('App', { expectComplaints: /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/ });
  await new LoginPage(page).logIn(margaret);
  const words = `No hot water ${Date.now()}`;
  await fillReport(page, words);
  const text = page.getByRole('textbox', { name: 'What is wrong?' });
  await page.reload();
  await expect(text).toHaveValue(words);
  await expect(page.getByRole('combobox', { name: 'What is it about?' })).toHaveValue('bathroom');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/saved on this phone/)).toBeVisible();
  await page.context().setOffline(false);
  await page.goto('/problem/tracking');
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
  const reports = await ship.callOps(problemsRoutes.all, { query: {} });
  expect(reports.filter(({ description }) => description === words)).toHaveLength(1);
  await page.goto('/problem/new');
  await settled(page);
  await expect(text).toHaveValue('');
});
