import { useCallback, useEffect, useRef, useState } from 'react';

export const LEFT_ALONE_MS = 60_000;
const EVENTS = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Whether nobody has touched the kiosk for a minute; a kiosk that has just started counts as touched. */
export function useLeftAlone(): { isAlone: boolean; wake: () => void } {
  const [isAlone, setAlone] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const restart = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAlone(true), LEFT_ALONE_MS);
  }, []);
  useEffect(() => {
    restart();
    for (const name of EVENTS) window.addEventListener(name, restart, { passive: true });
    return () => {
      clearTimeout(timer.current);
      for (const name of EVENTS) window.removeEventListener(name, restart);
    };
  }, [restart]);
  const wake = useCallback(() => {
    restart();
    setAlone(false);
  }, [restart]);
  return { isAlone, wake };
}
