import { startTransition, useEffect, useState } from 'react';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { useDrawn } from '#portal/shared/use-drawn.ts';
import { findEntry } from '#portal/shared/video-two/seanet.rules.ts';
import type { SeanetMovie } from '#portal/shared/video-two/seanet.ts';
import { loadMovie } from '#portal/shared/video-two/seanet-requests.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useSeanet } from './use-seanet.ts';

export interface MovieState {
  movie: SeanetMovie | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** CD19, C114, C120: a film by its id or path; one that the catalogue does not have is a failure. */
export function useMovie(idOrPath: string | undefined): MovieState {
  const parts = useSeanet();
  const catalogue = useCatalogue(idOrPath !== undefined);
  const { seanetLocale } = useGroup('seanet');
  const [movie, setMovie] = useState<SeanetMovie>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { entries } = catalogue;
  const entry = entries && idOrPath !== undefined ? findEntry(entries, idOrPath) : undefined;
  const drawn = useDrawn('movie', idOrPath, entry && (() => loadMovie(parts, entry)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt or another language begins anew
  useEffect(() => {
    setMovie(undefined);
    setFailed(false);
    if (!entry) return;
    const controller = new AbortController();
    const { signal } = controller;
    loadMovie(parts, entry, signal).then(
      // The shelves may have waited for it.
      (found) => signal.aborted || startTransition(() => setMovie(found)),
      () => signal.aborted || setFailed(true),
    );
    return () => controller.abort();
  }, [parts, entry, attempt, seanetLocale]);

  const isUnknown = entries !== undefined && !entry;
  return {
    movie: movie ?? drawn,
    hasFailed: hasFailed || isUnknown || catalogue.hasFailed,
    retry() {
      if (!entry) catalogue.retry();
      setAttempt(attempt + 1);
    },
  };
}
