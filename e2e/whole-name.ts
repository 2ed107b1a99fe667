import { expect, type Page } from '@playwright/test';
import { settled } from './good-page.ts';

const PHONES = [390, 360];

/** No word of the portal's name is broken or cut in the header of a phone, with a basket beside the other signs too. */
export async function expectWholeName(page: Page): Promise<void> {
  // The page that the hub drew has given way.
  await settled(page);
  const sign = page.locator('header a[href="/wayfinder"]');
  // As wide as the basket, which comes with the first place in it.
  await sign.evaluate((element) => element.after(element.cloneNode(true)));
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 740 });
    const broken = await page
      .locator('header p')
      .first()
      .evaluate((title) => {
        const text = title.firstChild;
        const words = [...(title.textContent ?? '').matchAll(/\S+/g)];
        const isWhole = ({ index, 0: word }: RegExpMatchArray) => {
          const range = document.createRange();
          range.setStart(text as Node, index ?? 0);
          range.setEnd(text as Node, (index ?? 0) + word.length);
          const parts = range.getClientRects();
          const { right } = title.getBoundingClientRect();
          return parts.length === 1 && (parts[0]?.right ?? 0) <= right + 1;
        };
        return words.filter((word) => !isWhole(word)).map(([word]) => word);
      });
    expect(broken, `the name in a header of ${width} px`).toEqual([]);
  }
}
