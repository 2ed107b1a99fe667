import { addDays, type IsoDay } from '#contract/hub-date.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { cleanLocalText } from '#hub/shared/rich-text.ts';
import { currentVoyage } from '#hub/shared/voyage/voyage.store.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { type ResolvedDay, type ResolvedVoyage, resolveVoyage } from '#packs/resolve-voyage.ts';
import type { PackFlight, PackHotel } from '#packs/schema/guests.ts';

/** The days of the voyage, and hotels and flights around it. Nobody writes these but the pack, so those of the voyage are laid anew. */
export async function seedHoliday(sql: Sql, pack: Pack, today: IsoDay): Promise<void> {
  const voyage = resolveVoyage(today, pack);
  const { id, name, ship } = pack.voyage;
  const { parties } = pack.guests;
  const tables: [table: string, rows: readonly object[]][] = [
    ['voyage_days', voyage.days.map(dayRow)],
    ['cruises', [{ id, name, ship_name: ship.name, from_day: voyage.embarkation, to_day: voyage.disembarkation }]],
    ['party_hotels', parties.flatMap((party) => party.hotels.map((hotel) => hotelRow(party.id, hotel, voyage)))],
    ['party_flights', parties.flatMap((party) => party.flights.map((flight) => flightRow(party.id, flight, voyage)))],
  ];
  const voyage_id = await currentVoyage(sql);
  for (const [table, rows] of tables) {
    const ofVoyage = rows.map((row) => ({ ...row, voyage_id }));
    await sql`delete from ${sql(table)} where voyage_id = ${voyage_id}`;
    await sql`
      insert into ${sql(table)}
      select * from jsonb_populate_recordset(null::${sql(table)}, ${sql.json(ofVoyage as never)})`;
  }
}

function dayRow({ port, ...day }: ResolvedDay) {
  return {
    id: day.id,
    day: day.date,
    cruise_day: day.day,
    title: day.title,
    description: cleanLocalText(day.description),
    port: port && { name: port.name, countryName: port.countryName },
    arrives: day.arrives,
    departs: day.departs,
    all_on_board: day.allOnBoard,
    image_id: day.pictures[0],
    currency: port?.currency,
    language: port?.language,
    name_of_pier: day.nameOfPier,
    local_agent_name: day.localAgentName,
    gangway: day.gangway,
    open_weather_city_name: port?.openWeatherCityName,
    latitude: port?.latitude ?? day.latitude,
    longitude: port?.longitude ?? day.longitude,
    waypoints: day.waypoints,
  };
}

function hotelRow(partyId: string, hotel: PackHotel, voyage: ResolvedVoyage) {
  return {
    id: hotel.id,
    party_id: partyId,
    hotel_name: hotel.hotelName,
    resort_name: hotel.resortName,
    sub_resort_name: hotel.subResortName,
    tourist_region_name: hotel.touristRegionName,
    from_day: voyage.dateOf(hotel.fromDay),
    to_day: voyage.dateOf(hotel.toDay),
  };
}

function flightRow(partyId: string, flight: PackFlight, voyage: ResolvedVoyage) {
  const day = voyage.dateOf(flight.day);
  return {
    id: flight.id,
    party_id: partyId,
    flight_number: flight.flightNumber,
    flight_direction: flight.flightDirection,
    departure_airport_code: flight.departureAirportCode,
    departure_airport_name: flight.departureAirportName,
    arrival_airport_code: flight.arrivalAirportCode,
    arrival_airport_name: flight.arrivalAirportName,
    departs_at: `${day} ${flight.departureTime}`,
    arrives_at: `${flight.arrivesNextDay ? addDays(day, 1) : day} ${flight.arrivalTime}`,
  };
}
