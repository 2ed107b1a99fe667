import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { contentRoutes } from '#contract/areas/content.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { noteAnswer } from '#portal/shared/hub/connection.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { anEmptyPhotoCart, aPhotoCart } from '#portal-test/photo-fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';

const banner = async () => within(await screen.findByRole('banner'));
const footer = async () => within(await screen.findByRole('contentinfo'));
const guest = { authentication: aPassenger() };
const NOON = Date.parse('2026-03-05T11:00:00Z'); // 12:00 in Madrid

describe('the header', () => {
  it('[A127 A128] has a logo that leads home', async () => {
    const { path, user } = renderPortal({ at: '/nowhere' });
    const logo = (await banner()).getByRole('link', { name: 'Home' });
    expect(logo.querySelector('svg path')).not.toBeNull();
    await user.click(logo);
    expect(path()).toBe('/');
  });

  it.each([
    ['meridian', 'Meridian Star'],
    ['corporate-blue', 'Aurora'],
    ['', 'Aurora'],
  ])('[A131] with the look %j the title is %s: the look’s own, else the profile’s label', async (theme, title) => {
    renderPortal({ config: { hub: { layoutTheme: theme, uiSettings: {} }, profile: { label: 'Aurora' } } });
    expect((await banner()).getByText(title)).toBeDefined();
    await waitFor(() => expect(document.title).toBe(title));
  });

  it('[A129] shows ship time and date with enableClock', async () => {
    renderPortal({ now: () => NOON });
    expect((await banner()).getByText('12:00')).toBeDefined();
    expect((await banner()).getByText('05/03/2026')).toBeDefined();
  });

  it('[A129] shows neither without it', async () => {
    renderPortal({ now: () => NOON, config: { profile: { enableClock: false } } });
    expect((await banner()).queryByText('12:00')).toBeNull();
    expect((await banner()).queryByText('05/03/2026')).toBeNull();
  });

  it('[A9 A65] shows them as the look wants', async () => {
    renderPortal({ now: () => NOON + 7_200_000, config: { hub: { layoutTheme: 'nightflight' } } });
    expect((await banner()).getByText('2:00 PM')).toBeDefined();
    expect((await banner()).getByText('03/05/2026')).toBeDefined();
  });

  it('[A130] refreshes every 5 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let now = NOON;
    renderPortal({ now: () => now });
    expect((await banner()).getByText('12:00')).toBeDefined();
    // The clock is wound in an effect.
    await act(async () => undefined);
    now += 60_000;
    act(() => void vi.advanceTimersByTime(4_999));
    expect((await banner()).getByText('12:00')).toBeDefined();
    act(() => void vi.advanceTimersByTime(1));
    expect((await banner()).getByText('12:01')).toBeDefined();
    vi.useRealTimers();
  });

  it('[A132 A136] names the booking and offers to log out', async () => {
    renderPortal({ stored: guest });
    expect((await banner()).getByText('MS4711')).toBeDefined();
    expect((await banner()).getByRole('button', { name: 'Log out' })).toBeDefined();
  });

  it('[A138] offers no way out of a session of type A, also where the login did not name it', async () => {
    const stored = { authentication: { ...guest.authentication, sessionType: 'RemotePms', pms: undefined } };
    renderPortal({ stored, config: { pmsConfiguration: { pms: 'Retina' } } });
    expect((await banner()).getByText('MS4711')).toBeDefined();
    expect((await banner()).queryByRole('button', { name: 'Log out' })).toBeNull();
  });

  it('[A133] shows the photo basket with its total', async () => {
    const { portal } = renderPortal({ stored: guest });
    await banner();
    act(() => portal.store.setState({ photo: { consent: true, cart: aPhotoCart() } }));
    const basket = (await banner()).getByRole('link', { name: 'Photo basket, £44.00' });
    expect(basket.getAttribute('href')).toBe('/photomatch/cart');
  });

  it.each([
    ['without consent', { consent: false, cart: aPhotoCart() }],
    ['with an empty basket', { consent: true, cart: anEmptyPhotoCart() }],
  ])('[A134] %s there is no photo basket', async (_, photo) => {
    const { portal } = renderPortal({ stored: guest });
    await banner();
    act(() => portal.store.setState({ photo: { consent: true, cart: aPhotoCart() } }));
    act(() => portal.store.setState({ photo }));
    expect((await banner()).queryByRole('link', { name: /^Photo basket/ })).toBeNull();
  });

  it('[A135] shows the film languages', async () => {
    const { portal, user } = renderPortal();
    await banner();
    act(() => portal.store.setState({ seanet: { allLocales: ['en_US', 'de_DE'] } }));
    await user.click((await banner()).getByRole('button', { name: 'Film language' }));
    expect(portal.store.getState().seanet.showLocales).toBe(true);
  });

  it('[A137] has nothing below for a visitor', async () => {
    renderPortal();
    expect((await banner()).queryByRole('button')).toBeNull();
  });
});

