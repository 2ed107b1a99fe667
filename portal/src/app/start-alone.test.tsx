import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceRoutes } from '#contract/areas/device.ts';
import { FakeHub, refuse } from '#portal-test/fake-hub.ts';
import { aDeviceConfig, type ConfigChanges } from '#portal-test/fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';

/** A device that starts without a hub, after it was that device before. */
function restart(before: ConfigChanges) {
  const device = aDeviceConfig(before);
  renderPortal({ hub: new FakeHub().silence(), stored: { lastStart: { device } } });
}

it('[A16] a screen that starts without a hub goes on as the screen that it was', async () => {
  restart({ deviceType: 'DigitalSignage', extensions: ['screens'] });
  expect(await screen.findByRole('main')).toBeDefined();
});

it('[A16] a phone that has been here before opens without a hub, and says so', async () => {
  restart({ extensions: ['offline'] });
  expect(await screen.findByRole('main')).toBeDefined();
  expect(await screen.findByText(/^Offline/)).toBeDefined();
});

it('[A16] [AD12] a phone that opens without a hub has its modules', async () => {
  restart({ extensions: ['offline'] });
  expect(await screen.findByRole('link', { name: 'Ship life' })).toBeDefined();
});

it('[A16] [A32] a hub that refuses is believed, whatever the phone remembers', async () => {
  const stored = { lastStart: { device: aDeviceConfig({ extensions: ['offline'] }) } };
  const hub = new FakeHub().on(deviceRoutes.config, refuse(500, 'broken', 'Out of order'));
  renderPortal({ hub, stored });
  expect(await screen.findByText('broken Out of order')).toBeDefined();
});

it('[A16] [AD5] every other device says that the configuration could not be fetched', async () => {
  renderPortal({ hub: new FakeHub().silence() });
  expect(await screen.findByText('Could not fetch configuration from Hub.')).toBeDefined();
});

describe('a link that swallows everything', () => {
  afterEach(() => void vi.useRealTimers());

  /** A start whose configuration is under way for six seconds. */
  async function startSlowly(before: ConfigChanges) {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const late = Promise.withResolvers<never>();
    const stored = { lastStart: { device: aDeviceConfig(before) } };
    renderPortal({ hub: new FakeHub().on(deviceRoutes.config, () => late.promise), stored });
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByRole('main')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    return (answer: unknown) => act(async () => late.resolve(answer as never));
  }
  const PHONE = { extensions: ['offline'] };

  it('[A15 A16] does not keep a phone that has been here before, which takes the late answer', async () => {
    const answer = await startSlowly(PHONE);
    expect(await screen.findByRole('link', { name: 'Ship life' })).toBeDefined();
    const modules = [{ id: '1', label: 'Spa', url: '/spa/overview' }];
    await answer(aDeviceConfig({ ...PHONE, profile: { modules } }));
    expect(await screen.findByRole('link', { name: 'Spa' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Ship life' })).toBeNull();
  });

  it('[A16 A32] believes a late refusal', async () => {
    const answer = await startSlowly(PHONE);
    await screen.findByRole('main');
    await answer(refuse(500, 'broken', 'Out of order'));
    expect(await screen.findByText('broken Out of order')).toBeDefined();
  });

  it('[A16] keeps a screen until nobody has answered', async () => {
    await startSlowly({ deviceType: 'DigitalSignage', extensions: ['screens'] });
    expect(screen.queryByRole('main')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByRole('main')).toBeNull();
  });
});
