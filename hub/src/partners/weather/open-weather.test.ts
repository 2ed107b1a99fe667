import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '#sandbox/frame.ts';
import { skyAt } from '#sandbox/weather/sky.ts';
import { weather } from '#sandbox/weather/weather.partner.ts';
import { openWeather } from './open-weather.ts';

const naples = { openWeatherCityName: 'Naples', latitude: 40.84, longitude: 14.26 };
const today = '2026-07-15';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ partners: [weather({ ports: [naples], now: () => new Date(`${today}T10:00:00Z`) })] });
});
afterAll(() => sandbox.close());

it.each([
  [today, '10:00'],
  ['2026-07-16', '12:00'],
  ['2026-07-19', '12:00'],
])('[CD42] understands the sandbox’s service: %s at %s', async (day, time) => {
  const service = openWeather({ url: `${sandbox.url}weather`, key: 'any' });
  const byPlace = await service.ofDay(day, naples, today);
  const { icon, celsius, humidity, windFrom, metresPerSecond } = skyAt(
    new Date(`${day}T${time}:00Z`),
    naples.latitude,
    naples.longitude,
  );
  expect(byPlace).toMatchObject({ icon, celsius, humidity, windFrom, metresPerSecond });
  expect(byPlace).toMatchObject({ feltCelsius: celsius, synopsis: { en: expect.stringMatching(/./) } });
  expect(await service.ofDay(day, { ...naples, longitude: undefined, city: 'Naples' }, today)).toEqual(byPlace);
});

it('[CD42] cannot ask without a key', async () => {
  const service = openWeather({ url: `${sandbox.url}weather`, key: undefined });
  await expect(service.ofDay(today, naples, today)).rejects.toThrow('401');
});
