import { newKey } from '#portal/shared/hub/idempotency-key.ts';

const COLLECT_URL = 'https://www.google-analytics.com/g/collect';

export type AnalyticsEvent = { name: 'page_view'; page: string; title: string } | { name: 'click'; address: string };

/** A119-A121: sends to the analytics service; only made with a code and after the guest agreed. */
export type Analytics = (event: AnalyticsEvent) => void;

/** Without the service's own script, which a strict content security policy keeps out: one small request per event. */
export function createAnalytics(gaCode: string, origin: string, fetch: typeof globalThis.fetch): Analytics {
  const visitor = newKey();
  return (event) => {
    const query = new URLSearchParams({ v: '2', tid: gaCode, cid: visitor, en: event.name });
    if (event.name === 'page_view') {
      query.set('dl', `${origin}/${event.page}`);
      query.set('dt', event.title);
    } else {
      query.set('ep.link_url', event.address);
      query.set('ep.outbound', 'true');
    }
    fetch(`${COLLECT_URL}?${query}`, { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit' }).catch(
      () => undefined,
    );
  };
}
