import { GROUP_NAMES, GROUPS, type Groups } from './groups.ts';
import type { PortalStore } from './store.ts';

/** AD9: the one key of the portal in local storage. */
export const STORAGE_KEY = 'guestportal';
/** A53: at most one write in this time. */
export const SAVE_THROTTLE_MS = 2_000; // core §3, §9

/** Storage may be missing or throw, as in the browsers of captive portals; the portal then works without memory. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A54, A55: what storage holds, group by group; unreadable state counts as none. */
export function restoreGroups(storage: KeptStorage | undefined): Partial<Groups> {
  let stored: unknown;
  try {
    stored = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
  if (typeof stored !== 'object' || stored === null) return {};
  const groups: Record<string, unknown> = {};
  for (const name of GROUP_NAMES) {
    const { kept, restore, initial } = GROUPS[name];
    const value = (stored as Record<string, unknown>)[name];
    if (kept && restore && value !== undefined) groups[name] = { ...initial, ...restore(value) };
  }
  return groups as Partial<Groups>;
}

function keptPart(state: Groups): Partial<Groups> {
  const kept = GROUP_NAMES.filter((name) => GROUPS[name].kept);
  return Object.fromEntries(kept.map((name) => [name, state[name]])) as Partial<Groups>;
}

export interface Persistence {
  flush: () => void;
  stop: () => void;
}

/** A52, A53, AD9: writes the kept groups throttled, and at once when the authentication is cleared. */
export function keepState(store: PortalStore, storage: KeptStorage | undefined): Persistence {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = JSON.stringify(keptPart(store.getState()));

  function write(): void {
    const text = JSON.stringify(keptPart(store.getState()));
    if (text === written) return;
    written = text;
    try {
      storage?.setItem(STORAGE_KEY, text);
    } catch {
      // No memory in this browser.
    }
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    write();
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (before.authentication.sessionId && !state.authentication.sessionId) return flush();
    timer ??= setTimeout(flush, SAVE_THROTTLE_MS);
  });

  return {
    flush,
    stop() {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

/** AD9: nothing of the last two seconds is lost when the page is hidden or left. */
export function flushWhenLeaving(persistence: Persistence, page: Window): () => void {
  const onHidden = () => page.document.visibilityState === 'hidden' && persistence.flush();
  page.addEventListener('pagehide', persistence.flush);
  page.document.addEventListener('visibilitychange', onHidden);
  return () => {
    page.removeEventListener('pagehide', persistence.flush);
    page.document.removeEventListener('visibilitychange', onHidden);
  };
}
