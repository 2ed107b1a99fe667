import { type RefObject, useEffect, useEffectEvent } from 'react';
import { zapStep } from './zapping.rules.ts';

const PICTURE = '[data-surface]';
const CONTROLS = '[data-controls]';
const WAY_BACK = '[data-way-back] button';

const isHeld = (element: Element | null) => element?.matches('a, button, input, select, textarea') ?? false;

/**
 * The player by a remote control: on the picture up and down change the channel, left goes to the way back and right to
 * the controls; from both, up and down lead to the picture again. The keys between the controls are those of every page.
 */
export function useZapping(stage: RefObject<HTMLElement | null>, zap: (step: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const room = stage.current;
    if (!room || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const focused = document.activeElement;
    if (document.querySelector('dialog[open]') || focused?.closest('[role="menu"]')) return;
    const isOnPicture = focused?.matches(PICTURE) === true || !isHeld(focused);
    const step = zapStep(event.key, isOnPicture);
    const place = step ? undefined : placeFor(event.key, focused, room, isOnPicture);
    if (!step && !place) return;
    event.preventDefault();
    if (step) zap(step);
    place?.focus({ preventScroll: true });
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    // Before the keys of the page: what the picture takes is taken.
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

function placeFor(key: string, focused: Element | null, room: HTMLElement, isOnPicture: boolean) {
  const find = (selector: string) => room.querySelector<HTMLElement>(selector);
  if (isOnPicture) {
    if (key === 'ArrowLeft') return find(WAY_BACK);
    return key === 'ArrowRight' ? find(`${CONTROLS} button`) : undefined;
  }
  if (key === 'ArrowUp' && focused?.closest(CONTROLS)) return find(PICTURE);
  return key === 'ArrowDown' && focused?.matches(WAY_BACK) ? find(PICTURE) : undefined;
}
