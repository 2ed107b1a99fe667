// Every other pack on a ship of its own: each page once, on a phone, in the operator's own language.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { loadPack, PACK_NAMES } from '#packs/load-pack.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { makeMedia } from '#scripts/build-steps.ts';
import { freePort } from '#scripts/service.ts';
import { type Ship, startShip } from '#scripts/ship.ts';
import { DEVICES, LOCALES } from '../devices.ts';
import { expectGoodPage } from '../good-page.ts';
import { PACK_NAME } from '../pack.ts';
import { logInAsDemoGuest } from '../pages/demo-guest.ts';
import { samplesFor } from '../pages/samples.ts';
import { untranslatedOn } from '../pages/untranslated.ts';
import { SHIP_VARIABLES } from '../ship.ts';
import { expect, test } from '../test.ts';
import { leavePage, watchPage } from '../watch-page.ts';

/** Its media, its ship and some sixty pages; a crowded machine takes longest. */
const SWEEP_MS = 600_000;
/** What video providers show is written by them. */
const ITS_PROVIDERS = /^\/(vod|seanetvod)\b/;

/** One address of every page; those that need a guest come last. */
function addressesOf(pack: Pack): { open: string[]; forGuests: string[] } {
  const samples = samplesFor(pack);
  const onePerPage = new Map(ROUTE_MAP.filter(({ page }) => page !== 'pending').map((row) => [String(row.page), row]));
  const addresses = (rows: typeof ROUTE_MAP) => rows.flatMap(({ path }) => samples(path).slice(0, 1));
  const rows = [...onePerPage.values()];
  return {
    open: addresses(rows.filter(({ access }) => access === 'open' || access === 'loginPage')),
    forGuests: addresses(rows.filter(({ access }) => access === 'login')),
  };
}

async function withShip(pack: string, sail: (ship: Ship) => Promise<void>): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), `gangway-e2e-${pack}-`));
  const [port, sandboxPort, mailboxPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const ship = startShip({ port, sandboxPort, mailboxPort, dataFolder, env: { PACK: pack, FILMS: 'small' } });
  const before = process.env[SHIP_VARIABLES.hubUrl];
  try {
    await ship.ready();
    process.env[SHIP_VARIABLES.hubUrl] = ship.hubUrl;
    await sail(ship);
  } finally {
    process.env[SHIP_VARIABLES.hubUrl] = before;
    await ship.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

for (const name of PACK_NAMES.filter((one) => one !== PACK_NAME && one !== 'meridian')) {
  test(`${name}: every page is good, and in the operator’s own language`, async ({ browser }) => {
    test.setTimeout(SWEEP_MS);
    await makeMedia(name, 'small');
    const pack = await loadPack(name);
    const language = pack.operator.languages[0]?.code ?? 'en';
    const untranslated = untranslatedOn(pack, language);
    const { open, forGuests } = addressesOf(pack);

    async function look(page: Page, complaints: () => string[], address: string): Promise<void> {
      await leavePage(page);
      await page.goto(address);
      await expectGoodPage(page);
      if (!ITS_PROVIDERS.test(address)) expect.soft(await untranslated(page), `${address} in ${language}`).toEqual([]);
      expect.soft(complaints(), address).toEqual([]);
    }

    await withShip(name, async ({ hubUrl }) => {
      const { group: _, ...phone } = DEVICES.App;
      const guest = await browser.newContext({ baseURL: hubUrl, locale: LOCALES.en });
      await logInAsDemoGuest(await guest.newPage(), pack);
      const storageState = await guest.storageState();
      await guest.close();
      for (const [addresses, state] of [
        [open, undefined],
        [forGuests, storageState],
      ] as const) {
        const context = await browser.newContext({
          ...phone,
          baseURL: hubUrl,
          locale: LOCALES[language],
          reducedMotion: 'reduce',
          storageState: state,
        });
        const page = await context.newPage();
        const complaints = await watchPage(page);
        for (const address of addresses) await test.step(address, () => look(page, complaints, address));
        await context.close();
      }
    });
  });
}
