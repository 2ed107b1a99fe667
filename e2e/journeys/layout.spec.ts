// The layout holds: every page on every device and in every look, if not each with each; long names; empty lists.
import type { Page } from '@playwright/test';
import { ROUTE_MAP, type RouteRow } from '#portal/app/route-map.ts';
import type { DeviceKind } from '../devices.ts';
import { misfits } from '../fits.ts';
import { layoutShift } from '../good-page.ts';
import { emptyLists, LOOKS, type LookName, lengthenNames, wearLook } from '../other-answers.ts';
import { overlappingControls } from '../overlaps.ts';
import { samplesOf } from '../pages/samples.ts';
import { expect, test } from '../test.ts';

const PLACES = {
  phone: { kind: 'App', viewport: { width: 390, height: 844 } },
  'upright kiosk': { kind: 'Kiosk', viewport: { width: 1080, height: 1920 } },
  'wide kiosk': { kind: 'Kiosk', viewport: { width: 1280, height: 800 } },
  screen: { kind: 'DigitalSignage', viewport: { width: 1920, height: 1080 } },
} as const satisfies Record<string, { kind: DeviceKind; viewport: { width: number; height: number } }>;
type Place = keyof typeof PLACES;

/** Half of what Core Web Vitals call good. */
const LARGEST_SHIFT = 0.05;

interface Visit {
  address: string;
  place: Place;
  look: LookName;
}

const BUILT = ROUTE_MAP.filter(({ page, access }) => page !== 'pending' && access !== 'typeA');
/** One route of every page; a page that stands at several addresses is the same page. */
const PAGES = [...new Map(BUILT.toReversed().map((row) => [String(row.page), row])).values()].filter(
  ({ path }) => samplesOf(path).length > 0,
);

/** A screen that has no layout for a page shows its day there; the phone has that page in one look more then. */
function visitsOf({ path, screen, access }: RouteRow, place: number): Visit[] {
  const places: Place[] = ['phone', 'upright kiosk', 'wide kiosk', screen && access === 'open' ? 'screen' : 'phone'];
  const samples = samplesOf(path);
  return places.map((one, turn) => ({
    address: samples[turn % samples.length] as string,
    place: one,
    look: LOOKS[(place + turn) % LOOKS.length] as LookName,
  }));
}

const ROUND = Object.groupBy(PAGES.flatMap(visitsOf), ({ place, look }) => `${place} in ${look}`);
const FOR_GUESTS = new Set(PAGES.filter(({ access }) => access === 'login').flatMap(({ path }) => samplesOf(path)));

async function faultsOf(page: Page): Promise<string[]> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [data-loading]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const { total, moves } = await layoutShift(page);
  const { sideways, wide, cut, squeezed } = await misfits(page);
  const overlaps = await overlappingControls(page);
  const isNamed = (await page.title()).includes(' · ') || new URL(page.url()).pathname === '/';
  return [
    ...(isNamed || (await page.locator('html[data-device="DigitalSignage"]').count()) > 0 ? [] : ['has no title']),
    ...(total > LARGEST_SHIFT ? [`jumps by ${total.toFixed(3)}: ${moves.join('; ')}`] : []),
    ...(sideways > 0 ? [`${sideways} px too wide: ${wide.join(', ')}`] : []),
    ...cut.map((words) => `cut off: ${words}`),
    ...squeezed.map((words) => `squeezed: ${words}`),
    ...overlaps.map((pair) => `on each other: ${pair}`),
  ];
}

async function faultsAt(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    found.push(...(await faultsOf(page)).map((fault) => `${address} ${fault}`));
  }
  return found;
}

for (const [name, visits = []] of Object.entries(ROUND)) {
  test(`the layout holds: ${name}`, async ({ open }) => {
    test.setTimeout(300_000);
    const { place, look } = visits[0] as Visit;
    const { kind, viewport } = PLACES[place];
    const found: string[] = [];
    for (const asGuest of [false, true]) {
      const addresses = visits.map(({ address }) => address).filter((one) => FOR_GUESTS.has(one) === asGuest);
      if (addresses.length === 0) continue;
      const page = await open(kind, { language: 'de', asGuest, withoutServiceWorker: true });
      await page.setViewportSize(viewport);
      await wearLook(page, look);
      found.push(...(await faultsAt(page, addresses)));
      await expect(page.locator('html')).toHaveAttribute('data-look', look);
    }
    expect(found).toEqual([]);
  });
}

const LISTS = [
  '/shoreexcursions',
  '/content/overview',
  '/dailyprogram',
  '/itinerary/overview',
  '/dining/overview',
  '/wherewhen',
];

for (const [what, change] of Object.entries({ 'names are long': lengthenNames, 'lists are empty': emptyLists })) {
  test(`the layout holds where ${what}`, async ({ open }) => {
    test.setTimeout(300_000);
    const found: string[] = [];
    for (const kind of ['App', 'Kiosk'] as const) {
      const page = await open(kind, { language: 'de', withoutServiceWorker: true });
      await change(page);
      found.push(...(await faultsAt(page, LISTS)).map((fault) => `${kind} ${fault}`));
    }
    expect(found).toEqual([]);
  });
}
