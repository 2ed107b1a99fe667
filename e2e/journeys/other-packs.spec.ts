// Every other pack on a ship of its own, in the operator's own language: each page once on a phone; kiosks and screens are sampled.
import type { Page } from '@playwright/test';
import { PACK_NAMES } from '#packs/load-pack.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { placeOfHub } from '#portal/shared/device/place.ts';
import { makeMedia } from '#scripts/build-steps.ts';
import type { DeviceKind } from '../devices.ts';
import { expectGoodPage } from '../good-page.ts';
import { keepPicture } from '../keep-picture.ts';
import { expectOwnPage } from '../own-page.ts';
import { PACK_NAME, packAtSea } from '../pack.ts';
import { deviceOn, guestStateOf, packLanguage, withShipOf } from '../pack-ship.ts';
import { samplesFor } from '../pages/samples.ts';
import { untranslatedOn } from '../pages/untranslated.ts';
import { expect, test } from '../test.ts';
import { leavePage, watchPage } from '../watch-page.ts';
import { expectWholeName } from '../whole-name.ts';

/** Its media, its ship and some seventy pages; a crowded machine takes longest. */
const SWEEP_MS = 1_200_000;
/** What video providers show is written by them. */
const ITS_PROVIDERS = /^\/(vod|seanetvod)\b/;
const KIOSK_SAMPLE = ['/', '/content/overview', '/wayfinder', '/dining/overview'];
const SCREEN_SAMPLE = ['/', '/dailyprogram/today', '/map/tracker/ship'];

const OTHERS = PACK_NAMES.filter((one) => one !== PACK_NAME && one !== 'meridian');

interface Addresses {
  open: string[];
  forGuests: string[];
}

/** One address of every page; those that need a guest come last. */
function addressesOf(pack: Pack): Addresses {
  const samples = samplesFor(pack);
  const built = ROUTE_MAP.filter(({ page }) => page !== 'pending').toReversed();
  const rows = [...new Map(built.map((row) => [String(row.page), row])).values()].toReversed();
  const addresses = (some: typeof ROUTE_MAP) => some.flatMap(({ path }) => samples(path).slice(0, 1));
  return {
    open: addresses(rows.filter(({ access }) => access === 'open' || access === 'loginPage')),
    forGuests: addresses(rows.filter(({ access }) => access === 'login')),
  };
}

function lackedBy({ operator }: Pack) {
  return [
    ...(operator.pmsConfiguration.pinLoginEnabled ? [] : (['pin'] as const)),
    ...(placeOfHub(operator.hubType) === 'ship' ? [] : (['muster'] as const)),
    ...(operator.featureFlags.photoMatchEnabled ? [] : (['photos'] as const)),
  ];
}

for (const name of OTHERS) {
  test(`${name}: pages are good, and in the operator’s own language`, async ({ browser }) => {
    test.setTimeout(SWEEP_MS);
    await makeMedia(name, 'small');
    const pack = await packAtSea(name);
    const language = packLanguage(pack);
    const without = lackedBy(pack);
    const untranslated = untranslatedOn(pack, language);
    const { open, forGuests } = addressesOf(pack);

    async function sweep(page: Page, kind: DeviceKind, addresses: readonly string[]): Promise<void> {
      const complaints = await watchPage(page);
      for (const address of addresses) {
        await test.step(`${kind} ${address}`, async () => {
          await leavePage(page);
          await page.goto(address);
          await expectOwnPage(page, address, { without });
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
      const phone = await deviceOn(browser, ship, pack, 'App', guest);
      await watchPage(phone);
      await phone.goto('/');
      await expectWholeName(phone);
      await phone.context().close();
      await sweep(await deviceOn(browser, ship, pack, 'Kiosk'), 'Kiosk', KIOSK_SAMPLE);
      await sweep(await deviceOn(browser, ship, pack, 'DigitalSignage'), 'DigitalSignage', SCREEN_SAMPLE);
    });
  });
}
