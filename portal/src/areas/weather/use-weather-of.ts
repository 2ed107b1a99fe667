import { weatherRoutes } from '#contract/areas/weather.ts';
import { dashedHubDate, type IsoDay, toHubDate } from '#contract/hub-date.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';

const FRESH_MS = 600_000;

/** The weather of a day on board, for pages that do without it where there is none. */
export function useWeatherOf(day: IsoDay) {
  const params = { date: dashedHubDate(toHubDate(day)) };
  return useHub(weatherRoutes.ofDate, { params }, { staleTime: FRESH_MS, quietly: true });
}
