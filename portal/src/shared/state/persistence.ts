import { GROUP_NAMES, GROUPS, type GroupName, type Groups } from './groups.ts';
import { STORAGE_KEY } from './storage-key.ts';
import { clearGroups, type PortalStore } from './store.ts';

/** A53: at most one write in this time. */
export const SAVE_THROTTLE_MS = 2_000; // core §3, §9

const KEPT_GROUPS = GROUP_NAMES.filter((name) => GROUPS[name].kept);

/** Storage may be missing or throw, as in the browsers of captive portals; the portal then works without memory. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What storage holds, untouched; unreadable state counts as none (A55). */
function readStored(storage: KeptStorage | undefined): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A54, A55: what storage holds, group by group. */
export function restoreGroups(storage: KeptStorage | undefined): Partial<Groups> {
  const stored = readStored(storage);
  const groups: Record<string, unknown> = {};
  for (const name of KEPT_GROUPS) {
    const { restore, initial } = GROUPS[name];
    if (restore && stored[name] !== undefined) groups[name] = { ...initial, ...restore(stored[name]) };
  }
  return groups as Partial<Groups>;
}

export interface Persistence {
  flush: () => void;
  /** Looks whether another tab has ended or begun a session meanwhile. */
  takeOver: () => void;
  stop: () => void;
}

type Texts = Partial<Record<GroupName, string>>;

/**
 * A52, A53, AD9: writes the kept groups throttled, and at once when the authentication is cleared. Tabs share the one key:
 * each writes only the groups that changed in it, and a session that has ended in it is never taken up again.
 */
export function keepState(store: PortalStore, storage: KeptStorage | undefined): Persistence {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = textsOf(store.getState());
  let seen = authenticationIn(storage);
  const ended = new Set<string>();

  function write(): void {
    const state = store.getState();
    const texts = textsOf(state);
    const changed = KEPT_GROUPS.filter((name) => texts[name] !== written[name]);
    written = texts;
    if (changed.length === 0) return;
    const own = Object.fromEntries(changed.map((name) => [name, storedForm(state, name)]));
    try {
      storage?.setItem(STORAGE_KEY, JSON.stringify({ ...readStored(storage), ...own }));
    } catch {
      // No memory in this browser.
    }
    if (changed.includes('authentication')) seen = authenticationIn(storage);
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    write();
  }

  function takeOver(): void {
    const stored = authenticationIn(storage);
    if (stored === seen) return;
    seen = stored;
    const theirs = restoreGroups(storage).authentication ?? {};
    const { sessionId } = store.getState().authentication;
    if (theirs.sessionId && ended.has(theirs.sessionId)) {
      written.authentication = stored;
      flush();
      return;
    }
    if (theirs.sessionId === sessionId) return;
    written.authentication = JSON.stringify(GROUPS.authentication.initial); // what follows was not decided here
    if (sessionId) clearGroups(store, 'logout');
    written.authentication = JSON.stringify(theirs);
    if (theirs.sessionId) store.setState({ authentication: theirs });
  }

  const unsubscribe = store.subscribe((state, before) => {
    const last = before.authentication.sessionId;
    if (last && last !== state.authentication.sessionId) ended.add(last);
    if (last && !state.authentication.sessionId) return flush();
    timer ??= setTimeout(flush, SAVE_THROTTLE_MS);
  });

  return {
    flush,
    takeOver,
    stop() {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

/** What of a group is written: all of it, unless the table says less. */
function storedForm<Name extends GroupName>(state: Groups, name: Name): Partial<Groups[Name]> {
  return GROUPS[name].stored?.(state[name]) ?? state[name];
}

function textsOf(state: Groups): Texts {
  return Object.fromEntries(KEPT_GROUPS.map((name) => [name, JSON.stringify(storedForm(state, name))]));
}

function authenticationIn(storage: KeptStorage | undefined): string {
  return JSON.stringify(readStored(storage).authentication ?? {});
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

/** AD9: a logout or a login in one tab holds in all; a page that slept through it, or was still being drawn, looks by itself. */
export function followOtherTabs(persistence: Persistence, page: Window): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) persistence.takeOver();
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('pageshow', persistence.takeOver);
  persistence.takeOver();
  return () => {
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('pageshow', persistence.takeOver);
  };
}
