import { type GpsProfile, type TrackerWeather, UNKNOWN_ANGLE } from '#contract/areas/tracker.ts';
import type { PortWeather } from '#contract/areas/weather.ts';
import type { GpsFix } from '#hub/partners/gps/port.ts';

/** About ten metres, and no more figures than an instrument has. */
const rounded = (degrees: number, figures: number) => Number(degrees.toFixed(figures));

/** C239, C240: what is not known is told as 511. */
export function presentProfile(
  fix: GpsFix,
  dataType: 'Ship' | 'Aircraft',
  weather: Omit<PortWeather, 'schedule'> | undefined,
): GpsProfile {
  const angle = (degrees: number | undefined) => (degrees === undefined ? UNKNOWN_ANGLE : rounded(degrees, 1) % 360);
  return {
    latitude: rounded(fix.latitude, 5),
    longitude: rounded(fix.longitude, 5),
    dataType,
    advancedInformation: {
      heading: angle(fix.heading),
      course: angle(fix.course),
      weather: weather && presentTrackerWeather(weather),
    },
    positionTime: fix.at.toISOString(),
  };
}

/** C248 */
function presentTrackerWeather({ temperature, feelsLike, ...same }: Omit<PortWeather, 'schedule'>): TrackerWeather {
  return { ...same, temp: temperature, feels_like: feelsLike };
}
