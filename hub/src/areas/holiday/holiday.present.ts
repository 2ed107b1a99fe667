import type { CruiseItineraryDay, Flight, Hotel, Schedule } from '#contract/areas/holiday.ts';
import { toHubDate } from '#contract/hub-date.ts';
import type { FlightRow, HotelRow, VoyageDayRow } from './holiday.store.ts';

/** B174 */
export function presentSchedule(row: VoyageDayRow): Schedule {
  const { id, title, port } = row;
  return {
    id,
    title,
    date: toHubDate(row.day),
    day: row.cruiseDay,
    atSea: port === null,
    arrives: row.arrives ?? undefined,
    departs: row.departs ?? undefined,
    allOnBoard: row.allOnBoard ?? undefined,
    image: row.imageId ?? undefined,
    description: row.description ?? undefined,
    currency: row.currency ?? undefined,
    language: row.language ?? undefined,
    nameOfPier: row.nameOfPier ?? undefined,
    localAgentName: row.localAgentName ?? undefined,
    gangway: row.gangway ?? undefined,
    openWeatherCityName: row.openWeatherCityName ?? undefined,
  };
}

/** B161 */
export function presentItineraryDay({ id, day, cruiseDay, port }: VoyageDayRow): CruiseItineraryDay {
  const type = port ? 'Port' : 'Sea';
  return { id, type, date: toHubDate(day), dayOfCruise: cruiseDay, port: port ?? undefined };
}

/** B162 */
export function presentHotel({ fromDay, toDay, ...hotel }: HotelRow): Hotel {
  return { ...hotel, fromDate: toHubDate(fromDay), toDate: toHubDate(toDay) };
}

/** B164 */
export function presentFlight({ departsAt, arrivesAt, ...flight }: FlightRow): Flight {
  return {
    ...flight,
    departureDate: toHubDate(departsAt.slice(0, 10)),
    departureTime: departsAt.slice(11, 16),
    arrivalDate: toHubDate(arrivesAt.slice(0, 10)),
    arrivalTime: arrivesAt.slice(11, 16),
  };
}
