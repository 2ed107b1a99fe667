import { shipService } from '#hub/areas/ship/ship.service.ts';
import type { Booking } from '#hub/booking/bookings.ts';
import { type Meeting, meetingsAmong } from '#hub/booking/meetings.ts';
import { unitIds } from '#hub/booking/units.ts';
import type { Hub } from '#hub/hub.ts';
import { profileOf } from '#packs/schema/ship.ts';

export interface MeetingOnDeck extends Meeting {
  deck?: number | undefined;
}

/** What the areas that sell know of the places where their guests meet, with the deck by the ship's one plan. */
export function meetingsService(hub: Pick<Hub, 'sql' | 'clock' | 'booking'>) {
  const { sql, booking } = hub;
  const ships = shipService(hub);

  return async function meetingsOf(held: readonly Booking[]) {
    const ids = [...new Set(held.map(({ unitId }) => unitId))];
    const [rows, ship] = await Promise.all([booking.meetings(sql, unitIds(sql).these(ids)), ships.ship()]);
    const meetingOf = meetingsAmong(rows);
    const deckOf = new Map(ship?.plan.venues.map(({ id, deck }) => [profileOf(id), deck]));

    return ({ unitId }: Booking): MeetingOnDeck | undefined => {
      const meeting = meetingOf({ id: unitId });
      return meeting && { ...meeting, deck: deckOf.get(meeting.wayfinderProfileId ?? '') };
    };
  };
}
