import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { signageRoutes } from '#contract/areas/signage.ts';
import { hubKey } from '#portal/shared/hub/use-hub.ts';
import { FakeHub } from '#portal-test/fake-hub.ts';
import { aPassenger } from '#portal-test/fixtures.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const START = Date.parse('2026-03-05T11:00:00Z');
const guest = { authentication: aPassenger() };

/** A portal whose clock goes with the timers. */
async function standing(options: RenderOptions) {
  let now = START;
  const rendered = renderPortal({ hub: new FakeHub().on(sessionRoutes.logout, undefined), ...options, now: () => now });
  await screen.findByRole('banner');
  await act(async () => undefined); // effects that have not run yet
  const pass = async (ms: number, timersMs = 1_000) => {
    now += ms;
    await act(() => vi.advanceTimersByTimeAsync(timersMs));
  };
  return { ...rendered, pass };
}

describe('a kiosk that its guest has left', () => {
  const kiosk = { at: '/nowhere', config: { deviceType: 'Kiosk' }, stored: guest };

  it('[A251 A252] the itinerary and the payment data go with the guest', async () => {
    const { pass, portal } = await standing(kiosk);
    const itinerary = hubKey(holidayRoutes.cruiseItinerary);
    portal.queries.setQueryData(itinerary, []);
    portal.store.setState({ payment: { email: 'ada@example.com' } });
    await pass(60_000);
    expect(portal.queries.getQueryState(itinerary)).toBeUndefined();
    expect(portal.store.getState().payment).toEqual({});
  });

  it('[A249 A250 A253] logs out after 60 seconds and goes home', async () => {
    const { pass, portal, path, hub } = await standing(kiosk);
    await pass(59_000);
    expect(portal.store.getState().authentication.sessionId).toBe('session-1');
    await pass(1_000);
    expect(portal.store.getState().authentication).toEqual({});
    expect(path()).toBe('/');
    expect(hub.callsTo(sessionRoutes.logout)).toHaveLength(1);
  });

  it('[A255] looks again within 500 ms', async () => {
    const { pass, portal } = await standing(kiosk);
    await pass(0, 10_000);
    await pass(60_000, 500);
    expect(portal.store.getState().authentication).toEqual({});
  });

  it('[A256] counts down the last 20 seconds', async () => {
    const { pass } = await standing(kiosk);
    await pass(39_000);
    expect(screen.queryByText(/Logout - /)).toBeNull();
    await pass(1_000);
    expect(screen.getByText('Logout - 20 seconds')).toBeDefined();
    await pass(15_000);
    expect(screen.getByText('Logout - 5 seconds')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toMatch(/Touch the screen/);
  });

  it.each([
    ['click', () => fireEvent.click(document.body)],
    ['key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ])('[A254] a %s dismisses the countdown and starts the time anew', async (_name, touch) => {
    const { pass, portal } = await standing(kiosk);
    await pass(50_000);
    act(touch);
    expect(screen.queryByText(/Logout - /)).toBeNull();
    await pass(59_000);
    expect(portal.store.getState().authentication.sessionId).toBe('session-1');
    await pass(1_000);
    expect(portal.store.getState().authentication).toEqual({});
  });

  it('[A254] one press on the button that has the focus extends the time', async () => {
    const { pass, portal } = await standing(kiosk);
    await pass(50_000);
    fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    expect(screen.queryByText(/Logout - /)).toBeNull();
    await pass(59_000);
    expect(portal.store.getState().authentication.sessionId).toBe('session-1');
  });

  it('[A254] moving the pointer is no click', async () => {
    const { pass, portal } = await standing(kiosk);
    await pass(50_000);
    fireEvent.pointerMove(document.body);
    await pass(10_000);
    expect(portal.store.getState().authentication).toEqual({});
  });

  it('starts the time at the login, so that a swipe gets its full minute', async () => {
    const { pass, portal } = await standing({ ...kiosk, stored: {} });
    await pass(55_000);
    act(() => portal.store.setState(guest));
    await pass(55_000);
    expect(portal.store.getState().authentication.sessionId).toBe('session-1');
    await pass(5_000);
    expect(portal.store.getState().authentication).toEqual({});
  });

  it.each(['App', 'DigitalSignage'])('[A257] has no such logout on %s', async (deviceType) => {
    const { pass, portal } = await standing({ ...kiosk, config: { deviceType } });
    await pass(120_000);
    expect(portal.store.getState().authentication.sessionId).toBe('session-1');
  });
});

describe('a device that nobody touches', () => {
  const screenDevice = {
    at: '/nowhere',
    config: { deviceType: 'DigitalSignage', hub: { signageHostname: 'tv.example' } },
  };

  it.each(['DigitalSignage', 'Kiosk'])('[A258] on %s goes to the signage address', async (deviceType) => {
    const { pass, leave } = await standing({
      ...screenDevice,
      config: { ...screenDevice.config, deviceType, maxIdleTime: 90 },
    });
    await pass(89_000);
    expect(leave).not.toHaveBeenCalled();
    await pass(1_000);
    expect(leave).toHaveBeenCalledWith('http://tv.example');
  });

  it('[A259] does so after 600 seconds without a setting', async () => {
    const { pass, leave } = await standing(screenDevice);
    await pass(599_000);
    expect(leave).not.toHaveBeenCalled();
    await pass(1_000);
    expect(leave).toHaveBeenCalledOnce();
  });

  it.each([undefined, 90])('[A260] never does on a phone, whose group has a maxIdleTime of %s', async (maxIdleTime) => {
    const { pass, leave, path } = await standing({
      ...screenDevice,
      config: { ...screenDevice.config, deviceType: 'App', maxIdleTime },
    });
    await pass(3_600_000);
    expect(leave).not.toHaveBeenCalled();
    expect(path()).toBe('/nowhere');
  });

  it('[A258] logs a guest out first and goes home where no address is set', async () => {
    const { pass, leave, path, portal } = await standing({
      at: '/nowhere',
      stored: guest,
      config: { deviceType: 'DigitalSignage' },
    });
    await pass(600_000);
    expect(portal.store.getState().authentication).toEqual({});
    expect(path()).toBe('/');
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('remote reload', () => {
  const on = { hub: { uiSettings: { enableRemoteReload: true } } };

  it.each(['Kiosk', 'DigitalSignage'])('[A261 A263] %s listens and reloads', async (deviceType) => {
    const { streams, reload } = await standing({ config: { ...on, deviceType } });
    expect(streams.map(({ url }) => url)).toEqual([`http://localhost:8080/v1/${signageRoutes.reloadStream.path}`]);
    streams[0]?.onmessage?.({ data: deviceType.toUpperCase() });
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['a phone', { ...on, deviceType: 'App' }],
    ['a kiosk where it is off', { deviceType: 'Kiosk' }],
  ])('[A262] %s does not listen', async (_name, config) => {
    const { streams } = await standing({ config });
    expect(streams).toEqual([]);
  });
});
