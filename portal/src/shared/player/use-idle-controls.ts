import { type RefObject, useEffect, useState } from 'react';

const IDLE_MS = 3_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** While a film plays and nobody does anything its controls step back. */
export function useIdleControls(frame: RefObject<HTMLElement | null>, isPlaying: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const element = frame.current;
    setIdle(false);
    if (!isPlaying || !element) return;
    let timer = setTimeout(() => setIdle(true), IDLE_MS);
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), IDLE_MS);
    };
    for (const sign of SIGNS) element.addEventListener(sign, wake);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) element.removeEventListener(sign, wake);
    };
  }, [frame, isPlaying]);
  return isIdle;
}
