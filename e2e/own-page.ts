import type { Page } from '@playwright/test';
import { settled } from './good-page.ts';
import { expect } from './test.ts';

/** Where an address leads on by itself when it is opened without what it would show. */
const LEADS_TO: Readonly<Record<string, string>> = {
  '/confirmation': '/my_bookings', // BD21
  '/tacbooking': '/', // BD44
  '/photomatch/orderconfirmation': '/photomatch/orders',
  '/photomatch/orderDetail': '/photomatch/orders',
  '/QR/no-such-hashtag': '/',
  '/userratings': '/login',
  '/vod/login': '/vod/overview',
};
const NOWHERE = '/no/such/page';
/** Shows its error, opened without a film (C122). */
const FAILS = '/seanetvod/moviePlayer';
const PIN_PAGE = '/my_account/pin';
const PAGES_OF = { muster: /^\/muster\//, photos: /^\/photomatch\// } as const;

interface Circumstances {
  timeout?: number;
  /** What this operator does not have: its guests log in without a PIN, nobody musters with it, or takes photos. */
  without?: readonly ('pin' | 'muster' | 'photos')[];
}

/** The page is the one that was asked for, with something on it: not lost, not failed, and no login in its place. */
export async function expectOwnPage(page: Page, address: string, given: Circumstances = {}): Promise<void> {
  const { timeout, without = [] } = given;
  const look = expect.configure(timeout === undefined ? {} : { timeout });
  const main = page.getByRole('main');
  const failed = main.locator('[data-failed]');
  await look(main).toBeVisible();
  await look(page.locator('[aria-busy="true"], [data-loading]')).toHaveCount(0);
  const device = await page.locator('html').getAttribute('data-device');
  // A kiosk asks for no PIN, and has none to change.
  const hasPin = device !== 'Kiosk' && !without.includes('pin');
  const isMissing = (['muster', 'photos'] as const).some((one) => without.includes(one) && PAGES_OF[one].test(address));
  const leadsTo = address === PIN_PAGE && !hasPin ? '/my_account' : isMissing ? undefined : LEADS_TO[address];
  const wanted = new URL(leadsTo ?? address, page.url()).pathname;
  await look(page, `${address} stays`).toHaveURL(({ pathname }) => pathname === wanted);
  if (address === FAILS) return look(failed).toBeVisible();
  // A ship that was too busy to answer is asked once more, as a guest would.
  const again = failed.getByRole('button');
  if ((await again.count()) > 0) {
    await again.first().click();
    await settled(page);
  }
  await look(failed, `${address} failed`).toHaveCount(0);
  // A screen's layout comes in a part of its own.
  if (device === 'DigitalSignage') await look(main, `${address} shows something`).toHaveText(/\S/);
  else await look(main.getByRole('heading', { level: 1 }).first(), `${address} has a heading`).toHaveText(/\S/);
  const isNowhere = address === NOWHERE || isMissing;
  await look(main.getByText(/^404/), `${address} is lost`).toHaveCount(isNowhere ? 1 : 0);
}
