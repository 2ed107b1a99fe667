import type { Page, Request } from '@playwright/test';

declare global {
  interface Window {
    /** How far the layout has jumped, and what jumped. */
    layoutShift?: { total: number; moves: string[] };
  }
}

/** What a page hands to a worker of its own asks nobody. */
const OF_ITS_OWN = 'blob:';

const underWay = new WeakMap<Page, Set<Request>>();

/** Addresses of which the page has no answer yet; event streams, which never end, aside. */
export function requestsUnderWay(page: Page): string[] {
  const pending = underWay.get(page);
  if (!pending) throw new Error('Nobody watches this page.');
  return [...pending].map((request) => request.url());
}

/** Ends what stands on the page; a request that was cut off so is under way no longer, told of or not. */
export async function leavePage(page: Page): Promise<void> {
  await page.goto('about:blank');
  underWay.get(page)?.clear();
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
    const shift: { total: number; moves: string[] } = { total: 0, moves: [] };
    window.layoutShift = shift;
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        shift.total += entry.value;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 90) : String(node),
        );
        shift.moves.push(`${entry.value.toFixed(3)}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => complaints;
}

function followRequests(page: Page): void {
  const pending = new Set<Request>();
  underWay.set(page, pending);
  const isStream = (request: Request) =>
    request.resourceType() === 'eventsource' || request.headers().accept === 'text/event-stream';
  page.on('request', (request) => {
    // A page that is loaded anew has left what it asked for before, told of or not.
    if (request.isNavigationRequest()) pending.clear();
    if (!isStream(request) && !request.url().startsWith(OF_ITS_OWN)) pending.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => pending.delete(request));
  }
}
