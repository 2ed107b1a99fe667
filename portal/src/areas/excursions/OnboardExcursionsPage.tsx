import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { parseHubDate, slashedHubDate } from '#contract/hub-date.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { OnboardDays } from './OnboardDays.tsx';
import { OnboardList } from './OnboardList.tsx';
import { UnreadableDay } from './UnreadableDay.tsx';

/** B53, B54: the port days, or the excursions of one date. */
export function OnboardExcursionsPage() {
  const { date } = useParams();
  return date === undefined ? <OnboardDays /> : <OnboardDate date={slashedHubDate(date)} />;
}

function OnboardDate({ date }: { date: string }) {
  const isReadable = parseHubDate(date) !== undefined; // BD4
  const excursions = useHub(excursionsRoutes.byDate, { query: { dateAsString: date } }, { enabled: isReadable });
  return isReadable ? <OnboardList excursions={excursions} date={date} /> : <UnreadableDay />;
}
