import type { Schedule } from '#contract/areas/holiday.ts';
import type { PortWeather } from '#contract/areas/weather.ts';
import { type IsoDay, parseHubDate } from '#contract/hub-date.ts';
import type { LocalText } from '#contract/text.ts';

/** CD42: metric unless the hub says otherwise. */
export function unitsOf({ unit }: Pick<PortWeather, 'unit'>): { temperature: string; speed: string } {
  return unit === 'imperial' ? { temperature: '°F', speed: 'mph' } : { temperature: '°C', speed: 'm/s' };
}

export const WEATHER_ICONS = ['01', '02', '03', '04', '09', '10', '11', '13', '50'] as const;
export type WeatherIcon = (typeof WEATHER_ICONS)[number];

/** OpenWeather's name without day or night; clouds for one that nobody knows. */
export function weatherIcon(icon: string | null | undefined): { icon: WeatherIcon; isNight: boolean } {
  const known = WEATHER_ICONS.find((one) => icon?.startsWith(one));
  return { icon: known ?? '03', isNight: icon?.endsWith('n') ?? false };
}

/** CD41: today's day of the voyage, by its date. */
export function dayOfVoyage(schedules: readonly Schedule[], day: IsoDay): Schedule | undefined {
  return schedules.find(({ date }) => parseHubDate(date) === day);
}

/** CD41: an answer in which nothing is said. */
export function isEmptyWeather(weather: PortWeather | null | undefined): boolean {
  return !weather || Object.values(weather).every((value) => value === null || value === undefined);
}

/** B181, C257, CD41: without a synopsis, or without the city that it is of, there is no weather to show. */
export function hasWeather(
  weather: PortWeather | null | undefined,
  text: (text: LocalText | null | undefined) => string,
): weather is PortWeather {
  return Boolean(weather?.schedule?.openWeatherCityName) && text(weather?.synopsis) !== '';
}
