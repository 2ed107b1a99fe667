import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dashedHubDate } from '#contract/hub-date.ts';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';

/** OpenWeather, as far as we ask it. */
let upstream: Server;
let asked: URL[] = [];
let answer: (url: URL) => unknown;
const NOW = {
  weather: [{ id: 801, icon: '02n' }],
  main: { temp: 21.4, feels_like: 20.6, humidity: 61 },
  wind: { speed: 4.4, deg: 225 },
};

beforeAll(async () => {
  upstream = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://upstream');
    asked.push(url);
    const body = answer(url);
    reply.writeHead(body === undefined ? 500 : 200).end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((ready) => upstream.listen(0, '127.0.0.1', ready));
});
afterAll(() => new Promise((closed) => upstream.close(closed)));

let hub: TestHub;
let today: { date: string; openWeatherCityName: string };
let days: { date: string; atSea: boolean }[];
beforeEach(async () => {
  asked = [];
  answer = () => NOW;
  const { port } = upstream.address() as AddressInfo;
  hub = await startTestHub({
    pack: 'demo',
    settings: { weatherUrl: `http://127.0.0.1:${port}/`, weatherKey: 'secret' },
  });
  days = (await hub.get('itinerary/schedules')).body;
  today = days.find(({ date }) => date === hub.hub.shipTime.today().split('-').reverse().join('/')) as never;
});
afterEach(() => hub.close());
const weatherOf = (date: string) => hub.get(`itinerary/weather/${dashedHubDate(date)}`);

describe('[CD42] a weather service', () => {
  it('[C254] tells today’s weather in our words, asked once by the place with the key', async () => {
    const [{ body }] = await Promise.all([weatherOf(today.date), weatherOf(today.date)]);
    expect(body).toMatchObject({
      synopsis: { en: 'A few clouds' },
      icon: '02n',
      temperature: 21,
      feelsLike: 21,
      windDirection: 225,
      windSpeed: 4,
      humidity: 61,
      unit: 'metric',
      schedule: { date: today.date },
    });
    await weatherOf(today.date);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.pathname).toBe('/data/2.5/weather');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      appid: 'secret',
      units: 'metric',
      lat: '40.838',
    });
  });

  it('is asked anew after 20 minutes, and what it said serves for 6 hours while it fails', async () => {
    await weatherOf(today.date);
    answer = () => undefined;
    hub.clock.advance(20 * 60_000);
    expect((await weatherOf(today.date)).body.temperature).toBe(21);
    expect(asked).toHaveLength(2);
    await weatherOf(today.date);
    expect(asked).toHaveLength(2);
    hub.clock.advance(6 * 3_600_000);
    const { status, body } = await weatherOf(today.date);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('synopsis');
    expect(body.schedule.openWeatherCityName).toBe(today.openWeatherCityName);
  });

  it('is believed only what it can know: an odd answer and a day too far ahead have no weather', async () => {
    answer = () => ({ weather: 'fine' });
    expect((await weatherOf(today.date)).body).not.toHaveProperty('synopsis');
    expect((await weatherOf(days.at(-1)?.date ?? '')).body).not.toHaveProperty('synopsis');
    expect(asked).toHaveLength(1);
  });

  it('tells a coming day by what it says of its noon', async () => {
    const tomorrow = days[days.findIndex(({ date }) => date === today.date) + 1];
    const noon = Date.parse(`${tomorrow?.date.split('/').reverse().join('-')}T12:00:00Z`) / 1_000;
    answer = () => ({
      list: [-6, 0, 6].map((hours) => ({ ...NOW, dt: noon + hours * 3_600, main: { temp: 20 + hours } })),
    });
    expect((await weatherOf(tomorrow?.date ?? '')).body).toMatchObject({ temperature: 20 });
    expect(asked[0]?.pathname).toBe('/data/2.5/forecast');
  });
});
