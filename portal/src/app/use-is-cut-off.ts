import { useEffect, useEffectEvent, useState } from 'react';
import { deviceRoutes } from '#contract/areas/device.ts';
import { usePortal } from '#portal/shared/portal-context.ts';

/** Asks the hub whether it is there: as long as it has not answered this page is cut off, and when it is back we tell. */
export function useIsCutOff(onBack: () => void): boolean {
  const { hub, connection } = usePortal();
  const [hasAnswered, setAnswered] = useState(false);
  const tell = useEffectEvent(onBack);
  useEffect(() => {
    let isOver = false;
    hub.call(deviceRoutes.config).then(
      () => !isOver && connection.getState().reachable && setAnswered(true),
      () => undefined,
    );
    const stop = connection.subscribe((now, before) => {
      if (now.reachable && !before.reachable) tell();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [hub, connection]);
  return !hasAnswered;
}
