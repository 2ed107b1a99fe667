import { useEffect, useEffectEvent } from 'react';
import { useRunningPortal } from '#portal/app/running-portal.ts';
import { externalAddress, externalClickPath } from './page-view.rules.ts';
import { useAnalytics } from './use-analytics.ts';

/** A121, AD15: every link that leaves the portal, in the operator's texts too; the click is never delayed. */
export function useExternalClicks(): void {
  const { hub } = useRunningPortal();
  const analytics = useAnalytics();
  const record = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]:not([download])') : null;
    const address = externalAddress(link?.getAttribute('href'), window.location.origin);
    if (!address) return;
    hub.touch(externalClickPath(address)).catch(() => undefined);
    analytics?.({ name: 'click', address });
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => record(event);
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}
