import { useEffect } from 'react';
import { deviceRoutes } from '#contract/areas/device.ts';
import { useRunningPortal } from '#portal/app/running-portal.ts';
import { decodedPage, pageOfView } from './page-view.rules.ts';
import { useAnalytics } from './use-analytics.ts';

/** A113, A119, A122: records a page that opens; a failure shows the guest nothing. */
export function usePageView(pathname: string): void {
  const { hub } = useRunningPortal();
  const analytics = useAnalytics();
  useEffect(() => {
    const page = pageOfView(pathname);
    if (!page) return;
    hub.call(deviceRoutes.pageView, { params: { page: decodedPage(page) }, keepalive: true }).catch(() => undefined);
  }, [hub, pathname]);
  // A119: the page that a guest stands on when they agree counts too.
  useEffect(() => {
    const page = pageOfView(pathname);
    if (page) analytics?.({ name: 'page_view', page: page === 'home' ? '' : page, title: document.title });
  }, [analytics, pathname]);
}
