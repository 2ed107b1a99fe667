import type { Settings } from '#hub/shared/settings.ts';
import { usualWeatherOnly } from './climate.ts';
import { openWeather } from './open-weather.ts';
import type { Weather } from './port.ts';

/** CD42: the weather service where one is configured. */
export function chosenWeather({ weatherUrl, weatherKey }: Pick<Settings, 'weatherUrl' | 'weatherKey'>): Weather {
  return weatherUrl ? openWeather({ url: weatherUrl.replace(/\/+$/, ''), key: weatherKey }) : usualWeatherOnly;
}
