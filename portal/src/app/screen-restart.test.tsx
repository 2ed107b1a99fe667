import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeHub } from '#portal-test/fake-hub.ts';
import { aDeviceConfig, type ConfigChanges } from '#portal-test/fixtures.ts';
import { renderPortal } from '#portal-test/render.tsx';

/** A device that starts without a hub, after it was that device before. */
function restart(before: ConfigChanges) {
  const device = aDeviceConfig(before);
  renderPortal({ hub: new FakeHub().silence(), stored: { screen: { device } } as never });
}

it('[A16] a screen that starts without a hub goes on as the screen that it was', async () => {
  restart({ deviceType: 'DigitalSignage', extensions: ['screens'] });
  expect(await screen.findByRole('main')).toBeDefined();
});

it('[A16] [AD5] every other device says that the configuration could not be fetched', async () => {
  renderPortal({ hub: new FakeHub().silence() });
  expect(await screen.findByText('Could not fetch configuration from Hub.')).toBeDefined();
});
