// Whether a page suits somebody who stands in front of it: words, targets, and where its action is.
import type { Page } from '@playwright/test';

export interface Unfit {
  /** Words below the least size. */
  small: string[];
  /** What is to be pressed and is too small for it. */
  narrow: string[];
  /** Actions that are not seen without scrolling. */
  below: string[];
  /** Actions above the reach of somebody who is not tall. */
  above: string[];
}

const LEAST = { text: 22, target: 64 };

/** What a person at a kiosk could not read, hit or reach, of the page as it stands. */
export function unfitForStanding(page: Page): Promise<Unfit> {
  return page.evaluate(async (least) => {
    const tolerance = 0.5;
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    scrollTo(0, 0);
    await drawn();

    const isUnseen = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (getComputedStyle(one).clipPath === 'inset(50%)' || one.matches('[inert], [aria-hidden="true"] > svg'))
          return true;
      }
      return false;
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').slice(0, 40)} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const scaleOf = (element: Element) =>
      element instanceof SVGGraphicsElement ? Math.abs(element.getScreenCTM()?.d ?? 1) : 1;

    const small = new Set<string>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || parent.closest('script, style, noscript') || isUnseen(parent))
        continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scaleOf(parent);
      if (size < least.text - 0.05) small.add(`${nameOf(parent)} ${size.toFixed(1)}px`);
    }

    /** WCAG 2.5.8 leaves out links whose size the line of their sentence decides. */
    const isInSentence = (target: Element) =>
      target.tagName === 'A' &&
      getComputedStyle(target).display === 'inline' &&
      [...(target.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());
    /** A switch inside of its label is pressed anywhere on the label. */
    const pressed = (target: Element) => {
      const label = target instanceof HTMLInputElement ? (target.closest('label') ?? target.labels?.[0]) : undefined;
      // A link that covers its card is hit anywhere on the card.
      if (getComputedStyle(target, '::after').position === 'absolute')
        return (target as HTMLElement).offsetParent ?? target;
      return /^(checkbox|radio)$/.test((target as HTMLInputElement).type) && label ? label : target;
    };
    const narrow = new Set<string>();
    const TARGETS =
      'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="button"], [role="tab"], [role="slider"], [role="option"]';
    for (const target of document.querySelectorAll(TARGETS)) {
      const hit = pressed(target);
      if (isUnseen(hit) || isInSentence(target)) continue;
      const { width, height, bottom } = hit.getBoundingClientRect();
      if (bottom <= 0 || width <= 1) continue;
      if (width < least.target - tolerance || height < least.target - tolerance)
        narrow.add(`${nameOf(hit)} ${Math.round(width)}×${Math.round(height)}`);
    }

    /** A button that waits for a choice above it is nothing to do yet; those of a list belong to its things. */
    const isAction = (one: Element) => !one.closest('li') && !one.matches(':disabled') && !isUnseen(one);
    const footer = document.querySelector('footer');
    const fold = footer ? Math.min(innerHeight, footer.getBoundingClientRect().top) : innerHeight;
    const [action] = [...document.querySelectorAll('main [class*="_primary"]')].filter(isAction);
    const box = action?.getBoundingClientRect();
    return {
      small: [...small],
      narrow: [...narrow],
      below: action && box && box.bottom > fold + 1 ? [`${nameOf(action)} ${Math.round(box.bottom)} of ${fold}`] : [],
      above: action && box && box.bottom < innerHeight / 3 ? [`${nameOf(action)} ${Math.round(box.bottom)}`] : [],
    };
  }, LEAST);
}
