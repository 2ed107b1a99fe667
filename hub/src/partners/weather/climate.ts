import { usualReading } from './climate.rules.ts';
import type { Weather } from './port.ts';

/** CD42: what is usual for date and latitude, where no weather service is configured. */
export const usualWeatherOnly: Weather = {
  isRemote: false,
  ofDay: async (day, { latitude }) => usualReading(day, latitude),
};
