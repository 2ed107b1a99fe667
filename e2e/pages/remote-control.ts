// A remote control has arrows and Enter.
import { expect, type Page } from '@playwright/test';

/** The name of what has the focus; the page itself holds every text and is no place to be. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element?.matches('a, button, input, [tabindex="0"]')) return '';
    return element.getAttribute('aria-label') ?? element.textContent;
  });

/** Presses an arrow until the focus is where it should be. */
export async function arrowTo(page: Page, key: string, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 20 && !name.test(await focused(page)); presses++) await page.keyboard.press(key);
  expect(await focused(page)).toMatch(name);
}
