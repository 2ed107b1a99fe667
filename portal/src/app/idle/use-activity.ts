import { useEffect, useRef } from 'react';
import { usePortal } from '#portal/shared/portal-context.ts';

/** AD36: clicks, taps and keys count; moving the pointer does not. */
const ACTIVITY_EVENTS = ['click', 'pointerdown', 'keydown'] as const;

/** When the guest last did something; the returned functions ask for it and start it anew. */
export function useActivity(
  isWatched: boolean,
  onActivity?: () => void,
): { idleMs: () => number; restart: () => void } {
  const { now } = usePortal();
  const lastAt = useRef<number | undefined>(undefined);
  lastAt.current ??= now();
  const told = useRef(onActivity);
  told.current = onActivity;

  useEffect(() => {
    if (!isWatched) return;
    const note = () => {
      lastAt.current = now();
      told.current?.();
    };
    note();
    for (const event of ACTIVITY_EVENTS) document.addEventListener(event, note, true);
    return () => {
      for (const event of ACTIVITY_EVENTS) document.removeEventListener(event, note, true);
    };
  }, [isWatched, now]);

  return {
    idleMs: () => now() - (lastAt.current ?? now()),
    restart: () => {
      lastAt.current = now();
    },
  };
}
