import type { IsoDay } from '#contract/hub-date.ts';
import type { LocalText } from '#contract/text.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface VoyageDayRow {
  id: string;
  day: IsoDay;
  cruiseDay: number;
  title: LocalText;
  description: LocalText | null;
  port: { name: LocalText; countryName: LocalText } | null;
  arrives: string | null;
  departs: string | null;
  allOnBoard: string | null;
  imageId: string | null;
  currency: LocalText | null;
  language: LocalText | null;
  nameOfPier: LocalText | null;
  localAgentName: string | null;
  gangway: LocalText | null;
  openWeatherCityName: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Latitude and longitude of what is passed on the way to the next day's place. */
  waypoints: [number, number][] | null;
}

export interface CruiseRow {
  id: string;
  name: LocalText;
  shipName: string;
  fromDay: IsoDay;
  toDay: IsoDay;
}

export interface HotelRow {
  id: string;
  hotelName: string;
  resortName: string | null;
  subResortName: string | null;
  touristRegionName: LocalText | null;
  fromDay: IsoDay;
  toDay: IsoDay;
}

export interface FlightRow {
  id: string;
  flightNumber: string;
  flightDirection: string;
  departureAirportCode: string;
  departureAirportName: string;
  arrivalAirportCode: string;
  arrivalAirportName: string;
  /** Local time of the airport, `yyyy-mm-dd HH:mm:ss`. */
  departsAt: string;
  arrivesAt: string;
}

export function holidayStore(sql: Sql) {
  const days = sql`
    select id, day::text, cruise_day as "cruiseDay", title, description, port, arrives, departs,
      all_on_board as "allOnBoard", image_id as "imageId", currency, language, name_of_pier as "nameOfPier",
      local_agent_name as "localAgentName", gangway, open_weather_city_name as "openWeatherCityName", latitude, longitude,
      waypoints
    from voyage_days where voyage_id = current_voyage()`;

  return {
    days: () => sql<VoyageDayRow[]>`${days} order by day`,

    async day(id: string): Promise<VoyageDayRow | undefined> {
      const [row] = await sql<VoyageDayRow[]>`${days} and id = ${id}`;
      return row;
    },

    async dayOn(date: IsoDay): Promise<VoyageDayRow | undefined> {
      const [row] = await sql<VoyageDayRow[]>`${days} and day = ${date}::date`;
      return row;
    },

    /** The cruises that a stay on board is part of. */
    cruisesBetween: (from: IsoDay, to: IsoDay) => sql<CruiseRow[]>`
      select id, name, ship_name as "shipName", from_day::text as "fromDay", to_day::text as "toDay"
      from cruises where voyage_id = current_voyage() and from_day <= ${to}::date and to_day >= ${from}::date order by from_day`,

    hotels: (partyId: string) => sql<HotelRow[]>`
      select id, hotel_name as "hotelName", resort_name as "resortName", sub_resort_name as "subResortName",
        tourist_region_name as "touristRegionName", from_day::text as "fromDay", to_day::text as "toDay"
      from party_hotels where voyage_id = current_voyage() and party_id = ${partyId} order by from_day, id`,

    flights: (partyId: string) => sql<FlightRow[]>`
      select id, flight_number as "flightNumber", flight_direction as "flightDirection",
        departure_airport_code as "departureAirportCode", departure_airport_name as "departureAirportName",
        arrival_airport_code as "arrivalAirportCode", arrival_airport_name as "arrivalAirportName",
        departs_at::text as "departsAt", arrives_at::text as "arrivesAt"
      from party_flights where voyage_id = current_voyage() and party_id = ${partyId} order by departs_at, id`,
  };
}
