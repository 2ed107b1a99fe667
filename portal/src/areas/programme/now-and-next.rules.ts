import type { ContentEvent } from '#contract/areas/content.ts';
import { minutesOf } from '#contract/hub-date.ts';

/** How long an event that has no end counts as being on. */
const OPEN_ENDED_MINUTES = 60;
type Timed = Pick<ContentEvent, 'startTime' | 'endTime'>;

export function hasBegun({ startTime }: Timed, time: string): boolean {
  const start = minutesOf(startTime ?? '');
  return start !== undefined && start <= (minutesOf(time) ?? 0);
}

/** Of events that are not past: without those that began long ago and do not say until when ("Late" says it, A275). */
export function nowAndNext<T extends Timed>(events: readonly T[], time: string): T[] {
  const now = minutesOf(time) ?? 0;
  return events.filter(({ startTime, endTime }) => {
    const start = minutesOf(startTime ?? '');
    return Boolean(endTime?.trim()) || start === undefined || start + OPEN_ENDED_MINUTES > now;
  });
}
