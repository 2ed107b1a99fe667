import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashedHubDate } from '#contract/hub-date.ts';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';

let hub: TestHub;
let days: { date: string; atSea: boolean }[];

beforeAll(async () => {
  hub = await startTestHub({ pack: 'demo', settings: { weatherUnit: 'imperial' } });
  days = (await hub.get('itinerary/schedules')).body;
});
afterAll(() => hub.close());

const weatherOf = (date = '') => hub.get(`itinerary/weather/${dashedHubDate(date)}`);

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
