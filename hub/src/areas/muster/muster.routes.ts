import type { musterRoutes } from '#contract/areas/muster.ts';
import type { Hub } from '#hub/hub.ts';
import type { Handlers } from '#hub/shared/http/implement.ts';
import { musterService } from './muster.service.ts';
import { musterScansService } from './muster-scans.service.ts';

export function musterArea(hub: Hub): Handlers<typeof musterRoutes> {
  const muster = musterService(hub);
  const scans = musterScansService(hub, muster);
  return {
    passengers: ({ guest }) => muster.passengers(guest()),
    status: ({ guest }) => muster.status(guest()),
    updateVideoSeen: ({ guest, body }) => muster.updateVideoSeen(guest(), body.passengers),
    scan: ({ body }) => scans.scan(body),
    scans: ({ body }) => scans.scans(body.scans),
    count: () => scans.count(),
    changeSettings: ({ body }) => scans.changeSettings(body.musterStationVisitRequired),
  };
}
