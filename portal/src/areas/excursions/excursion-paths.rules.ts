import type { Excursion } from '#contract/areas/excursions.ts';
import type { Cruise, CruiseItineraryDay } from '#contract/areas/holiday.ts';
import { daysBetween, parseHubDate } from '#contract/hub-date.ts';

type Placed = Pick<Excursion, 'id' | 'date' | 'itinerary' | 'destination'>;

interface Voyage {
  days: readonly CruiseItineraryDay[];
  cruises: readonly Pick<Cruise, 'fromDate'>[];
}

/** BD9: where an excursion's passengers are chosen: by its port day, or by its resort and date. */
export function partyChoicePath({ id, date, itinerary, destination }: Placed, amend = false): string | undefined {
  if (itinerary?.id)
    return `/excursion/${encodeURIComponent(itinerary.id)}/${encodeURIComponent(id)}${amend ? '/1' : ''}`;
  const day = parseHubDate(date);
  if (!destination?.id || !day) return undefined;
  return `/resorts/${encodeURIComponent(destination.id)}/${encodeURIComponent(id)}/${day}`;
}

/** BD9: the entry of the cruise itinerary on the excursion's date, by that date, its day of the cruise or the first day. */
export function itineraryOf(
  { date, day }: Pick<Excursion, 'date' | 'day'>,
  { days, cruises }: Voyage,
): Excursion['itinerary'] {
  const asked = parseHubDate(date);
  const first = parseHubDate(cruises[0]?.fromDate ?? '');
  const dayOfCruise = asked && first ? daysBetween(first, asked) + 1 : day;
  const entry =
    days.find((one) => one.date === date) ?? days.find((one) => !one.date && one.dayOfCruise === dayOfCruise);
  return entry && { id: entry.id, date };
}
