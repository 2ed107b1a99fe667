import { useEffect } from 'react';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useDrawnAt, useLocation, useNavigate } from '#portal/shared/router/router-context.ts';
import { isPortalPath } from '#portal/shared/session/origin.ts';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';

/** C22, C28, CD8: logs in by itself behind a spinner, then goes where somebody wanted to go. */
export function VodLoginPage() {
  const { videoProvider } = usePortal();
  const navigate = useNavigate();
  const { state } = useLocation();
  const wanted = (state as { forward_to?: unknown } | null)?.forward_to;
  const target = typeof wanted === 'string' && isPortalPath(wanted) ? wanted : '/vod/overview';

  useDrawnAt(target);
  useEffect(() => {
    let isCurrent = true;
    const go = (to: string) => isCurrent && navigate(to, { replace: true });
    videoProvider.login().then(
      () => go(target),
      () => go('/'),
    );
    return () => {
      isCurrent = false;
    };
  }, [videoProvider, navigate, target]);

  return <LoadingOverlay />;
}
