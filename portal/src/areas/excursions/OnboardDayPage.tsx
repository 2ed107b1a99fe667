import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { OnboardList } from './OnboardList.tsx';
import { UnreadableDay } from './UnreadableDay.tsx';

/** B55, B57: the excursions of a day of the cruise. */
export function OnboardDayPage() {
  const { day = '' } = useParams();
  const isReadable = /^\d{1,3}$/.test(day); // BD4
  const excursions = useHub(excursionsRoutes.byDay, { query: { day } }, { enabled: isReadable });
  return isReadable ? <OnboardList excursions={excursions} day={Number(day)} /> : <UnreadableDay />;
}
