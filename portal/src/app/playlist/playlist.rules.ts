import type { PlaylistEntry } from '#contract/areas/screen-control.ts';

export interface Moment {
  /** HH:mm in ship time. */
  time: string;
  /** Of the voyage; unknown outside of one. */
  day?: number;
}

/** Whether an entry belongs to this hour and this day of the voyage. */
export function isDue({ from = '00:00', to = '24:00', days }: PlaylistEntry, { time, day }: Moment): boolean {
  const isInHours = from <= to ? time >= from && time < to : time >= from || time < to;
  return isInHours && (days === undefined || days.length === 0 || (day !== undefined && days.includes(day)));
}

/** The next entry after this one that is due and shows something; the same again when it is the only one, none when none is. */
export function nextDue(
  entries: readonly PlaylistEntry[],
  after: number,
  moment: Moment,
  isShowing: (path: string) => boolean = () => true,
): number | undefined {
  for (let step = 1; step <= entries.length; step++) {
    const at = (after + step) % entries.length;
    const entry = entries[at];
    if (entry && isDue(entry, moment) && isShowing(entry.path)) return at;
  }
  return undefined;
}

/** Languages take turns by page and by round, so that every page comes in every language. */
export function languageOf<T>(languages: readonly T[], first: T, index: number, round: number): T {
  const start = Math.max(languages.indexOf(first), 0);
  return languages[(start + index + round) % Math.max(languages.length, 1)] ?? first;
}
