import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDeviceConfig, aPassenger } from '#portal-test/fixtures.ts';
import { clearAuthentication, failLogin, finishLogin, guestOf, holdSession, isLoggedIn } from './authentication.ts';
import { GROUP_NAMES, GROUPS } from './groups.ts';
import { flushWhenLeaving, keepState, restoreGroups, SAVE_THROTTLE_MS } from './persistence.ts';
import { STORAGE_KEY } from './storage-key.ts';
import { clearGroups, createPortalStore, patchGroup } from './store.ts';

const stored = () => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');

describe('the table of groups', () => {
  it('[A50] has the groups of the core', () => {
    expect(GROUP_NAMES).toEqual(
      expect.arrayContaining(['authentication', 'configuration', 'modules', 'clientinfo', 'navigation']),
    );
  });

  it('[A51] begins with the standard footer', () => {
    expect(createPortalStore().getState().navigation.footerType).toBe('standard');
  });

  it('never keeps configuration, modules and payment', () => {
    expect([GROUPS.configuration.kept, GROUPS.modules.kept, GROUPS.payment.kept]).toEqual([false, false, false]);
  });

  it('keeps no group that it cannot restore', () => {
    expect(GROUP_NAMES.filter((name) => GROUPS[name].kept && !GROUPS[name].restore)).toEqual([]);
  });

  it('[A226 A250] a logout and an idle logout clear at least what clearing the authentication clears', () => {
    const careless = GROUP_NAMES.map((name) => GROUPS[name].cleared).filter(
      (at) => at.authenticationCleared && !(at.logout && at.kioskIdle),
    );
    expect(careless).toEqual([]);
  });

  it('[A252] the idle logout clears the payment data', () => {
    const store = createPortalStore();
    patchGroup(store, 'payment', { email: 'a@b.example' });
    clearGroups(store, 'kioskIdle');
    expect(store.getState().payment).toEqual({});
  });
});

describe('authentication', () => {
  it('[A55 A221] is cleared at first', () => {
    expect(createPortalStore().getState().authentication).toEqual({});
    expect(isLoggedIn({})).toBe(false);
  });

  it('[A215 A218] can be set, which makes a guest', () => {
    const store = createPortalStore();
    finishLogin(store, aPassenger(), { kind: 'passenger' });
    expect(store.getState().authentication).toMatchObject({
      sessionId: 'session-1',
      bookingReference: 'MS4711',
      sessionType: 'Passenger',
      sessionName: 'Ada Winter',
    });
    expect(isLoggedIn(store.getState().authentication)).toBe(true);
  });

  it('[A216] takes any session type for a guest', () => {
    expect(isLoggedIn(aPassenger({ sessionType: 'Crew' }))).toBe(true);
  });

  it('[A219] can be set with an error', () => {
    const store = createPortalStore({ authentication: aPassenger() });
    failLogin(store, 'No such booking');
    expect(store.getState().authentication).toEqual({ isAuthenticated: false, errorMessage: 'No such booking' });
  });

  it('[A220] can have a session id alone, which makes no guest', () => {
    const store = createPortalStore();
    holdSession(store, aPassenger());
    expect(store.getState().authentication.sessionId).toBe('session-1');
    expect(isLoggedIn(store.getState().authentication)).toBe(false);
  });

  it('[A108] needs a session id', () => {
    expect(isLoggedIn({ isAuthenticated: true })).toBe(false);
  });

  it('[A221 A222 A223] clearing resets video and audio with it, and keeps the device', () => {
    const store = createPortalStore({ authentication: aPassenger() });
    patchGroup(store, 'vod', { token: 't', deviceUuid: 'u', searchMovies: 'sea' });
    patchGroup(store, 'audio', { search: 'sea' });
    clearAuthentication(store);
    const { authentication, vod, audio } = store.getState();
    expect({ authentication, vod, audio }).toEqual({ authentication: {}, vod: { deviceUuid: 'u' }, audio: {} });
  });

  it('on a kiosk the next guest gets another video device', () => {
    const configuration = { status: 'ready', device: aDeviceConfig({ deviceType: 'Kiosk' }) } as const;
    const store = createPortalStore({ configuration, vod: { deviceUuid: 'u' } });
    clearAuthentication(store);
    expect(store.getState().vod).toEqual({});
  });
});

