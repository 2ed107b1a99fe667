// A kiosk is used by people who stand: what they press is large and within reach, measured in the browser.
import { settled } from '../good-page.ts';
import { excursion } from '../pages/excursions.ts';
import { expect, test } from '../test.ts';

const LEAST_PX = 64;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1080, height: 1920 },
];

for (const size of SIZES) {
  test(`a kiosk of ${size.width} × ${size.height} has large targets and no action below the fold`, async ({ open }) => {
    const page = await open('Kiosk');
    await page.setViewportSize(size);
    for (const path of ['/', '/shoreexcursions', excursion('excursion-acropolis').paths.shore, '/login']) {
      await page.goto(path);
      await settled(page);
      const found = await page.evaluate((least) => {
        const boxOf = (element: Element) => ({
          name: element.textContent?.trim(),
          box: element.getBoundingClientRect(),
        });
        const targets = [...document.querySelectorAll('a, button, summary, select')]
          .filter((element) => element.checkVisibility())
          .map(boxOf)
          .filter(({ box }) => box.bottom > 0);
        const fold = innerHeight - (document.querySelector('footer')?.offsetHeight ?? 0);
        const actions = [...document.querySelectorAll('main a[class*="primary"], main button[class*="primary"]')].map(
          boxOf,
        );
        return {
          small: targets
            .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
            .map(({ name }) => name),
          below: actions.filter(({ box }) => box.bottom > fold + 1).map(({ name }) => name),
        };
      }, LEAST_PX);
      expect({ path, ...found }).toEqual({ path, small: [], below: [] });
    }
  });
}
