import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONFIGURATION_RETRY_MS } from '#portal/app/load-configuration.ts';
import { createConnection } from '#portal/shared/hub/connection.ts';
import { createPortalStore } from '#portal/shared/state/store.ts';
import { aDeviceConfig } from '#portal-test/fixtures.ts';
import { beginAgainWithSettings } from './lost-settings.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started(isReady: boolean, reachable: boolean) {
  const store = createPortalStore({});
  if (isReady) store.setState({ configuration: { status: 'ready', device: aDeviceConfig() } });
  else store.setState({ configuration: { status: 'failed' } });
  const connection = createConnection();
  connection.setState({ reachable });
  const reload = vi.fn();
  const load = vi.fn(async (): Promise<unknown> => undefined);
  beginAgainWithSettings({ store, connection, reload }, load);
  return { reload, load };
}

it.each([
  ['no configuration', false, true],
  ['only the configuration of its last start', true, false],
])('[AD5] a start without settings that got %s begins again when they can be had', async (_, isReady, reachable) => {
  const { reload, load } = started(isReady, reachable);
  await vi.advanceTimersByTimeAsync(2 * CONFIGURATION_RETRY_MS);
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  load.mockResolvedValue({});
  await vi.advanceTimersByTimeAsync(2 * CONFIGURATION_RETRY_MS);
  expect(load).toHaveBeenCalledTimes(3);
  expect(reload).toHaveBeenCalledOnce();
});

it('is left alone where the usual hub serves it', async () => {
  const { reload, load } = started(true, true);
  await vi.advanceTimersByTimeAsync(3 * CONFIGURATION_RETRY_MS);
  expect(load).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
