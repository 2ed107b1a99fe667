import type { Hub } from '#hub/hub.ts';
import { type PageView, pageViewsStore } from './page-views.store.ts';

export interface PageVisit {
  page: string;
  cookie: string | undefined;
  address: string;
  sessionId: string | null;
}

const PAGE_LIMIT = 500; // AD15
const FLUSH_EVERY_MS = 2_000;
const BATCH = 500;
/** Past this many unwritten views (the database is away) new ones are lost; nobody waits for statistics. */
const WAITING_LIMIT = 20_000;
/** AD26: what follows is a secret. */
const TOKEN_PAGE = /^(retina\/login)\/.*/is;

/** What is recorded of a page: no leading slashes, `home` for none, no login token, at most 500 characters. */
export function recordedPage(page: string): string {
  const bare = page.replace(/^\/+/, '').replace(TOKEN_PAGE, '$1');
  return [...bare].slice(0, PAGE_LIMIT).join('') || 'home';
}

type Needs = Pick<Hub, 'sql' | 'clock' | 'log' | 'devices' | 'lifecycle'>;

/** Page views wait in memory and are written in batches, so that no guest ever waits for one. */
export function pageViews({ sql, clock, log, devices, lifecycle }: Needs) {
  const store = pageViewsStore(sql);
  let waiting: (PageVisit & { at: Date })[] = [];

  async function toRow({ page, at, cookie, address, sessionId }: PageVisit & { at: Date }): Promise<PageView> {
    const device = await devices.find(cookie, address);
    return { page, at, deviceId: device.id, deviceType: device.type, sessionId };
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      try {
        await store.add(await Promise.all(batch.map(toRow)));
      } catch (error) {
        log.warn('page views could not be written', { count: batch.length, error });
        return;
      }
    }
  }

  const timer = setInterval(flush, FLUSH_EVERY_MS).unref();
  lifecycle.afterClose(async () => {
    clearInterval(timer);
    await flush();
  });

  return {
    record(visit: PageVisit): void {
      if (waiting.length < WAITING_LIMIT) {
        waiting.push({ ...visit, page: recordedPage(visit.page), at: clock.now() });
      }
    },
    flush,
  };
}
