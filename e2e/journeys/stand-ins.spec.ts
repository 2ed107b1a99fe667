// Until a look's face has come its stand-in is seen: where words break elsewhere in it, everything below them jumps.
import type { Page } from '@playwright/test';
import { layoutShift, settled } from '../good-page.ts';
import { LOOKS, wearLook } from '../other-answers.ts';
import { shipPack } from '../pack.ts';
import { expect, test } from '../test.ts';

/** In hundredths. The Arial that devices have has other letters, so that some lines always break elsewhere. */
const MOST_ELSEWHERE = { headings: 6, texts: 2, labels: 2 };
/** Signs of the longest heading. */
const LONGEST_HEADING = 60;

/** Stand in a row as long as there is room: in figures of one width. */
const FACTS = ['17.11.2026', '10:30', '2 Std. 30 Min.', '19:00 – 20:45', 'Englisch, Deutsch', '£118.00'];
/** In hundredths of their width, in plain and in bold. */
const FACTS_MAY_DIFFER = 4;
const WEIGHTS = ['400', '620'];

for (const look of LOOKS) {
  test(`[A7] words break in the stand-ins of ${look} where they break in its faces`, async ({ open }) => {
    const page = await open('App', { language: 'de', withoutServiceWorker: true });
    await wearLook(page, look);
    await page.goto('/');
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('data-look', look);
    const { bookables, content, excursions } = await shipPack();
    const things = [...bookables.items, ...content.articles, ...excursions.excursions];
    const words = [...new Set(things.flatMap((thing) => sentencesOf(thing)))];
    expect(words.length).toBeGreaterThan(200);
    const elsewhere = await shareThatBreaksElsewhere(page, words);
    for (const [kind, most] of Object.entries(MOST_ELSEWHERE))
      expect(elsewhere[kind as keyof typeof MOST_ELSEWHERE], kind).toBeLessThan(most);
    for (const weight of WEIGHTS)
      for (const [fact, difference] of await factDifferences(page, weight))
        expect(difference, `${fact} in ${weight}`).toBeLessThan(FACTS_MAY_DIFFER);
  });
}

/** Of usual phones. */
const WIDTHS = [360, 375, 412];
/** Rows of times, marks and facts, which stand beside each other as long as there is room. */
const FULL_PAGES = [
  '/itinerary/go',
  '/itinerary/spark',
  '/map/tracker/module-tracker',
  '/shoreexcursions',
  '/dailyprogram',
];

for (const language of ['en', 'de'] as const) {
  test(`[A7] a page keeps its place when its faces come late, on phones of three widths (${language})`, async ({
    open,
  }) => {
    for (const width of WIDTHS) {
      const page = await open('App', { language, width, withoutServiceWorker: true });
      for (const address of FULL_PAGES) {
        const bringFaces = await holdFaces(page);
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('#root main :is(h1, h2)').first()).toBeVisible();
        await expect(page.locator('#first-view')).toHaveCount(0);
        expect(await bringFaces(), address).toBeGreaterThan(0);
        await page.waitForLoadState('load');
        await settled(page);
        expect((await layoutShift(page)).total, `${address} at ${width}`).toBeLessThan(0.05);
      }
    }
  });
}

/** Until they are brought, with how many were waited for. */
async function holdFaces(page: Page): Promise<() => Promise<number>> {
  const { promise: brought, resolve: bring } = Promise.withResolvers<void>();
  let held = 0;
  await page.route('**/*.woff2', async (route) => {
    held += 1;
    await brought;
    await route.continue();
  });
  return async () => {
    bring();
    await page.unrouteAll({ behavior: 'wait' });
    return held;
  };
}

/** What guests read of a thing, in all of its languages. */
function sentencesOf(thing: unknown): string[] {
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries(thing).flatMap(([key, value]) =>
    /^(de|en|fr)$/.test(key) && typeof value === 'string'
      ? [value.replace(/<[^>]+>/g, ' ').trim()].filter((text) => text.includes(' '))
      : sentencesOf(value),
  );
}

function shareThatBreaksElsewhere(page: Page, words: string[]): Promise<Record<keyof typeof MOST_ELSEWHERE, number>> {
  const headings = words.filter((text) => text.length <= LONGEST_HEADING);
  return page.evaluate(
    async ([texts, short]) => {
      const tokens = getComputedStyle(document.documentElement);
      const paragraph = document.createElement('p');
      document.body.append(paragraph);
      interface Style {
        token: string;
        size: number;
        weight: string;
        tracking?: string;
      }
      async function shareOf(all: string[], style: Style): Promise<number> {
        const [face = '', standIn = ''] = tokens.getPropertyValue(style.token).split(',');
        const { size, weight, tracking = '0' } = style;
        await document.fonts.load(`${weight} ${size}px ${face}`);
        await document.fonts.load(`${weight} ${size}px ${standIn}`);
        const fixed = { position: 'absolute', width: '358px', lineHeight: '40px', letterSpacing: tracking };
        Object.assign(paragraph.style, { ...fixed, fontSize: `${size}px`, fontWeight: weight });
        const linesOf = (fontFamily: string) => {
          Object.assign(paragraph.style, { fontFamily });
          return all.map((text) => {
            paragraph.textContent = text;
            return paragraph.clientHeight;
          });
        };
        const inFace = linesOf(face);
        const differing = linesOf(standIn).filter((height, place) => height !== inFace[place]);
        return (100 * differing.length) / all.length;
      }
      const display = { weight: tokens.getPropertyValue('--display-weight') };
      const tracking = tokens.getPropertyValue('--display-tracking');
      return {
        headings: await shareOf(short, { token: '--font-display', size: 32, tracking, ...display }),
        texts: await shareOf(texts, { token: '--font-text', size: 16, weight: '400' }),
        labels: await shareOf(texts, { token: '--font-text', size: 16, weight: '620' }),
      };
    },
    [words, headings] as const,
  );
}

function factDifferences(page: Page, weight: string): Promise<[fact: string, difference: number][]> {
  return page.evaluate(
    async ([facts, fontWeight]) => {
      const family = getComputedStyle(document.documentElement).getPropertyValue('--font-text').split(',');
      const line = document.createElement('span');
      document.body.append(line);
      const numbers = { fontSize: '100px', fontVariantNumeric: 'tabular-nums' };
      Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap', fontWeight, ...numbers });
      const widthIn = async (fact: string, fontFamily = '') => {
        await document.fonts.load(`${fontWeight} 100px ${fontFamily}`, fact);
        line.textContent = fact;
        Object.assign(line.style, { fontFamily });
        return line.getBoundingClientRect().width;
      };
      const differences: [string, number][] = [];
      for (const fact of facts) {
        const inFace = await widthIn(fact, family[0]);
        const inStandIn = await widthIn(fact, family[1]);
        differences.push([fact, (100 * Math.abs(inFace - inStandIn)) / inFace]);
      }
      return differences;
    },
    [FACTS, weight] as const,
  );
}
