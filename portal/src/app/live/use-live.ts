import { useEffect } from 'react';
import { liveState, screenControlRoutes } from '#contract/areas/screen-control.ts';
import { useRunningPortal } from '#portal/app/running-portal.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { followStreamOnPage } from '#portal/shared/hub/event-source.ts';
import { liveDelayMs } from '#portal/shared/hub/reopen.rules.ts';

/** Follows what the operator sends to all devices. A phone in a pocket follows nothing and is told when it is looked at. */
export function useLive(): void {
  const { hub, openStream, store } = useRunningPortal();
  const { kind, extensions } = useConfiguration();
  const isOffered = extensions.has('live');
  useEffect(() => {
    if (!isOffered) return;
    const onData = (data: unknown) => {
      const state = readState(data);
      if (state) store.setState({ live: state });
    };
    let stop: (() => void) | undefined;
    const follow = () => {
      const isLookedAt = kind !== 'App' || document.visibilityState !== 'hidden';
      if (!isLookedAt) {
        stop?.();
        stop = undefined;
      } else {
        stop ??= followStreamOnPage({
          open: () => openStream(hub.url(screenControlRoutes.liveStream)),
          broken: 'The live stream broke',
          delayMs: liveDelayMs(kind === 'App'),
          onData,
        });
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop?.();
    };
  }, [isOffered, kind, hub, openStream, store]);
}

function readState(data: unknown) {
  try {
    return liveState.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}
