import { useEffect } from 'react';
import { loadHls } from './script.engine.ts';

/** Browsers without idle times get to it when the page stands. */
const STANDS_MS = 1_000;

/** On a page with Play: what plays playlists is fetched when the page has nothing else to do. */
export function usePlayerAhead(isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    const load = () => void loadHls().catch(() => undefined);
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(load, STANDS_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load);
    return () => cancelIdleCallback(idle);
  }, [isWanted]);
}
