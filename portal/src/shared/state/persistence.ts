import { type ClearingMoment, GROUP_NAMES, GROUPS, type GroupName, type Groups } from './groups.ts';
import { isEmptied, takenOver } from './other-tabs.ts';
import { STORAGE_KEY } from './storage-key.ts';
import type { PortalStore } from './store.ts';
import { groupIn, KEPT_GROUPS, readStored, storedForm } from './stored.ts';

/** A53: at most one write in this time. */
export const SAVE_THROTTLE_MS = 2_000; // core §3, §9

/** Storage may be missing or throw, as in the browsers of captive portals; the portal then works without memory. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem'>;

function readText(storage: KeptStorage | undefined): string {
  try {
    return storage?.getItem(STORAGE_KEY) ?? '{}';
  } catch {
    return '{}';
  }
}

/** A54, A55: what storage holds, group by group. */
export function restoreGroups(storage: KeptStorage | undefined): Partial<Groups> {
  const stored = readStored(readText(storage));
  const names = KEPT_GROUPS.filter((name) => stored[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, groupIn(stored, name)]));
}

export interface Persistence {
  /** Answers whether storage has everything that this tab keeps. */
  flush: () => boolean;
  /** Looks what other tabs have done meanwhile. */
  takeOver: () => void;
  stop: () => void;
}

type Texts = Partial<Record<GroupName, string>>;

/**
 * A52, A53, AD9: writes the kept groups throttled, and at once when a session begins or ends. Tabs share the one key: each
 * writes only the groups that changed in it, and a session that has ended in it is never taken up again. Who ends a session
 * writes all that goes with it, because another tab may have kept some of that.
 */
export function keepState(store: PortalStore, storage: KeptStorage | undefined): Persistence {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let text = readText(storage);
  let stored = readStored(text);
  /** The groups that need no writing. */
  let written = textsOf(store.getState());
  let isTakingOver = false;
  const ended = new Set<string>();

  function writeAnew(moment: ClearingMoment): void {
    for (const name of KEPT_GROUPS) if (GROUPS[name].cleared[moment]) delete written[name];
  }

  /** What another tab has decided is not this one's to write, the letters that only this one has are. */
  function look(): void {
    const now = readText(storage);
    if (now === text) return;
    const before = stored;
    text = now;
    stored = readStored(now);
    const state = store.getState();
    if (groupIn(stored, 'goodbyes').count < state.goodbyes.count && !isEmptied(before, stored)) {
      writeAnew('logout'); // that tab had not heard of the goodbye in this one
      return;
    }
    const next = takenOver(state, before, stored, ended);
    const theirs = textsOf({ ...next, outbox: groupIn(stored, 'outbox') });
    const changed = GROUP_NAMES.filter((name) => next[name] !== state[name]);
    for (const name of changed) if (GROUPS[name].kept) written[name] = theirs[name];
    if (ended.has(groupIn(stored, 'authentication').sessionId ?? '')) delete written.authentication;
    if (changed.length === 0) return;
    isTakingOver = true;
    store.setState(next);
    isTakingOver = false;
  }

  function write(): boolean {
    if (!storage) return false;
    look();
    const state = store.getState();
    const texts = textsOf(state);
    const own = KEPT_GROUPS.filter((name) => texts[name] !== written[name]);
    if (own.length === 0) return true;
    const next = { ...stored, ...Object.fromEntries(own.map((name) => [name, storedForm(state, name)])) };
    const nextText = JSON.stringify(next);
    try {
      storage.setItem(STORAGE_KEY, nextText);
    } catch {
      return false; // no memory in this browser, or none left
    }
    [text, stored, written] = [nextText, next, texts];
    return true;
  }

  function flush(): boolean {
    clearTimeout(timer);
    timer = undefined;
    return write();
  }

  function takeOver(): void {
    look();
    if (KEPT_GROUPS.some((name) => written[name] === undefined)) flush();
  }

  const unsubscribe = store.subscribe((state, before) => {
    const last = before.authentication.sessionId;
    const { sessionId } = state.authentication;
    if (last && last !== sessionId) ended.add(last);
    if (isTakingOver) return;
    const isGoodbye = state.goodbyes !== before.goodbyes;
    if (isGoodbye) writeAnew('logout');
    else if (last && !sessionId) writeAnew('authenticationCleared');
    if (isGoodbye || last !== sessionId) flush();
    else timer ??= setTimeout(flush, SAVE_THROTTLE_MS);
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

function textsOf(state: Groups): Texts {
  return Object.fromEntries(KEPT_GROUPS.map((name) => [name, JSON.stringify(storedForm(state, name))]));
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
