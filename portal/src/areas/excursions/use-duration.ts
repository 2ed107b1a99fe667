import type { Excursion } from '#contract/areas/excursions.ts';
import { useDurationText } from '#portal/shared/format/use-duration-text.ts';
import { useText } from '#portal/shared/i18n/use-t.ts';

/** BD28: the published words where there are some, else hours and minutes. */
export function useDuration(): (excursion: Pick<Excursion, 'duration' | 'publishedDuration'>) => string {
  const text = useText();
  const durationText = useDurationText();
  return ({ duration, publishedDuration }) => text(publishedDuration) || (duration ? durationText(duration) : '');
}