describe('logging out', () => {
  it('[A225 A226 A228] clears the guest, tells the hub and goes home', async () => {
    const hub = new FakeHub().on(sessionRoutes.logout, undefined);
    const { path, portal, user } = renderPortal({ at: '/nowhere', hub, stored: { ...guest, origin: { path: '/x' } } });
    await user.click((await banner()).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(portal.store.getState().authentication).toEqual({});
    expect(portal.store.getState().origin).toEqual({});
    expect(hub.callsTo(sessionRoutes.logout)[0]?.headers.SessionId).toBe('session-1');
    expect(JSON.parse(localStorage.getItem('guestportal') ?? '').authentication).toEqual({});
  });

  it('[A228] [AD31] whatever the hub answers, also that it wants a session', async () => {
    const hub = new FakeHub().on(sessionRoutes.logout, refuse(403, 'no_session', 'Please log in.'));
    const { path, user } = renderPortal({ at: '/nowhere', hub, stored: guest });
    await user.click((await banner()).getByRole('button', { name: 'Log out' }));
    await screen.findByRole('link', { name: 'Ship life' });
    expect(hub.callsTo(sessionRoutes.logout)).toHaveLength(1);
    expect(path()).toBe('/');
  });

  it('ends at home from a protected page too, not at the login page', async () => {
    const { path, user } = renderPortal({ at: '/my_bookings', stored: guest });
    await user.click((await banner()).getByRole('button', { name: 'Log out' }));
    await screen.findByRole('link', { name: 'Ship life' });
    expect(path()).toBe('/');
  });
});

describe('the footer', () => {
  it('[A139 A142] of the dashboard has the languages and nothing else', async () => {
    renderPortal({ config: { profile: { enableDisabilityMode: true } } });
    const buttons = (await footer()).getAllByRole('button').map((button) => button.textContent);
    expect(buttons).toEqual(['English', 'Deutsch', 'Français']);
    expect((await footer()).queryByRole('link')).toBeNull();
  });

  it('[A14 A139] has the picker from two languages on, with those of the profile alone', async () => {
    const languages = [
      { code: 'en', name: 'English' },
      { code: 'fr', name: 'Français' },
    ];
    renderPortal({ at: '/nowhere', config: { profile: { languages } } });
    const picker = within((await footer()).getByRole('group', { name: 'Language' }));
    expect(picker.getAllByRole('button').map((button) => button.textContent)).toEqual(['English', 'Français']);
  });

  it('[A140] has no picker for one language', async () => {
    renderPortal({ at: '/nowhere', config: { profile: { languages: [{ code: 'en', name: 'English' }] } } });
    expect((await footer()).queryByRole('button', { name: 'English' })).toBeNull();
  });

  it('[A143] goes one step back', async () => {
    const { path, user, router } = renderPortal();
    await footer();
    await act(async () => router.navigate('/nowhere'));
    await user.click((await footer()).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('[A143] goes home when the portal was entered here', async () => {
    const { path, user } = renderPortal({ at: '/nowhere' });
    await user.click((await footer()).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('[A144] has a way home', async () => {
    const { path, user } = renderPortal({ at: '/nowhere' });
    await user.click((await footer()).getByRole('link', { name: 'Home' }));
    expect(path()).toBe('/');
  });

  it('[A145 A146 A147] moves the page within reach, and keeps it there over navigation', async () => {
    const { user, router } = renderPortal({ at: '/nowhere', config: { profile: { enableDisabilityMode: true } } });
    expect((await footer()).queryByRole('button', { name: 'Move page down' })).toBeNull();
    await user.click((await footer()).getByRole('button', { name: 'Move the page within reach' }));
    await user.click((await footer()).getByRole('button', { name: 'Move page down' }));
    await user.click((await footer()).getByRole('button', { name: 'Move page down' }));
    await user.click((await footer()).getByRole('button', { name: 'Move page up' }));
    expect(screen.getByRole('main').style.paddingBlockStart).toBe('50px');
    expect(screen.getByRole('banner').parentElement?.style.translate).toBe('0 50px');
    await act(async () => router.navigate('/elsewhere'));
    expect(screen.getByRole('main').style.paddingBlockStart).toBe('50px');
    await user.click((await footer()).getByRole('button', { name: 'Move the page within reach' }));
    expect(screen.getByRole('main').style.paddingBlockStart).toBe('');
  });

  it('[A145] has no such toggle where the profile does not want it', async () => {
    renderPortal({ at: '/nowhere' });
    expect((await footer()).queryByRole('button', { name: 'Move the page within reach' })).toBeNull();
  });

  it('[A149] is hidden on the login page of a kiosk', async () => {
    renderPortal({ at: '/login', config: { deviceType: 'Kiosk' } });
    await banner();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('[A150] shows on the login page of a phone', async () => {
    renderPortal({ at: '/login' });
    expect((await footer()).getByRole('link', { name: 'Home' })).toBeDefined();
  });
});

describe('the connection', () => {
  it('says of when the page is while the hub cannot be reached, and takes it back', async () => {
    const { hub, portal } = renderPortal({ now: () => NOON });
    await screen.findByRole('link', { name: 'Ship life' });
    hub.silence();
    await act(() => portal.hub.call(contentRoutes.rootArticles).catch(() => undefined));
    expect(await screen.findByText('Offline. As of 12:00')).toBeDefined();
    hub.silence(false);
    await act(() => portal.hub.call(contentRoutes.rootArticles).catch(() => undefined));
    expect(screen.queryByText('Offline. As of 12:00')).toBeNull();
  });

  it('says of which day a copy is, until another page is open', async () => {
    const { hub, portal, router } = renderPortal({ now: () => NOON });
    await screen.findByRole('link', { name: 'Ship life' });
    hub.silence();
    act(() => noteAnswer(portal.connection, NOON, NOON - 3 * 24 * 3_600_000));
    expect(await screen.findByText('Offline. As of 2 Mar, 12:00')).toBeDefined();
    act(() => router.navigate('/nowhere'));
    expect(await screen.findByText('Offline. As of 12:00')).toBeDefined();
  });
});
