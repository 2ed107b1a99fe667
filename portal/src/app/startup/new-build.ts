const KEY = 'guestportal.reloaded';
/** Twice within this time means that reloading does not help. */
const LOOP_MS = 60_000;

type ReloadablePage = Pick<Window, 'addEventListener' | 'fetch'> & { location: Pick<Location, 'reload'> };

export function mayReload(storage: Storage | undefined): boolean {
  try {
    const last = Number(storage?.getItem(KEY) ?? 0);
    if (!storage || Date.now() - last < LOOP_MS) return false;
    storage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Where nobody answers at all, the page that stands is better than none. */
export async function reloadWhereAnswered(
  page: Pick<ReloadablePage, 'fetch' | 'location'>,
  storage: Storage | undefined,
): Promise<boolean> {
  const answer = await page.fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok || !mayReload(storage)) return false;
  page.location.reload();
  return true;
}

/** A page of the build before asks for files that are gone: one reload brings the new build. */
export function reloadForNewBuild(page: ReloadablePage, storage: Storage | undefined): void {
  page.addEventListener('vite:preloadError', () => void reloadWhereAnswered(page, storage));
}
