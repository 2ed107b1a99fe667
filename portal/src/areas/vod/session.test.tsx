import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logOut } from '#portal/shared/session/end-session.ts';
import { clearAuthentication } from '#portal/shared/state/authentication.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { videoRequests } from '#portal/shared/video-one/video-requests.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';
import { aVod, FakeVideo, fakeEndOfList, VIDEO } from '#portal-test/video-fixtures.ts';

beforeEach(() => {
  fakeEndOfList();
});

const films = () => new FakeVideo().on('vods/getVods', [aVod('7')]).on('vods/getProviders', []);

function open(
  at: string,
  video = films(),
  token: string | undefined = undefined,
  changes: Partial<typeof VIDEO> = {},
  deviceType = 'App',
) {
  const config = { deviceType, videoConfiguration: { ...VIDEO, ...changes } };
  return { video, ...renderPortal({ at, video, config, stored: token ? { vod: { token } } : {} }) };
}

const DETAIL = '/vod/detail/7';
const shown = () => screen.findByRole('heading', { level: 1, name: 'Film 7' });

describe('the session at the first provider', () => {
  it('[C6 C23 C24 C26 C28 C29 C31] logs in by itself before a /vod/ path, as nobody, and opens it', async () => {
    const { video, path, portal } = open(DETAIL);
    await shown();
    expect(path()).toBe(DETAIL);
    expect(video.calls.map(({ action }) => action).slice(0, 2)).toEqual(['customers/loginApp', 'vods/getVods']);
    const { deviceUuid, token } = portal.store.getState().vod;
    expect(token).toBe('tok');
    expect(deviceUuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(video.calls[0]?.query).toEqual({
      app_identifier: 'PLANE_V1',
      login: 'ship',
      password: 'secret',
      device_uuid: deviceUuid,
      api_version: '3',
    });
  });

  it('is a dark room from the first moment, while the portal logs in', async () => {
    open(
      DETAIL,
      films().on('customers/loginApp', () => new Promise(() => undefined)),
    );
    const main = await screen.findByRole('main');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(main.querySelector('[data-theatre] [role="status"]')?.textContent).toBe('Loading');
  });

  it('[C29] names itself PLANE_V1 where the configuration does not say', async () => {
    const { video } = open(DETAIL, films(), undefined, { appIdentifier: undefined });
    await shown();
    expect(video.calls[0]?.query.app_identifier).toBe('PLANE_V1');
  });

  it('[C25] leads home when the login fails', async () => {
    const { path } = open(DETAIL, films().breaks('customers/loginApp', { code: 401, data: 'no' }));
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('[C22] [CD8] /vod/login logs in behind a spinner and goes on to the landing', async () => {
    const { path, video } = open('/vod/login');
    await waitFor(() => expect(path()).toBe('/vod/overview'));
    expect(video.callsTo('customers/loginApp')).toHaveLength(1);
  });

  it('[C22 C24] [CD8] /vod/login goes on to the path that it was given', async () => {
    const { path, router, video } = open('/');
    await screen.findByRole('main');
    await act(async () => router.navigate('/vod/login', { state: { forward_to: DETAIL } }));
    await shown();
    expect(path()).toBe(DETAIL);
    expect(video.callsTo('customers/loginApp')).toHaveLength(1);
  });

  it('[C22] [CD8] /vod/login goes home when that fails', async () => {
    const { path } = open('/vod/login', films().breaks('customers/loginApp', { code: 401, data: 'no' }));
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('[C27 C32] makes no login with a token, and sends token, device and version with a GET', async () => {
    const { video, portal } = open(DETAIL, films(), 'old');
    await shown();
    expect(video.callsTo('customers/loginApp')).toEqual([]);
    const { deviceUuid } = portal.store.getState().vod;
    expect(video.calls[0]?.query).toMatchObject({ token: 'old', device_uuid: deviceUuid, api_version: '3' });
    expect(video.calls[0]?.init?.method ?? 'GET').toBe('GET');
  });

  it.each([
    [2, undefined],
    [3, '3'],
    [4, '4'],
    [undefined, '3'],
  ])('[C33] a configured version %s is sent as %s', async (apiVersion, sent) => {
    const { video } = open(DETAIL, films(), 'old', { apiVersion });
    await shown();
    expect(video.calls[0]?.query.api_version).toBe(sent);
  });

  it.each([
    [true, 'include'],
    [false, 'omit'],
  ])('[C30] useWithCredentials %s makes it %s', async (useWithCredentials, credentials) => {
    const { video } = open(DETAIL, films(), 'old', { useWithCredentials });
    await shown();
    expect(video.calls[0]?.init?.credentials).toBe(credentials);
  });

  it.each<[string, unknown, string]>([
    ['[C35]', { code: 500, data: 'The library is closed.' }, 'The library is closed.'],
    ['[C36]', { code: 500, data: 'null' }, 'No detailed message available'],
    ['[C37]', new TypeError('broken wire'), 'broken wire'],
    ['[C35]', [500, { code: 500, data: 'boom' }], 'boom'],
    ['[C36]', [503, { code: 503, data: '' }], 'No detailed message available'],
    ['[C36]', [502, '<h1>Bad gateway</h1>'], 'No detailed message available'],
    ['nonsense:', '<!doctype html>{"code":200', 'The answer of the video provider cannot be read.'],
  ])('%s %s is shown in a dialog that closes; the next try logs in again', async (_, answer, text) => {
    const video = films().breaks('vods/getVods', answer);
    const { user, portal } = open(DETAIL, video, 'old');
    const dialog = await screen.findByRole('dialog', { name: 'Video' });
    expect(dialog.textContent).toContain(text);
    expect(portal.store.getState().vod).toMatchObject({ errorMessage: text, isFetching: false });
    expect(portal.store.getState().vod.token).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(portal.store.getState().vod.errorMessage).toBeUndefined();
    video.on('vods/getVods', [aVod('7')]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await shown();
    expect(video.callsTo('customers/loginApp')).toHaveLength(1);
  });

  it('[C34 C39 C40] shows a spinner as long as something is fetched', async () => {
    let answer: (data: unknown) => void = () => undefined;
    const video = films().on('vods/getVods', () => new Promise((resolve) => (answer = resolve)));
    const { portal } = open(DETAIL, video, 'old');
    await waitFor(() => expect(portal.store.getState().vod.isFetching).toBe(true));
    expect((await screen.findAllByText('Loading')).length).toBeGreaterThan(0);
    await act(async () => answer([aVod('7')]));
    await shown();
    expect(portal.store.getState().vod.isFetching).toBe(false);
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('[C38 C41 C42] keeps the message of an audio or channel request where the dialog finds it', async () => {
    const { portal, user } = open(DETAIL, films(), 'old');
    await shown();
    for (const group of ['channels', 'audio'] as const) {
      act(() => patchGroup(portal.store, group, { errorMessage: `No ${group}.` }));
      expect((await screen.findByRole('dialog', { name: 'Video' })).textContent).toContain(`No ${group}.`);
      await user.click(screen.getByRole('button', { name: 'Close' }));
      expect(portal.store.getState()[group].errorMessage).toBeUndefined();
    }
  });

  it('[C38] has one button, which closes it', async () => {
    const { portal, user } = open(DETAIL, films(), 'old');
    await shown();
    act(() => patchGroup(portal.store, 'vod', { errorMessage: 'No films.' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(portal.store.getState().vod.errorMessage).toBeUndefined();
  });

  it('[C14] logs a missing token to the console alone', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { portal } = open('/', films().on('customers/loginApp', {}));
    await screen.findByRole('main');
    await waitFor(() => expect(portal.store.getState().configuration.status).toBe('ready'));
    await expect(videoRequests(portal)('vods/getVods')).rejects.toThrow('gave no token');
    expect(warn.mock.calls).toEqual([['The video provider gave no token.']]);
    expect(portal.store.getState().vod.errorMessage).toBeUndefined();
    warn.mockRestore();
  });

  it.each([DETAIL, '/vod/login'])('[C14 C25] logs it before a guest is led home from %s, too', async (at) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { path } = open(at, films().on('customers/loginApp', {}));
    await waitFor(() => expect(path()).toBe('/'));
    expect(warn.mock.calls).toEqual([['The video provider gave no token.']]);
    warn.mockRestore();
  });

  it('[C26] two requests without a token share one login', async () => {
    const { portal, video } = open('/', films());
    await waitFor(() => expect(portal.store.getState().configuration.status).toBe('ready'));
    const request = videoRequests(portal);
    await Promise.all([request('vods/getVods'), request('vods/getProviders')]);
    expect(video.callsTo('customers/loginApp')).toHaveLength(1);
    expect(video.calls[0]?.action).toBe('customers/loginApp');
  });

  it('[C31 C43] keeps nothing but token and device over a reload', async () => {
    const { portal } = open(DETAIL, films(), 'old');
    await shown();
    patchGroup(portal.store, 'vod', { movies: [], genres: [], searchMovies: 'a', maxReached: false });
    portal.persistence.flush();
    const stored = JSON.parse(localStorage.getItem('guestportal') ?? '{}');
    expect(Object.keys(stored.vod).sort()).toEqual(['deviceUuid', 'token']);
  });

  it.each([
    ['App', true],
    ['DigitalSignage', true],
    ['Kiosk', false],
  ])(
    '[C46] [CD9] clearing authentication resets video and audio; the device stays on %s: %s',
    async (deviceType, stays) => {
      const { portal } = open('/', films(), 'old', {}, deviceType);
      await waitFor(() => expect(portal.store.getState().configuration.status).toBe('ready'));
      patchGroup(portal.store, 'vod', { deviceUuid: 'd1', movies: [], searchMovies: 'x' });
      patchGroup(portal.store, 'audio', { search: 'y' });
      clearAuthentication(portal.store);
      expect(portal.store.getState().vod).toEqual(stays ? { deviceUuid: 'd1' } : {});
      expect(portal.store.getState().audio).toEqual({});
    },
  );

  it('[C47] a guest who logs out is forgotten when the provider has answered, and then goes home', async () => {
    const answer = Promise.withResolvers<object>();
    const video = films().on('customers/logout', () => answer.promise);
    const config = { videoConfiguration: VIDEO };
    const stored = { vod: { token: 'old' }, authentication: aPassenger() };
    const { portal, path, user } = renderPortal({ at: DETAIL, video, config, stored });
    await shown();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(video.callsTo('customers/logout')).toHaveLength(1));
    expect(portal.store.getState().authentication.sessionId).toBe('session-1');
    expect(path()).toBe(DETAIL);
    answer.resolve({});
    await waitFor(() => expect(path()).toBe('/'));
    expect(portal.store.getState().authentication).toEqual({});
    expect(portal.store.getState().vod.token).toBeUndefined();
  });

  it('[C47 C48 C49] says goodbye to the provider first, and only where there is a token', async () => {
    const { portal, video } = open('/', films(), 'old');
    await waitFor(() => expect(portal.store.getState().configuration.status).toBe('ready'));
    await logOut(portal);
    expect(video.callsTo('customers/logout').map(({ query }) => query.token)).toEqual(['old']);
    expect(portal.store.getState().vod.token).toBeUndefined();
    await logOut(portal);
    expect(video.callsTo('customers/logout')).toHaveLength(1);
    patchGroup(portal.store, 'vod', { token: 'new' });
    video.breaks('customers/logout', { code: 500, data: 'Not now.' });
    await logOut(portal);
    expect(portal.store.getState().vod).toMatchObject({ errorMessage: 'Not now.' });
    expect(portal.store.getState().vod.token).toBeUndefined();
  });
});
