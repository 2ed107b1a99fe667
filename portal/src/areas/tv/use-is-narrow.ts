import { useSyncExternalStore } from 'react';
import { NARROW_BELOW_PX } from './guide.rules.ts';

const query = () => window.matchMedia?.(`(max-width: ${NARROW_BELOW_PX - 0.02}px)`);

function listen(told: () => void): () => void {
  const narrow = query();
  narrow?.addEventListener('change', told);
  return () => narrow?.removeEventListener('change', told);
}

/** C146: a screen under 768 px. */
export function useIsNarrow(): boolean {
  const isNarrow = () => query()?.matches ?? window.innerWidth < NARROW_BELOW_PX;
  return useSyncExternalStore(listen, isNarrow, () => true);
}
