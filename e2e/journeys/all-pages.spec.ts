// Every page of the route map that is built, on every kind of device: accessible, steady, silent, not too wide.
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { DEVICES, type DeviceKind } from '../devices.ts';
import { expectGoodPage, expectNoSidewaysScroll } from '../good-page.ts';
import { keepPicture } from '../keep-picture.ts';
import { expectOwnPage } from '../own-page.ts';
import { samplesOf } from '../pages/samples.ts';
import { test } from '../test.ts';

const NARROWEST_PHONE = 360;
const BUILT = ROUTE_MAP.filter((row) => row.page !== 'pending');
const OPEN = BUILT.filter((row) => row.access === 'open' || row.access === 'loginPage');
const FOR_GUESTS = BUILT.filter((row) => row.access === 'login');

interface Visit {
  kind: DeviceKind;
  address: string;
  asGuest: boolean;
}

/** Phones see every address; on the other devices one address of every page shows how it stands there. */
function openAddressesOn(kind: DeviceKind): readonly string[] {
  if (kind === 'App') return OPEN.flatMap((row) => samplesOf(row.path));
  const onePerPage = new Map(OPEN.toReversed().map((row) => [String(row.page), row]));
  return [...onePerPage.values()].toReversed().flatMap((row) => samplesOf(row.path).slice(0, 1));
}

const VISITS: Visit[] = [
  ...(Object.keys(DEVICES) as DeviceKind[]).flatMap((kind) =>
    [...openAddressesOn(kind), '/no/such/page'].map((address) => ({
      kind,
      address,
      asGuest: false,
    })),
  ),
  ...FOR_GUESTS.flatMap((row) => samplesOf(row.path)).map((address) => ({
    kind: 'App' as const,
    address,
    asGuest: true,
  })),
];

for (const { kind, address, asGuest } of VISITS) {
  test(`${kind} ${address} is a good page`, async ({ visit }) => {
    const page = await visit(kind, { asGuest });
    await page.goto(address);
    await keepPicture(page, kind, address, kind === 'App');
    await expectGoodPage(page);
    // A screen shows its day where it has no layout for a page.
    if (kind !== 'DigitalSignage') await expectOwnPage(page, address);
    if (kind !== 'App') return;
    await page.setViewportSize({ width: NARROWEST_PHONE, height: 740 });
    await expectNoSidewaysScroll(page);
  });
}
