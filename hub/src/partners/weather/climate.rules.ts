// Weather without a weather service: what is usual for the date and the latitude, and a little luck that is the same
// for everybody who asks (CD42).
import { daysBetween, type IsoDay } from '#contract/hub-date.ts';
import type { LocalText } from '#contract/text.ts';
import type { WeatherReading } from './port.ts';

/** The northern summer is warmest about then. */
const WARMEST_DAY_OF_YEAR = 203;
const DAYS_PER_YEAR = 365;

interface Sky {
  icon: string;
  synopsis: LocalText;
  /** Out of 100 days in summer and in winter. */
  summer: number;
  winter: number;
  /** Against a clear day, in °C. */
  cooler: number;
  humidity: number;
}

const say = (en: string, de: string, fr: string): LocalText => ({ en, de, fr, defaultValue: en });

const SKIES: readonly Sky[] = [
  {
    icon: '01d',
    synopsis: say('Clear sky', 'Klarer Himmel', 'Ciel dégagé'),
    summer: 52,
    winter: 24,
    cooler: 0,
    humidity: 52,
  },
  {
    icon: '02d',
    synopsis: say('A few clouds', 'Ein paar Wolken', 'Quelques nuages'),
    summer: 26,
    winter: 22,
    cooler: 1,
    humidity: 58,
  },
  {
    icon: '03d',
    synopsis: say('Scattered clouds', 'Aufgelockert bewölkt', 'Nuages épars'),
    summer: 10,
    winter: 18,
    cooler: 2,
    humidity: 63,
  },
  { icon: '04d', synopsis: say('Cloudy', 'Bewölkt', 'Nuageux'), summer: 5, winter: 14, cooler: 3, humidity: 68 },
  { icon: '09d', synopsis: say('Showers', 'Schauer', 'Averses'), summer: 4, winter: 12, cooler: 4, humidity: 78 },
  {
    icon: '10d',
    synopsis: say('Light rain', 'Leichter Regen', 'Pluie légère'),
    summer: 2,
    winter: 9,
    cooler: 5,
    humidity: 82,
  },
  { icon: '11d', synopsis: say('Thunderstorm', 'Gewitter', 'Orage'), summer: 1, winter: 1, cooler: 5, humidity: 84 },
];

/** Between 0 and 1, from a text: FNV-1a with a last stir. */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** 1 at the height of summer, -1 in the depth of winter. */
function season(day: IsoDay, latitude: number): number {
  const ofYear = daysBetween(`${day.slice(0, 4)}-01-01`, day);
  const northern = Math.cos((2 * Math.PI * (ofYear - WARMEST_DAY_OF_YEAR)) / DAYS_PER_YEAR);
  return latitude < 0 ? -northern : northern;
}

function skyOf(luck: number, summerliness: number): Sky {
  const share = ({ summer, winter }: Sky) => winter + (summer - winter) * summerliness;
  const all = SKIES.reduce((sum, sky) => sum + share(sky), 0);
  let left = luck * all;
  for (const sky of SKIES) {
    left -= share(sky);
    if (left < 0) return sky;
  }
  return SKIES[0] as Sky;
}

/** The usual weather of a date at a latitude. */
export function usualReading(day: IsoDay, latitude: number): WeatherReading {
  const luck = (of: string) => chance(`${of} ${day} ${latitude.toFixed(2)}`);
  const summer = season(day, latitude);
  const sky = skyOf(luck('sky'), (summer + 1) / 2);
  const yearMean = 31 - 0.009 * latitude ** 2;
  const swing = Math.abs(latitude) * 0.24;
  const celsius = Math.round(yearMean + swing * summer + 4 - sky.cooler + (luck('warmth') - 0.5) * 5);
  const wind = Math.round(2 + luck('wind') * 8);
  return {
    synopsis: sky.synopsis,
    icon: sky.icon,
    celsius,
    feltCelsius: Math.round(celsius - wind * 0.25 + (sky.humidity - 60) * 0.04),
    metresPerSecond: wind,
    windFrom: Math.round(luck('direction') * 359),
    humidity: sky.humidity + Math.round(luck('damp') * 8),
  };
}
