// The layout holds: every page on every device and in every look, if not each with each; and on phones every page with long
// names on the narrowest one, with text of twice the size, with empty lists and with lists that never end: `npm run e2e:layout`.
// `npm test` has its journeys over all pages (all-pages, large-text, kiosk-reach) instead, each device in its own look.
import type { Locator, Page } from '@playwright/test';
import { settled } from '../good-page.ts';
import { EVERY_PLACE, faultsAt, NARROWEST, onPhones, PLACES, type Visit } from '../layout-faults.ts';
import { answersChanged, emptyLists, lengthenLists, lengthenNames, wearLook } from '../other-answers.ts';
import { expect, test } from '../test.ts';
import { leavePage } from '../watch-page.ts';

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
  'text with wide spaces': { change: spacedText },
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
      const found = await faultsAt(page, addressesOf(visits), look, change !== emptyLists);
      // Stand-ins for faces are as wide as these with their own spaces.
      expect(change === spacedText ? found.filter((fault) => !fault.includes(' jumps by ')) : found).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('data-look', wanted);
      const isAnotherText = change === largeText || change === spacedText;
      if (!isAnotherText) expect(changed, 'answers that were changed').toBeGreaterThan(0);
      const { fontSize, letterSpacing } = await styleOf(page.locator('html'));
      expect(fontSize).toBe(change === largeText ? '32px' : '16px');
      expect(letterSpacing === 'normal').toBe(change !== spacedText);
    });
  }
}

const styleOf = (element: Locator) =>
  element.evaluate((one) => {
    const { fontSize, letterSpacing } = getComputedStyle(one);
    return { fontSize, letterSpacing };
  });

const addressesOf = (visits: readonly Visit[]) => [...new Set(visits.map(({ address }) => address))];

/** WCAG 1.4.12, as a style sheet of the guest's own has it. */
async function spacedText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** As a guest sets it in the browser: twice the usual 16 pixels, from the first byte on. */
async function largeText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

const STOPS = 40;

/** WCAG 2.4.11: of what has the focus something is to be seen, whatever stays at the edges. */
for (const visits of Object.values(Object.groupBy(onPhones(0), (one) => one.look))) {
  const open = visits.filter(({ asGuest }) => !asGuest);
  const [{ look }] = visits as [Visit];
  test(`the focus is never hidden: ${look}`, { tag: '@round' }, async ({ open: openPage }) => {
    test.setTimeout(300_000);
    const page = await openPage('App', { withoutServiceWorker: true });
    await page.setViewportSize(PLACES.phone.viewport);
    await wearLook(page, look);
    const hidden: string[] = [];
    let stops = 0;
    for (const address of addressesOf(open)) {
      await leavePage(page);
      await page.goto(address);
      await settled(page);
      for (let stop = 0; stop < STOPS; stop++) {
        await page.keyboard.press('Tab');
        const found = await page.evaluate(focusSeen);
        if (found === 'none') break;
        stops += 1;
        if (found !== 'seen') hidden.push(`${address}: ${found}`);
      }
    }
    expect(stops).toBeGreaterThan(open.length * 5);
    expect(hidden).toEqual([]);
  });
}

/** Runs in the page: whether anything of the focused element lies open, else who it is. */
function focusSeen(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'none';
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
  const isOpen = shares.some((down) =>
    shares.some((across) => {
      const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
      return (
        hit !== null && (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused))
      );
    }),
  );
  return isOpen ? 'seen' : `${focused.tagName.toLowerCase()} “${(focused.textContent ?? '').trim().slice(0, 40)}”`;
}
