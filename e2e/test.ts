// The test function of all journeys: opens devices, and fails a journey in which the page complained on its console.
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { deviceRoutes } from '#contract/areas/device.ts';
import { DEVICES, type DeviceKind, type Language, LOCALES } from './devices.ts';
import { shipPack } from './pack.ts';
import { logInAsDemoGuest } from './pages/demo-guest.ts';
import { ship } from './ship.ts';
import { leavePage, watchPage } from './watch-page.ts';

export { expect };

interface OpenOptions {
  language?: Language;
  width?: number;
  /** Logged in as the first demo guest; on a guest's own device. */
  asGuest?: boolean;
  /** Complaints of the console that belong to the journey, such as a hub that is down. */
  expectComplaints?: RegExp;
  /** The journey answers calls in the hub's place: nothing may stand between the page and its answers. */
  withoutServiceWorker?: boolean;
}

interface Fixtures {
  /** A page on a device of that kind, enrolled where it has to be: nobody has used it before. */
  open(kind: DeviceKind, options?: OpenOptions): Promise<Page>;
  /** The page of a device that is in use, with what it has cached: many short looks cost less on it. */
  visit(kind: DeviceKind, options?: Pick<OpenOptions, 'asGuest' | 'expectComplaints'>): Promise<Page>;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface WorkerFixtures {
  cookiesOf(kind: DeviceKind): Promise<DeviceCookies>;
  guestState(): Promise<StorageState>;
  usedDevice(kind: DeviceKind, asGuest: boolean): Promise<UsedDevice>;
}

/** One page that goes from address to address, as on a device that stays switched on. */
interface UsedDevice {
  page: Page;
  complaints: () => string[];
}

type DeviceCookies = Awaited<ReturnType<BrowserContext['cookies']>>;

export const test = base.extend<Fixtures, WorkerFixtures>({
  /** One enrolment per worker and kind: what an operator does once when a device is put up. */
  cookiesOf: [
    async ({ browser }, use) => {
      const enrolled = new Map<DeviceKind, Promise<DeviceCookies>>();
      async function enrol(kind: DeviceKind): Promise<DeviceCookies> {
        if (kind === 'App') return [];
        const { token } = await ship.callOps(deviceRoutes.createEnrolment, {
          body: { deviceGroup: DEVICES[kind].group },
        });
        const context = await browser.newContext();
        await context.request.get(`${ship.hubUrl}/v1/devices/enrol/${token}`, { maxRedirects: 0 });
        const cookies = await context.cookies();
        await context.close();
        return cookies;
      }
      await use((kind) => {
        const known = enrolled.get(kind) ?? enrol(kind);
        enrolled.set(kind, known);
        return known;
      });
    },
    { scope: 'worker' },
  ],

  /** One login per worker, as a guest would do it; every test gets a copy of what the browser then keeps. */
  guestState: [
    async ({ browser }, use) => {
      let state: Promise<StorageState> | undefined;
      async function logIn(): Promise<StorageState> {
        const context = await browser.newContext({ baseURL: ship.hubUrl, locale: LOCALES.en });
        const page = await context.newPage();
        await logInAsDemoGuest(page, await shipPack());
        const kept = await context.storageState();
        await context.close();
        return kept;
      }
      await use(() => (state ??= logIn()));
    },
    { scope: 'worker' },
  ],

  usedDevice: [
    async ({ browser, cookiesOf, guestState }, use) => {
      const devices = new Map<string, Promise<UsedDevice>>();
      async function setUp(kind: DeviceKind, asGuest: boolean): Promise<UsedDevice> {
        const storageState = asGuest ? await guestState() : undefined;
        const context = await browser.newContext({ ...deviceOptions(kind, {}), reducedMotion: 'reduce', storageState });
        await context.addCookies(await cookiesOf(kind));
        const page = await context.newPage();
        return { page, complaints: await watchPage(page) };
      }
      await use((kind, asGuest) => {
        const name = `${kind} ${asGuest}`;
        const known = devices.get(name) ?? setUp(kind, asGuest);
        devices.set(name, known);
        return known;
      });
      for (const device of devices.values()) await (await device).page.context().close();
    },
    { scope: 'worker' },
  ],

  visit: async ({ usedDevice }, use) => {
    const checks: (() => void)[] = [];
    const left: Page[] = [];
    await use(async (kind, { asGuest = false, expectComplaints } = {}) => {
      const { page, complaints } = await usedDevice(kind, asGuest);
      const before = complaints().length;
      await leavePage(page);
      const { viewport } = DEVICES[kind];
      if (viewport) await page.setViewportSize(viewport);
      const isComplaint = (text: string) => !expectComplaints?.test(text);
      checks.push(() => expect(complaints().slice(before).filter(isComplaint)).toEqual([]));
      left.push(page);
      return page;
    });
    for (const check of checks) check();
    // A kiosk that nobody touches would end the session that other tests of this worker share.
    for (const page of left) await leavePage(page);
  },

  open: async ({ browser, cookiesOf, guestState }, use) => {
    const opened: { context: BrowserContext; check: () => void }[] = [];
    await use(async (kind, options = {}) => {
      const { asGuest, expectComplaints, withoutServiceWorker } = options;
      const context = await browser.newContext({
        ...deviceOptions(kind, options),
        storageState: asGuest ? await guestState() : undefined,
        serviceWorkers: withoutServiceWorker ? 'block' : 'allow',
      });
      await context.addCookies(await cookiesOf(kind));
      const page = await context.newPage();
      const complaints = await watchPage(page);
      opened.push({
        context,
        check: () => expect(complaints().filter((text) => !expectComplaints?.test(text))).toEqual([]),
      });
      return page;
    });
    for (const { context } of opened) await context.close();
    for (const { check } of opened) check();
  },
});

function deviceOptions(kind: DeviceKind, { language = 'en', width }: OpenOptions): BrowserContextOptions {
  const { group: _, ...device } = DEVICES[kind];
  const viewport = width && device.viewport ? { ...device.viewport, width } : device.viewport;
  return { ...device, viewport, locale: LOCALES[language], baseURL: ship.hubUrl };
}
