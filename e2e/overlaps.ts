// Controls that stand on each other: a finger meant for the one meets the other.
import type { Page } from '@playwright/test';

/** Pairs of controls whose boxes meet, of the page as it stands. */
export function overlappingControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="radio"]';
    /** Pins of maps stand where their places are; a film's picture is pressed too, and lies under its controls. */
    const ELSEWHERE = '.leaflet-container, svg, video, [data-surface]';
    const LEAST_PX = 3;

    const parents = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...parents(element.parentElement)] : [];
    /** Bars that stay lie over what scrolls below them. */
    const layerOf = (element: Element) =>
      [element, ...parents(element)].find((one) => /fixed|sticky/.test(getComputedStyle(one).position));
    /** Only what its scrolling and clipping parents let through. */
    function seenPart(element: Element): DOMRect {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (const parent of parents(element)) {
        const { overflow, contentVisibility } = getComputedStyle(parent);
        // Rows far from the view have a place kept for them, and are painted in no other.
        if (overflow === 'visible' && contentVisibility !== 'auto') continue;
        const frame = parent.getBoundingClientRect();
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none' &&
      getComputedStyle(element).pointerEvents !== 'none' &&
      !element.closest(`[inert], ${ELSEWHERE}`);

    const seen = [...document.querySelectorAll(CONTROLS)].filter(isSeen).map((element) => ({
      element,
      box: seenPart(element),
      layer: layerOf(element),
      label: element.closest('label'),
    }));
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > LEAST_PX &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > LEAST_PX;

    /** A field has room for a button of its own, such as the one that shows a PIN. */
    const isInField = (field: Element, box: DOMRect, button: DOMRect) =>
      field.matches('input, textarea') && button.left >= box.left && button.right <= box.right && button.top >= box.top;

    return seen.flatMap((one, place) =>
      seen
        .slice(place + 1)
        .filter((other) => one.layer === other.layer && (!one.label || one.label !== other.label))
        .filter((other) => !one.element.contains(other.element) && !other.element.contains(one.element))
        .filter((other) => meet(one.box, other.box) && !isInField(one.element, one.box, other.box))
        .map((other) => `${nameOf(one.element)} and ${nameOf(other.element)}`),
    );
  });
}
