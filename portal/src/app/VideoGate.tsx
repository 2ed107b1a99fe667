import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';

/** CD8: the login page of the provider is outside the gate, so that it cannot loop. */
export function needsVideoLogin(pathname: string): boolean {
  return pathname.startsWith('/vod/') && pathname.replace(/\/$/, '') !== '/vod/login';
}

/** A123-A126: a `/vod/` path opens with video-provider authentication; without, the portal logs in first. */
export function VideoGate({ pathname, children }: { pathname: string; children: ReactNode }) {
  const { videoProvider } = usePortal();
  const navigate = useNavigate();
  const { token } = useGroup('vod');
  const isClosed = needsVideoLogin(pathname) && !token;

  useEffect(() => {
    if (!isClosed) return;
    let isCurrent = true;
    videoProvider.login().catch(() => isCurrent && navigate('/', { replace: true }));
    return () => {
      isCurrent = false;
    };
  }, [isClosed, videoProvider, navigate]);

  return isClosed ? <LoadingOverlay /> : children;
}
