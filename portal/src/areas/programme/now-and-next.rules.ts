import type { ContentEvent } from '#contract/areas/content.ts';
import { minutesOf } from '#contract/hub-date.ts';

/** How long an event that has no end counts as being on: most are moments, such as casting off. */
const OPEN_ENDED_MINUTES = 60;
const DAY_MINUTES = 24 * 60;
type Timed = Pick<ContentEvent, 'startTime' | 'endTime'>;

export function hasBegun({ startTime }: Timed, time: string): boolean {
  const start = minutesOf(startTime ?? '');
  return start !== undefined && start <= (minutesOf(time) ?? 0);
}

/** The minute of its day: what runs "Late" (BD50) or past midnight is on until the day ends. Nothing without a start. */
function onUntil({ startTime, endTime }: Timed): number | undefined {
  const start = minutesOf(startTime ?? '');
  if (start === undefined) return undefined;
  if (!endTime?.trim()) return start + OPEN_ENDED_MINUTES;
  const end = minutesOf(endTime.trim());
  return end === undefined || end < start ? DAY_MINUTES : end;
}

/** What is on or still to come today, and what says no time at all. */
export function nowAndNext<T extends Timed>(events: readonly T[], time: string): T[] {
  const now = minutesOf(time) ?? 0;
  return events.filter((event) => (onUntil(event) ?? DAY_MINUTES) > now);
}
