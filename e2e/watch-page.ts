import type { Page, Request } from '@playwright/test';

declare global {
  interface Window {
    layoutShift?: number;
  }
}

const underWay = new WeakMap<Page, Set<Request>>();

/** How many requests of the page have no answer yet; event streams, which never end, aside. */
export function requestsUnderWay(page: Page): number {
  return underWay.get(page)?.size ?? 0;
}

/** Listens to everything a page complains about, counts its requests, and adds up how far its layout jumps. */
export async function watchPage(page: Page): Promise<() => string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  followRequests(page);
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => complaints;
}

function followRequests(page: Page): void {
  const pending = new Set<Request>();
  underWay.set(page, pending);
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') pending.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => pending.delete(request));
  }
}
