import { holidayRoutes } from '#contract/areas/holiday.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { ListScreen } from '#portal/shared/screen/ListScreen.tsx';
import { ReadingScreen } from '#portal/shared/screen/ReadingScreen.tsx';
import { readinessOf } from '#portal/shared/screen/screen-run.ts';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { paragraphsOf } from '#portal/shared/ui/plain-text.ts';
import { itineraryDays } from './itinerary-days.rules.ts';
import { useVoyage } from './use-voyage.ts';

/** B168, B173 on a screen: the days that are left of the voyage, with their hours in port. */
export function ItineraryScreen() {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const voyage = useVoyage();
  const days = itineraryDays(voyage.data, { today: useKit().today(), showPast: false });
  usePageTitle(t('itinerary_title'));
  const rows = days.map(({ day, schedule: { day: n, title, atSea, arrives, departs } }) => ({
    key: day,
    lead: t('itinerary_day', { n }),
    title: text(title),
    support: formats.words(day, 'long'),
    mark: atSea ? t('kit.atSea') : [arrives, departs].flatMap((time) => (time ? [formats.time(time)] : [])).join(' – '),
  }));
  return <ListScreen title={t('itinerary_title')} rows={rows} reads={[voyage]} nothing={t('itinerary_empty')} />;
}

/** B175-B177 on a screen: one day of the voyage. */
export function ItineraryDayScreen() {
  const t = useT();
  const text = useText();
  const { hubUrl } = useKit();
  const { words, time } = useFormats();
  const { id = '' } = useParams();
  const schedule = useHub(holidayRoutes.schedule, { params: { id } });
  const shown = schedule.data;
  const day = shown && parseHubDate(shown.date);
  usePageTitle(text(shown?.title));
  return (
    <ReadingScreen
      title={text(shown?.title)}
      facts={[
        shown && t('itinerary_day', { n: shown.day }),
        day && words(day, 'long'),
        shown?.allOnBoard && !shown.atSea && `${t('home_all_on_board')} ${time(shown.allOnBoard)}`,
      ]}
      picture={shown && imageByReference(hubUrl, shown.image ?? shown.id, PICTURE_WIDTH.header)}
      paragraphs={paragraphsOf(text(shown?.description))}
      readiness={readinessOf([schedule])}
    />
  );
}
