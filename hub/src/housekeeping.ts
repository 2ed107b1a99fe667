import { pageViewSummary } from '#hub/areas/device/page-view-summary.service.ts';
import { forgetFaces } from '#hub/areas/photos/forget-faces.ts';
import type { Hub } from '#hub/hub.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A client that tries again does so within minutes; a week covers a ship without a link. */
const IDEMPOTENCY_KEPT_MS = 7 * DAY_MS;

/** Deletes what nobody needs any more. Any number of hub processes may do it. */
export async function cleanUp(
  hub: Pick<Hub, 'sql' | 'sessions' | 'once' | 'clock' | 'shipTime' | 'privateFiles'>,
): Promise<void> {
  const { sql, sessions, once, clock } = hub;
  await sessions.deleteEnded();
  await once.forgetBefore(new Date(clock.now().getTime() - IDEMPOTENCY_KEPT_MS));
  await sql`delete from device_enrolments where expires_at < ${clock.now()}`;
  await forgetFaces(hub);
  await pageViewSummary(hub).bringUpToDate();
}

export function keepHouse(hub: Hub): void {
  const timer = setInterval(
    () => cleanUp(hub).catch((error: unknown) => hub.log.warn('cleaning up failed', { error })),
    HOUR_MS,
  ).unref();
  hub.lifecycle.beforeClose(() => clearInterval(timer));
}
