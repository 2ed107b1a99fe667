import type { Excursion } from '#contract/areas/excursions.ts';
import { parseHubDate } from '#contract/hub-date.ts';

type Placed = Pick<Excursion, 'id' | 'date' | 'itinerary' | 'destination'>;

/** BD9: where an excursion's passengers are chosen: by its port day, or by its resort and date. */
export function partyChoicePath({ id, date, itinerary, destination }: Placed, amend = false): string | undefined {
  if (itinerary) return `/excursion/${encodeURIComponent(itinerary.id)}/${encodeURIComponent(id)}${amend ? '/1' : ''}`;
  const day = parseHubDate(date);
  if (!destination || !day) return undefined;
  return `/resorts/${encodeURIComponent(destination.id)}/${encodeURIComponent(id)}/${day}`;
}
