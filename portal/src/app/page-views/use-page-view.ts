import { useEffect } from 'react';
import { deviceRoutes } from '#contract/areas/device.ts';
import { useRunningPortal } from '#portal/app/running-portal.ts';
import { pageOfView } from './page-view.rules.ts';

/** A113, A119, A122: records a page that opens; a failure shows the guest nothing. */
export function usePageView(pathname: string): void {
  const { hub } = useRunningPortal();
  useEffect(() => {
    const page = pageOfView(pathname);
    if (!page) return;
    hub.call(deviceRoutes.pageView, { params: { page }, keepalive: true }).catch(() => undefined);
  }, [hub, pathname]);
}
