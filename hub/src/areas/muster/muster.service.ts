import type { MusterPassenger, MusterStatus } from '#contract/areas/muster.ts';
import { shipService } from '#hub/areas/ship/ship.service.ts';
import type { Hub } from '#hub/hub.ts';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import { badRequest } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { areComplete, groupOf, isComplete, type Marks, NO_MARK } from './muster.rules.ts';
import { musterStore } from './muster.store.ts';
import { type MusterStations, musterStations } from './muster-stations.ts';

export interface SeenPassenger {
  accountId: string | number;
  isVideoWatched: boolean;
}

export type MusterNeeds = Pick<Hub, 'sql' | 'clock' | 'pms' | 'shipTime'>;

/** What guests see and confirm. */
export function musterService({ sql, clock, pms }: MusterNeeds) {
  const store = musterStore(sql);
  const ships = shipService({ sql, clock });
  const accounts = (guests: readonly PmsGuest[]) => guests.map((guest) => guest.accountNumber);

  async function groupOfGuest({ partyId, cabin }: PmsGuest): Promise<PmsGuest[]> {
    const [party, neighbours] = await Promise.all([pms.party(partyId), pms.findByCabin(cabin)]);
    return groupOf(party, neighbours);
  }

  /** CD34; a guest who is logged in by a booking alone has its party. */
  async function groupOfSession({ accountNumber, partyId }: Session): Promise<PmsGuest[]> {
    const party = partyId === null ? [] : await pms.party(partyId);
    const self = party.find((guest) => guest.accountNumber === accountNumber);
    return self ? groupOf(party, await pms.findByCabin(self.cabin)) : party;
  }

  /**
   * CD36: the muster block falls with the last one of the group. Called after what completes a group was committed, so
   * that of two who complete it together at least the later one sees both; and by every look at the status, should
   * the hub have ended in between.
   */
  async function liftBlocks(guests: readonly PmsGuest[], marks: Marks, visitRequired: boolean): Promise<void> {
    const isDone = ({ accountNumber }: PmsGuest) => isComplete(marks.get(accountNumber) ?? NO_MARK, visitRequired);
    for (const guest of guests.filter((one) => one.isBlockedForMuster && isDone(one))) {
      const group = await groupOfGuest(guest);
      if (areComplete(group, await store.marks(accounts(group)), visitRequired)) {
        await pms.setStatus(guest.accountNumber, { isBlockedForMuster: false });
      }
    }
  }

  async function statusOf(group: readonly PmsGuest[], session: Session): Promise<MusterStatus> {
    const [marks, musterStationVisitRequired, ship] = await Promise.all([
      store.marks(accounts(group)),
      store.stationVisitRequired(),
      ships.ship(),
    ]);
    await liftBlocks(group, marks, musterStationVisitRequired);
    return { passengers: present(group, session, marks, musterStations(ship)), musterStationVisitRequired };
  }

  return {
    async passengers(session: Session): Promise<{ passengers: MusterPassenger[] }> {
      const group = await groupOfSession(session);
      const [marks, ship] = await Promise.all([store.marks(accounts(group)), ships.ship()]);
      return { passengers: present(group, session, marks, musterStations(ship)) };
    },

    status: async (session: Session) => statusOf(await groupOfSession(session), session),

    /** CD34: all of the call or nothing; nobody is ever set back. */
    async updateVideoSeen(session: Session, seen: readonly SeenPassenger[]): Promise<MusterStatus> {
      const group = await groupOfSession(session);
      const own = new Set(accounts(group));
      if (seen.some(({ accountId }) => !own.has(String(accountId)))) {
        throw badRequest('Only passengers of the own cabin and booking can be confirmed.');
      }
      const watched = seen.filter((one) => one.isVideoWatched).map(({ accountId }) => String(accountId));
      const confirmedBy = session.accountNumber ?? session.bookingReference ?? session.id;
      if (watched.length > 0) await store.videoSeen(watched, confirmedBy, clock.now());
      return statusOf(group, session);
    },

    liftBlocks,
    groupOfGuest,
  };
}
export type MusterService = ReturnType<typeof musterService>;

/** C201, C211 */
function present(
  group: readonly PmsGuest[],
  session: Session,
  marks: Marks,
  stations: MusterStations,
): MusterPassenger[] {
  if (stations.areForNobody) return [];
  return group.map((guest) => {
    const mark = marks.get(guest.accountNumber) ?? NO_MARK;
    const station = stations.ofCabin(guest.cabin);
    return {
      id: guest.passengerId,
      firstName: guest.firstName,
      lastName: guest.lastName,
      name: `${guest.firstName} ${guest.lastName}`,
      type: guest.type,
      lead: guest.lead,
      accountNumber: guest.accountNumber,
      isLoggedInUser: guest.accountNumber === session.accountNumber,
      isVideoWatched: mark.isVideoWatched,
      isMusterScanPerformed: mark.station !== null,
      ...(station && { musterStation: station }),
    };
  });
}
