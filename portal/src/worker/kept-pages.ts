// Pages as the hub drew them: whoever comes back on the same day sees the drawing at once, while the page of now is on its way
// (decision 027).
import { KEPT_AT_HEADER, networkFirst } from '#portal/shared/copies/network-first.ts';
import { copyOf, isDrawn, PAGE_TYPE } from '#portal/shared/copies/page-copy.ts';
import { isSameDay } from '#portal/shared/copies/same-day.ts';
import { type BuiltFile, buildName, keptShell } from './builds.ts';
import type { WorkerParts } from './worker-parts.ts';

const PAGES = 'gangway-pages-';
const MOST = 40;

type Wait = (work: Promise<unknown>) => void;

export interface KeptPages {
  /** What a browser that opens an address gets. */
  open(request: Request, wait: Wait): Promise<Response>;
  /** The page of now, for one that was opened as a copy: it is on its way already. */
  ofNow(request: Request, wait: Wait): Promise<Response>;
  forgetOthers(): Promise<void>;
}

export function keptPages(parts: WorkerParts, files: readonly BuiltFile[]): KeptPages {
  const name = PAGES + buildName(files);
  const coming = new Map<string, Promise<Response>>();

  async function keep(address: string, answer: Response): Promise<void> {
    const html = answer.ok ? await answer.text() : '';
    const cache = await parts.caches.open(name);
    // Pages of guests, of kiosks and of a hub in trouble are not drawn, and none of before stands for them.
    await cache.delete(address);
    if (!isDrawn(html)) return;
    const headers = new Headers(answer.headers);
    headers.set(KEPT_AT_HEADER, String(parts.now()));
    await cache.put(address, new Response(copyOf(html), { headers }));
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)));
  }

  /** Yesterday's page would speak of yesterday as today. */
  async function copyOfToday(address: string): Promise<Response | undefined> {
    const copy = await (await parts.caches.open(name)).match(address, { ignoreVary: true });
    const keptAt = Number(copy?.headers.get(KEPT_AT_HEADER) ?? 0);
    return isSameDay(keptAt, parts.now()) ? copy : undefined;
  }

  async function ask(request: Request, wait: Wait): Promise<Response> {
    const answer = await parts.fetch(request);
    if (hasCopy(request.url)) wait(keep(addressOf(request.url), answer.clone()).catch(() => undefined));
    return answer;
  }

  return {
    async open(request, wait) {
      const address = addressOf(request.url);
      // Whoever reloads wants what is new.
      const mayBeCopy = hasCopy(address) && request.cache !== 'no-cache';
      const copy = mayBeCopy ? await copyOfToday(address).catch(() => undefined) : undefined;
      if (!copy) {
        return networkFirst(() => ask(request, wait), {
          kept: () => keptShell(parts, files),
          keep: async () => undefined,
        });
      }
      // Chromium sends an opening out by itself while the worker wakes up, and gives that call up once a copy has answered.
      const now = ask(request, wait).catch(() => ask(pageAt(address), wait));
      coming.set(address, now);
      wait(now.catch(() => undefined));
      return copy;
    },

    ofNow(request, wait) {
      const address = addressOf(request.url);
      const onItsWay = coming.get(address);
      coming.delete(address);
      return onItsWay ?? ask(request, wait);
    },

    async forgetOthers() {
      const others = (await parts.caches.keys()).filter((one) => one.startsWith(PAGES) && one !== name);
      await Promise.all(others.map((other) => parts.caches.delete(other)));
    },
  };
}

const addressOf = (url: string) => url.split('#', 1)[0] ?? url;

const pageAt = (address: string) => new Request(address, { headers: { accept: PAGE_TYPE }, cache: 'no-cache' });

/** What stands behind a question mark may be a guest's. */
const hasCopy = (address: string) => !address.includes('?');
