// OpenWeather's condition numbers in our words, with the drawing that belongs to each.
import type { LocalText } from '#contract/text.ts';

const say = (en: string, de: string, fr: string): LocalText => ({ en, de, fr, defaultValue: en });

/** From this number on, until the next line. */
const CONDITIONS: readonly [from: number, icon: string, synopsis: LocalText][] = [
  [200, '11', say('Thunderstorm', 'Gewitter', 'Orage')],
  [300, '09', say('Drizzle', 'Nieselregen', 'Bruine')],
  [500, '10', say('Light rain', 'Leichter Regen', 'Pluie légère')],
  [501, '10', say('Rain', 'Regen', 'Pluie')],
  [502, '10', say('Heavy rain', 'Starker Regen', 'Forte pluie')],
  [511, '13', say('Freezing rain', 'Gefrierender Regen', 'Pluie verglaçante')],
  [520, '09', say('Showers', 'Schauer', 'Averses')],
  [600, '13', say('Snow', 'Schnee', 'Neige')],
  [611, '13', say('Sleet', 'Schneeregen', 'Neige fondue')],
  [620, '13', say('Snow showers', 'Schneeschauer', 'Averses de neige')],
  [701, '50', say('Mist', 'Dunst', 'Brume')],
  [711, '50', say('Smoke', 'Rauch', 'Fumée')],
  [721, '50', say('Haze', 'Diesig', 'Brume sèche')],
  [731, '50', say('Dust', 'Staub', 'Poussière')],
  [741, '50', say('Fog', 'Nebel', 'Brouillard')],
  [751, '50', say('Dust', 'Staub', 'Poussière')],
  [771, '50', say('Squalls', 'Sturmböen', 'Rafales')],
  [781, '50', say('Tornado', 'Tornado', 'Tornade')],
  [800, '01', say('Clear sky', 'Klarer Himmel', 'Ciel dégagé')],
  [801, '02', say('A few clouds', 'Ein paar Wolken', 'Quelques nuages')],
  [802, '03', say('Scattered clouds', 'Aufgelockert bewölkt', 'Nuages épars')],
  [803, '04', say('Cloudy', 'Bewölkt', 'Nuageux')],
];
const LARGEST = 899;

/** What a condition is called and drawn as; nothing for a number that OpenWeather does not have. */
export function conditionOf(id: number): { synopsis: LocalText; icon: string } | undefined {
  if (id > LARGEST) return undefined;
  const found = CONDITIONS.findLast(([from]) => from <= id);
  // A group ends with its hundred: 399 is drizzle, 450 is nothing.
  if (!found || Math.floor(found[0] / 100) !== Math.floor(id / 100)) return undefined;
  return { icon: found[1], synopsis: found[2] };
}
