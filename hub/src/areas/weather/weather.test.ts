import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashedHubDate, toHubDate } from '#contract/hub-date.ts';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import { loadPack } from '#packs/load-pack.ts';
import { resolveVoyage } from '#packs/resolve-voyage.ts';

let hub: TestHub;
let days: { date: string; atSea: boolean }[];

beforeAll(async () => {
  hub = await startTestHub({ pack: 'demo', settings: { weatherUnit: 'imperial' } });
  days = (await hub.get('itinerary/schedules')).body;
});
afterAll(() => hub.close());

const weatherOf = (date = '') => hub.get(`itinerary/weather/${dashedHubDate(date)}`);

it('[C251 C253] a port day says everything about its port, in the list and alone', async () => {
  const voyage = resolveVoyage(hub.hub.shipTime.today(), await loadPack('meridian'));
  const place = voyage.days.findIndex(({ port }) => port);
  const day = voyage.days[place];
  const told = days[place] as { date: string; id: string } | undefined;
  expect(told).toEqual({
    id: day?.id,
    title: day?.title,
    date: toHubDate(day?.date ?? ''),
    day: place + 1,
    atSea: false,
    arrives: day?.arrives,
    departs: day?.departs,
    allOnBoard: day?.allOnBoard,
    image: day?.pictures[0],
    description: expect.anything(),
    currency: day?.port?.currency,
    language: day?.port?.language,
    nameOfPier: day?.nameOfPier,
    localAgentName: day?.localAgentName,
    gangway: day?.gangway,
    openWeatherCityName: day?.port?.openWeatherCityName,
  });
  expect((await hub.get(`itinerary/schedules/${told?.id}`)).body).toEqual(told);
});

describe('the weather of a day', () => {
  it('[B180 C252 C254] is read by its date with dashes and carries the port day', async () => {
    const ashore = days.find(({ atSea }) => !atSea);
    const { status, body } = await weatherOf(ashore?.date);
    expect(status).toBe(200);
    expect(body).toMatchObject({ unit: 'imperial', schedule: ashore, synopsis: { de: expect.any(String) } });
    for (const field of ['temperature', 'feelsLike', 'windSpeed', 'windDirection', 'humidity']) {
      expect(body[field]).toBeTypeOf('number');
    }
  });

  it('has no synopsis at sea', async () => {
    const { body } = await weatherOf(days.find(({ atSea }) => atSea)?.date);
    expect(body).not.toHaveProperty('synopsis');
    expect(body.schedule).toMatchObject({ atSea: true });
  });

  it.each([
    ['01-01-2001', 404],
    ['31-02-2026', 400],
    ['today', 400],
  ])('of %s is %d', async (date, status) => {
    expect((await hub.get(`itinerary/weather/${date}`)).status).toBe(status);
  });
});
