import { useEffect, useRef } from 'react';
import { contentRoutes } from '#contract/areas/content.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import type { ScheduleDate } from './schedule-date.rules.ts';

/** A310: data of the programme is fetched again when it is older, on a screen that nobody touches too. */
export const PROGRAMME_VALID_MS = 120_000; // core §9

export function untilTooOld({ state }: { state: { dataUpdatedAt: number } }): number {
  const age = Date.now() - state.dataUpdatedAt;
  return age < PROGRAMME_VALID_MS ? PROGRAMME_VALID_MS - age : PROGRAMME_VALID_MS;
}

/** A307-A309: the schedule of a day by the call that belongs to it, kept per date. */
export function useSchedule({ call, day }: ScheduleDate) {
  const fresh = (enabled: boolean) => ({
    enabled,
    staleTime: PROGRAMME_VALID_MS,
    refetchInterval: untilTooOld,
  });
  const today = useHub(contentRoutes.dailySchedule, undefined, fresh(call === 'today'));
  const tomorrow = useHub(contentRoutes.dailyScheduleTomorrow, undefined, fresh(call === 'tomorrow'));
  const date = useHub(contentRoutes.dailyScheduleByDate, { query: { date: day } }, fresh(call === 'date'));
  const schedule = { today, tomorrow, date }[call];

  // "Today" is another day after midnight on board.
  const { refetch } = schedule;
  const shownDay = useRef(day);
  useEffect(() => {
    if (shownDay.current === day) return;
    shownDay.current = day;
    refetch();
  }, [day, refetch]);
  return schedule;
}
