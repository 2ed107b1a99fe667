import { addDays } from '#contract/hub-date.ts';
import type { Hub } from '#hub/hub.ts';
import { pageViewsStore } from './page-views.store.ts';

/** Single views are kept for a week of whole ship days, their sums for a little more than a year. */
const SINGLE_VIEWS_DAYS = 7;
const SUMS_DAYS = 400;

/** Page views of past days become sums: what was seen how often, not by whom. */
export function pageViewSummary({ sql, shipTime }: Pick<Hub, 'sql' | 'shipTime'>) {
  const store = pageViewsStore(sql);
  return {
    async bringUpToDate(): Promise<void> {
      const today = shipTime.today();
      const firstKept = addDays(today, -SINGLE_VIEWS_DAYS);
      const oldest = await store.oldest();
      let day = oldest && shipTime.at(oldest).day;
      while (day && day < firstKept) {
        const next = addDays(day, 1);
        await store.sumUp(day, shipTime.instantOf(day), shipTime.instantOf(next));
        day = next;
      }
      await store.dropSumsBefore(addDays(today, -SUMS_DAYS));
    },
  };
}
