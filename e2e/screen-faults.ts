// What could not be read from four metres, of what a screen shows.
import type { Page } from '@playwright/test';

const LEAST_PX = 32;

export interface ScreenFaults {
  small: string[];
  cut: string[];
  rows: number;
  /** How many texts were looked at. */
  texts: number;
}

/** Texts that are too small or lie outside of the screen, of the page that is shown; and how many rows it has. */
export function screenFaults(page: Page): Promise<ScreenFaults> {
  return page.evaluate((least) => {
    const found = { small: [] as string[], cut: [] as string[], rows: 0, texts: 0 };
    const flow = document.querySelector('[data-pages]')?.parentElement?.getBoundingClientRect();
    const frame = { right: innerWidth, bottom: innerHeight, left: 0, top: 0 };
    /** Of what is shown page by page only the page that stands. */
    const isShown = (element: Element, box: DOMRect) =>
      !flow || !element.closest('[data-pages]') || (box.left < flow.right - 1 && box.right > flow.left + 1);
    const walker = document.createTreeWalker(document.querySelector('[data-screen]') ?? document.body, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !parent?.checkVisibility() || parent.clientWidth === 1 || !isShown(parent, box)) continue;
      found.texts += 1;
      const inFlow = parent.closest('[data-pages]') && flow ? flow : frame;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < least) found.small.push(`${text} ${size}px`);
      const isOut = box.left < inFlow.left - 1 || box.right > inFlow.right + 1 || box.bottom > inFlow.bottom + 1;
      if (isOut || box.top < inFlow.top - 1) found.cut.push(text);
    }
    for (const row of document.querySelectorAll('[data-pages] > ul > li')) {
      if (isShown(row, row.getBoundingClientRect())) found.rows += 1;
    }
    return found;
  }, LEAST_PX);
}
