import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { en } from '#portal/texts/en.ts';
import { renderPortal } from '#portal-test/render.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./ScreenKeyboard.tsx', async (original) => {
  await code.promise;
  return original();
});

it('a field that is tapped while the keys are still on their way has them when they come', async () => {
  const config = { pmsConfiguration: { pms: 'HotelSystem' as const }, deviceType: 'Kiosk' as const };
  const { user } = renderPortal({ at: '/login', config });
  await user.click(await screen.findByLabelText(en.login_first_name));
  expect(screen.queryByRole('group', { name: en.keyboard })).toBeNull();
  code.resolve();
  expect(await screen.findByRole('group', { name: en.keyboard })).toBeDefined();
});
