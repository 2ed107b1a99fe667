import { useStore } from 'zustand';
import { contentRoutes } from '#contract/areas/content.ts';
import { type ReadOptions, useHub } from '#portal/shared/hub/use-hub.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import type { ScheduleDate } from './schedule-date.rules.ts';

/** A310: data of the programme is fetched again when it is older, on a screen that nobody touches too. */
export const PROGRAMME_VALID_MS = 120_000; // core §9

export function untilTooOld({ state }: { state: { dataUpdatedAt: number } }): number {
  const age = Date.now() - state.dataUpdatedAt;
  return age < PROGRAMME_VALID_MS ? PROGRAMME_VALID_MS - age : PROGRAMME_VALID_MS;
}

const FRESH: ReadOptions = { staleTime: PROGRAMME_VALID_MS, refetchInterval: untilTooOld };

/** A307-A309: the schedule of a day by the call that belongs to it, kept per date. */
export function useSchedule({ call, day }: ScheduleDate, options = FRESH) {
  const isReachable = useStore(usePortal().connection, ({ reachable }) => reachable);
  const route = call === 'tomorrow' ? contentRoutes.dailyScheduleTomorrow : contentRoutes.dailySchedule;
  const named = useHub(route, undefined, { ...options, enabled: call !== 'date', of: day });
  // "Today" is another day after midnight on board, and no copy of yesterday stands in for it; that of the date may.
  const isDated = call === 'date' || (!isReachable && !named.data);
  const dated = useHub(contentRoutes.dailyScheduleByDate, { query: { date: day } }, { ...options, enabled: isDated });
  return isDated || (dated.data && !named.data) ? dated : named;
}
