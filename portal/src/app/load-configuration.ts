import { deviceRoutes } from '#contract/areas/device.ts';
import { isHubFailure } from '#portal/shared/hub/hub-failure.ts';
import type { Portal } from '#portal/shared/portal-context.ts';

/** AD5: unattended screens recover by themselves. */
export const CONFIGURATION_RETRY_MS = 30_000;

/** AD5: "{code} {message}" when the hub answered with an error, nothing when there was no answer. */
export function failureLine(error: unknown): string | undefined {
  if (!isHubFailure(error) || error.isUnanswered) return undefined;
  return `${error.code} ${error.message}`.trim();
}

/** A15, A16: fetched anew at every start; a stored copy never stands in. Answers whether it is ready. */
export async function loadConfiguration({ hub, store }: Pick<Portal, 'hub' | 'store'>): Promise<boolean> {
  try {
    const device = await hub.call(deviceRoutes.config);
    if (!device?.hub && !device?.deviceGroup) throw new Error('The configuration is empty');
    store.setState({
      configuration: { status: 'ready', device },
      modules: { list: device.deviceGroup?.deviceProfile?.modules ?? [] },
    });
    return true;
  } catch (error) {
    store.setState({ configuration: { status: 'failed', line: failureLine(error) } });
    return false;
  }
}
