import type { Activity } from '#contract/areas/marketplace.ts';

/** P, then days, then T with hours, minutes and seconds, each of them optional. */
const ISO_DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+)M)?(?:\d+(?:\.\d+)?S)?)?$/i;
const HOUR = 60;

export interface HoursAndMinutes {
  hours: number;
  minutes: number;
}

/** BD47: an ISO 8601 duration; nothing for words and for a duration of nothing. */
export function isoDuration(text: string): HoursAndMinutes | undefined {
  const [, days = '0', hours = '0', minutes = '0'] = ISO_DURATION.exec(text.trim()) ?? [];
  const total = Math.round((Number(days) * 24 + Number(hours)) * HOUR + Number(minutes));
  return total > 0 ? { hours: Math.floor(total / HOUR), minutes: total % HOUR } : undefined;
}

/** B230, BD47: a range wins over a single value; a range of one value is that value. */
export function shownDuration(
  { duration, duration_range: range }: Pick<Activity, 'duration' | 'duration_range'>,
  say: (duration: HoursAndMinutes) => string,
): string {
  const spoken = (text: string | null | undefined) => {
    const iso = text ? isoDuration(text) : undefined;
    if (iso) return say(iso);
    // Words are the supplier's own; a duration of nothing says nothing.
    return text && !ISO_DURATION.test(text.trim()) ? text.trim() : '';
  };
  const ends = [...new Set([spoken(range?.min), spoken(range?.max)].filter(Boolean))];
  return ends.length > 0 ? ends.join(' - ') : spoken(duration);
}