it.each([
  [{ bookingReference: 'MS1', sessionName: 'Ada', sessionId: 's1' }, 'MS1 Ada'],
  [{ bookingReference: null, sessionName: 'Ada', sessionId: 's1' }, 'Ada'],
  [{ sessionId: 's1' }, 's1'],
  [{}, ''],
])('a guest is known again after another login: %j', (authentication, guest) => {
  expect(guestOf(authentication)).toBe(guest);
});

describe('keeping state', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[A52 A53] writes under one key, at most every 2 seconds, the last change included', () => {
    expect(SAVE_THROTTLE_MS).toBe(2_000);
    const write = vi.spyOn(localStorage, 'setItem');
    const store = createPortalStore();
    keepState(store, localStorage);
    for (const language of ['de', 'en', 'fr']) patchGroup(store, 'clientinfo', { language });
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(SAVE_THROTTLE_MS - 1);
    patchGroup(store, 'clientinfo', { language: 'de' });
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(write.mock.calls.map(([key]) => key)).toEqual(['guestportal']);
    expect(stored().clientinfo).toEqual({ language: 'de' });
    patchGroup(store, 'clientinfo', { language: 'fr' });
    vi.advanceTimersByTime(SAVE_THROTTLE_MS);
    expect(stored().clientinfo).toEqual({ language: 'fr' });
    expect(write).toHaveBeenCalledTimes(2);
    write.mockRestore();
  });

  it('[A54] a session whose other fields cannot be read is taken up again all the same', () => {
    const authentication = { sessionId: 's', isAuthenticated: true, bookingReference: 880011, pms: 'NONE' };
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ authentication }));
    expect(restoreGroups(localStorage).authentication).toEqual({ sessionId: 's', isAuthenticated: true });
  });

  it('writes at once when the authentication is cleared', () => {
    const store = createPortalStore({ authentication: aPassenger() });
    keepState(store, localStorage);
    clearAuthentication(store);
    expect(stored().authentication).toEqual({});
  });

  it('writes at once when the page is hidden or left', () => {
    const store = createPortalStore();
    const stop = flushWhenLeaving(keepState(store, localStorage), window);
    patchGroup(store, 'clientinfo', { language: 'de' });
    window.dispatchEvent(new Event('pagehide'));
    expect(stored().clientinfo).toEqual({ language: 'de' });
    patchGroup(store, 'clientinfo', { language: 'fr' });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(stored().clientinfo).toEqual({ language: 'fr' });
    stop();
  });

  it('keeps nothing of configuration, modules and payment', () => {
    const store = createPortalStore();
    const { flush } = keepState(store, localStorage);
    store.setState({ configuration: { status: 'ready', device: aDeviceConfig() }, modules: { list: [] } });
    patchGroup(store, 'payment', { email: 'a@b.example' });
    patchGroup(store, 'clientinfo', { language: 'de' });
    flush();
    expect(Object.keys(stored())).not.toEqual(expect.arrayContaining(['configuration']));
    expect(stored()).not.toHaveProperty('modules');
    expect(stored()).not.toHaveProperty('payment');
  });

  it('works without memory where storage throws', () => {
    const broken = {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    };
    expect(restoreGroups(broken)).toEqual({});
    const store = createPortalStore();
    const { flush } = keepState(store, broken);
    patchGroup(store, 'clientinfo', { language: 'de' });
    expect(flush).not.toThrow();
  });
});

describe('restoring state', () => {
  const restore = (value: unknown) => {
    localStorage.setItem(STORAGE_KEY, typeof value === 'string' ? value : JSON.stringify(value));
    return restoreGroups(localStorage);
  };

  it('[A54] brings session and language back', () => {
    const groups = restore({ authentication: aPassenger(), clientinfo: { language: 'fr' } });
    expect(groups).toEqual({ authentication: aPassenger(), clientinfo: { language: 'fr' } });
  });

  it.each([['{'], ['null'], ['"text"'], ['7']])('[A55] drops what cannot be read: %s', (text) => {
    expect(restore(text)).toEqual({});
  });

  it('drops a session whose PIN change was still open', () => {
    expect(restore({ authentication: { sessionId: 's' } }).authentication).toEqual({});
  });

  it('drops groups of the wrong shape, groups that are not kept and origins outside the portal', () => {
    expect(
      restore({ authentication: 'x', modules: { list: [1] }, origin: { path: '//evil.example' }, vod: { token: 5 } }),
    ).toEqual({ authentication: {}, origin: {}, vod: {} });
  });
});
