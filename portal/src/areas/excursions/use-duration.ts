import type { Excursion } from '#contract/areas/excursions.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { hoursAndMinutes } from './key-facts.rules.ts';

/** BD28: the published words where there are some, else hours and minutes. */
export function useDuration(): (excursion: Pick<Excursion, 'duration' | 'publishedDuration'>) => string {
  const t = useT();
  const text = useText();
  return ({ duration, publishedDuration }) => {
    const published = text(publishedDuration);
    if (published) return published;
    if (!duration) return '';
    const { hours: h, minutes: m } = hoursAndMinutes(duration);
    if (h === 0) return t('excursion_duration_minutes', { m });
    return m === 0 ? t('excursion_duration_hours', { h }) : t('excursion_duration_hours_minutes', { h, m });
  };
}
