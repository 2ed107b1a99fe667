import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '#sandbox/frame.ts';
import { skyAt } from './sky.ts';
import { weather } from './weather.partner.ts';

const NOW = new Date('2026-07-15T10:00:00Z');
const naples = { openWeatherCityName: 'Naples', latitude: 40.84, longitude: 14.26 };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ partners: [weather({ ports: [naples], now: () => NOW })] });
});
afterAll(() => sandbox.close());
const get = (path: string) => fetch(`${sandbox.url}weather/data/2.5/${path}`);

describe('[CD42] the weather service', () => {
  it('tells the weather now and for five days in steps of three hours, by place and by name', async () => {
    const place = 'lat=40.84&lon=14.26&appid=k';
    const now = await (await get(`weather?${place}`)).json();
    expect(now).toMatchObject({ weather: [{ id: expect.any(Number), icon: expect.stringMatching(/^\d\d[dn]$/) }] });
    expect(now.main.temp).toBeGreaterThan(15);
    expect(await (await get('weather?q=Naples&appid=k')).json()).toEqual(now);
    const { list } = await (await get(`forecast?${place}`)).json();
    const steps = list.map(({ dt }: { dt: number }) => dt - list[0].dt);
    expect(steps).toEqual(Array.from({ length: 40 }, (_, step) => step * 3 * 3_600));
    expect(list[0].dt * 1000).toBe(Date.parse('2026-07-15T12:00:00Z'));
  });

  it.each([
    ['weather?lat=40&lon=14', 401],
    ['weather?appid=k&q=Nowhere', 404],
    ['weather?appid=k&lat=95&lon=14', 404],
    ['weather?appid=k', 404],
    ['uvi?appid=k&lat=40&lon=14', 404],
  ])('refuses %s with %d', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});

it('is warmer in summer, in the south and in the afternoon, and the same for the same moment', () => {
  const mean = (month: string, latitude: number, hour = '12') =>
    Array.from({ length: 28 }, (_, day) =>
      skyAt(new Date(`2026-${month}-${String(day + 1).padStart(2, '0')}T${hour}:00:00Z`), latitude, 0),
    ).reduce((sum, { celsius }) => sum + celsius / 28, 0);
  expect(mean('07', 45)).toBeGreaterThan(mean('01', 45) + 8);
  expect(mean('01', -45)).toBeGreaterThan(mean('07', -45) + 8);
  expect(mean('07', 10)).toBeGreaterThan(mean('07', 60));
  expect(mean('07', 45, '15')).toBeGreaterThan(mean('07', 45, '03') + 4);
  expect(skyAt(NOW, 40, 14)).toEqual(skyAt(NOW, 40, 14));
});
