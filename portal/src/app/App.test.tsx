import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deviceRoutes } from '#contract/areas/device.ts';
import { renderPortal } from '#portal-test/render.tsx';

it('[A15 A16 A75] fetches the configuration, then shows the dashboard', async () => {
  const { hub } = renderPortal();
  expect(await screen.findByRole('link', { name: 'Ship life' })).toBeDefined();
  expect(hub.callsTo(deviceRoutes.config)).toHaveLength(1);
});
