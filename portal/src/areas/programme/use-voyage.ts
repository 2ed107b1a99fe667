import { holidayRoutes } from '#contract/areas/holiday.ts';
import { type ReadOptions, useHub } from '#portal/shared/hub/use-hub.ts';

const VOYAGE_FRESH_MS = 600_000;

/** The days of the voyage, which change seldom. */
export function useVoyage({ quietly }: Pick<ReadOptions, 'quietly'> = {}) {
  return useHub(holidayRoutes.schedules, undefined, { staleTime: VOYAGE_FRESH_MS, quietly });
}
