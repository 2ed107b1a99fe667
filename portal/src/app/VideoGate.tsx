import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useNavigate } from '#portal/shared/router/router-context.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';

/** CD8: the login page of the provider is outside the gate, so that it cannot loop. */
export function needsVideoLogin(pathname: string): boolean {
  return pathname.startsWith('/vod/') && pathname.replace(/\/$/, '') !== '/vod/login';
}

interface VideoGateProps {
  pathname: string;
  /** Stands there while the portal logs in. */
  meanwhile: ReactNode;
  children: ReactNode;
}

const VideoNotices = lazy(async () => ({
  default: (await import('#portal/shared/video-one/VideoNotices.tsx')).VideoNotices,
}));

/**
 * A123-A126: a `/vod/` path opens with video-provider authentication; without, the portal logs in first. Once open it
 * stays open: a request that fails later takes the token away (C41), and the next one logs in by itself (C26).
 */
export function VideoGate({ pathname, meanwhile, children }: VideoGateProps) {
  const { videoProvider, isDrawing } = usePortal();
  const navigate = useNavigate();
  const { token } = useGroup('vod');
  const isGuarded = needsVideoLogin(pathname);
  const [wasOpen, setWasOpen] = useState(!isGuarded || Boolean(token));
  // What a drawing of the page asks for logs in by itself, and says nothing of what went wrong.
  const isOpen = wasOpen || Boolean(token) || isDrawing;

  useEffect(() => {
    if (isOpen) return setWasOpen(true);
    let isCurrent = true;
    videoProvider.login().catch(() => isCurrent && navigate('/', { replace: true }));
    return () => {
      isCurrent = false;
    };
  }, [isOpen, videoProvider, navigate]);

  if (!isOpen) return meanwhile;
  return (
    <>
      {children}
      {isGuarded && !isDrawing && (
        <Suspense>
          <VideoNotices />
        </Suspense>
      )}
    </>
  );
}
