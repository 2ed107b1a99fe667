// One device, one guest after the other, in one tab or in several: what is one guest's never reaches the next.
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { basketRoutes } from '#contract/areas/basket.ts';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import type { Authentication } from '#contract/areas/session.ts';
import { hubKey, prefetchHub } from '#portal/shared/hub/use-hub.ts';
import { logOut } from '#portal/shared/session/end-session.ts';
import { STORAGE_KEY } from '#portal/shared/state/storage-key.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';

const ada = aPassenger({ sessionId: 'ada' });
const ben = aPassenger({ sessionId: 'ben' });

/** What another tab has written, and what the browser then tells this one. */
function otherTabKeeps(authentication: Authentication): void {
  const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...kept, authentication }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY })));
}

function answerLater(): { answer: () => Promise<never>; arrive: (value: unknown) => void } {
  const { promise, resolve } = Promise.withResolvers<never>();
  return { answer: () => promise, arrive: (value) => resolve(value as never) };
}

describe('one guest after the other', () => {
  it.each([
    ['a write', basketRoutes.changeCart, { body: [] }, 'AbortError'],
    ['a read', bookingsRoutes.bookings, {}, 'AbortError'],
    ['a public page’s read', contentRoutes.rootArticles, {}, 'HubFailure'],
  ] as const)('[A45] a late 403 to %s of the first does not log the second out', async (_, route, input, name) => {
    const { answer, arrive } = answerLater();
    const { portal, path } = renderPortal({
      at: '/weather',
      hub: new FakeHub().on(route, answer),
      stored: { authentication: ada },
    });
    const late = portal.hub.call(route, input as never).catch((failure: unknown) => failure);
    await act(() => logOut(portal));
    act(() => portal.store.setState({ authentication: ben }));
    arrive(refuse(403, 'session', 'gone'));
    expect(await late).toMatchObject({ name });
    expect(portal.store.getState().authentication.sessionId).toBe('ben');
    expect(path()).toBe('/weather');
  });

  it('[A45] a 403 to the guest who is here still ends the session', async () => {
    const hub = new FakeHub().on(basketRoutes.changeCart, refuse(403, 'session'));
    const { portal } = renderPortal({ at: '/weather', hub, stored: { authentication: ada } });
    await act(() => portal.hub.call(basketRoutes.changeCart, { body: [] }).catch(() => undefined));
    expect(portal.store.getState().authentication).toEqual({});
  });

  it('what was read ahead for the first is not shown to the second', async () => {
    const { answer, arrive } = answerLater();
    const hub = new FakeHub().on(bookingsRoutes.bookings, answer);
    const { portal } = renderPortal({ at: '/weather', hub, stored: { authentication: ada } });
    const ahead = prefetchHub(portal, portal.queries, bookingsRoutes.bookings);
    act(() => portal.store.setState({ authentication: ben }));
    arrive([]);
    await ahead;
    expect(portal.queries.getQueryData(hubKey(bookingsRoutes.bookings))).toBeUndefined();
  });
});

describe('one guest in two tabs', () => {
  it('[AD9] a logout in the other tab closes the guest’s pages here', async () => {
    const { portal, path } = renderPortal({ at: '/my_bookings', stored: { authentication: ada } });
    await waitFor(() => expect(portal.store.getState().configuration.status).toBe('ready'));
    otherTabKeeps({});
    expect(portal.store.getState().authentication).toEqual({});
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('[AD9] a login in the other tab opens what was closed here', async () => {
    const { portal, path } = renderPortal({ at: '/my_bookings' });
    await waitFor(() => expect(path()).toBe('/login'));
    otherTabKeeps(ada);
    await waitFor(() => expect(path()).toBe('/my_bookings'));
    expect(portal.store.getState().authentication.sessionId).toBe('ada');
  });

  it('[AD9] what is kept when this page is left does not bring the session back', async () => {
    const { portal } = renderPortal({ at: '/weather', stored: { authentication: ada } });
    await waitFor(() => expect(portal.store.getState().configuration.status).toBe('ready'));
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ authentication: {} })); // and the browser has not told yet
    act(() => portal.store.setState({ clientinfo: { language: 'de' } }));
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '')).toMatchObject({
      authentication: {},
      clientinfo: { language: 'de' },
    });
  });
});
