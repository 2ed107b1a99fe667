import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionRoutes } from '#contract/areas/session.ts';
import { en } from '#portal/texts/en.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const aRetinaGuest = () => aPassenger({ sessionType: 'RemotePms', pms: { name: 'Retina' } });
function open(at: string, hub = new FakeHub(), reLoginUrl?: string, options: RenderOptions = {}) {
  return renderPortal({ at, hub, config: { pmsConfiguration: { pms: 'Retina', reLoginUrl } }, ...options });
}

describe('type A', () => {
  it('[A153 A167] shows the re-login link', async () => {
    open('/login', new FakeHub(), 'guest.example/in');
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: en.relogin_link });
    expect(link.href).toBe('https://guest.example/in');
  });

  it.each([undefined, 'javascript:alert(1)'])('[A168] says configuration_missing for the address %j', async (url) => {
    open('/login', new FakeHub(), url);
    expect(await screen.findByText('Configuration missing, please inform the staff about this.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: en.relogin_link })).toBeNull();
  });

  it('[A94 A169 A173 A174] a token route logs in once and is replaced by the success page with the name', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginByPms, aRetinaGuest());
    const { router, path } = open('/weather', hub);
    await waitFor(() => expect(path()).toBe('/weather'));
    router.navigate('/retina/login/tok%2Fen');
    await waitFor(() => expect(path()).toBe('/retina/loginsuccess'));
    expect(await screen.findByText(/Ada Winter/)).toBeTruthy();
    expect(hub.callsTo(sessionRoutes.loginByPms).map((call) => call.body)).toEqual([{ token: 'tok/en' }]);
    router.navigate(-1);
    await waitFor(() => expect(path()).toBe('/weather'));
  });

  it('[A170] a route with id and room logs in with account and location', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginByPms, aRetinaGuest());
    const { path } = open('/retina/login/10001/7214', hub);
    await waitFor(() => expect(path()).toBe('/retina/loginsuccess'));
    expect(hub.callsTo(sessionRoutes.loginByPms)[0]?.body).toEqual({ accountNumber: '10001', location: '7214' });
  });

  it('[A171 A172] without a token nothing is sent, the console says so and the guest reads no message', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const hub = new FakeHub();
    open('/retina/login/%20', hub, 'guest.example');
    await screen.findByRole('link', { name: en.relogin_link });
    expect(warn).toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(hub.callsTo(sessionRoutes.loginByPms)).toEqual([]);
    warn.mockRestore();
  });

  it('[A176 A177] [AD26] a failure shows loginFailedRetina and the hub’s text', async () => {
    const hub = new FakeHub().on(sessionRoutes.loginByPms, refuse(401, 'token_invalid', 'Used before.'));
    const { portal } = open('/retina/login/token', hub, undefined, { stored: { authentication: aRetinaGuest() } });
    const alert = await screen.findByRole('alert');
    expect([...alert.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'Login failed, please visit the reception',
      'Used before.',
    ]);
    expect(portal.store.getState().authentication.sessionId).toBeUndefined();
  });

  it('[A175] [AD13] the success page counts down from 5 and goes home, whatever was remembered', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stored = { authentication: aRetinaGuest() };
    const { path } = open('/retina/loginsuccess', new FakeHub(), undefined, { stored });
    expect(await screen.findByText(/in 5 seconds/)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(2_000));
    expect(screen.getByText(/in 3 seconds/)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(2_999));
    expect(path()).toBe('/retina/loginsuccess');
    act(() => void vi.advanceTimersByTime(1));
    await waitFor(() => expect(path()).toBe('/'));
    vi.useRealTimers();
  });

  it('[AD20] without type A its routes are the fallback page', async () => {
    const hub = new FakeHub();
    renderPortal({ at: '/retina/login/token', hub, config: { pmsConfiguration: { pms: 'CabinSystem' } } });
    expect(await screen.findByText('404 - content not found.')).toBeTruthy();
    expect(hub.callsTo(sessionRoutes.loginByPms)).toEqual([]);
  });
});
