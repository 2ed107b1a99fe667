// Little room on a phone: the narrowest one, and text of twice the size; in German, whose words are long.
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { type Misfits, misfits } from '../fits.ts';
import { expectOwnPage } from '../own-page.ts';
import { firstDemoGuest, shipPack } from '../pack.ts';
import { excursion } from '../pages/excursions.ts';
import { callsOf, orderFor } from '../pages/guest-calls.ts';
import { guest } from '../pages/guests.ts';
import { samplesOf } from '../pages/samples.ts';
import { expect, test } from '../test.ts';

const NARROWEST = { width: 320, height: 640 };
const USUAL = { width: 390, height: 844 };
/** What bars may take of the window while a guest reads. */
const MOST_BARS = 0.4;
const BUILT = ROUTE_MAP.filter((row) => row.page !== 'pending');
const PARTS = {
  'for everybody': BUILT.filter((row) => row.access === 'open'),
  'for guests': BUILT.filter((row) => row.access === 'login'),
};

const isTight = ({ sideways, cut, squeezed }: Misfits) => sideways > 0 || cut.length > 0 || squeezed.length > 0;

/** Pages are tight when something stands in them. */
async function bookSomething(): Promise<void> {
  const who = guest(firstDemoGuest(await shipPack()).accountNumber);
  const booked = await (await callsOf(who)).call(bookingsRoutes.bookings);
  if (booked.length === 0) await orderFor(who, excursion('excursion-volcano'), 'large-text@example.com');
}

for (const [name, rows] of Object.entries(PARTS)) {
  test(`pages ${name} fit 320 px and text of 200 %`, async ({ open }) => {
    test.setTimeout(240_000);
    if (name === 'for guests') await bookSomething();
    const page = await open('App', { language: 'de', asGuest: name === 'for guests', withoutServiceWorker: true });
    const found: string[] = [];
    for (const address of rows.flatMap((row) => samplesOf(row.path).slice(0, 1))) {
      await page.setViewportSize(NARROWEST);
      await page.goto(address);
      // Pictures may still come: their places are kept.
      await expectOwnPage(page, address);
      const narrow = await misfits(page);
      if (isTight(narrow)) found.push(`${address} at 320 px: ${JSON.stringify(narrow)}`);
      await page.setViewportSize(USUAL);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const large = await misfits(page);
      if (isTight(large) || large.bars > MOST_BARS) found.push(`${address} with large text: ${JSON.stringify(large)}`);
    }
    expect(found).toEqual([]);
  });
}
