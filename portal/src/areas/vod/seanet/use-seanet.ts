import { useMemo } from 'react';
import { usePortal } from '#portal/shared/portal-context.ts';
import type { SeanetParts } from '#portal/shared/video-two/seanet-requests.ts';

/** What requests to the second provider need. */
export function useSeanet(): SeanetParts {
  const { external, store, now } = usePortal();
  return useMemo(() => ({ external, store, now }), [external, store, now]);
}
