import type { Excursion } from '#contract/areas/excursions.ts';
import { type IsoDay, minutesOf, parseHubDate } from '#contract/hub-date.ts';

/** Tomorrow where it has excursions, otherwise the next day that has; today only when nothing else is left. */
export function dayToShow(excursions: readonly Pick<Excursion, 'date'>[], today: IsoDay): IsoDay | undefined {
  const days = excursions.flatMap(({ date }) => parseHubDate(date) ?? []).sort();
  return days.find((day) => day > today) ?? days.find((day) => day === today);
}

export function ofDayByTime<T extends Pick<Excursion, 'date' | 'timeOfDay'>>(
  excursions: readonly T[],
  day: IsoDay,
): T[] {
  const start = ({ timeOfDay }: T) => minutesOf(timeOfDay ?? '') ?? Number.MAX_SAFE_INTEGER;
  return excursions
    .filter(({ date }) => parseHubDate(date) === day)
    .toSorted((one, other) => start(one) - start(other));
}
