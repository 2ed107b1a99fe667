import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadLook } from '#portal/looks/looks.ts';
import { loadTexts } from '#portal/shared/i18n/texts.ts';
import { ASK_AGAIN_MS } from '#portal/shared/until-had.ts';
import { renderPortal } from '#portal-test/render.tsx';

vi.mock('#portal/looks/looks.ts', { spy: true });
vi.mock('#portal/shared/i18n/texts.ts', { spy: true });

beforeEach(() => {
  // A call of the test before is none of this one.
  vi.resetAllMocks();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const home = () => screen.findByRole('link', { name: 'Ship life' });

it('[A16] a start that has lost its texts shows the page when they can be had', async () => {
  vi.mocked(loadTexts).mockImplementationOnce(lost);
  renderPortal();
  await vi.waitFor(() => expect(loadTexts).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(ASK_AGAIN_MS);
  expect(await home()).toBeDefined();
});

it('[A6 A16] a start that has lost its look waits for it no longer than that', async () => {
  vi.mocked(loadLook).mockImplementationOnce(lost);
  renderPortal();
  expect(await screen.findByRole('status')).toHaveProperty('textContent', 'Loading');
  await vi.waitFor(() => expect(loadLook).toHaveBeenCalled());
  window.dispatchEvent(new Event('online'));
  expect(await home()).toBeDefined();
});
