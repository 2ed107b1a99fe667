import type { Excursion } from '#contract/areas/excursions.ts';
import { type IsoDay, minutesOf, parseHubDate } from '#contract/hub-date.ts';

/** Why an excursion cannot be started any more; nothing while it can. */
export type ExcursionState = 'departed' | 'full' | undefined;

export interface ShipTime {
  day: IsoDay;
  time: string;
}

type Timed = Pick<Excursion, 'date' | 'timeOfDay'> & Partial<Pick<Excursion, 'currentAvailability' | 'waitlist'>>;

/** Gone with the minute in which it starts; one without a time is gone with its day, one without a date never. */
export function hasDeparted({ date, timeOfDay }: Timed, now: ShipTime): boolean {
  const day = parseHubDate(date);
  if (!day || day > now.day) return false;
  if (day < now.day) return true;
  const start = minutesOf(timeOfDay ?? '');
  return start !== undefined && (minutesOf(now.time) ?? 0) >= start;
}

export function excursionState(excursion: Timed, now: ShipTime): ExcursionState {
  if (hasDeparted(excursion, now)) return 'departed';
  return excursion.currentAvailability === 0 ? 'full' : undefined;
}

const RANK = { open: 0, full: 1, departed: 2 } as const;

/** What can be booked first, otherwise as it was. */
export function openFirst<T>(list: readonly T[], stateOf: (one: T) => ExcursionState): T[] {
  return list.toSorted((a, b) => RANK[stateOf(a) ?? 'open'] - RANK[stateOf(b) ?? 'open']);
}
