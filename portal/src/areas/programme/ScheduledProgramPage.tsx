import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { DaySchedule } from './DaySchedule.tsx';

/** A89, B273, BD51: today's events in the same layout. */
export function ScheduledProgramPage() {
  const t = useT();
  usePageTitle(t('programme_scheduled_title'));
  return <DaySchedule title={t('programme_scheduled_title')} withDays={false} />;
}
