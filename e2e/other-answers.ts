// What the portal reads, changed on its way in: another look, names that are long, lists that are empty. All answers of a hub
// pass `JSON.parse`, those that a page brings along too; a page that a test hands over would be a stranger to the ship's partners.
import type { Page } from '@playwright/test';

export const LOOKS = ['meridian', 'lorelei', 'palma', 'nightflight'] as const;
export type LookName = (typeof LOOKS)[number];

/** The portal of another operator: the same data in another look. */
export async function wearLook(page: Page, look: LookName): Promise<void> {
  await page.addInitScript((name) => {
    const { parse } = JSON;
    JSON.parse = (text, reviver) => parse(String(text).replace(/"theme":"\w+"/, `"theme":"${name}"`), reviver);
  }, look);
}

/** Every name ends in a word that no line of a phone holds. */
export async function lengthenNames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän';
    const NAMES = /"(name|title|label)":\{[^{}]*\}/g;
    const { parse } = JSON;
    const lengthened = (text: string) => text.replace(/"(de|en|fr)":"([^"\\]+)"/g, `"$1":"$2 ${LONG_WORD}"`);
    JSON.parse = (text, reviver) => parse(String(text).replace(NAMES, lengthened), reviver);
  });
}

/** Every list of the hub is empty. */
export async function emptyLists(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { parse } = JSON;
    JSON.parse = (text, reviver) => {
      const answer = parse(text, reviver);
      return Array.isArray(answer) ? [] : answer;
    };
  });
}
