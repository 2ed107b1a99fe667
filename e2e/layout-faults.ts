// What is wrong with a page's layout, and the visits that look for it: shared by the whole round and by the short one.
import type { Page } from '@playwright/test';
import { ROUTE_MAP, type RouteRow } from '#portal/app/route-map.ts';
import type { DeviceKind } from './devices.ts';
import { misfits } from './fits.ts';
import { layoutShift, settled } from './good-page.ts';
import { LOOKS, type LookName } from './other-answers.ts';
import { overlappingControls } from './overlaps.ts';
import { expectOwnPage } from './own-page.ts';
import { samplesOf } from './pages/samples.ts';
import { leavePage } from './watch-page.ts';

export const PLACES = {
  phone: { kind: 'App', viewport: { width: 390, height: 844 } },
  'upright kiosk': { kind: 'Kiosk', viewport: { width: 1080, height: 1920 } },
  'wide kiosk': { kind: 'Kiosk', viewport: { width: 1280, height: 800 } },
  screen: { kind: 'DigitalSignage', viewport: { width: 1920, height: 1080 } },
} as const satisfies Record<string, { kind: DeviceKind; viewport: { width: number; height: number } }>;
export type Place = keyof typeof PLACES;

/** The narrowest phone. */
export const NARROWEST = { width: 320, height: 640 };

/** Half of what Core Web Vitals call good. */
const LARGEST_SHIFT = 0.05;

export interface Visit {
  address: string;
  place: Place;
  look: LookName;
  asGuest: boolean;
}

const BUILT = ROUTE_MAP.filter(({ page, access }) => page !== 'pending' && access !== 'typeA');
/** One route of every page; a page that stands at several addresses is the same page. */
const PAGES = [...new Map(BUILT.toReversed().map((row) => [String(row.page), row])).values()].filter(
  ({ path }) => samplesOf(path).length > 0,
);

function visit({ path, access }: RouteRow, place: Place, turn: number, row: number): Visit {
  const samples = samplesOf(path);
  return {
    address: samples[turn % samples.length] as string,
    place,
    look: LOOKS[(row + turn) % LOOKS.length] as LookName,
    asGuest: access === 'login',
  };
}

/** A screen that has no layout for a page shows its day there; the phone has that page in one look more then. */
export const EVERY_PLACE: Visit[] = PAGES.flatMap((page, row) => {
  const places: Place[] = [
    'phone',
    'upright kiosk',
    'wide kiosk',
    page.screen && !isForGuests(page) ? 'screen' : 'phone',
  ];
  return places.map((place, turn) => visit(page, place, turn, row));
});

/** Every page once, on a phone, the looks by turns; another turn gives each page another look and another address. */
export const onPhones = (turn: number): Visit[] => PAGES.map((page, row) => visit(page, 'phone', turn, row));

function isForGuests({ access }: RouteRow): boolean {
  return access !== 'open';
}

/** What is cut, too wide or covered, of the page as it stands. */
export async function tightAt(page: Page): Promise<string[]> {
  const { sideways, wide, cut, squeezed } = await misfits(page);
  const overlaps = await overlappingControls(page);
  return [
    ...(sideways > 0 ? [`${sideways} px too wide: ${wide.join(', ')}`] : []),
    ...cut.map((words) => `cut off: ${words}`),
    ...squeezed.map((words) => `squeezed: ${words}`),
    ...overlaps.map((pair) => `on each other: ${pair}`),
  ];
}

async function faultsOf(page: Page): Promise<string[]> {
  await settled(page);
  const { total, moves } = await layoutShift(page);
  const isNamed = (await page.title()).includes(' · ') || new URL(page.url()).pathname === '/';
  return [
    ...(isNamed || (await page.locator('html[data-device="DigitalSignage"]').count()) > 0 ? [] : ['has no title']),
    ...(total > LARGEST_SHIFT ? [`jumps by ${total.toFixed(3)}: ${moves.join('; ')}`] : []),
    ...(await tightAt(page)),
  ];
}

/** One address after the other; `more` looks again at each in another way. */
export async function faultsAt(
  page: Page,
  addresses: readonly string[],
  more: (page: Page) => Promise<string[]> = async () => [],
  /** Without its lists a page may find nothing to show, and says so. */
  isWhole = true,
): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    // What the page before still asks for is not this one's.
    await leavePage(page);
    await page.goto(address);
    if (isWhole) await expectOwnPage(page, address);
    found.push(...[...(await faultsOf(page)), ...(await more(page))].map((fault) => `${address} ${fault}`));
  }
  return found;
}
