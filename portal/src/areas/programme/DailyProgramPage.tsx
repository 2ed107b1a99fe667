import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { DaySchedule } from './DaySchedule.tsx';

/** A88, B267 */
export function DailyProgramPage() {
  const t = useT();
  const { date } = useParams();
  usePageTitle(t('programme_title'));
  return <DaySchedule date={date} />;
}
