import type { MusterPassenger, MusterStatus } from '#contract/areas/muster.ts';

type Marks = Pick<MusterPassenger, 'isVideoWatched' | 'isMusterScanPerformed'>;

export function isPassengerComplete({ isVideoWatched, isMusterScanPerformed }: Marks, visitRequired: boolean): boolean {
  return Boolean(isVideoWatched) && (!visitRequired || Boolean(isMusterScanPerformed));
}

/** C209, C210; nothing can be said of nobody. */
export function isGroupComplete(status: MusterStatus | null | undefined): boolean | undefined {
  const passengers = status?.passengers ?? [];
  if (passengers.length === 0) return undefined;
  return passengers.every((one) => isPassengerComplete(one, Boolean(status?.musterStationVisitRequired)));
}
