import { CONFIGURATION_RETRY_MS } from '#portal/app/load-configuration.ts';
import type { RunningPortal } from '#portal/app/portal.ts';

/**
 * Without its settings the portal asks the usual hub, which may be another deployment's or nobody's. Where that one serves it,
 * all is well; else it begins again as soon as the settings can be had.
 */
export function beginAgainWithSettings(
  { store, connection, reload }: Pick<RunningPortal, 'store' | 'connection' | 'reload'>,
  load: () => Promise<unknown>,
): void {
  const timer = setInterval(async () => {
    const isServed = store.getState().configuration.status === 'ready' && connection.getState().reachable;
    if (!isServed && !(await load())) return;
    clearInterval(timer);
    if (!isServed) reload();
  }, CONFIGURATION_RETRY_MS);
}
