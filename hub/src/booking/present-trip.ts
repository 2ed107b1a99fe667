import type { CartElement } from '#contract/areas/basket.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { dayOf, timeOf } from './ship-hours.ts';
import type { Unit } from './unit.ts';

/** What a cart element and a booked one tell of their excursion (B102). */
export function presentTrip(
  unit: Pick<Unit, 'objectId' | 'name' | 'code' | 'startsAt' | 'trip'>,
): Pick<CartElement, 'excursion' | 'itinerary' | 'date' | 'type'> {
  const { objectId, name, code, startsAt, trip } = unit;
  const date = toHubDate(dayOf(startsAt));
  const type = trip?.type ?? 'CruiseExcursion';
  return {
    type,
    excursion: {
      id: objectId,
      name,
      port: trip?.port ?? undefined,
      destination: trip?.destination ?? undefined,
      timeOfDay: timeOf(startsAt),
      bookingCode: code ?? undefined,
    },
    // BD13: a resort excursion is grouped by its date.
    itinerary: type === 'CruiseExcursion' && trip?.itineraryId ? { id: trip.itineraryId, date } : undefined,
    date,
  };
}
