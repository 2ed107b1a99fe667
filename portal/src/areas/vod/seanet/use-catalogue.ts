import { startTransition, useEffect, useState } from 'react';
import { patchGroup } from '#portal/shared/state/store.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { useDrawn } from '#portal/shared/use-drawn.ts';
import type { SeanetEntry } from '#portal/shared/video-two/seanet.ts';
import { loadCatalogue } from '#portal/shared/video-two/seanet-requests.ts';
import { useSeanet } from './use-seanet.ts';

export interface Catalogue {
  /** What is known, also when it is older than a day and no newer one can be had. */
  entries: SeanetEntry[] | undefined;
  hasFailed: boolean;
  /** Asks the provider anew, whatever is kept: a film that is missed may have come meanwhile. */
  retry: () => void;
}

/** C113, C116: the catalogue in the chosen language. */
export function useCatalogue(isWanted = true): Catalogue {
  const parts = useSeanet();
  const { data, seanetLocale } = useGroup('seanet');
  const [isFresh, setFresh] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isMissing = !data;
  const drawn = useDrawn('catalogue', seanetLocale, isWanted ? () => loadCatalogue(parts) : undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt, another language or a dropped catalogue begins anew
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    setFailed(false);
    loadCatalogue(parts).then(
      // A page of shelves is drawn in pieces: whoever taps meanwhile is not kept waiting.
      () => isCurrent && startTransition(() => setFresh(true)),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [parts, isWanted, attempt, seanetLocale, isMissing]);

  const isShown = isWanted && (isFresh || hasFailed || drawn !== undefined);
  return {
    entries: isShown ? data : undefined,
    hasFailed: hasFailed && !data,
    retry() {
      patchGroup(parts.store, 'seanet', { dataValidUntil: undefined });
      setFresh(false);
      setAttempt(attempt + 1);
    },
  };
}
