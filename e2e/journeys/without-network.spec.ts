// A phone that has been here once, where there is no network any more.
import type { Page } from '@playwright/test';
import { problemsRoutes } from '#contract/areas/problems.ts';
import { expectNoSidewaysScroll, settled } from '../good-page.ts';
import { callsOf } from '../pages/guest-calls.ts';
import { guest } from '../pages/guests.ts';
import { LoginPage } from '../pages/login.page.ts';
import { storesWith } from '../pages/stores-with.ts';
import { withWorker } from '../pages/worker.ts';
import { expect, test } from '../test.ts';

const margaret = guest('10011');
const SILENCE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|stream|could not be (marked|fetched)/i;
/** What a guest reads there as it was, with its age. */
const READABLE = [
  '/',
  '/dailyprogram/today',
  '/itinerary/overview',
  '/my_onboard_bookings',
  '/my_bookings',
  '/cabinmessages',
  '/muster/home',
  '/content/overview',
  '/content/detail/article-theatre',
  '/shoreexcursions',
  '/dining/overview',
  '/wayfinder',
  '/my_holiday',
];

/** Logged in, the worker there, and everything read ahead that a phone takes along. */
async function packed(page: Page): Promise<void> {
  await page.clock.install();
  await new LoginPage(page).logIn(margaret);
  await page.goto('/');
  await withWorker(page);
  await page.reload();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await takenAlong(page);
}

/** Ten seconds until the worker is asked for, fifteen until the phone counts as quiet. */
async function takenAlong(page: Page): Promise<void> {
  // A call that is on its way would be too late by a leap of the clock, and the hub count as lost.
  await settled(page);
  await page.clock.fastForward('00:20');
  const isTaken = () => page.evaluate(() => localStorage.getItem('guestportal.takenAlong') !== null);
  await expect.poll(isTaken, { timeout: 60_000 }).toBe(true);
}

const reading = (page: Page) => page.getByRole('main').getByRole('heading').first();

test('opened once: without a network every tile of home opens, and what a guest needs is there with its age', async ({
  open,
}) => {
  test.setTimeout(180_000);
  const page = await open('App', { expectComplaints: SILENCE });
  await packed(page);
  const tiles = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(tiles.length).toBeGreaterThan(15);

  await page.context().setOffline(true);
  for (const path of READABLE) {
    await page.goto(path);
    await expect(page.getByText(/^Offline/)).toBeVisible();
    await expect(reading(page), path).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(0);
  }
  for (const path of new Set(tiles)) {
    await page.goto(path);
    await expect(page.getByRole('main'), path).toBeVisible();
    await expect(page.getByRole('main').getByText(/\S/).first(), path).toBeVisible();
  }
});

test('opened a single time: home and the programme of today are there without a network', async ({ open }) => {
  test.setTimeout(120_000);
  const page = await open('App', { expectComplaints: SILENCE });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await takenAlong(page);

  await page.context().setOffline(true);
  await page.goto('/');
  await expect(page.getByText(/^Offline/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  for (const path of ['/dailyprogram/today', '/dailyprogram/tomorrow']) {
    await page.goto(path);
    await expect(page.getByText(/^Offline. As of \d/), path).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first(), path).toBeVisible();
  }
});

test('a phone that loses the network before the worker has the portal reads kind words, and the page comes by itself', async ({
  open,
}) => {
  const page = await open('App', { expectComplaints: SILENCE, withoutServiceWorker: true });
  await page.goto('/');
  const way = page.getByRole('main').locator('a[href="/weather"]').first();
  await expect(way).toBeVisible();
  await page.context().setOffline(true);
  await way.click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This page needs a connection');
  await expect(page.getByText(/^Offline/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.context().setOffline(false);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /weather/i })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('code that the ship does not have is no loss of the network', async ({ open }) => {
  const page = await open('App', { expectComplaints: SILENCE, withoutServiceWorker: true });
  await page.goto('/');
  const way = page.getByRole('main').locator('a[href="/weather"]').first();
  await expect(way).toBeVisible();
  // Reloaded once, as for a build that is gone, then told.
  await page.route(/\/assets\/weather-.*\.js/i, (route) => route.abort());
  await way.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Something went wrong on this page.');
  await expect(page.getByText(/^Offline/)).toHaveCount(0);
});

test('a problem written without a network is delivered once, after two reloads and with another build', async ({
  open,
}) => {
  test.setTimeout(120_000);
  const page = await open('App', { expectComplaints: SILENCE });
  const words = `The lamp over bed ${Date.now()} is out`;
  await packed(page);
  await page.context().setOffline(true);
  await page.goto('/problem/new');
  await page.getByLabel('What is it about?').selectOption({ index: 1 });
  await page.getByLabel('What is wrong?').fill(words);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/saved on this phone/)).toBeVisible();
  await page.reload();
  await page.goto('/problem/tracking');
  await expect(page.getByText('Waiting to be sent')).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();

  // Nothing of the build that took it is left.
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
    for (const name of await caches.keys()) if (name.startsWith('gangway-build-')) await caches.delete(name);
  });
  await page.context().setOffline(false);
  await page.goto('/problem/tracking');
  // A list that was read while the report was on its way may have it already.
  await expect(page.getByText(words).first()).toBeVisible();
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
  await expect(page.getByText(words)).toHaveCount(1);
  await page.reload();
  const reports = await (await callsOf(margaret)).call(problemsRoutes.reports);
  expect(reports.filter(({ description }) => description === words)).toHaveLength(1);
});

test('a phone that is handed on holds nothing of the guest who has logged out', async ({ open }) => {
  test.setTimeout(120_000);
  const page = await open('App', { expectComplaints: SILENCE });
  const draft = `The tap drips ${Date.now()}`;
  await packed(page);
  await page.goto('/problem/new');
  await page.getByLabel('What is wrong?').fill(draft);
  await page.goto('/my_onboard_bookings');
  const { sessionId, sessionName } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('guestportal') ?? '{}').authentication,
  );
  const traces = [sessionId, sessionName, margaret.lastName, margaret.bookingReference, draft].filter(Boolean);
  expect(await page.evaluate(storesWith, traces)).not.toEqual([]);

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  await expect.poll(() => page.evaluate(storesWith, traces)).toEqual([]);
});
