import { z } from 'zod';
import { schedule } from '#contract/areas/holiday.ts';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

export const UNITS = ['metric', 'imperial'] as const;
export type Unit = (typeof UNITS)[number];

/** C254: the weather of a port day. Without a synopsis there is none to show (CD41). */
export const portWeather = z.object({
  synopsis: localText.nullish(),
  /** °C and m/s, or °F and mph, as `unit` says. */
  temperature: z.number().nullish(),
  feelsLike: z.number().nullish(),
  /** Degrees that it blows from. */
  windDirection: z.number().nullish(),
  windSpeed: z.number().nullish(),
  /** Per cent. */
  humidity: z.number().nullish(),
  unit: z.string().nullish(),
  /** OpenWeather's names: 01d, 10n. */
  icon: z.string().nullish(),
  schedule: schedule.nullish(),
});
export type PortWeather = z.infer<typeof portWeather>;

export const weatherRoutes = defineRoutes({
  ofDate: {
    method: 'GET',
    path: 'itinerary/weather/{date}',
    access: 'public',
    summary: 'The weather of a day of the voyage (dd-mm-yyyy).',
    reply: portWeather,
  },
});
