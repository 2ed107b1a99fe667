// Every other pack on a ship of its own, in the operator's own language: `npm run e2e:packs` looks at each page of each of
// them on a phone; the short form in `npm test` at each page on one of them. Kiosks and screens are sampled.
import type { Page } from '@playwright/test';
import { loadPack, PACK_NAMES } from '#packs/load-pack.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { makeMedia } from '#scripts/build-steps.ts';
import type { DeviceKind } from '../devices.ts';
import { expectGoodPage } from '../good-page.ts';
import { keepPicture } from '../keep-picture.ts';
import { PACK_NAME } from '../pack.ts';
import { deviceOn, guestStateOf, packLanguage, withShipOf } from '../pack-ship.ts';
import { samplesFor } from '../pages/samples.ts';
import { untranslatedOn } from '../pages/untranslated.ts';
import { expect, test } from '../test.ts';
import { leavePage, watchPage } from '../watch-page.ts';

const IS_WHOLE = process.env.OTHER_PACKS !== undefined;
/** Its media, its ship and its pages; a crowded machine takes longest. */
const SWEEP_MS = IS_WHOLE ? 900_000 : 400_000;
/** What video providers show is written by them. */
const ITS_PROVIDERS = /^\/(vod|seanetvod)\b/;
const KIOSK_SAMPLE = ['/', '/content/overview', '/wayfinder', '/dining/overview'];
const SCREEN_SAMPLE = ['/', '/dailyprogram/today', '/map/tracker/ship'];

const OTHERS = PACK_NAMES.filter((one) => one !== PACK_NAME && one !== 'meridian');

interface Addresses {
  open: string[];
  forGuests: string[];
}

/** One address of every page, and the home page always; in the short form every pack has its share of the others. */
function addressesOf(pack: Pack, share: number): Addresses {
  const samples = samplesFor(pack);
  const onePerPage = new Map(ROUTE_MAP.filter(({ page }) => page !== 'pending').map((row) => [String(row.page), row]));
  const rows = [...onePerPage.values()].filter(
    ({ path }, index) => IS_WHOLE || path === '/' || index % OTHERS.length === share,
  );
  const addresses = (some: typeof ROUTE_MAP) => some.flatMap(({ path }) => samples(path).slice(0, 1));
  return {
    open: addresses(rows.filter(({ access }) => access === 'open' || access === 'loginPage')),
    forGuests: addresses(rows.filter(({ access }) => access === 'login')),
  };
}

for (const [share, name] of OTHERS.entries()) {
  test(`${name}: pages are good, and in the operator’s own language`, async ({ browser }) => {
    test.setTimeout(SWEEP_MS);
    await makeMedia(name, 'small');
    const pack = await loadPack(name);
    const language = packLanguage(pack);
    const untranslated = untranslatedOn(pack, language);
    const { open, forGuests } = addressesOf(pack, share);

    async function sweep(page: Page, kind: DeviceKind, addresses: readonly string[]): Promise<void> {
      const complaints = await watchPage(page);
      for (const address of addresses) {
        await test.step(`${kind} ${address}`, async () => {
          await leavePage(page);
          await page.goto(address);
          await keepPicture(page, `${name}-${kind}`, address, kind === 'App');
          await expectGoodPage(page);
          if (ITS_PROVIDERS.test(address)) return;
          expect.soft(await untranslated(page), `${address} in ${language}`).toEqual([]);
        });
      }
      expect.soft(complaints(), kind).toEqual([]);
      await page.context().close();
    }

    await withShipOf(name, async (ship) => {
      const guest = await guestStateOf(browser, ship, pack);
      await sweep(await deviceOn(browser, ship, pack, 'App'), 'App', open);
      await sweep(await deviceOn(browser, ship, pack, 'App', guest), 'App', forGuests);
      const few = IS_WHOLE ? Number.POSITIVE_INFINITY : 1;
      await sweep(await deviceOn(browser, ship, pack, 'Kiosk'), 'Kiosk', KIOSK_SAMPLE.slice(0, few));
      await sweep(await deviceOn(browser, ship, pack, 'DigitalSignage'), 'DigitalSignage', SCREEN_SAMPLE.slice(0, few));
    });
  });
}
