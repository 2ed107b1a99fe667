import { networkFirst, stamped } from '#portal/shared/copies/network-first.ts';
import { fingerprint } from '#portal/shared/fingerprint.ts';

type Fetch = typeof globalThis.fetch;

/** What a guest looks up ashore or in a dead corner of the ship. Photos, invoices and whatever moves money are not among it. */
const KEPT_READS = [
  /^passengers\/(bookings|cruises|flights|hotels|passengers|tickets)(\/|$)/,
  /^pms\/accounts\/appointments$/,
  /^cabinmessage\/get\/app$/,
  /^muster\/passenger(\/status)?$/,
  /^problem\/(categories|report|report\/config)$/,
];
const HUB_PATH = /\/v1\/([^?]*)/;
const PREFIX = 'gangway-guest-';

interface Parts {
  fetch: Fetch;
  /** Missing on pages without a secure origin; nothing is kept there. */
  caches: CacheStorage | undefined;
  now: () => number;
  /** The session whose data may be kept, nothing where nothing may. */
  keptSession: () => string | undefined;
}

export interface GuestCopies {
  fetch: Fetch;
  /** All of them, of whatever guest. */
  forget: () => Promise<void>;
}

/** Copies of a guest's own data, made by the page itself: they are there for one session and go with it. */
export function createGuestCopies({ fetch, caches, now, keptSession }: Parts): GuestCopies {
  function asked(input: Parameters<Fetch>[0], init: RequestInit | undefined): string | undefined {
    if (!caches || typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET') return undefined;
    const path = HUB_PATH.exec(input)?.[1] ?? '';
    const sessionId = new Headers(init?.headers).get('SessionId');
    return sessionId && sessionId === keptSession() && KEPT_READS.some((read) => read.test(path))
      ? sessionId
      : undefined;
  }

  return {
    fetch(input, init) {
      const sessionId = asked(input, init);
      if (!caches || !sessionId) return fetch(input, init);
      const address = String(input);
      const name = PREFIX + fingerprint(sessionId);
      return networkFirst(() => fetch(input, init), {
        async kept() {
          // Somebody who leaves the page wants no copy either.
          if (init?.signal?.aborted) return undefined;
          return (await caches.has(name)) ? (await caches.open(name)).match(address, { ignoreVary: true }) : undefined;
        },
        async keep(answer) {
          const copy = await stamped(answer, now());
          if (keptSession() !== sessionId) return;
          await (await caches.open(name)).put(address, copy);
          if (keptSession() !== sessionId) await caches.delete(name);
        },
      });
    },
    async forget() {
      const names = (await caches?.keys()) ?? [];
      await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches?.delete(name)));
    },
  };
}
