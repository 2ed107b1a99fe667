import { type DeviceConfig, deviceRoutes } from '#contract/areas/device.ts';
import { PATIENCE_MS, within } from '#portal/shared/copies/network-first.ts';
import { type DeviceKind, deviceKind } from '#portal/shared/device/configuration.ts';
import { isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import type { Portal } from '#portal/shared/portal-context.ts';

/** AD5: unattended screens recover by themselves. */
export const CONFIGURATION_RETRY_MS = 30_000;

/** AD5: "{code} {message}" when the hub answered with an error, nothing when there was no answer. */
export function failureLine(error: unknown): string | undefined {
  if (!isHubFailure(error) || error.isUnanswered) return undefined;
  return `${error.code} ${error.message}`.trim();
}

/**
 * A15, A16: fetched anew at every start. Where no hub answers, a screen, which nobody could help, and a phone that has
 * been here before go on with their last one; the phone does not wait for the end of its patience, and takes the late answer
 * when it comes. A hub's refusal is always shown. Answers whether it is ready.
 */
export async function loadConfiguration(portal: Pick<Portal, 'hub' | 'store'>): Promise<boolean> {
  const asked = askForConfiguration(portal);
  const { device } = portal.store.getState().lastStart;
  if (device && deviceKind(device) === 'App') {
    const isAnswered = (await within(PATIENCE_MS, asked)) !== undefined;
    if (!isAnswered) portal.store.setState(begunWith(device));
  }
  return asked;
}

async function askForConfiguration({ hub, store }: Pick<Portal, 'hub' | 'store'>): Promise<boolean> {
  try {
    const device = await hub.call(deviceRoutes.config);
    if (!device?.hub && !device?.deviceGroup) throw new Error('The configuration is empty');
    store.setState({ lastStart: mayStartAlone(device) ? { device } : {} });
    store.setState(begunWith(device));
    return true;
  } catch (error) {
    const { device } = store.getState().lastStart;
    if (device && isHubFailure(error) && error.isUnanswered) {
      if (store.getState().configuration.status !== 'ready') store.setState(begunWith(device));
      return true;
    }
    store.setState({ configuration: { status: 'failed', line: failureLine(error) } });
    return false;
  }
}

const begunWith = (device: DeviceConfig) => ({
  configuration: { status: 'ready' as const, device },
  modules: { list: device.deviceGroup?.deviceProfile?.modules ?? [] },
});

/** What a device needs of the hub to go on without it, by its kind. */
const ALONE: Partial<Record<DeviceKind, string>> = { DigitalSignage: 'screens', App: 'offline' };

function mayStartAlone(device: DeviceConfig): boolean {
  return (device.extensions ?? []).includes(ALONE[deviceKind(device)] ?? '');
}
