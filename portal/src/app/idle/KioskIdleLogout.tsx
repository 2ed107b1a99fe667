import { useEffect, useEffectEvent, useState } from 'react';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import { useLocation, useNavigate } from '#portal/shared/router/router-context.ts';
import { endIdleSession } from '#portal/shared/session/end-session.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { CountdownDialog } from './CountdownDialog.tsx';
import { IDLE_CHECK_MS, type KioskIdle, kioskIdle } from './idle.rules.ts';
import { useActivity } from './use-activity.ts';

const ACTIVE: KioskIdle = { state: 'active' };

/** A249-A257, AD36: a kiosk that its guest has left forgets the guest. */
export function KioskIdleLogout({ onLoggedOut }: { onLoggedOut: () => void }) {
  const portal = usePortal();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { isKiosk } = useConfiguration();
  const { sessionId } = useGroup('authentication');
  const [idle, setIdle] = useState<KioskIdle>(ACTIVE);
  const isWatched = isKiosk && Boolean(sessionId);
  const { idleMs, restart } = useActivity(isWatched, () => setIdle(ACTIVE));

  const check = useEffectEvent(() => {
    const now = kioskIdle(idleMs());
    setIdle((before) => (sameIdle(before, now) ? before : now));
    if (now.state !== 'over') return;
    endIdleSession(portal);
    setIdle(ACTIVE);
    // Another page goes with all that is open on it; the home page stays and has to be begun anew.
    if (pathname === '/') onLoggedOut();
    else navigate('/');
  });

  const begin = useEffectEvent(() => {
    restart();
    setIdle(ACTIVE);
  });

  useEffect(() => {
    if (!isWatched || !sessionId) return;
    begin(); // the time starts anew at login
    const timer = setInterval(check, IDLE_CHECK_MS);
    return () => clearInterval(timer);
  }, [isWatched, sessionId]);

  return idle.state === 'countdown' ? <CountdownDialog seconds={idle.seconds} /> : null;
}

function sameIdle(one: KioskIdle, other: KioskIdle): boolean {
  if (one.state === 'countdown' && other.state === 'countdown') return one.seconds === other.seconds;
  return one.state === other.state;
}
