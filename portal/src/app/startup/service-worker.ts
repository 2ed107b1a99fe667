import { PAGE_TYPE } from '#portal/shared/copies/page-copy.ts';

type Workers = Pick<ServiceWorkerContainer, 'register' | 'getRegistrations' | 'addEventListener'>;
type Copies = Pick<CacheStorage, 'keys' | 'delete'>;

/** The worker fetches the whole portal; on a ship's link the first page goes first. */
export const REGISTER_AFTER_MS = 10_000;

type Visit = Pick<Window, 'fetch' | 'performance' | 'origin'>;

/** Where guests come back to, whichever page they opened first. */
const HOME = '/';
const PICTURE = '/v1/blobs/image?';

/**
 * Through the worker, which keeps them: the page as it was opened, home, and the pictures, which the browser has. One after the
 * other and to its end: what a guest asks for meanwhile must not wait behind them.
 */
async function showAgain({ fetch, performance, origin }: Visit): Promise<void> {
  const pages = performance.getEntriesByType('navigation').map(({ name }) => new URL(name).pathname);
  // The worker cannot look into those of another origin, and keeps none of them.
  const isKept = (address: string) => address.startsWith(`${origin}/`) && address.includes(PICTURE);
  const pictures = performance.getEntriesByType('resource').filter(({ name }) => isKept(name));
  const asks: [string, RequestInit][] = [
    ...[...new Set([...pages, HOME])].map((path): [string, RequestInit] => [path, { headers: { accept: PAGE_TYPE } }]),
    ...pictures.map(({ name }): [string, RequestInit] => [name, { mode: 'no-cors' }]),
  ];
  for (const [address, init] of asks) {
    await fetch(address, init)
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  }
}

/** On by default; `serviceWorker: false` in config.json takes the worker and its copies away at the next start. */
export async function keepServiceWorker(
  isWanted: boolean,
  workers: Workers | undefined,
  copies: Copies | undefined,
  visit: Visit = window,
): Promise<void> {
  try {
    if (isWanted) {
      // What was fetched before there was a worker is given to it, for the next visit.
      workers?.addEventListener('controllerchange', () => void showAgain(visit), { once: true });
      await new Promise((passed) => setTimeout(passed, REGISTER_AFTER_MS));
      await workers?.register('/sw.js', { updateViaCache: 'none' });
      return;
    }
    const registrations = (await workers?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
    const names = (await copies?.keys()) ?? [];
    await Promise.all(names.filter((name) => name.startsWith('gangway-')).map((name) => copies?.delete(name)));
  } catch (error) {
    console.warn('The service worker could not be set up', error);
  }
}
