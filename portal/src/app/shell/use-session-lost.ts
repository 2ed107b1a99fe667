import { useEffect } from 'react';
import { SESSION_LOST } from '#portal/app/portal.ts';
import { useRunningPortal } from '#portal/app/running-portal.ts';
import { useLocation, useNavigate } from '#portal/shared/router/router-context.ts';
import { isPortalPath } from '#portal/shared/session/origin.ts';

/** A46, AD13: after a 403 the guest goes to the login page, and the page they were on is remembered. */
export function useSessionLost(): void {
  const { sessionLost, store } = useRunningPortal();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const toLogin = () => {
      const here = pathname + search;
      if (!isPortalPath(here)) return; // already at the login page
      store.setState({ origin: { path: here } });
      navigate('/login');
    };
    sessionLost.addEventListener(SESSION_LOST, toLogin);
    return () => sessionLost.removeEventListener(SESSION_LOST, toLogin);
  }, [sessionLost, store, navigate, pathname, search]);
}
