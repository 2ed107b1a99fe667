import type { Schedule } from '#contract/areas/holiday.ts';
import type { City } from '#contract/areas/marketplace.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import type { LocalText } from '#contract/text.ts';

/** Without accents, case and signs, words apart by one space and with one at either end. */
function words(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

function allTexts(text: LocalText): string[] {
  return typeof text === 'string' ? [text] : Object.values(text);
}

/** The city that a day in port is in: the one it names for the weather, else the longest that its title names. */
function cityOf(day: Pick<Schedule, 'title' | 'openWeatherCityName'>, cities: readonly City[]): City | undefined {
  const weather = words(day.openWeatherCityName ?? '');
  const titles = allTexts(day.title).map(words);
  const spelled = cities.filter(({ name }) => words(name).trim());
  const named = spelled.filter(({ name }) => titles.some((title) => title.includes(words(name))));
  return (
    spelled.find(({ name }) => words(name) === weather) ??
    named.toSorted((one, other) => other.name.length - one.name.length)[0]
  );
}

/** BD47: the cities of the port days in the order of the voyage, each once. */
export function portCities(days: readonly Schedule[], cities: readonly City[]): City[] {
  const inPort = days.filter(({ atSea, date }) => !atSea && parseHubDate(date) !== undefined);
  return [...new Set(inPort.flatMap((day) => cityOf(day, cities) ?? []))];
}
