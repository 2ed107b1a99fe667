import type { Flight, Hotel } from '#contract/areas/holiday.ts';
import { daysBetween, parseHubDate } from '#contract/hub-date.ts';

/** B163, BD43: whole calendar days between the dates. */
export function hotelNights({ fromDate, toDate }: Pick<Hotel, 'fromDate' | 'toDate'>): number {
  const from = parseHubDate(fromDate);
  const to = parseHubDate(toDate);
  return from && to ? Math.max(0, daysBetween(from, to)) : 0;
}

/** B165, BD43: by direction and departure; a flight with another direction is left out. */
export function splitFlights<T extends Pick<Flight, 'flightDirection' | 'departureDate' | 'departureTime'>>(
  flights: readonly T[],
): { out: T[]; in: T[] } {
  const when = (one: T) => `${parseHubDate(one.departureDate ?? '') ?? ''} ${one.departureTime}`;
  const sorted = [...flights].sort((a, b) => when(a).localeCompare(when(b)));
  return {
    out: sorted.filter((one) => one.flightDirection === 'OUT'),
    in: sorted.filter((one) => one.flightDirection === 'IN'),
  };
}
