import type { Activity } from '#contract/areas/marketplace.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { type HoursAndMinutes, shownDuration } from './marketplace-duration.rules.ts';

/** B230: the duration as this guest reads it; empty when the marketplace says none. */
export function useActivityDuration(): (activity: Pick<Activity, 'duration' | 'duration_range'>) => string {
  const t = useT();
  const say = ({ hours: h, minutes: m }: HoursAndMinutes) => {
    if (h === 0) return t('marketplace_minutes', { m });
    return m === 0 ? t('marketplace_hours', { h }) : t('marketplace_hours_minutes', { h, m });
  };
  return (activity) => shownDuration(activity, say);
}
