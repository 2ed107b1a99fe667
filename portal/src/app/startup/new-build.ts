const KEY = 'guestportal.reloaded';
/** Twice within this time means that reloading does not help. */
const LOOP_MS = 60_000;

/** A page of the build before asks for files that are gone: one reload brings the new build. */
export function reloadForNewBuild(page: Window, storage: Storage | undefined): void {
  page.addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(storage?.getItem(KEY) ?? 0);
      if (!storage || Date.now() - last < LOOP_MS) return;
      storage.setItem(KEY, String(Date.now()));
    } catch {
      return;
    }
    event.preventDefault();
    page.location.reload();
  });
}
