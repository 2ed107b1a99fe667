import { useEffect } from 'react';
import type { RunningPortal } from '#portal/app/portal.ts';
import { useRunningPortal } from '#portal/app/running-portal.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { BEAT_MS, createWatchdog, type Watchdog } from './watchdog.ts';

/** A kiosk or a screen beats as long as its shell stands; once it has beaten, the watchdog outlives the shell. */
export function useWatchdog(): void {
  const portal = useRunningPortal();
  const { kind, extensions } = useConfiguration();
  const isOn = kind !== 'App' && extensions.has('screens');
  useEffect(() => {
    if (!isOn) return;
    const { beat } = watchdogs.get(portal) ?? startWatchdog(portal);
    beat();
    const timer = setInterval(beat, BEAT_MS);
    return () => clearInterval(timer);
  }, [isOn, portal]);
}

const watchdogs = new WeakMap<RunningPortal, Watchdog>();

/** Its timer is never cleared: what ends the shell must not end the watch. */
function startWatchdog(portal: RunningPortal): Watchdog {
  const watchdog = createWatchdog(portal);
  watchdogs.set(portal, watchdog);
  setInterval(watchdog.look, BEAT_MS);
  return watchdog;
}
