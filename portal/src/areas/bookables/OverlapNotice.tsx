import type { AvailableTime } from '#contract/areas/bookables.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { useOverlapping } from './use-overlapping.ts';

/** A guest who has something else at that time is told; whoever presses then has confirmed it (BD45). */
export function OverlapNotice({ date, time }: { date: string | undefined; time: AvailableTime | undefined }) {
  const t = useT();
  const text = useText();
  const met = useOverlapping(date, time);
  if (met.length === 0) return null;
  const what = met.map((one) => text(one.text)).join(', ');
  return <Notice tone="caution">{t('tac_overlap', { what })}</Notice>;
}
