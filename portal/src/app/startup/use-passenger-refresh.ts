import { useEffect } from 'react';
import { useRunningPortal } from '#portal/app/running-portal.ts';
import { isLoggedIn } from '#portal/shared/state/authentication.ts';

/** A213, A214: once at start, for a restored passenger only. */
export function usePassengerRefresh(): void {
  const portal = useRunningPortal();
  useEffect(() => {
    const { authentication } = portal.store.getState();
    if (!isLoggedIn(authentication) || authentication.sessionType !== 'Passenger') return;
    import('./passenger-reads.ts').then(({ refreshPassenger }) => refreshPassenger(portal, portal.queries));
  }, [portal]);
}
