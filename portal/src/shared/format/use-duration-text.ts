import { useT } from '#portal/shared/i18n/use-t.ts';
import { hoursAndMinutes } from './hours-and-minutes.ts';

/** Minutes as guests read them: "2 h 30 min". */
export function useDurationText(): (minutes: number) => string {
  const t = useT();
  return (minutes) => {
    const { hours: h, minutes: m } = hoursAndMinutes(minutes);
    if (h === 0) return t('excursion_duration_minutes', { m });
    return m === 0 ? t('excursion_duration_hours', { h }) : t('excursion_duration_hours_minutes', { h, m });
  };
}
