// Little room on a phone: the narrowest one, and text of twice the size; in German, whose words are long.
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { misfits } from '../fits.ts';
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

for (const [name, rows] of Object.entries(PARTS)) {
  test(`pages ${name} fit 320 px and text of 200 %`, async ({ open }) => {
    test.setTimeout(240_000);
    const page = await open('App', { language: 'de', asGuest: name === 'for guests', withoutServiceWorker: true });
    const found: string[] = [];
    for (const address of rows.flatMap((row) => samplesOf(row.path).slice(0, 1))) {
      await page.setViewportSize(NARROWEST);
      await page.goto(address);
      // Pictures may still come: their places are kept.
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('[aria-busy="true"], [data-loading]')).toHaveCount(0);
      const narrow = await misfits(page);
      if (narrow.sideways > 0 || narrow.cut.length > 0) found.push(`${address} at 320 px: ${JSON.stringify(narrow)}`);
      await page.setViewportSize(USUAL);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const large = await misfits(page);
      const isTight = large.sideways > 0 || large.cut.length > 0 || large.bars > MOST_BARS;
      if (isTight) found.push(`${address} with large text: ${JSON.stringify(large)}`);
    }
    expect(found).toEqual([]);
  });
}
