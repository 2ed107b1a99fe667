import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPassenger } from '#portal-test/fixtures.ts';
import { clearAuthentication } from './authentication.ts';
import type { Groups } from './groups.ts';
import type { Letter } from './letter.ts';
import { followOtherTabs, keepState, restoreGroups, SAVE_THROTTLE_MS } from './persistence.ts';
import { STORAGE_KEY } from './storage-key.ts';
import { clearGroups, createPortalStore, patchGroup } from './store.ts';

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

const aLetter = (key: string): Letter => ({ kind: 'problem', key, guest: 'MS4711 Ada Winter', content: { key } });
const write = (tab: Tab, ...keys: string[]) => patchGroup(tab.store, 'outbox', { letters: keys.map(aLetter) });
const keysIn = ({ letters }: Groups['outbox']) => letters.map(({ key }) => key);
const keysOf = (tab: Tab) => keysIn(tab.store.getState().outbox);
const aBooking: Groups['tacBookings'] = { module: 'dining', objectId: 'pergola', numberOfPersons: 4 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('two tabs of one browser', () => {
  it('[AD9] a logout in one logs out the other, with all that belongs to the guest', () => {
    keep({ authentication: aPassenger(), vod: { token: 't' }, tacBookings: aBooking });
    const [one, other] = [openTab(), openTab()];
    patchGroup(other.store, 'vod', { token: 'of this tab' });
    patchGroup(other.store, 'origin', { path: '/weather' });
    write(other, 'unwritten');
    clearGroups(one.store, 'logout');
    tell(other);
    const { authentication, vod, tacBookings, origin, outbox } = other.store.getState();
    expect(authentication).toEqual({});
    expect(vod.token).toBeUndefined();
    expect({ tacBookings, origin, outbox }).toEqual({
      tacBookings: { numberOfPersons: 1 },
      origin: {},
      outbox: { letters: [] },
    });
    other.flush();
    expect(localStorage.getItem(STORAGE_KEY)).not.toMatch(/pergola|weather|unwritten|Ada/);
  });

  it('[AD9 AD13] a session that runs out in one ends in the other, which keeps what its guest comes back to', () => {
    keep({ authentication: aPassenger(), tacBookings: aBooking, origin: { path: '/weather' }, vod: { token: 't' } });
    const [one, other] = [openTab(), openTab()];
    write(other, 'unwritten');
    clearAuthentication(one.store);
    tell(other);
    const { authentication, tacBookings, origin, vod } = other.store.getState();
    expect({ authentication, tacBookings, origin }).toEqual({
      authentication: {},
      tacBookings: aBooking,
      origin: { path: '/weather' },
    });
    expect(vod.token).toBeUndefined();
    other.flush();
    expect(kept()).toMatchObject({ tacBookings: aBooking, origin: { path: '/weather' } });
    expect(keysIn(kept().outbox)).toEqual(['unwritten']);
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

describe('the end of a session', () => {
  it('[AD9] by a logout takes what only a tab had that was closed meanwhile', () => {
    keep({ authentication: aPassenger() });
    const [one, closed] = [openTab(), openTab()];
    write(closed, 'report');
    closed.store.setState({ origin: { path: '/weather' }, tacBookings: aBooking });
    closed.flush();
    clearGroups(one.store, 'logout');
    expect(localStorage.getItem(STORAGE_KEY)).not.toMatch(/report|weather|pergola|Ada/);
  });

  it('[AD9] by a 403 takes the film token that only another tab had', () => {
    keep({ authentication: aPassenger() });
    const [one, other] = [openTab(), openTab()];
    patchGroup(other.store, 'vod', { token: 'film' });
    other.flush();
    clearAuthentication(one.store);
    expect(kept().vod.token).toBeUndefined();
  });

  it('[AD9] is not undone by a tab that wrote before it heard of the logout', () => {
    keep({ authentication: aPassenger(), tacBookings: aBooking, outbox: { letters: [aLetter('report')] } });
    const late = localStorage.getItem(STORAGE_KEY) ?? '';
    const one = openTab();
    clearGroups(one.store, 'logout');
    localStorage.setItem(STORAGE_KEY, late);
    tell(one);
    expect(localStorage.getItem(STORAGE_KEY)).not.toMatch(/report|pergola|Ada/);
  });

  it('[AD9] by a logout is known to a tab that slept until somebody else was in', () => {
    keep({ authentication: aPassenger(), tacBookings: aBooking });
    const [one, sleeping] = [openTab(), openTab()];
    write(sleeping, 'report');
    sleeping.flush();
    clearGroups(one.store, 'logout');
    one.store.setState({ authentication: aPassenger({ sessionId: 'b', sessionName: 'Ben Summer' }) });
    tell(sleeping);
    expect([sleeping.sessionId(), keysOf(sleeping), sleeping.store.getState().tacBookings]).toEqual([
      'b',
      [],
      { numberOfPersons: 1 },
    ]);
  });

  it.each([
    ['the same guest, who goes on', {}, aBooking],
    ['another one, who begins anew', { sessionName: 'Ben Summer' }, { numberOfPersons: 1 }],
  ])('that ran out may be followed by %s', (_, changes, booking) => {
    keep({ authentication: aPassenger(), tacBookings: aBooking });
    const [one, sleeping] = [openTab(), openTab()];
    write(sleeping, 'report');
    sleeping.flush();
    clearAuthentication(one.store);
    one.store.setState({ authentication: aPassenger({ sessionId: 'b', ...changes }) });
    tell(sleeping);
    expect(sleeping.store.getState().tacBookings).toEqual(booking);
    expect([keysOf(sleeping), keysIn(kept().outbox)]).toEqual([['report'], ['report']]);
  });

  it('[AD9] is kept with a browser that has emptied its storage', () => {
    keep({ authentication: aPassenger(), goodbyes: { count: 3 } });
    const tab = openTab();
    write(tab, 'report');
    tab.flush();
    localStorage.removeItem(STORAGE_KEY);
    tell(tab, null);
    keep({ authentication: aPassenger({ sessionId: 'b' }) });
    tell(tab);
    tab.flush();
    expect([tab.sessionId(), keysOf(tab), kept().authentication.sessionId]).toEqual(['b', [], 'b']);
  });
});

describe('letters of two tabs', () => {
  it('are put together, though the first tab is killed', () => {
    const [one, other] = [openTab(), openTab()];
    write(one, 'report');
    one.flush();
    write(other, 'feedback');
    other.flush();
    expect(keysIn(kept().outbox)).toEqual(['report', 'feedback']);
    tell(one);
    expect([keysOf(one), keysOf(other)]).toEqual([
      ['report', 'feedback'],
      ['report', 'feedback'],
    ]);
  });

  it('are gone in both when either has delivered them', () => {
    keep({ outbox: { letters: [aLetter('report')] } });
    const [one, other] = [openTab(), openTab()];
    write(one);
    one.flush();
    write(other, 'report', 'feedback');
    other.flush();
    tell(one);
    expect([keysOf(one), keysOf(other), keysIn(kept().outbox)]).toEqual([['feedback'], ['feedback'], ['feedback']]);
  });

  it('that one tab is sending wait for a page that is opened anew, and stay refused once they are', () => {
    const [one, other] = [openTab(), openTab()];
    patchGroup(one.store, 'outbox', { letters: [{ ...aLetter('report'), fate: 'sending' }] });
    one.flush();
    tell(other);
    expect(other.store.getState().outbox.letters).toEqual([aLetter('report')]);
    patchGroup(other.store, 'outbox', { letters: [{ ...aLetter('report'), fate: 'refused' }] });
    other.flush();
    tell(one);
    expect(one.store.getState().outbox.letters).toEqual([{ ...aLetter('report'), fate: 'refused' }]);
  });
});
