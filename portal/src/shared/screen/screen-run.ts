import { createContext, useContext, useEffect } from 'react';

/** What shows a page on a screen, when it is a playlist. */
export interface ScreenRun {
  /** How long the page is shown. */
  seconds?: number;
  /** The playlist decides on languages; otherwise they take turns after the last page. */
  ownsLanguage: boolean;
  /** The page has nothing to show. */
  skip?: () => void;
}

export const ScreenRunContext = createContext<ScreenRun>({ ownsLanguage: false });
export const useScreenRun = (): ScreenRun => useContext(ScreenRunContext);

/** `none`: there is nothing to show, or it could not be read. */
export type Readiness = 'loading' | 'ready' | 'none';

/** A page without content is passed over by the playlist that shows it. */
export function useSkip(readiness: Readiness): void {
  const { skip } = useScreenRun();
  useEffect(() => {
    if (readiness === 'none') skip?.();
  }, [readiness, skip]);
}

/** What a read, or several, mean for a screen: what was read once stays, whatever fails later. */
export function readinessOf(reads: readonly { data: unknown; isError: boolean }[], hasContent = true): Readiness {
  if (reads.every(({ data }) => data !== undefined)) return hasContent ? 'ready' : 'none';
  return reads.some(({ isError }) => isError) ? 'none' : 'loading';
}
