import { useEffect, useState } from 'react';

export const TOUCHED_MS = 10_000;
const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Whether somebody touched the device, or moved a pointer, in the last ten seconds. */
export function useTouched(isWatched: boolean, forMs: number = TOUCHED_MS): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (!isWatched) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onTouch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setTouched(false), forMs);
      setTouched(true);
    };
    for (const name of EVENTS) window.addEventListener(name, onTouch, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of EVENTS) window.removeEventListener(name, onTouch);
    };
  }, [isWatched, forMs]);
  return isTouched && isWatched;
}
