import { useEffect } from 'react';
import { loadPage } from '#portal/shared/loaded-pages.ts';
import type { PageLoader } from '#portal/shared/page-row.ts';
import { loadHls } from './script.engine.ts';

/** Browsers without idle times get to it when the page stands. */
const STANDS_MS = 1_000;

/** On a page that leads to a player: the player's own page, which the first press then opens at once. */
export function usePlayerPageAhead(page: PageLoader): void {
  useEffect(() => void loadPage(page).catch(() => undefined), [page]);
}

/** On a page with Play: its player, and what plays playlists, fetched when the page has nothing else to do. */
export function usePlayerAhead(page: PageLoader, isPlaylist = true): void {
  usePlayerPageAhead(page);
  useEffect(() => {
    if (!isPlaylist) return;
    const load = () => void loadHls().catch(() => undefined);
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(load, STANDS_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load);
    return () => cancelIdleCallback(idle);
  }, [isPlaylist]);
}
