import type { HeadCount } from '#contract/areas/muster.ts';
import type { IsoDay } from '#contract/hub-date.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';

/** What is known of a passenger's muster. */
export interface Mark {
  isVideoWatched: boolean;
  /** The station of the first scan; nothing as long as there is none. */
  station: string | null;
}

export const NO_MARK: Mark = { isVideoWatched: false, station: null };
export type Marks = ReadonlyMap<string, Mark>;

/** C209, C210 */
export function isComplete({ isVideoWatched, station }: Mark, visitRequired: boolean): boolean {
  return isVideoWatched && (!visitRequired || station !== null);
}

export function areComplete(guests: readonly PmsGuest[], marks: Marks, visitRequired: boolean): boolean {
  return guests.every(({ accountNumber }) => isComplete(marks.get(accountNumber) ?? NO_MARK, visitRequired));
}

/** CD34: everybody of the cabin and of the booking, once each, lead passengers first. */
export function groupOf(party: readonly PmsGuest[], cabin: readonly PmsGuest[]): PmsGuest[] {
  const everyone = new Map([...party, ...cabin].map((guest) => [guest.accountNumber, guest]));
  return [...everyone.values()].toSorted((one, other) => Number(other.lead) - Number(one.lead));
}

/** Guests whose muster block falls because their own group is complete (CD36). */
export function toUnblock(everybody: readonly PmsGuest[], marks: Marks, visitRequired: boolean): PmsGuest[] {
  const parties = Map.groupBy(everybody, (guest) => guest.partyId);
  const cabins = Map.groupBy(everybody, (guest) => guest.cabin);
  return everybody.filter(
    ({ isBlockedForMuster, partyId, cabin }) =>
      isBlockedForMuster &&
      areComplete(groupOf(parties.get(partyId) ?? [], cabins.get(cabin) ?? []), marks, visitRequired),
  );
}

export interface CountInput {
  at: Date;
  today: IsoDay;
  guests: readonly PmsGuest[];
  marks: Marks;
  visitRequired: boolean;
  stations: readonly string[];
  stationOf: (cabin: string) => string | null;
}

/** Everybody on board today, by the station of their cabin; every station is named, also one with nobody missing. */
export function countHeads({ at, today, guests, marks, visitRequired, stations, stationOf }: CountInput): HeadCount {
  const onBoard = guests
    .filter(({ embarkDay, disembarkDay }) => embarkDay <= today && today <= disembarkDay)
    .map((guest) => {
      const mark = marks.get(guest.accountNumber) ?? NO_MARK;
      return { guest, mark, station: stationOf(guest.cabin), isComplete: isComplete(mark, visitRequired) };
    });
  const named: (string | null)[] = [...stations];
  if (onBoard.some(({ station }) => station === null)) named.push(null);
  return {
    at: at.toISOString(),
    musterStationVisitRequired: visitRequired,
    guests: onBoard.length,
    videoWatched: onBoard.filter(({ mark }) => mark.isVideoWatched).length,
    scanned: onBoard.filter(({ mark }) => mark.station !== null).length,
    complete: onBoard.filter((one) => one.isComplete).length,
    stations: named.map((station) => {
      const here = onBoard.filter((one) => one.station === station);
      const missing = here.filter((one) => !one.isComplete);
      return {
        station,
        guests: here.length,
        complete: here.length - missing.length,
        scannedElsewhere: here.filter(({ mark }) => mark.station !== null && mark.station !== station).length,
        missing: missing.map(({ guest, mark }) => ({
          accountNumber: guest.accountNumber,
          name: `${guest.firstName} ${guest.lastName}`,
          cabin: guest.cabin,
          isVideoWatched: mark.isVideoWatched,
          isMusterScanPerformed: mark.station !== null,
        })),
      };
    }),
  };
}
