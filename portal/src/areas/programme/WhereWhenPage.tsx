import { useT } from '#portal/shared/i18n/use-t.ts';
import { WhereWhenTable } from './WhereWhenTable.tsx';

/** A91, C259 */
export function WhereWhenPage() {
  const t = useT();
  return <WhereWhenTable title={t('wherewhen_title')} />;
}

/** A87, BD51: the same table. */
export function TimetablePage() {
  const t = useT();
  return <WhereWhenTable title={t('timetable_title')} />;
}
