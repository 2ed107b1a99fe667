import { useEffect } from 'react';
import { useConfiguration } from './use-configuration.ts';

/** Long enough to read a screenful from four metres. */
export const TURN_MS = 12_000;
/** A line that was cut at the lower edge stands whole on the next page. */
const STEP = 0.9;

/** Where a page that turns by itself goes next: a step down, and back to the top from the end. */
export function nextTop(at: { top: number; height: number; full: number; bars?: number }): number {
  const last = Math.max(at.full - at.height, 0);
  if (at.top >= last - 1) return 0;
  return Math.min(at.top + (at.height - (at.bars ?? 0)) * STEP, last);
}

/** What header and footer may cover of the window, as the style sheet states it for jumps inside a page. */
function barsHeight(root: HTMLElement): number {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root);
  return (Number.parseFloat(scrollPaddingTop) || 0) + (Number.parseFloat(scrollPaddingBottom) || 0);
}

/** On a screen nobody scrolls: content that is longer than the window turns by itself. */
export function useTurningPages(): void {
  const { isSignage } = useConfiguration();
  useEffect(() => {
    if (!isSignage) return;
    const turn = () => {
      const root = document.documentElement;
      const at = { top: window.scrollY, height: window.innerHeight, full: root.scrollHeight, bars: barsHeight(root) };
      window.scrollTo({ top: nextTop(at), behavior: 'smooth' });
    };
    const timer = setInterval(turn, TURN_MS);
    return () => clearInterval(timer);
  }, [isSignage]);
}
