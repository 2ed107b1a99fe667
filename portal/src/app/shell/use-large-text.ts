import { useLayoutEffect } from 'react';

/** A phone of 320 px with the browser's own text size. Below it bars that stay would leave no room to read. */
const LEAST_LINE_REM = 20;

/** Whether the text is so large for the window that bars have to let go. */
export function isLargeText(windowPx: number, remPx: number): boolean {
  return windowPx / remPx < LEAST_LINE_REM;
}

/**
 * Marks the page while the guest's text is large for the window, whether by the browser's settings, by a style of the guest's
 * own or by a window that is narrow. Media queries know only the first of the three.
 */
export function useLargeText(): void {
  useLayoutEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const root = document.documentElement;
    const measure = document.createElement('span');
    measure.ariaHidden = 'true';
    measure.style.cssText = 'position: fixed; visibility: hidden; width: 1rem; height: 100vw';
    document.body.append(measure);
    // Told by the browser when it has laid out the page, at first as well: to ask would lay it out once more. It stands there before
    // the first frame, as WebKit complains of one that comes while sizes are told.
    const observer = new ResizeObserver(() =>
      root.toggleAttribute('data-large-text', isLargeText(window.innerWidth, measure.offsetWidth || 16)),
    );
    observer.observe(measure);
    return () => {
      observer.disconnect();
      measure.remove();
      root.removeAttribute('data-large-text');
    };
  }, []);
}
