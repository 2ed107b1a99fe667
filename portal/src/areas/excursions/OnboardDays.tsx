import { holidayRoutes, type Schedule } from '#contract/areas/holiday.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { dotted } from '#portal/shared/format/dotted.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Tile } from '#portal/shared/ui/Tile.tsx';
import { TileGrid } from '#portal/shared/ui/TileGrid.tsx';
import styles from './Excursions.module.css';
import { NoExperiences } from './NoExperiences.tsx';
import { dayTileTarget, portDayState, portDays } from './port-day.rules.ts';

/** BD25: one tile per port day. */
export function OnboardDays() {
  const t = useT();
  usePageTitle(t('excursions_onboard_title'));
  const schedules = useHub(holidayRoutes.schedules);
  const { ui } = useConfiguration();
  const today = useKit().today();
  const days = schedules.data && portDays(schedules.data, { today, showPast: ui.showPastEvents ?? false });
  return (
    <div className={styles.page}>
      <h1>{t('excursions_onboard_title')}</h1>
      {schedules.isPending && <LoadingOverlay />}
      {schedules.isError && <ErrorState onRetry={() => schedules.refetch()} />}
      {days?.length === 0 && <NoExperiences elsewhere={false} />}
      {days && days.length > 0 && (
        <TileGrid label={t('excursions_choose_day')}>
          {days.map((day) => (
            <DayTile key={day.id} day={day} />
          ))}
        </TileGrid>
      )}
    </div>
  );
}

function DayTile({ day }: { day: Schedule }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const { hubUrl } = useKit();
  const isoDay = parseHubDate(day.date ?? '');
  const when = [
    isoDay && formats.words(isoDay, 'long'),
    day.arrives &&
      day.departs &&
      t('excursions_in_port', { arrival: formats.time(day.arrives), departure: formats.time(day.departs) }),
  ].filter(Boolean);
  return (
    <Tile
      to={dayTileTarget(day)}
      state={portDayState(day, text)}
      title={text(day.title)}
      picture={imageByReference(hubUrl, day.image ?? day.id, PICTURE_WIDTH.tile)}
    >
      {dotted(...when)}
    </Tile>
  );
}
