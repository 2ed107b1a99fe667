// What a screen shows is read from four metres: measured in the browser, upright and across.
import { settled } from '../good-page.ts';
import { keepPicture } from '../keep-picture.ts';
import { shipPack } from '../pack.ts';
import { screenFaults } from '../screen-faults.ts';
import { expect, test } from '../test.ts';

const LAYOUTS = [
  '/',
  '/dailyprogram/today',
  '/shoreexcursions',
  '/restaurantavailability/overview/main',
  '/weather',
  '/map/tracker/1',
  '/wherewhen',
  '/content/detail/article-theatre',
  '/content/detail/article-pergola',
  '/content/overview',
  '/itinerary/overview',
  '/dining/overview',
  '/no/such/page',
];
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
];
/** Ship time: the evening's last minutes have nothing to announce, noon has as much as it can. */
const HOURS = ['07:30', '12:00', '18:00', '23:55'];
const MOST_ROWS = 7;

for (const size of SIZES) {
  test(`a screen of ${size.width} × ${size.height} shows nothing small, nothing cut, seven lines at most`, async ({
    open,
  }) => {
    test.slow();
    const page = await open('DigitalSignage');
    await page.setViewportSize(size);
    for (const path of LAYOUTS) {
      await page.goto(path);
      await expect(page.locator('[data-screen="ready"]')).toBeVisible();
      await settled(page);
      await keepPicture(page, `screens-${size.width}`, path);
      const { small, cut, rows, texts } = await screenFaults(page);
      expect(texts, path).toBeGreaterThan(1);
      expect({ path, small, cut }).toEqual({ path, small: [], cut: [] });
      expect(rows, path).toBeLessThanOrEqual(MOST_ROWS);
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
  });
}

const pack = await shipPack();

/** The moment at which the ship's clocks show this today. */
function shipMoment(clock: string): Date {
  const now = new Date();
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: pack.operator.shipTimeZone, timeStyle: 'short' }).format(
    now,
  );
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return new Date(now.getTime() + (minutes(clock) - minutes(shown)) * 60_000);
}

for (const size of SIZES) {
  test(`home on a screen of ${size.width} × ${size.height} cuts nothing at any hour`, async ({ open }) => {
    const page = await open('DigitalSignage');
    await page.setViewportSize(size);
    for (const hour of HOURS) {
      await page.clock.setFixedTime(shipMoment(hour));
      await page.goto('/');
      await expect(page.locator('[data-screen="ready"]')).toBeVisible();
      await settled(page);
      const { small, cut, texts } = await screenFaults(page);
      expect(texts, hour).toBeGreaterThan(1);
      expect({ hour, small, cut }).toEqual({ hour, small: [], cut: [] });
    }
  });
}
