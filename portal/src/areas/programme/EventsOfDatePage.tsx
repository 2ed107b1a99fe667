import { parseHubDate, slashedHubDate } from '#contract/hub-date.ts';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { EventsOfDate } from './EventsOfDate.tsx';

/** BD42: the table of a date alone. */
export function EventsOfDatePage() {
  const t = useT();
  const { words } = useFormats();
  const { date = '' } = useParams();
  const hubDate = slashedHubDate(date);
  const day = parseHubDate(hubDate);
  usePageTitle(t('itinerary_events'));
  useTurningPages();
  return (
    <>
      <PageHeader title={t('itinerary_events')} lead={day && words(day, 'long')} />
      <EventsOfDate date={day ? hubDate : date} />
    </>
  );
}
