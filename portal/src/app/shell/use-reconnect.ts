import { useEffect } from 'react';
import { useStore } from 'zustand';
import { deviceRoutes } from '#contract/areas/device.ts';
import { useRunningPortal } from '#portal/app/running-portal.ts';

/** While the hub is silent somebody has to ask whether it is back; a screen has no guest who would. */
export const RECONNECT_MS = 30_000;

export function useReconnect(): void {
  const { connection, hub, queries } = useRunningPortal();
  const reachable = useStore(connection, (state) => state.reachable);
  useEffect(() => {
    if (reachable) return;
    const ask = () => {
      hub
        .call(deviceRoutes.config)
        .then(() => (connection.getState().reachable ? queries.invalidateQueries() : undefined))
        .catch(() => undefined);
    };
    const timer = setInterval(ask, RECONNECT_MS);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [reachable, connection, hub, queries]);
}
