import type { Flight, Hotel } from '#contract/areas/holiday.ts';
import { daysBetween, parseHubDate, toHubDate } from '#contract/hub-date.ts';

/** B163, BD43: whole calendar days between the dates. */
export function hotelNights({ fromDate, toDate }: Pick<Hotel, 'fromDate' | 'toDate'>): number {
  const from = parseHubDate(fromDate);
  const to = parseHubDate(toDate);
  return from && to ? Math.max(0, daysBetween(from, to)) : 0;
}

/** The date of a flight stands beside its time, or the time says both: dd/mm/yyyy HH:mm or yyyy-mm-ddTHH:mm. */
export interface FlightMoment {
  /** dd/mm/yyyy, empty where the hub has none. */
  date: string;
  time: string;
}

const DAY_AND_TIME = /^(\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2})[T ](\d{1,2}:\d{2})/;

function momentOf(date: string | null | undefined, time: string): FlightMoment {
  const [, day, clock] = DAY_AND_TIME.exec(time) ?? [];
  if (!day || !clock) return { date: date ?? '', time };
  return { date: date ?? (day.includes('-') ? toHubDate(day) : day), time: clock };
}

export function departureOf({ departureDate, departureTime }: Departing): FlightMoment {
  return momentOf(departureDate, departureTime);
}

export function arrivalOf({ arrivalDate, arrivalTime }: Pick<Flight, 'arrivalDate' | 'arrivalTime'>): FlightMoment {
  return momentOf(arrivalDate, arrivalTime);
}

type Departing = Pick<Flight, 'departureDate' | 'departureTime'>;

/** B165, BD43: by direction and departure; a flight with another direction is left out. */
export function splitFlights<T extends Pick<Flight, 'flightDirection' | 'departureDate' | 'departureTime'>>(
  flights: readonly T[],
): { out: T[]; in: T[] } {
  const when = (one: T) => {
    const { date, time } = departureOf(one);
    return `${parseHubDate(date) ?? ''} ${time.padStart(5, '0')}`;
  };
  const sorted = [...flights].sort((a, b) => when(a).localeCompare(when(b)));
  return {
    out: sorted.filter((one) => one.flightDirection === 'OUT'),
    in: sorted.filter((one) => one.flightDirection === 'IN'),
  };
}
