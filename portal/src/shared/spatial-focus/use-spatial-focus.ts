import { type RefObject, useEffect } from 'react';
import { DIRECTIONS, type Direction, nearest } from './spatial-focus.rules.ts';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Keys that mean something inside a control stay with it. */
function keepsItsKey(element: Element, key: string): boolean {
  if (!(element instanceof HTMLInputElement)) return false;
  const { type, valueAsNumber: value } = element;
  // A slider that is at its end lets the arrow go on: otherwise what lies behind it could not be reached.
  if (type === 'range' && key === 'ArrowLeft') return value > Number(element.min || 0);
  if (type === 'range' && key === 'ArrowRight') return value < Number(element.max || 100);
  return key === 'ArrowLeft' || key === 'ArrowRight';
}

function reachable(region: HTMLElement): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.tabIndex >= 0;
  });
}

/** Nobody holds the focus: the page itself has it, or what the region stands in. */
const isFree = (focused: Element | null, region: HTMLElement) => !focused || focused.contains(region);

/** Where the first arrow leads: into what the page is about, if it says so. */
function firstPlace(region: HTMLElement): HTMLElement | undefined {
  const main = region.querySelector<HTMLElement>('[data-focus-first]');
  return (main && reachable(main)[0]) ?? reachable(region)[0];
}

/** What lies in the direction of an arrow: in the region or, on a device that has nothing but arrows, on the whole page. */
function placeFor(focused: HTMLElement, region: HTMLElement, direction: Direction, always: boolean) {
  // What is open lies over everything else.
  const dialog = focused.closest<HTMLElement>('dialog[open]');
  const regions = dialog ? [dialog] : always ? [region, document.body] : [region];
  const from = focused.getBoundingClientRect();
  for (const one of regions) {
    const all = reachable(one).filter((other) => other !== focused);
    const found = nearest(
      from,
      all.map((other) => other.getBoundingClientRect()),
      direction,
    );
    if (found !== undefined) return all[found];
  }
  return undefined;
}

/**
 * A remote control has arrows and nothing else: they move the focus by what stands where. Nothing is taken from a mouse or a
 * finger; where nothing lies in the direction the page scrolls as always. `always` is for devices that have nothing but
 * arrows: the first one finds a place too, and the way out of the region is open.
 */
export function useSpatialFocus(ref: RefObject<HTMLElement | null>, always = false): void {
  useEffect(() => {
    function move(event: KeyboardEvent) {
      const region = ref.current;
      const direction = DIRECTIONS[event.key];
      if (!region || !direction || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const focused = document.activeElement;
      const isFreeNow = isFree(focused, region);
      const isInside = !isFreeNow && region.contains(focused);
      if (!isInside && !always) return;
      if (!isFreeNow && focused && keepsItsKey(focused, event.key)) return;
      const next =
        isFreeNow || !(focused instanceof HTMLElement)
          ? firstPlace(region)
          : placeFor(focused, region, direction, always);
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [ref, always]);
}
