import { type RefObject, useEffect } from 'react';
import { DIRECTIONS, nearest } from './spatial-focus.rules.ts';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Keys that mean something inside a control stay with it. */
function keepsItsKey(element: Element, key: string): boolean {
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.type === 'range') return key === 'ArrowLeft' || key === 'ArrowRight';
  return key === 'ArrowLeft' || key === 'ArrowRight';
}

function reachable(region: HTMLElement): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.tabIndex >= 0;
  });
}

/**
 * A remote control has arrows and nothing else: they move the focus by what stands where. Nothing is taken from a mouse or a
 * finger; where nothing lies in the direction the page scrolls as always. `always` lets the first arrow find a place too.
 */
export function useSpatialFocus(ref: RefObject<HTMLElement | null>, always = false): void {
  useEffect(() => {
    function move(event: KeyboardEvent) {
      const region = ref.current;
      const direction = DIRECTIONS[event.key];
      if (!region || !direction || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const focused = document.activeElement;
      const isInside = focused instanceof HTMLElement && region.contains(focused);
      if (!isInside && (!always || focused !== document.body)) return;
      if (isInside && keepsItsKey(focused, event.key)) return;
      const all = reachable(region).filter((one) => one !== focused);
      const found = isInside
        ? nearest(
            focused.getBoundingClientRect(),
            all.map((one) => one.getBoundingClientRect()),
            direction,
          )
        : 0;
      const next = found === undefined ? undefined : all[found];
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [ref, always]);
}
