export interface Span {
  start: number;
  stop: number | undefined;
}

/** A programme without an end goes on until the next, and nothing goes on for longer. */
export const LONGEST_WITHOUT_END_MS = 6 * 3_600_000;
/** The last one of a guide has no next. */
const LAST_WITHOUT_END_MS = 3_600_000;

export interface TidyGuide<T> {
  programmes: (T & { start: number; stop: number })[];
  /** Ends that overlapped the next programme and were cut. */
  cut: number;
  /** Ends that were missing or not behind the start. */
  ended: number;
  /** Programmes that began when another did; the one that stands later in the file stays. */
  doubled: number;
}

/** The programmes of one channel, one after the other: sorted, without overlaps, each with an end. */
export function tidyGuide<T extends Span>(given: readonly T[]): TidyGuide<T> {
  const byStart = new Map(given.map((one) => [one.start, one]));
  const sorted = [...byStart.values()].toSorted((a, b) => a.start - b.start);
  let cut = 0;
  let ended = 0;
  const programmes = sorted.map((one, place) => {
    const next = sorted[place + 1]?.start;
    const hasEnd = one.stop !== undefined && one.stop > one.start;
    if (!hasEnd) ended += 1;
    const without = next === undefined ? LAST_WITHOUT_END_MS : LONGEST_WITHOUT_END_MS;
    const wanted = hasEnd ? (one.stop as number) : one.start + without;
    if (hasEnd && next !== undefined && wanted > next) cut += 1;
    return { ...one, stop: next === undefined ? wanted : Math.min(wanted, next) };
  });
  return { programmes, cut, ended, doubled: given.length - sorted.length };
}
