import { useEffect, useEffectEvent } from 'react';
import { useRunningPortal } from '#portal/app/running-portal.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useNavigate } from '#portal/shared/router/router-context.ts';
import { endIdleSession } from '#portal/shared/session/end-session.ts';
import { IDLE_CHECK_MS, maxIdleMs, signageAddress } from './idle.rules.ts';
import { useActivity } from './use-activity.ts';

/** A258-A260, AD37: a screen or kiosk that nobody touches goes back to what the operator shows there. */
export function useIdleRedirect(): void {
  const portal = useRunningPortal();
  const navigate = useNavigate();
  const { isKiosk, isSignage, device } = useConfiguration();
  const isWatched = isKiosk || isSignage;
  const { idleMs, restart } = useActivity(isWatched);
  const limitMs = maxIdleMs(device.deviceGroup?.settings?.maxIdleTime);
  const address = signageAddress(device.hub?.signageHostname, location.protocol);

  const check = useEffectEvent(() => {
    if (idleMs() < limitMs) return;
    restart();
    if (portal.store.getState().authentication.sessionId) endIdleSession(portal);
    if (address.startsWith('/')) navigate(address);
    else portal.leave(address);
  });

  useEffect(() => {
    if (!isWatched) return;
    const timer = setInterval(check, IDLE_CHECK_MS);
    return () => clearInterval(timer);
  }, [isWatched]);
}
