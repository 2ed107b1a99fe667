// A kiosk is used by people who stand: every page is read, hit and reached from there, across and upright.
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { keepPicture } from '../keep-picture.ts';
import { expectOwnPage } from '../own-page.ts';
import { samplesOf } from '../pages/samples.ts';
import { unfitForStanding } from '../standing.ts';
import { expect, test } from '../test.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1080, height: 1920 },
];
const FIT = { small: [], narrow: [], below: [], above: [] };

/** One address of every page, by who may open it. */
function addressesFor(isForGuests: boolean): readonly string[] {
  const access = isForGuests ? ['login'] : ['open', 'loginPage'];
  const rows = ROUTE_MAP.filter((row) => row.page !== 'pending' && access.includes(row.access));
  const onePerPage = new Map(rows.toReversed().map((row) => [String(row.page), row]));
  return [...onePerPage.values()].toReversed().flatMap((row) => samplesOf(row.path).slice(0, 1));
}

for (const asGuest of [false, true]) {
  for (const address of addressesFor(asGuest)) {
    test(`${address} suits somebody who stands`, async ({ visit }) => {
      // Photos are developed while the ship starts; their places are kept.
      const page = await visit('Kiosk', { asGuest, expectComplaints: /photomatch\/image/ });
      await page.goto(address);
      await expectOwnPage(page, address);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await keepPicture(page, `kiosk-${size.width}`, address);
        expect.soft(await unfitForStanding(page), `at ${size.width} × ${size.height}`).toEqual(FIT);
      }
    });
  }
}

test('a kiosk that lies shows what is filtered below its filters', async ({ open }) => {
  const page = await open('Kiosk');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/shoreexcursions');
  const first = page.getByRole('main').locator('a[href^="/shoreexcursion/"]').first();
  await expect(first).toBeInViewport({ ratio: 0.2 });
});
