import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import type { PlainTextKey } from '#portal/shared/i18n/texts.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { ItineraryError } from './ItineraryError.tsx';
import { ItineraryTiles, type ItineraryView } from './ItineraryTiles.tsx';
import { itineraryDays } from './itinerary-days.rules.ts';
import { useVoyage } from './use-voyage.ts';

/** B168: the days of the voyage, each with its excursions. */
export function ItineraryOverviewPage() {
  return <Itinerary title="itinerary_title" view="days" />;
}

/** B173, BD41: the same days, each leading to its programme. */
export function ItinerarySchedulesPage() {
  return <Itinerary title="programme_title" view="programme" />;
}

function Itinerary({ title, view }: { title: PlainTextKey; view: ItineraryView }) {
  const t = useT();
  const { ui } = useConfiguration();
  const today = useKit().today();
  const voyage = useVoyage();
  const days = voyage.data && itineraryDays(voyage.data, { today, showPast: ui.showPastEvents ?? false });
  usePageTitle(t(title));
  useTurningPages();
  return (
    <>
      <PageHeader title={t(title)} />
      {voyage.isPending && <Placeholders of="tiles" />}
      {voyage.isError && !days && <ItineraryError error={voyage.error} onRetry={() => voyage.refetch()} />}
      {days?.length === 0 && <EmptyState kind="events" title={t('itinerary_empty')} />}
      {days && days.length > 0 && <ItineraryTiles days={days} view={view} />}
    </>
  );
}
