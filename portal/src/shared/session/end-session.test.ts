import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HubClient } from '#portal/shared/hub/hub-client.ts';
import { createPortalStore } from '#portal/shared/state/store.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { endIdleSession, logOut, PROVIDER_LOGOUT_MS } from './end-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function parts(logout: (token: string) => Promise<void>, token: string | undefined = 'video') {
  const store = createPortalStore({ authentication: aPassenger(), vod: { token } });
  const hub = { call: vi.fn(async () => undefined) } as unknown as HubClient;
  const videoProvider = { login: vi.fn(), logout: vi.fn(logout) };
  return { store, hub, videoProvider };
}

it('[A224 A226] logs out at the provider first, then clears', async () => {
  const order: string[] = [];
  const portal = parts(async () => void order.push('provider'));
  vi.mocked(portal.hub.call).mockImplementation(async () => void order.push('hub'));
  portal.store.subscribe(() => void order.push('cleared'));
  await logOut(portal);
  expect(order).toEqual(['provider', 'hub', 'cleared']);
  expect(portal.videoProvider.logout).toHaveBeenCalledWith('video');
  expect(portal.store.getState().authentication).toEqual({});
});

it('[A225] asks no provider without a token', async () => {
  const portal = parts(async () => undefined, '');
  await logOut(portal);
  expect(portal.videoProvider.logout).not.toHaveBeenCalled();
});

it('[A227] clears all the same when the provider fails, and keeps the error', async () => {
  const portal = parts(() => Promise.reject(new Error('provider down')));
  await logOut(portal);
  expect(portal.store.getState().authentication).toEqual({});
  expect(portal.store.getState().vod).toEqual({ deviceUuid: undefined, errorMessage: 'provider down' });
});

it('[A227] gives up a provider that hangs after 15 000 ms', async () => {
  const portal = parts(() => new Promise(() => {}));
  const leaving = logOut(portal);
  expect(PROVIDER_LOGOUT_MS).toBe(15_000);
  await vi.advanceTimersByTimeAsync(PROVIDER_LOGOUT_MS - 1);
  expect(portal.store.getState().authentication.sessionId).toBe('session-1');
  await vi.advanceTimersByTimeAsync(1);
  await leaving;
  expect(portal.store.getState().authentication).toEqual({});
});

it('[A250] a kiosk forgets at once and does not wait for the provider', () => {
  const portal = parts(() => new Promise(() => {}));
  endIdleSession(portal);
  expect(portal.store.getState().authentication).toEqual({});
  expect(portal.videoProvider.logout).toHaveBeenCalledOnce();
});
