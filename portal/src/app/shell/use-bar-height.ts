import { type RefObject, useLayoutEffect } from 'react';
import { tellBarHeight } from './bar-height.ts';

/** Tells the pages how much of the window a bar takes, so that their own bars stand on it and a film fills what is left. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const root = element?.closest<HTMLElement>('#root');
    if (!element || !root || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => tellBarHeight(root, element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
}
