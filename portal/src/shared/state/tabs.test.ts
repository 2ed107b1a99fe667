import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPassenger } from '#portal-test/fixtures.ts';
import { clearAuthentication } from './authentication.ts';
import type { Groups } from './groups.ts';
import { followOtherTabs, keepState, restoreGroups, SAVE_THROTTLE_MS } from './persistence.ts';
import { STORAGE_KEY } from './storage-key.ts';
import { createPortalStore, patchGroup } from './store.ts';

/** A tab with a page of its own; all tabs share the browser's storage. */
function openTab() {
  const store = createPortalStore(restoreGroups(localStorage));
  const page = new EventTarget();
  const persistence = keepState(store, localStorage);
  followOtherTabs(persistence, page as Window);
  return { store, page, flush: persistence.flush, sessionId: () => store.getState().authentication.sessionId };
}
type Tab = ReturnType<typeof openTab>;

/** What the browser tells every tab but the one that wrote. */
const tell = (tab: Tab, key: string | null = STORAGE_KEY) =>
  tab.page.dispatchEvent(new StorageEvent('storage', { key }));
const keep = (groups: Partial<Groups>) => localStorage.setItem(STORAGE_KEY, JSON.stringify(groups));
const kept = () => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('two tabs of one browser', () => {
  it('[AD9] a logout in one logs out the other, with all that belongs to the guest', () => {
    keep({ authentication: aPassenger(), vod: { token: 't' }, tacBookings: { numberOfPersons: 4 } });
    const [one, other] = [openTab(), openTab()];
    patchGroup(other.store, 'vod', { token: 'of this tab' });
    clearAuthentication(one.store);
    tell(other);
    const { authentication, vod, tacBookings } = other.store.getState();
    expect(authentication).toEqual({});
    expect(vod.token).toBeUndefined();
    expect(tacBookings).toEqual({ numberOfPersons: 1 });
  });

  it('[AD9] a login in one is taken over by the other', () => {
    const [one, other] = [openTab(), openTab()];
    one.store.setState({ authentication: aPassenger({ sessionId: 'b' }) });
    one.flush();
    tell(other);
    expect(other.store.getState().authentication).toEqual(aPassenger({ sessionId: 'b' }));
  });

  it.each([
    ['login', {}, { authentication: aPassenger({ sessionId: 'b' }) }, 'b'],
    ['logout', { authentication: aPassenger() }, {}, undefined],
  ])('[AD9] a %s while the other is still being drawn is taken over too', (_, before, after, sessionId) => {
    keep(before);
    const store = createPortalStore(restoreGroups(localStorage));
    const persistence = keepState(store, localStorage);
    keep(after);
    followOtherTabs(persistence, new EventTarget() as Window);
    expect(store.getState().authentication.sessionId).toBe(sessionId);
  });

  it('[AD9] no later write of a tab brings an ended session back', () => {
    keep({ authentication: aPassenger() });
    const [one, other] = [openTab(), openTab()];
    patchGroup(other.store, 'clientinfo', { language: 'fr' });
    clearAuthentication(one.store);
    vi.advanceTimersByTime(SAVE_THROTTLE_MS); // the other has not been told yet
    expect(kept()).toMatchObject({ authentication: {}, clientinfo: { language: 'fr' } });
  });

  it('[AD9] nor does a write that crossed the logout: the tab of the logout takes it back', () => {
    keep({ authentication: aPassenger() });
    const one = openTab();
    clearAuthentication(one.store);
    keep({ authentication: aPassenger() });
    tell(one);
    expect(one.sessionId()).toBeUndefined();
    expect(kept().authentication).toEqual({});
  });

  it('another guest in one is the guest of the other, whose tab leaves the login alone', () => {
    keep({ authentication: aPassenger({ sessionId: 'a' }) });
    const other = openTab();
    keep({ authentication: aPassenger({ sessionId: 'b' }) });
    tell(other);
    expect(other.sessionId()).toBe('b');
    vi.advanceTimersByTime(SAVE_THROTTLE_MS);
    expect(kept().authentication.sessionId).toBe('b');
  });

  it('keep what each has written of its own', () => {
    const [one, other] = [openTab(), openTab()];
    patchGroup(one.store, 'clientinfo', { language: 'de' });
    one.flush();
    patchGroup(other.store, 'origin', { path: '/weather' });
    other.flush();
    expect(kept()).toMatchObject({ clientinfo: { language: 'de' }, origin: { path: '/weather' } });
  });

  it('a PIN change that is under way in one is not ended by what the other writes', () => {
    const [one, other] = [openTab(), openTab()];
    one.store.setState({ authentication: { sessionId: 'held', isAuthenticated: false } });
    one.flush();
    patchGroup(other.store, 'clientinfo', { language: 'de' });
    other.flush();
    tell(one);
    expect(one.sessionId()).toBe('held');
  });

  it.each([
    ['emptied storage', (tab: Tab) => tell(tab, null)],
    ['a page that comes back from the browser’s memory', (tab: Tab) => tab.page.dispatchEvent(new Event('pageshow'))],
  ])('%s is looked at too', (_, wake) => {
    keep({ authentication: aPassenger() });
    const tab = openTab();
    localStorage.removeItem(STORAGE_KEY);
    wake(tab);
    expect(tab.sessionId()).toBeUndefined();
  });

  it('what other programs keep is nobody’s business', () => {
    keep({ authentication: aPassenger() });
    const tab = openTab();
    localStorage.removeItem(STORAGE_KEY);
    tell(tab, 'another key');
    expect(tab.sessionId()).toBe('session-1');
  });
});
