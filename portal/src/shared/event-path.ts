export const EVENT_PARAMETER = 'event';

/** The day's programme with one event open; `day` is `yyyy-mm-dd` or today. */
export function eventPath(id: string, day = 'today'): string {
  return `/dailyprogram/${day}?${EVENT_PARAMETER}=${encodeURIComponent(id)}`;
}
