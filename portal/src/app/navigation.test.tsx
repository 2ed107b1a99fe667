import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { basketRoutes } from '#contract/areas/basket.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import { deviceRoutes } from '#contract/areas/device.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { finishLogin } from '#portal/shared/state/authentication.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';

// A page's own header counts as one too, where it comes first.
const shellIsThere = async () => (await screen.findAllByRole('banner'))[0];
const notFound = () => screen.findByText('404 - content not found.');
const guest = { authentication: aPassenger() };

describe('paths', () => {
  it.each(['/nowhere', '/weather/today', '/WEATHER', '/', '/weather//'].filter((path) => path !== '/'))(
    '[A74 A95 C8] %s shows the fallback page',
    async (at) => {
      renderPortal({ at });
      expect(await notFound()).toBeDefined();
    },
  );

  it.each(['/retina/login/abc', '/retina/loginsuccess'])('[A94] %s does not exist without type A', async (at) => {
    renderPortal({ at });
    expect(await notFound()).toBeDefined();
  });

  it('[A74] one trailing slash is ignored', async () => {
    const { path } = renderPortal({ at: '/my_holiday/' });
    await shellIsThere();
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('[A110] a hash of the old form opens the QR page', async () => {
    const hub = new FakeHub().on(contentRoutes.articlesByHashtag, [{ id: '7', title: 'Pool' }]);
    const { router, path } = renderPortal({ at: '/#/pool/bar', hub });
    await waitFor(() => expect(path()).toBe('/content/detail/7'));
    expect(hub.callsTo(contentRoutes.articlesByHashtag)[0]?.query.get('hashtag')).toBe('pool/bar');
    expect(router.place.hash).toBe('');
  });

  it('[A111] another hash stays', async () => {
    const { router } = renderPortal({ at: '/#pool' });
    await screen.findByRole('link', { name: 'Ship life' });
    expect(router.place).toMatchObject({ pathname: '/', hash: '#pool' });
  });

  it('[A112] every navigation scrolls to the top', async () => {
    const { router } = renderPortal();
    await shellIsThere();
    vi.mocked(window.scrollTo).mockClear();
    await act(async () => router.navigate('/nowhere'));
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });
});

it('[A75 A107] a hub that wants a session for the day of the home page leaves its visitor there', async () => {
  const gone = refuse(403, 'no_session', 'Please log in.');
  const hub = new FakeHub().on(holidayRoutes.schedules, gone).on(contentRoutes.dailySchedule, gone);
  const { path } = renderPortal({ hub });
  await screen.findByRole('link', { name: 'Ship life' });
  expect(hub.callsTo(holidayRoutes.schedules)).toHaveLength(1);
  expect(path()).toBe('/');
});

describe('guards', () => {
  it('[A97 A98] a visitor of a protected page comes to the login page, and the page is remembered', async () => {
    const { path, portal } = renderPortal({ at: '/basket?from=tile' });
    await waitFor(() => expect(path()).toBe('/login'));
    expect(portal.store.getState().origin.path).toBe('/basket?from=tile');
  });

  it('[A99] a guest who opens the login page goes back to the origin, once', async () => {
    const { path, portal } = renderPortal({ at: '/login', stored: { ...guest, origin: { path: '/weather?x=1' } } });
    await waitFor(() => expect(path()).toBe('/weather?x=1'));
    expect(portal.store.getState().origin).toEqual({});
  });

  it('[A100] or home without one', async () => {
    const { path } = renderPortal({ at: '/login', stored: guest });
    await waitFor(() => expect(path()).toBe('/'));
  });

  it.each([
    ['[A104] the holiday', { kind: 'passenger' }, undefined, '/my_holiday'],
    ['[A104] the origin', { kind: 'passenger' }, '/weather', '/weather'],
    ['[A103] forward_to', { kind: 'passenger', forwardTo: '/shipdetail' }, '/weather', '/shipdetail'],
    ['home', { kind: 'other' }, undefined, '/'],
  ] as const)('a login leads to %s, which guard (b) does not overtake', async (_name, login, origin, destination) => {
    const { path, portal } = renderPortal({ at: '/login', stored: origin ? { origin: { path: origin } } : {} });
    await shellIsThere();
    act(() => void finishLogin(portal.store, aPassenger(), login));
    await waitFor(() => expect(path()).toBe(destination));
    expect(portal.store.getState().origin).toEqual({});
  });

  it('[A101] with loginRequired a visitor comes to the login page', async () => {
    const { path } = renderPortal({ at: '/', config: { loginRequired: true } });
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('[A102 A107] without it the page opens', async () => {
    const { path } = renderPortal({ at: '/' });
    await screen.findByRole('link', { name: 'Ship life' });
    expect(path()).toBe('/');
  });

  it.each([
    ['a session id alone', { sessionId: 'x', isAuthenticated: false }],
    ['a login without a session id', { isAuthenticated: true }],
  ])('[A108] %s opens no protected page', async (_, authentication) => {
    const { path, portal, router } = renderPortal();
    await shellIsThere();
    act(() => portal.store.setState({ authentication }));
    await act(async () => router.navigate('/basket'));
    await waitFor(() => expect(path()).toBe('/login'));
  });
});

describe('a 403 of the hub', () => {
  const lost = () => new FakeHub().on(sessionRoutes.accountStatus, refuse(403, 'session_ended', 'gone'));

  it('[A45 A46] clears the authentication and leads to the login page, the page remembered', async () => {
    const { path, portal } = renderPortal({ at: '/nowhere?x=1', hub: lost(), stored: guest });
    await notFound();
    await act(() => portal.hub.call(sessionRoutes.accountStatus).catch(() => undefined));
    expect(portal.store.getState().authentication).toEqual({});
    await waitFor(() => expect(path()).toBe('/login'));
    expect(portal.store.getState().origin.path).toBe('/nowhere?x=1');
  });

  it('[A46] does not navigate on the login page', async () => {
    const { router, portal } = renderPortal({ at: '/login', hub: lost() });
    await shellIsThere();
    const before = router.place.key;
    await act(() => portal.hub.call(sessionRoutes.accountStatus).catch(() => undefined));
    expect(router.place.key).toBe(before);
  });

  it('[A47] another error neither clears nor navigates', async () => {
    const hub = new FakeHub().on(sessionRoutes.accountStatus, refuse(500, 'x'));
    const { path, portal } = renderPortal({ at: '/nowhere', hub, stored: guest });
    await notFound();
    await act(() => portal.hub.call(sessionRoutes.accountStatus).catch(() => undefined));
    expect(path()).toBe('/nowhere');
    expect(portal.store.getState().authentication.sessionId).toBe('session-1');
  });

  it('what the guest saw is forgotten, public content is not', async () => {
    const { portal } = renderPortal({ stored: guest, hub: lost() });
    await shellIsThere();
    portal.queries.setQueryData(['guest', 'passengers/cart', {}, {}], 1);
    portal.queries.setQueryData(['public', 'cms/x', {}, {}], 2);
    await act(() => portal.hub.call(sessionRoutes.accountStatus).catch(() => undefined));
    expect(portal.queries.getQueryData(['guest', 'passengers/cart', {}, {}])).toBeUndefined();
    expect(portal.queries.getQueryData(['public', 'cms/x', {}, {}])).toBe(2);
  });
});

describe('page views', () => {
  const pages = (hub: FakeHub) => hub.callsTo(deviceRoutes.pageView).map((call) => call.params.page);

  it('[A113 A115] records home, then the pages that open', async () => {
    const { hub, router } = renderPortal();
    await waitFor(() => expect(pages(hub)).toEqual(['home']));
    await act(async () => router.navigate('/nowhere/else'));
    await waitFor(() => expect(pages(hub)).toEqual(['home', 'nowhere/else']));
    expect(hub.callsTo(deviceRoutes.pageView)[0]).toMatchObject({ method: 'GET', body: undefined });
  });

  it('[A113] encodes an address once', async () => {
    const { hub } = renderPortal({ at: '/nowhere/caf%C3%A9%20bar' });
    const asked = () => hub.callsTo(deviceRoutes.pageView).map((call) => call.path);
    await waitFor(() => expect(asked()).toEqual(['metrics/userhistory/nowhere/caf%C3%A9%20bar']));
  });

  it('[A116] records nothing for content, and nothing for a page that only led to another', async () => {
    const { hub, path, router } = renderPortal({ at: '/basket' });
    await waitFor(() => expect(path()).toBe('/login'));
    await waitFor(() => expect(pages(hub)).toEqual(['login']));
    await act(async () => router.navigate('/content/overview'));
    await act(async () => router.navigate('/nowhere'));
    await waitFor(() => expect(pages(hub)).toEqual(['login', 'nowhere']));
  });

  it('[A122] shows nothing of a failure', async () => {
    const unseen = vi.fn();
    process.on('unhandledRejection', unseen);
    onTestFinished(() => void process.off('unhandledRejection', unseen));
    const hub = new FakeHub().on(deviceRoutes.pageView, refuse(500, 'x', 'broken'));
    const { path, router } = renderPortal({ hub });
    await waitFor(() => expect(pages(hub)).toEqual(['home']));
    await act(async () => router.navigate('/nowhere'));
    await waitFor(() => expect(pages(hub)).toEqual(['home', 'nowhere']));
    expect(await notFound()).toBeDefined();
    expect(path()).toBe('/nowhere');
    expect(screen.queryByText(/broken/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(unseen).not.toHaveBeenCalled();
  });

  it('[A121] records a click on an external link without delaying it', async () => {
    const config = { profile: { modules: [{ id: '1', label: 'Tours', externalUrl: 'https://t.example/a?b=1' }] } };
    const { hub, user } = renderPortal({ config });
    await user.click(await screen.findByRole('link', { name: /Tours/ }));
    await waitFor(() => expect(pages(hub)).toContain('external/https://t.example/a?b=1'));
    expect(hub.calls.some((call) => call.path.endsWith('external/https%3A%2F%2Ft.example%2Fa%3Fb%3D1'))).toBe(true);
  });
});

describe('analytics', () => {
  it('[A120] sends nothing and asks nothing without a code', async () => {
    const { analyticsFetch } = renderPortal({ stored: { clientinfo: { analyticsConsent: true } } });
    await screen.findByRole('link', { name: 'Ship life' });
    expect(analyticsFetch).not.toHaveBeenCalled();
    expect(screen.queryByText(/count which pages/)).toBeNull();
  });

  it('[A119] sends page views with a code, after the guest agreed', async () => {
    const { analyticsFetch, user, router } = renderPortal({ client: { gaCode: 'G-1' } });
    await screen.findByRole('link', { name: 'Ship life' });
    expect(analyticsFetch).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Yes, of course' }));
    await waitFor(() => expect(analyticsFetch).toHaveBeenCalledOnce());
    await act(async () => router.navigate('/nowhere'));
    await waitFor(() => expect(analyticsFetch).toHaveBeenCalledTimes(2));
    const [home, nowhere] = analyticsFetch.mock.calls.map(([address]) => new URL(address).searchParams);
    expect([home?.get('tid'), home?.get('en'), home?.get('dl')]).toEqual(['G-1', 'page_view', `${location.origin}/`]);
    expect(nowhere?.get('dl')).toBe(`${location.origin}/nowhere`);
  });

  it('[A119 A121] sends a click on an external link, too', async () => {
    const config = { profile: { modules: [{ id: '1', label: 'Tours', externalUrl: 'https://t.example/a?b=1' }] } };
    const stored = { clientinfo: { analyticsConsent: true } };
    const { analyticsFetch, user } = renderPortal({ config, stored, client: { gaCode: 'G-1' } });
    await user.click(await screen.findByRole('link', { name: /Tours/ }));
    const sent = () => analyticsFetch.mock.calls.map(([address]) => new URL(address).searchParams.get('en'));
    await waitFor(() => expect(sent()).toContain('click'));
  });

  it('[A119] sends nothing after a no', async () => {
    const { analyticsFetch, user, router } = renderPortal({ client: { gaCode: 'G-1' } });
    await user.click(await screen.findByRole('button', { name: 'No, thank you' }));
    await act(async () => router.navigate('/nowhere'));
    await notFound();
    expect(analyticsFetch).not.toHaveBeenCalled();
    expect(screen.queryByText(/count which pages/)).toBeNull();
  });
});

describe('the video gate', () => {
  const provider = () => ({
    login: vi.fn(async (): Promise<void> => undefined),
    logout: vi.fn(async (): Promise<void> => undefined),
  });

  it('[A123 A124] logs in before a /vod/ path, then opens it', async () => {
    const videoProvider = provider();
    const { path, portal } = renderPortal({ at: '/vod/nothing/at/all', videoProvider });
    await waitFor(() => expect(videoProvider.login).toHaveBeenCalledOnce());
    expect(screen.queryByText('404 - content not found.')).toBeNull();
    act(() => patchGroup(portal.store, 'vod', { token: 't' }));
    expect(await notFound()).toBeDefined();
    expect(path()).toBe('/vod/nothing/at/all');
    expect(videoProvider.login).toHaveBeenCalledOnce();
  });

  it('[A125] goes home when the login fails', async () => {
    const videoProvider = provider();
    videoProvider.login.mockRejectedValue(new Error('no'));
    const { path } = renderPortal({ at: '/vod/overview/nothing', videoProvider });
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('[A126] opens at once with a token', async () => {
    const videoProvider = provider();
    const { path } = renderPortal({ at: '/vod/nothing/at/all', videoProvider, stored: { vod: { token: 't' } } });
    expect(await notFound()).toBeDefined();
    expect(path()).toBe('/vod/nothing/at/all');
    expect(videoProvider.login).not.toHaveBeenCalled();
  });

  it('[A123] lets other paths pass', async () => {
    const videoProvider = provider();
    renderPortal({ at: '/channels', videoProvider });
    await shellIsThere();
    expect(videoProvider.login).not.toHaveBeenCalled();
  });
});

describe('a restored session', () => {
  const reads = (hub: FakeHub) => [basketRoutes.cart, bookingsRoutes.bookings].map((row) => hub.callsTo(row).length);

  it('[A54 A213 B16] of a passenger refreshes cart and bookings at start', async () => {
    const { hub } = renderPortal({ stored: guest });
    await waitFor(() => expect(reads(hub)).toEqual([1, 1]));
    expect(hub.callsTo(basketRoutes.cart)[0]?.headers.SessionId).toBe('session-1');
  });

  it.each([
    ['[A214 B16] of another type', { authentication: aPassenger({ sessionType: 'RemotePms' }) }],
    ['[A214 B16] nobody’s', {}],
  ])('%s fetches neither', async (_name, stored) => {
    const { hub } = renderPortal({ stored });
    await screen.findByRole('link', { name: 'Ship life' });
    await waitFor(() => expect(hub.callsTo(deviceRoutes.pageView)).toHaveLength(1));
    expect(reads(hub)).toEqual([0, 0]);
  });
});
