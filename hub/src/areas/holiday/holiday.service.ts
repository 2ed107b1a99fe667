import type { Cruise, CruiseItineraryDay, Flight, Hotel, Schedule } from '#contract/areas/holiday.ts';
import { daysBetween, type IsoDay, toHubDate } from '#contract/hub-date.ts';
import type { Passenger } from '#contract/passenger.ts';
import { findParty, presentPassenger } from '#hub/booking/party.ts';
import type { Hub } from '#hub/hub.ts';
import { notFound } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { presentFlight, presentHotel, presentItineraryDay, presentSchedule } from './holiday.present.ts';
import { holidayStore, type VoyageDayRow } from './holiday.store.ts';

const later = (one: IsoDay, other: IsoDay) => [one, other].toSorted()[1] as IsoDay;
const earlier = (one: IsoDay, other: IsoDay) => [one, other].toSorted()[0] as IsoDay;

interface Coordinates {
  latitude: number | undefined;
  longitude: number | undefined;
}

export interface DayOfVoyage extends Coordinates {
  schedule: Schedule;
}

export interface TrackDay extends Coordinates {
  day: IsoDay;
  atSea: boolean;
  arrives: string | undefined;
  departs: string | undefined;
  /** Latitude and longitude. */
  waypoints: [number, number][];
}

const placeOf = ({ latitude, longitude }: VoyageDayRow): Coordinates => ({
  latitude: latitude ?? undefined,
  longitude: longitude ?? undefined,
});

/** What a party travels with, and the days of the voyage. A session without a party has empty lists (BD2). */
export function holidayService({ sql, pms }: Pick<Hub, 'sql' | 'pms'>) {
  const store = holidayStore(sql);

  /** The days that the party is on board. */
  async function stay(session: Session) {
    const party = await findParty(pms, session);
    return party && { from: party.self.embarkDay, to: party.self.disembarkDay };
  }

  return {
    async cruises(session: Session): Promise<Cruise[]> {
      const onBoard = await stay(session);
      if (!onBoard) return [];
      const { from, to } = onBoard;
      return (await store.cruisesBetween(from, to)).map(({ id, name, shipName, fromDay, toDay }) => {
        const first = later(fromDay, from);
        const last = earlier(toDay, to);
        return {
          id,
          name,
          numberOfDays: daysBetween(first, last) + 1,
          fromDate: toHubDate(first),
          toDate: toHubDate(last),
          ship: { name: shipName },
        };
      });
    },

    async cruiseItinerary(session: Session): Promise<CruiseItineraryDay[]> {
      const onBoard = await stay(session);
      if (!onBoard) return [];
      const days = await store.days();
      return days.filter(({ day }) => day >= onBoard.from && day <= onBoard.to).map(presentItineraryDay);
    },

    hotels: async ({ partyId }: Session): Promise<Hotel[]> =>
      partyId === null ? [] : (await store.hotels(partyId)).map(presentHotel),

    flights: async ({ partyId }: Session): Promise<Flight[]> =>
      partyId === null ? [] : (await store.flights(partyId)).map(presentFlight),

    passengers: async (session: Session): Promise<Passenger[]> =>
      ((await findParty(pms, session))?.guests ?? []).map(presentPassenger),

    schedules: async (): Promise<Schedule[]> => (await store.days()).map(presentSchedule),

    /** The day of a date, and where the ship is on it. */
    async dayOn(date: IsoDay): Promise<DayOfVoyage | undefined> {
      const row = await store.dayOn(date);
      return row && { schedule: presentSchedule(row), ...placeOf(row) };
    },

    /** Where the ship is meant to be, day by day. */
    track: async (): Promise<TrackDay[]> =>
      (await store.days()).map((row) => ({
        day: row.day,
        atSea: row.port === null,
        arrives: row.arrives ?? undefined,
        departs: row.departs ?? undefined,
        waypoints: row.waypoints ?? [],
        ...placeOf(row),
      })),

    async schedule(id: string): Promise<Schedule> {
      const row = await store.day(id);
      if (!row) throw notFound('There is no such day.');
      return presentSchedule(row);
    },
  };
}
