import { minutesOf } from '#contract/hub-date.ts';

/** What sorting and filtering look at; the list's excursions have it all. */
export interface Listed {
  id: string;
  name: string;
  bookingCode?: string | null;
  timeOfDay?: string | null;
  duration?: number | null;
  types: readonly string[];
}

export const DURATION_BUCKETS = ['all', 'short', 'medium', 'long'] as const;
export type DurationBucket = (typeof DURATION_BUCKETS)[number];

/** Minutes, both bounds inside (B67-B69, BD27). */
const BOUNDS: Record<Exclude<DurationBucket, 'all'>, { from: number; to: number }> = {
  short: { from: 0, to: 120 },
  medium: { from: 120, to: 300 },
  long: { from: 300, to: Number.POSITIVE_INFINITY },
};

/** BD26: the leading letters of the code, in lower case. */
export function bookingCodePrefix(code: string | null | undefined): string {
  return /^\p{L}+/u.exec(code ?? '')?.[0].toLowerCase() ?? '';
}

/** B60: by prefix, those without a code last, then by time of day, then by name. */
export function sortExcursions<T extends Listed>(excursions: readonly T[]): T[] {
  const time = (one: T) => minutesOf(one.timeOfDay ?? '') ?? Number.POSITIVE_INFINITY;
  return [...excursions].sort(
    (a, b) =>
      Number(!a.bookingCode) - Number(!b.bookingCode) ||
      compareText(bookingCodePrefix(a.bookingCode), bookingCodePrefix(b.bookingCode)) ||
      compareNumber(time(a), time(b)) ||
      a.name.localeCompare(b.name),
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function compareNumber(a: number, b: number): number {
  return a < b ? -1 : Number(a > b);
}

export interface ExcursionFilter {
  types: readonly string[];
  duration: DurationBucket;
}

export const NO_FILTER: ExcursionFilter = { types: [], duration: 'all' };

/** B70: both have to pass; several types are OR-ed, none means all. */
export function filterExcursions<T extends Listed>(excursions: readonly T[], filter: ExcursionFilter): T[] {
  return excursions.filter((one) => passesTypes(one, filter.types) && passesDuration(one, filter.duration));
}

function passesTypes(one: Listed, types: readonly string[]): boolean {
  return types.length === 0 || one.types.some((type) => types.includes(type));
}

function passesDuration({ duration }: Listed, bucket: DurationBucket): boolean {
  if (bucket === 'all') return true; // B66: every hour of a day, and what is longer or unknown
  if (typeof duration !== 'number') return false;
  const { from, to } = BOUNDS[bucket];
  return duration >= from && duration <= to;
}

export interface FilterOption<T extends string> {
  value: T;
  count: number;
  selected: boolean;
  /** B71: would give nothing; a selected option stays clickable so that it can be taken off. */
  disabled: boolean;
}

export function typeOptions(excursions: readonly Listed[], filter: ExcursionFilter): FilterOption<string>[] {
  const names = [...new Set(excursions.flatMap((one) => one.types))].sort((a, b) => a.localeCompare(b));
  return names.map((value) => {
    const count = filterExcursions(excursions, { types: [value], duration: filter.duration }).length;
    const selected = filter.types.includes(value);
    return { value, count, selected, disabled: count === 0 && !selected };
  });
}

export function durationOptions(
  excursions: readonly Listed[],
  filter: ExcursionFilter,
): FilterOption<DurationBucket>[] {
  return DURATION_BUCKETS.map((value) => {
    const count = filterExcursions(excursions, { types: filter.types, duration: value }).length;
    const selected = filter.duration === value;
    return { value, count, selected, disabled: count === 0 && !selected };
  });
}
