import { useEffect, useState } from 'react';
import { usePortal } from '#portal/shared/portal-context.ts';

/** The time, and a render whenever `everyMs` have passed. */
export function useNow(everyMs: number): number {
  const { now } = usePortal();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), everyMs);
    return () => clearInterval(timer);
  }, [now, everyMs]);
  return time;
}
