import { useEffect } from 'react';
import { signageRoutes } from '#contract/areas/signage.ts';
import { useRunningPortal } from '#portal/app/running-portal.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { watchReloads } from './reload-stream.ts';

/** A261, A262: only on kiosks and screens, and only where it is switched on. */
export function useRemoteReload(): void {
  const { hub, openStream, reload } = useRunningPortal();
  const { kind, ui } = useConfiguration();
  const isWatched = kind !== 'App' && ui.enableRemoteReload === true;
  useEffect(() => {
    if (!isWatched) return;
    const stop = watchReloads({
      open: () => openStream(hub.url(signageRoutes.reloadStream)),
      deviceType: kind,
      reload,
    });
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [isWatched, kind, hub, openStream, reload]);
}
