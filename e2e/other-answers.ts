// What the portal reads, changed on its way in: another look, names that are long, lists that are empty. All answers of a hub
// pass `JSON.parse`, those that a page brings along too; a page that a test hands over would be a stranger to the ship's partners.
import type { Page } from '@playwright/test';
import { FIRST_VIEW_ID } from '#contract/first-view.ts';

declare global {
  interface Window {
    /** How many answers are not as the hub gave them, on the page that stands. */
    answersChanged?: number;
  }
}

export const answersChanged = (page: Page) => page.evaluate(() => window.answersChanged ?? 0);

/** The hub draws a page by what it knows itself, which is not what stands here. */
async function withoutDrawing(page: Page): Promise<void> {
  await page.addInitScript((id) => {
    const takeAway = () => document.getElementById(id)?.remove();
    const watch = new MutationObserver(takeAway);
    watch.observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => {
      // A page that came in one piece is ready before anybody was told of what it has.
      takeAway();
      watch.disconnect();
    });
  }, FIRST_VIEW_ID);
}

export const LOOKS = ['meridian', 'lorelei', 'palma', 'nightflight'] as const;
export type LookName = (typeof LOOKS)[number];

/** The portal of another operator: the same data in another look. */
export async function wearLook(page: Page, look: LookName): Promise<void> {
  await withoutDrawing(page);
  await page.addInitScript((name) => {
    const { parse } = JSON;
    JSON.parse = (text, reviver) => parse(String(text).replace(/"theme":"\w+"/, `"theme":"${name}"`), reviver);
  }, look);
}

/** Every name ends in a word that no line of a phone holds. */
export async function lengthenNames(page: Page): Promise<void> {
  await withoutDrawing(page);
  await page.addInitScript(() => {
    const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän';
    const NAMES = /"(name|title|label)":\{[^{}]*\}/g;
    const { parse } = JSON;
    const lengthened = (text: string) => text.replace(/"(de|en|fr)":"([^"\\]+)"/g, `"$1":"$2 ${LONG_WORD}"`);
    JSON.parse = (text, reviver) => {
      const longer = String(text).replace(NAMES, lengthened);
      if (longer !== String(text)) window.answersChanged = (window.answersChanged ?? 0) + 1;
      return parse(longer, reviver);
    };
  });
}

/** Every list of the hub is empty; what a page notes for itself in a row of words and numbers is no list of things. */
export async function emptyLists(page: Page): Promise<void> {
  await withoutDrawing(page);
  await page.addInitScript(() => {
    const { parse } = JSON;
    const isThing = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one);
    JSON.parse = (text, reviver) => {
      const answer = parse(text, reviver);
      if (!Array.isArray(answer) || !answer.every(isThing)) return answer;
      if (answer.length > 0) window.answersChanged = (window.answersChanged ?? 0) + 1;
      return [];
    };
  });
}

/** Every list of the hub is twenty times as long. */
export async function lengthenLists(page: Page): Promise<void> {
  await withoutDrawing(page);
  await page.addInitScript(() => {
    const TIMES = 20;
    /** Lists inside of an answer; those of a configuration stay as they are. */
    const LISTS = new Set(['messages', 'events', 'excursions', 'photos']);
    const { parse } = JSON;
    const isRow = (one: unknown) => typeof one === 'object' && one !== null && 'id' in one;
    const copy = (one: object, turn: number) =>
      turn === 0 ? one : { ...one, id: `${(one as { id: unknown }).id}~${turn}` };
    const lengthened = (list: unknown[]) => {
      if (list.length === 0 || !list.every(isRow)) return list;
      window.answersChanged = (window.answersChanged ?? 0) + 1;
      return Array.from({ length: TIMES }, (_, turn) => list.map((one) => copy(one as object, turn))).flat();
    };
    JSON.parse = (text, reviver) => {
      const answer = parse(text, reviver);
      if (Array.isArray(answer)) return lengthened(answer);
      if (typeof answer !== 'object' || answer === null) return answer;
      for (const [key, value] of Object.entries(answer))
        if (LISTS.has(key) && Array.isArray(value)) answer[key] = lengthened(value);
      return answer;
    };
  });
}
