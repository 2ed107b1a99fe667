import { levelsOf, type ShownEvent, type Words } from './lineup.rules.ts';

/** B254 */
export interface LineupFilter {
  search: string;
  levels: string[];
}

export const NO_FILTER: LineupFilter = { search: '', levels: [] }; // B255

export function isFiltering({ search, levels }: LineupFilter): boolean {
  return search.trim() !== '' || levels.length > 0;
}

/** B256 */
function matchesSearch(event: ShownEvent, search: string, words: Words): boolean {
  const told = `${words(event.name)} ${words(event.description)}`.toLocaleLowerCase();
  return told.includes(search.trim().toLocaleLowerCase());
}

/** B257 */
function matchesLevels(event: ShownEvent, levels: readonly string[], words: Words): boolean {
  return levels.length === 0 || levelsOf(event, words).some((level) => levels.includes(level));
}

export function filterEvents(events: readonly ShownEvent[], filter: LineupFilter, words: Words): ShownEvent[] {
  return events.filter(
    (event) => matchesSearch(event, filter.search, words) && matchesLevels(event, filter.levels, words),
  );
}

export interface LevelOption {
  id: string;
  label: string;
  count: number;
}

/** Every level of the day with its count, and what is chosen from another day; numbers in the order of numbers. */
export function levelOptions(events: readonly ShownEvent[], chosen: readonly string[], words: Words): LevelOption[] {
  const counts = new Map(chosen.map((level) => [level, 0]));
  for (const level of events.flatMap((event) => levelsOf(event, words))) {
    counts.set(level, (counts.get(level) ?? 0) + 1);
  }
  return [...counts]
    .map(([level, count]) => ({ id: level, label: level, count }))
    .toSorted((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true }));
}
