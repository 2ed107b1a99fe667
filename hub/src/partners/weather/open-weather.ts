// OpenWeather's interface 2.5: the weather now, and in steps of three hours for five days.
import { z } from 'zod';
import { addDays, daysBetween, type IsoDay } from '#contract/hub-date.ts';
import { conditionOf } from './conditions.rules.ts';
import type { Weather, WeatherPlace, WeatherReading } from './port.ts';

const TIMEOUT_MS = 4_000;
/** The service looks so far ahead. */
export const DAYS_AHEAD = 5;
const NOON_MS = 43_200_000;

const answer = z.object({
  weather: z.array(z.object({ id: z.number(), icon: z.string().optional() })).min(1),
  main: z.object({ temp: z.number(), feels_like: z.number().optional(), humidity: z.number().optional() }),
  wind: z.object({ speed: z.number(), deg: z.number().optional() }).optional(),
});
const forecast = z.object({ list: z.array(answer.extend({ dt: z.number() })) });

export function openWeather({ url, key }: { url: string; key: string | undefined }): Weather {
  async function ask(path: string, { latitude, longitude, city }: WeatherPlace): Promise<unknown> {
    const address = new URL(`${url}/data/2.5/${path}`);
    const place: Record<string, string> =
      longitude === undefined ? { q: city ?? '' } : { lat: latitude.toFixed(3), lon: longitude.toFixed(3) };
    for (const [name, value] of Object.entries({ ...place, units: 'metric', appid: key ?? '' })) {
      address.searchParams.set(name, value);
    }
    const reply = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    // Without the address: it has the key in it.
    if (!reply.ok) throw new Error(`The weather service answered ${reply.status}.`);
    return reply.json();
  }

  return {
    isRemote: true,
    async ofDay(day, place, today) {
      const ahead = daysBetween(today, day);
      if (ahead < 0 || ahead > DAYS_AHEAD) return undefined;
      if (ahead === 0) return readingOf(answer.parse(await ask('weather', place)));
      const { list } = forecast.parse(await ask('forecast', place));
      const noon = list.filter(({ dt }) => isOn(dt, day)).toSorted((a, b) => fromNoon(a.dt, day) - fromNoon(b.dt, day));
      return noon[0] && readingOf(noon[0]);
    },
  };
}

const fromNoon = (seconds: number, day: IsoDay) => Math.abs(seconds * 1_000 - Date.parse(day) - NOON_MS);
const isOn = (seconds: number, day: IsoDay) =>
  seconds * 1_000 >= Date.parse(day) && seconds * 1_000 < Date.parse(addDays(day, 1));

function readingOf({ weather, main, wind }: z.infer<typeof answer>): WeatherReading | undefined {
  const [said] = weather;
  const condition = said && conditionOf(said.id);
  if (!condition) return undefined;
  const isNight = said.icon?.endsWith('n') ?? false;
  return {
    synopsis: condition.synopsis,
    icon: `${condition.icon}${isNight ? 'n' : 'd'}`,
    celsius: main.temp,
    feltCelsius: main.feels_like ?? main.temp,
    humidity: main.humidity ?? 0,
    windFrom: wind?.deg ?? 0,
    metresPerSecond: wind?.speed ?? 0,
  };
}
