// A ship of another pack, and the devices that look at it.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { deviceRoutes } from '#contract/areas/device.ts';
import type { Pack } from '#packs/pack.schema.ts';
import type { Ship } from '#scripts/ship.ts';
import { DEVICES, type DeviceKind, LOCALES } from './devices.ts';
import { startFreshShip } from './fresh-ship.ts';
import { logInAsDemoGuest } from './pages/demo-guest.ts';
import { SHIP_VARIABLES } from './ship.ts';

/** Starts a ship of the pack, lets it sail, and takes it away. */
export async function withShipOf(pack: string, sail: (ship: Ship) => Promise<void>): Promise<void> {
  const ship = await startFreshShip(pack);
  const before = process.env[SHIP_VARIABLES.hubUrl];
  try {
    process.env[SHIP_VARIABLES.hubUrl] = ship.hubUrl;
    await sail(ship);
  } finally {
    if (before === undefined) delete process.env[SHIP_VARIABLES.hubUrl];
    else process.env[SHIP_VARIABLES.hubUrl] = before;
    await ship.stop();
  }
}

export function packLanguage(pack: Pack) {
  return pack.operator.languages[0]?.code ?? 'en';
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a phone keeps after the first demo guest has logged in. */
export async function guestStateOf(browser: Browser, { hubUrl }: Ship, pack: Pack): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: hubUrl, locale: LOCALES.en });
  await logInAsDemoGuest(await context.newPage(), pack);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** A page on a device of that kind, in the operator's own language. */
export async function deviceOn(
  browser: Browser,
  ship: Ship,
  pack: Pack,
  kind: DeviceKind,
  storageState?: StorageState,
): Promise<Page> {
  const { group, ...device } = DEVICES[kind];
  const context = await browser.newContext({
    ...device,
    baseURL: ship.hubUrl,
    locale: LOCALES[packLanguage(pack)],
    reducedMotion: 'reduce',
    storageState,
  });
  if (kind !== 'App') {
    const { token } = await ship.callOps(deviceRoutes.createEnrolment, { body: { deviceGroup: group } });
    await context.request.get(`${ship.hubUrl}/v1/devices/enrol/${token}`, { maxRedirects: 0 });
  }
  return context.newPage();
}
