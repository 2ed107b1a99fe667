import { z } from 'zod';
import { defineRoutes } from '#contract/route.ts';
import { localText } from '#contract/text.ts';

export const VESSELS = ['Ship', 'Aircraft'] as const;

/** C240: what stands for a heading or a course that nobody knows. */
export const UNKNOWN_ANGLE = 511;

/** C248: the weather at the position. °C and m/s, or °F and mph, as `unit` says. */
export const trackerWeather = z.object({
  synopsis: localText.nullish(),
  /** OpenWeather's names: 01d, 10n. */
  icon: z.string().nullish(),
  temp: z.number().nullish(),
  /** Per cent. */
  humidity: z.number().nullish(),
  feels_like: z.number().nullish(),
  /** Degrees that it blows from. */
  windDirection: z.number().nullish(),
  windSpeed: z.number().nullish(),
  unit: z.string().nullish(),
});
export type TrackerWeather = z.infer<typeof trackerWeather>;

/** C239: where the vessel is and how it lies. */
export const gpsProfile = z.object({
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
  /** `Ship` or `Aircraft`. */
  dataType: z.string().nullish(),
  advancedInformation: z
    .object({
      /** Degrees; 511 when nobody knows. */
      heading: z.number().nullish(),
      course: z.number().nullish(),
      weather: trackerWeather.nullish(),
    })
    .nullish(),
  /** When the position was taken (extension `position-time`). */
  positionTime: z.string().nullish(),
});
export type GpsProfile = z.infer<typeof gpsProfile>;

/** What `gps/current` answers and what a message of the stream holds. */
export const positionMessage = z.object({ gpsProfile: gpsProfile.nullish() });
export type PositionMessage = z.infer<typeof positionMessage>;

export const trackerRoutes = defineRoutes({
  current: {
    method: 'GET',
    path: 'gps/current',
    access: 'public',
    summary: 'Where the ship or aircraft is; no profile while nobody knows.',
    reply: positionMessage,
  },
  stream: {
    method: 'GET',
    path: 'cms/events/register',
    access: 'public',
    summary: 'Event stream of positions: unnamed events whose data is JSON with gpsProfile.',
    kind: 'stream',
  },
});
