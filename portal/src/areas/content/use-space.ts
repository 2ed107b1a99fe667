import { useCallback, useState } from 'react';

export interface Space {
  windowWidth: number;
  /** Width of the element in CSS px; 0 until it stands in the page. */
  space: number;
}

/** How wide an element may be, followed through turned phones and resized windows. */
export function useSpace(): [ref: (element: HTMLElement | null) => (() => void) | undefined, space: Space] {
  const [space, setSpace] = useState<Space>({ windowWidth: window.innerWidth, space: 0 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setSpace({ windowWidth: window.innerWidth, space: Math.floor(element.clientWidth) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, space];
}
