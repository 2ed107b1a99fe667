// The gate of the films and the goodbye at logout, against the sandbox's first video provider.

import { setFault } from '../pages/partner-faults.ts';
import { ship } from '../ship.ts';
import { expect, test } from '../test.ts';

test.describe.configure({ mode: 'serial' });

test.afterAll(() => setFault('video-one', 'none'));

test('[A123 A124 A126 A224 A228] the portal logs in at the provider first, once, and says goodbye at logout', async ({
  open,
}) => {
  const page = await open('App', { asGuest: true });
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('customers/loginApp')) logins.push(request.url());
  });
  await page.goto('/vod/overview');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/vod\/overview$/);
  await page.goto('/vod/detail/m101');
  await expect(page.getByRole('link', { name: 'Play' })).toBeVisible();
  await expect(page).toHaveURL(/\/vod\/detail\/m101$/);
  expect(logins).toHaveLength(1);
  await page.goto('/my_onboard_bookings');
  const goodbyes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/logout')) goodbyes.push(pathname);
  });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${ship.hubUrl}/`);
  expect(goodbyes).toEqual([
    expect.stringMatching(/customers\/logout$/),
    expect.stringMatching(/authentication\/logout$/),
  ]);
});

test('[A125] a provider that refuses leads home', async ({ open }) => {
  await setFault('video-one', 'refuse');
  const page = await open('App', { expectComplaints: /video-one|Failed to load resource/ });
  await page.goto('/vod/overview');
  await expect(page).toHaveURL(`${ship.hubUrl}/`);
});
