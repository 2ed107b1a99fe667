import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseHubDate } from '#contract/hub-date.ts';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import { loadPack } from '#packs/load-pack.ts';
import type { Pack } from '#packs/pack.schema.ts';

let hub: TestHub;
let pack: Pack;

beforeAll(async () => {
  pack = await loadPack('meridian');
  hub = await startTestHub({ pack, quiet: true });
});
afterAll(() => hub.close());

describe('the events of a date', () => {
  it('[B185 B186] [BD42] are those of the voyage’s day, in order, at lineup[0].events', async () => {
    const [first] = (await hub.get('itinerary/schedules')).body;
    const { status, body } = await hub.get('itinerary/events', { query: { date: first.date } });
    expect(status).toBe(200);
    expect(body.lineup).toHaveLength(1);
    expect(body.lineup[0].date).toBe(first.date);
    const wanted = pack.programme.days[0]?.events ?? [];
    expect(body.lineup[0].events.map(({ id }: { id: string }) => id)).toEqual(wanted.map(({ id }) => id));
    expect(body.lineup[0].events[0]).toMatchObject({
      name: wanted[0]?.name,
      venue: wanted[0]?.venue,
      venueLevel: wanted[0]?.deck,
      start: wanted[0]?.start,
    });
    const told = body.lineup[0].events.find(({ description }: { description?: unknown }) => description);
    expect(told.description).toEqual(wanted.find(({ id }) => id === told.id)?.description);
  });

  it('[BD42] are an empty lineup on another date', async () => {
    expect((await hub.get('itinerary/events', { query: { date: '01/01/2001' } })).body).toEqual({ lineup: [] });
  });

  it.each([{}, { date: 'soon' }, { date: '31/02/2026' }, { date: '2026-06-15' }])('refuse %j', async (query) => {
    expect(await hub.get('itinerary/events', { query })).toMatchObject({
      status: 400,
      body: { code: 'bad_request' },
    });
  });
});

describe('the schedule export of a hub that is its own schedule service', () => {
  const PATH = 'properties/meridian-star/schedule';
  const bearer = { authorization: 'Bearer meridian-schedule' };

  it('[B263 B264] [BD48] answers days from a start date on', async () => {
    const [, second] = (await hub.get('itinerary/schedules')).body;
    const date = parseHubDate(second.date);
    const { body } = await hub.get(PATH, { query: { date, days: 2 }, headers: bearer });
    expect(body.lineup.map((one: { events: unknown[] }) => one.events.length)).toEqual([
      pack.programme.days[1]?.events.length,
      pack.programme.days[2]?.events.length,
    ]);
    expect(body.lineup[0].date).toBe(date);
  });

  it.each([
    ['without a token', PATH, { date: '2026-06-15' }, {}, 401],
    ['with another token', PATH, { date: '2026-06-15' }, { authorization: 'Bearer x' }, 401],
    ['of another property', 'properties/other/schedule', { date: '2026-06-15' }, bearer, 404],
    ['of a date that is none', PATH, { date: 'soon' }, bearer, 400],
    ['of too many days', PATH, { date: '2026-06-15', days: 400 }, bearer, 400],
  ])('[BD48] is refused %s', async (_, path, query, headers, status) => {
    expect((await hub.get(path, { query, headers: headers as Record<string, string> })).status).toBe(status);
  });
});
