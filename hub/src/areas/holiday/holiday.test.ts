import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysBetween, parseHubDate } from '#contract/hub-date.ts';
import { applyPack } from '#hub/apply-pack.ts';
import { openSession } from '#hub-test/booking-hub.ts';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import { loadPack } from '#packs/load-pack.ts';
import type { Pack } from '#packs/pack.schema.ts';

let hub: TestHub;
let pack: Pack;
let party: Pack['guests']['parties'][number] | undefined;
let session: string;
let nobody: string;

beforeAll(async () => {
  pack = await loadPack('meridian');
  hub = await startTestHub({ pack: 'demo' });
  party = pack.guests.parties.find((one) => one.hotels.length > 0 && one.flights.length > 0);
  session = await openSession(hub.hub.sessions, party?.id ?? null, party?.members[0]?.accountNumber ?? null);
  nobody = await openSession(hub.hub.sessions, null, null);
});
afterAll(() => hub.close());

const get = async (path: string, as = session) => (await hub.get(path, { session: as })).body;

const defined = (given: object) => Object.fromEntries(Object.entries(given).filter(([, value]) => value != null));

describe('a party’s holiday', () => {
  it('[B159 B160] has its cruise with the days on board', async () => {
    const [cruise, ...others] = await get('passengers/cruises');
    expect(others).toEqual([]);
    expect(cruise).toMatchObject({ name: pack.voyage.name, ship: { name: pack.voyage.ship.name } });
    const days = daysBetween(parseHubDate(cruise.fromDate) ?? '', parseHubDate(cruise.toDate) ?? '') + 1;
    expect(cruise.numberOfDays).toBe(days);
  });
  it('[B159 B161] has an itinerary entry for each of these days', async () => {
    const [cruise] = await get('passengers/cruises');
    const itinerary = await get('passengers/cruises/itinerary');
    expect(itinerary).toHaveLength(cruise.numberOfDays);
    const ashore = itinerary.find((day: { type: string }) => day.type === 'Port');
    expect(ashore.port).toMatchObject({ name: { defaultValue: expect.any(String) } });
    expect(ashore.port.countryName).toBeTruthy();
    const atSea = itinerary.find((day: { type: string }) => day.type === 'Sea');
    expect(atSea).not.toHaveProperty('port');
    const numbers = itinerary.map((day: { dayOfCruise: number }) => day.dayOfCruise);
    expect(numbers).toEqual(Array.from({ length: cruise.numberOfDays }, (_, n) => n + 1));
    expect(new Set(itinerary.map((day: { id: string }) => day.id)).size).toBe(cruise.numberOfDays);
  });
  it('[B159 B162] has its hotels', async () => {
    const [hotel] = await get('passengers/hotels');
    const { fromDay: _from, toDay: _to, ...told } = party?.hotels[0] ?? {};
    expect(Object.keys(told)).toEqual(
      expect.arrayContaining(['id', 'hotelName', 'resortName', 'subResortName', 'touristRegionName']),
    );
    expect(hotel).toMatchObject(told);
    expect(parseHubDate(hotel.fromDate)).toBeDefined();
    expect(parseHubDate(hotel.toDate)).toBeDefined();
  });
  it('[B159 B164 B165] has its flights out and in, by departure', async () => {
    const flights = await get('passengers/flights');
    expect(flights.map((flight: { flightDirection: string }) => flight.flightDirection)).toEqual(['OUT', 'IN']);
    for (const flight of flights) {
      const { day: _day, arrivesNextDay: _next, ...told } = party?.flights.find(({ id }) => id === flight.id) ?? {};
      expect(Object.keys(told).toSorted()).toEqual([
        'arrivalAirportCode',
        'arrivalAirportName',
        'arrivalTime',
        'departureAirportCode',
        'departureAirportName',
        'departureTime',
        'flightDirection',
        'flightNumber',
        'id',
      ]);
      expect(flight).toMatchObject(told);
    }
  });
  it('[B109 B159 B166] has its passengers, the lead first', async () => {
    const passengers = await get('passengers/passengers');
    expect(passengers.length).toBeGreaterThan(1);
    const known = (one: Record<string, unknown>) => [one.accountNumber, one.firstName, one.lastName, one.type];
    expect(passengers.map(known).toSorted()).toEqual((party?.members ?? []).map(known).toSorted());
    expect(new Set(passengers.map((one: { type: string }) => one.type))).toContain('Child');
    expect(passengers.map((one: { lead: boolean }) => one.lead).indexOf(true)).toBe(0);
    expect(Object.keys(passengers[0]).toSorted()).toEqual([
      'accountNumber',
      'firstName',
      'id',
      'lastName',
      'lead',
      'type',
    ]);
  });
  it.each(['hotels', 'cruises', 'cruises/itinerary', 'flights', 'passengers'])(
    '%s is an empty list without a party, and 403 without a session (BD2)',
    async (part) => {
      expect(await get(`passengers/${part}`, nobody)).toEqual([]);
      expect((await hub.get(`passengers/${part}`)).status).toBe(403);
    },
  );
});

