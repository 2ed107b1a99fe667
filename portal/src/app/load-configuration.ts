import { type DeviceConfig, deviceRoutes } from '#contract/areas/device.ts';
import { deviceKind } from '#portal/shared/device/configuration.ts';
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
 * A15, A16: fetched anew at every start; a stored copy never stands in. A screen alone, which nobody could help, goes on
 * with its last one when no hub answers. Answers whether it is ready.
 */
export async function loadConfiguration({ hub, store }: Pick<Portal, 'hub' | 'store'>): Promise<boolean> {
  try {
    const device = await hub.call(deviceRoutes.config);
    if (!device?.hub && !device?.deviceGroup) throw new Error('The configuration is empty');
    store.setState({ screen: isScreen(device) ? { device } : {} });
    store.setState({
      configuration: { status: 'ready', device },
      modules: { list: device.deviceGroup?.deviceProfile?.modules ?? [] },
    });
    return true;
  } catch (error) {
    const { device } = store.getState().screen;
    if (device && isHubFailure(error) && error.isUnanswered) {
      store.setState({ configuration: { status: 'ready', device } });
      return true;
    }
    store.setState({ configuration: { status: 'failed', line: failureLine(error) } });
    return false;
  }
}

function isScreen(device: DeviceConfig): boolean {
  return deviceKind(device) === 'DigitalSignage' && (device.extensions ?? []).includes('screens');
}
