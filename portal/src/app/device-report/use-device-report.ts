import { useEffect } from 'react';
import { deviceRoutes } from '#contract/areas/device.ts';
import { useRunningPortal } from '#portal/app/running-portal.ts';
import { TROUBLE, troubles } from '#portal/shared/device/trouble.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';

export const REPORT_MS = 60_000;
const LONGEST = 500;

/** Kiosks and screens say every minute what they show, and at once what went wrong. */
export function useDeviceReport(): void {
  const { hub } = useRunningPortal();
  const { kind, extensions } = useConfiguration();
  const isOn = kind !== 'App' && extensions.has('device-reports');
  useEffect(() => {
    if (!isOn) return;
    const report = (error?: string) => {
      const page = document.documentElement.dataset.playing ?? location.pathname;
      const body = { page, version: buildName(), error: error?.slice(0, LONGEST) };
      hub.call(deviceRoutes.report, { body, quietly: true }).catch(() => undefined);
    };
    const onTrouble = (event: Event) => report(String((event as CustomEvent).detail));
    const onError = ({ message }: ErrorEvent) => report(message);
    report();
    const timer = setInterval(report, REPORT_MS);
    troubles.addEventListener(TROUBLE, onTrouble);
    window.addEventListener('error', onError);
    return () => {
      clearInterval(timer);
      troubles.removeEventListener(TROUBLE, onTrouble);
      window.removeEventListener('error', onError);
    };
  }, [isOn, hub]);
}

/** The name of the built script, which differs with every build. */
function buildName(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script?.src.split('/').at(-1);
}
