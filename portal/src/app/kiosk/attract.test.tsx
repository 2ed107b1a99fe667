import './Attract.tsx';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { FakeHub } from '#portal-test/fake-hub.ts';
import { type RenderOptions, renderPortal } from '#portal-test/render.tsx';

const CONFIG = { deviceType: 'Kiosk', extensions: ['screens'] };
const invitation = () => screen.queryByRole('button', { name: 'Touch to begin' });
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(options: RenderOptions = {}) {
  const rendered = renderPortal({
    hub: new FakeHub().on(holidayRoutes.schedules, []),
    config: CONFIG,
    now: Date.now,
    userEvent: { advanceTimers: vi.advanceTimersByTime },
    ...options,
  });
  await screen.findByRole('main');
  await pass(100);
  return rendered;
}

it('invites after a minute without a touch, and a touch begins', async () => {
  const { user } = await open();
  await pass(50_000);
  expect(invitation()).toBeNull();
  await pass(11_000);
  await user.click(await screen.findByRole('button', { name: 'Touch to begin' }));
  expect(invitation()).toBeNull();
  expect(await screen.findByRole('link', { name: 'Ship life' })).toBeDefined();
});

it.each([
  ['on another page', { at: '/nowhere' }],
  ['on a phone', { config: { ...CONFIG, deviceType: 'App' } }],
  ['against a hub that offers no screens', { config: { ...CONFIG, extensions: [] } }],
])('does not invite %s', async (_, options) => {
  await open(options as RenderOptions);
  await pass(61_000);
  expect(invitation()).toBeNull();
});
