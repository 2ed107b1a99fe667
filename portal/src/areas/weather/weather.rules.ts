import type { PortWeather } from '#contract/areas/weather.ts';
import type { LocalText } from '#contract/text.ts';

const POINTS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type CompassPoint = (typeof POINTS)[number];

/** CD42: one of eight compass points. */
export function compassPoint(degrees: number): CompassPoint {
  const turn = ((degrees % 360) + 360) % 360;
  return POINTS[Math.round(turn / 45) % POINTS.length] as CompassPoint;
}

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

/** B181, C257: without a synopsis, or without the city that it is of, there is no weather to show. */
export function hasWeather(
  weather: PortWeather | null | undefined,
  text: (text: LocalText | null | undefined) => string,
): weather is PortWeather {
  if (!weather || text(weather.synopsis) === '') return false;
  return !weather.schedule || Boolean(weather.schedule.openWeatherCityName);
}
