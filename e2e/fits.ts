// Whether a page keeps its form where there is little room: narrow phones, large text, long words.
import type { Page } from '@playwright/test';

export interface Misfits {
  /** Pixels by which the page is wider than the window. */
  sideways: number;
  /** Who makes it wider. */
  wide: string[];
  /** The part of the window that bars at its edges take while a guest reads, of 1. */
  bars: number;
  /** Words that are cut off without a mark. */
  cut: string[];
  /** Words that stand letter below letter. */
  squeezed: string[];
}

/** What does not fit, of the page as it stands. */
export function misfits(page: Page): Promise<Misfits> {
  return page.evaluate(async () => {
    const root = document.documentElement;
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`;

    scrollTo(0, Math.max(0, (root.scrollHeight - innerHeight) / 2));
    await drawn();
    const all = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    const isBar = (element: Element) => {
      const { position } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isEdge = width > innerWidth / 2 && height < innerHeight; // what covers all is no bar
      return (position === 'fixed' || position === 'sticky') && isEdge;
    };
    const covered = new Set<number>();
    for (const bar of all.filter(isBar)) {
      const { top, bottom } = bar.getBoundingClientRect();
      for (let y = Math.max(0, Math.round(top)); y < Math.min(innerHeight, bottom); y++) covered.add(y);
    }

    const isScroller = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || isScroller(element.parentElement));
    const ownText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    /** Of the element, and of its words, which may stand out of it. */
    const rightOf = (element: Element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { right } = element.getBoundingClientRect();
      return ownText(element) ? Math.max(right, words.getBoundingClientRect().right) : right;
    };
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    /** A bar at the edge of the window grows with it when a page is too wide, and is not who made it so. */
    const roomOf = (element: Element) => (isFixed(element) ? Math.max(innerWidth, root.clientWidth) : root.clientWidth);
    const wide = all.filter((element) => {
      const { width } = element.getBoundingClientRect();
      return width > 0 && rightOf(element) > roomOf(element) + 1 && !isScroller(element.parentElement);
    });

    const cut = all.filter((element) => {
      if (!ownText(element) || element.clientWidth <= 1) return false;
      const style = getComputedStyle(element);
      if (!/hidden|clip/.test(style.overflowX) || style.textOverflow === 'ellipsis' || style.clipPath !== 'none')
        return false;
      const isClamped = style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '';
      return (
        element.scrollWidth > element.clientWidth + 1 || (!isClamped && element.scrollHeight > element.clientHeight + 2)
      );
    });
    const squeezed = all.filter((element) => {
      if (!ownText(element) || element.clientWidth <= 1) return false;
      const words = document.createRange();
      words.selectNodeContents(element);
      const { width, height } = words.getBoundingClientRect();
      const { clipPath, fontSize, writingMode } = getComputedStyle(element);
      // Words that stand upright, as on the back of a book, are meant to be narrow; some are only for the ear.
      if (!writingMode.startsWith('horizontal') || clipPath !== 'none') return false;
      const size = Number.parseFloat(fontSize);
      return width < 3 * size && height > 5 * size;
    });
    return {
      sideways: root.scrollWidth - root.clientWidth,
      wide: wide.slice(-3).map(nameOf),
      bars: Math.round((covered.size / innerHeight) * 100) / 100,
      cut: cut.map(nameOf),
      squeezed: squeezed.map(nameOf),
    };
  });
}
