type Workers = Pick<ServiceWorkerContainer, 'register' | 'getRegistrations'>;
type Copies = Pick<CacheStorage, 'keys' | 'delete'>;

/** The worker fetches the whole portal; on a ship's link the first page goes first. */
export const REGISTER_AFTER_MS = 10_000;

/** On by default; `serviceWorker: false` in config.json takes the worker and its copies away at the next start. */
export async function keepServiceWorker(
  isWanted: boolean,
  workers: Workers | undefined,
  copies: Copies | undefined,
): Promise<void> {
  try {
    if (isWanted) {
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
