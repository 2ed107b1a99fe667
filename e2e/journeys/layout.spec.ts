// The layout holds: every page on every device and in every look, if not each with each; and on phones every page with long
// names on the narrowest one, with text of twice the size, with empty lists and with lists that never end: `npm run e2e:layout`.
// `npm test` has its journeys over all pages (all-pages, large-text, kiosk-reach) instead, each device in its own look.
import type { Page } from '@playwright/test';
import { EVERY_PLACE, faultsAt, NARROWEST, onPhones, PLACES, type Visit } from '../layout-faults.ts';
import { answersChanged, emptyLists, lengthenLists, lengthenNames, wearLook } from '../other-answers.ts';
import { expect, test } from '../test.ts';

for (const [name, visits = []] of Object.entries(
  Object.groupBy(EVERY_PLACE, ({ place, look, asGuest }) => `${place} in ${look}${asGuest ? ', logged in' : ''}`),
)) {
  test(`the layout holds: ${name}`, { tag: '@round' }, async ({ open }) => {
    test.setTimeout(300_000);
    const { place, look, asGuest } = visits[0] as Visit;
    const { kind, viewport } = PLACES[place];
    const page = await open(kind, { language: 'de', asGuest, withoutServiceWorker: true });
    await page.setViewportSize(viewport);
    await wearLook(page, look);
    const found = await faultsAt(page, addressesOf(visits));
    await expect(page.locator('html')).toHaveAttribute('data-look', look);
    expect(found).toEqual([]);
  });
}

interface Trial {
  change: (page: Page) => Promise<void>;
  viewport?: { width: number; height: number };
  expectComplaints?: RegExp;
}

/** Copies of a thing (`~1`, `~2`, …) are known to no partner: they have no pictures and no parts of their own. */
const TRIALS: Record<string, Trial> = {
  'long names at 320 px': { change: lengthenNames, viewport: NARROWEST },
  'text of 200 %': { change: largeText },
  'empty lists': { change: emptyLists },
  'endless lists': { change: lengthenLists, expectComplaints: /404 .*\/v1\/.*(~|%7E)\d+/ },
};

for (const [turn, [what, { change, viewport, expectComplaints = /^$/ }]] of Object.entries(TRIALS).entries()) {
  const byLook = Object.groupBy(onPhones(turn), ({ look, asGuest }) => `${look}${asGuest ? ', logged in' : ''}`);
  for (const [name, visits = []] of Object.entries(byLook)) {
    test(`the layout holds ${what}: ${name}`, { tag: '@round' }, async ({ open }) => {
      test.setTimeout(300_000);
      const { look: wanted, asGuest } = visits[0] as Visit;
      const page = await open('App', { language: 'de', asGuest, withoutServiceWorker: true, expectComplaints });
      await page.setViewportSize(viewport ?? PLACES.phone.viewport);
      await wearLook(page, wanted);
      await change(page);
      let changed = 0;
      const look = async () => {
        changed += await answersChanged(page);
        return [];
      };
      expect(await faultsAt(page, addressesOf(visits), look, change !== emptyLists)).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('data-look', wanted);
      if (change !== largeText) expect(changed, 'answers that were changed').toBeGreaterThan(0);
      else expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    });
  }
}

const addressesOf = (visits: readonly Visit[]) => [...new Set(visits.map(({ address }) => address))];

/** As a guest sets it in the browser: twice the usual 16 pixels, from the first byte on. */
async function largeText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
