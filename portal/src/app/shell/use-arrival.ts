import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from '#portal/shared/router/router-context.ts';

/** A112: every navigation begins at the top, also for those who listen to the page or use the keyboard. */
export function useArrival(content: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (key) window.scrollTo(0, 0);
  }, [key]);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const hasFocusInside = content.current?.contains(document.activeElement) === true;
    if (!hasFocusInside) content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
}
