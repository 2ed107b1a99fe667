import { type Excursion, excursionsRoutes } from '#contract/areas/excursions.ts';
import { addDays, parseHubDate, slashedHubDate } from '#contract/hub-date.ts';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { dotted } from '#portal/shared/format/dotted.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { ListScreen } from '#portal/shared/screen/ListScreen.tsx';
import { knownAvailability } from './availability.rules.ts';
import { dayToShow, ofDayByTime } from './excursions-screen.rules.ts';
import { useDuration } from './use-duration.ts';

const MINUTE_MS = 60_000;

/** B17-B21 on a screen: the excursions of tomorrow, or of the next day that has some, with the places left. */
export function ExcursionsScreen() {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const { date } = useParams();
  const today = formats.shipTime(useNow(MINUTE_MS)).day;
  const asked = date === undefined ? undefined : parseHubDate(slashedHubDate(date));
  const excursions = useHub(
    excursionsRoutes.byDate,
    { query: { dateAsString: asked && date ? slashedHubDate(date) : undefined } },
    { staleTime: MINUTE_MS, refetchInterval: MINUTE_MS },
  );
  const listed = excursions.data ?? [];
  const day = asked ?? dayToShow(listed, today);
  const shown = day ? ofDayByTime(listed, day) : [];
  const title =
    day === undefined || day === addDays(today, 1)
      ? t('screen_ashore_tomorrow')
      : t('screen_ashore_on', { date: formats.words(day, 'long') || formats.day(day) });
  usePageTitle(title);
  const row = useRow();
  const port = text(shown.find((one) => one.port)?.port?.name);
  return (
    <ListScreen
      title={title}
      lead={dotted(port, t('screen_ashore_book'))}
      rows={shown.map(row)}
      reads={[excursions]}
      nothing={t('no_experiences_available')}
    />
  );
}

function useRow() {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const duration = useDuration();
  return (excursion: Excursion) => {
    const { adult } = excursion.price;
    const places = knownAvailability(excursion.currentAvailability);
    const price = adult === 0 ? t('price_free') : typeof adult === 'number' ? formats.price(adult) : '';
    return {
      key: excursion.id,
      lead: excursion.timeOfDay ? formats.time(excursion.timeOfDay) : undefined,
      title: text(excursion.name),
      support: dotted(duration(excursion), price),
      mark: places > 0 ? t('screen_places', { n: places }) : t('excursion_full'),
      tone: places > 0 ? undefined : ('quiet' as const),
    };
  };
}