describe('the days of the voyage', () => {
  it('[B168 B174] are open to all, in order, with everything about the port', async () => {
    const { body } = await hub.get('itinerary/schedules');
    expect(body.map((day: { day: number }) => day.day)).toEqual(pack.voyage.days.map((_, index) => index + 1));
    for (const [index, source] of pack.voyage.days.entries()) {
      const port = pack.voyage.ports.find(({ id }) => id === source.port);
      const { id, title, arrives, departs, allOnBoard, nameOfPier, localAgentName, gangway, pictures } = source;
      expect(body[index]).toEqual({
        id,
        title,
        date: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
        day: index + 1,
        atSea: port === undefined,
        description: expect.anything(),
        image: pictures[0],
        ...defined({ arrives, departs, allOnBoard, nameOfPier, localAgentName, gangway }),
        ...(port && {
          currency: port.currency,
          language: port.language,
          openWeatherCityName: port.openWeatherCityName,
        }),
      });
    }
    const fields = new Set(body.flatMap((day: object) => Object.keys(day)));
    for (const field of ['arrives', 'departs', 'allOnBoard', 'nameOfPier', 'localAgentName', 'gangway', 'currency']) {
      expect(fields).toContain(field);
    }
    const atSea = body.find((day: { atSea: boolean }) => day.atSea);
    expect(atSea).not.toHaveProperty('arrives');
  });
  it('[B175] can be read one by one', async () => {
    const [first] = (await hub.get('itinerary/schedules')).body;
    expect((await hub.get(`itinerary/schedules/${first.id}`)).body).toEqual(first);
    expect((await hub.get('itinerary/schedules/none')).status).toBe(404);
  });
});

describe('the pack’s excursions', () => {
  it('[B36] are in the catalogue with their places, and seeding again changes nothing', async () => {
    const read = async () =>
      (await hub.get('excursions/byDay', { query: { day: String(pack.excursions.excursions[0]?.day) } })).body;
    const before = await read();
    expect(before.length).toBeGreaterThan(0);
    for (const excursion of before) {
      const source = pack.excursions.excursions.find((one) => one.id === excursion.id);
      expect(excursion.currentAvailability).toBe(Math.max(0, (source?.capacity ?? 0) - (source?.taken ?? 0)));
      expect(excursion.itinerary.id).toBe(pack.voyage.days[excursion.day - 1]?.id);
    }
    await applyPack(hub.sql, pack, { today: '2026-06-15', always: true });
    expect(await read()).toEqual(before);
  });
  it('keep what operators changed when they are seeded again, and forget it with the next voyage', async () => {
    const [one] = pack.excursions.excursions;
    const id = one?.id ?? '';
    await hub.ops(`ops/excursions/${id}/change`, { capacity: 500 });
    await applyPack(hub.sql, pack, { today: '2026-06-15', always: true });
    expect((await hub.get(`excursions/${id}`)).body.currentAvailability).toBe(500 - (one?.taken ?? 0));
    await applyPack(hub.sql, pack, { today: '2026-09-15', startsByItself: true });
    expect((await hub.get(`excursions/${id}`)).body.currentAvailability).toBe((one?.capacity ?? 0) - (one?.taken ?? 0));
  });
});
