// The test function of all journeys: opens devices, and fails a journey in which the page complained on its console.
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { deviceRoutes } from '#contract/areas/device.ts';
import { DEVICES, type DeviceKind, type Language, LOCALES } from './devices.ts';
import { ship } from './ship.ts';
import { watchPage } from './watch-page.ts';

export { expect };

interface OpenOptions {
  language?: Language;
  width?: number;
  /** Complaints of the console that belong to the journey, such as a hub that is down. */
  expectComplaints?: RegExp;
}

interface Fixtures {
  /** A page on a device of that kind, enrolled where it has to be. */
  open(kind: DeviceKind, options?: OpenOptions): Promise<Page>;
}

type DeviceCookies = Awaited<ReturnType<BrowserContext['cookies']>>;

export const test = base.extend<Fixtures, { cookiesOf: (kind: DeviceKind) => Promise<DeviceCookies> }>({
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

  open: async ({ browser, cookiesOf }, use) => {
    const opened: { context: BrowserContext; check: () => void }[] = [];
    await use(async (kind, { language = 'en', width, expectComplaints } = {}) => {
      const { group: _, ...device } = DEVICES[kind];
      const viewport = width && device.viewport ? { ...device.viewport, width } : device.viewport;
      const context = await browser.newContext({
        ...device,
        viewport,
        locale: LOCALES[language],
        baseURL: ship.hubUrl,
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
