import { useCallback } from 'react';
import { EVENT_PARAMETER } from '#portal/shared/event-path.ts';
import { useSearchParams } from '#portal/shared/router/router-context.ts';

/** Which event of a day is open; in the address, so that the home page, the search and favourites lead to it. */
export function useOpenEvent() {
  const [query, setQuery] = useSearchParams();
  const set = useCallback(
    (id: string | undefined) => setQuery(id ? { [EVENT_PARAMETER]: id } : {}, { replace: true }),
    [setQuery],
  );
  const close = useCallback(() => set(undefined), [set]);
  return { id: query.get(EVENT_PARAMETER) ?? undefined, open: set, close };
}
