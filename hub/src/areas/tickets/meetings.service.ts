import type { LocalText } from '#contract/text.ts';
import { bookablesService } from '#hub/areas/bookables/bookables.service.ts';
import { excursionsService } from '#hub/areas/excursions/excursions.service.ts';
import { shipService } from '#hub/areas/ship/ship.service.ts';
import type { Booking } from '#hub/booking/bookings.ts';
import type { Hub } from '#hub/hub.ts';
import { profileOf } from '#packs/schema/ship.ts';

/** Where one goes for a booking, and with what. */
export interface Meeting {
  meetingPoint: LocalText | null;
  wayfinderProfileId: string | null;
  bring: LocalText | null;
  deck?: number;
}

type MeetingsHub = Pick<Hub, 'sql' | 'pms' | 'clock' | 'shipTime' | 'booking' | 'settings'>;

/** What the areas that sell know of the places where their guests meet, with the deck by the ship's one plan. */
export function meetingsService(hub: MeetingsHub) {
  const excursions = excursionsService(hub);
  const bookables = bookablesService(hub);
  const ships = shipService(hub);

  return async function meetingsOf(held: readonly Booking[]) {
    const idsOf = (isWanted: (booking: Booking) => boolean) => held.filter(isWanted).map(({ objectId }) => objectId);
    const [ashore, onBoard, ship] = await Promise.all([
      excursions.meetings(idsOf(({ kind }) => kind === 'excursion')),
      bookables.meetings(idsOf(({ kind }) => kind !== 'excursion')),
      ships.ship(),
    ]);
    const deckOf = new Map(ship?.plan.venues.map(({ id, deck }) => [profileOf(id), deck]));

    return ({ kind, objectId }: Booking): Meeting | undefined => {
      const meeting = (kind === 'excursion' ? ashore : onBoard).get(objectId);
      return meeting && { ...meeting, deck: deckOf.get(meeting.wayfinderProfileId ?? '') };
    };
  };
}
