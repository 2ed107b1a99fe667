import { type RefObject, useLayoutEffect } from 'react';

/** Tells the pages how much of the window a bar takes, so that their own bars stand on it and a film fills what is left. */
export function useBarHeight(bar: RefObject<HTMLElement | null>, name: '--top-height' | '--footer-height'): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const tell = () => document.documentElement.style.setProperty(name, `${element.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, name]);
}
