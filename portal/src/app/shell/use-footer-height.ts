import { type RefObject, useLayoutEffect } from 'react';

/** Tells the pages how much of the bottom edge the footer takes (`--footer-height`), so that their own bars stand on it. */
export function useFooterHeight(bottom: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bottom.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const tell = () => document.documentElement.style.setProperty('--footer-height', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => observer.disconnect();
  }, [bottom]);
}
