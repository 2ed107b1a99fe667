import { compassPoint } from '#portal/shared/format/compass.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { ScreenFacts } from '#portal/shared/screen/ScreenFacts.tsx';
import { ScreenFrame, ScreenPage } from '#portal/shared/screen/ScreenFrame.tsx';
import styles from './PositionScreen.module.css';
import { TrackerMap } from './TrackerMap.tsx';
import { coordinateText, directionOf, placeOf } from './tracker.rules.ts';
import { type Position, usePosition } from './use-position.ts';

/** C236 on a screen: where the ship is, where it goes and the weather there. */
export function PositionScreen() {
  const t = useT();
  const { position, isPending } = usePosition();
  usePageTitle(t('tracker_title'));
  return (
    <ScreenFrame title={t('tracker_title')} readiness={position ? 'ready' : isPending ? 'loading' : 'none'}>
      <ScreenPage>
        <div className={styles.map} data-grows="">
          <TrackerMap profile={position?.profile} isCentred isLarge onMoved={() => undefined} />
        </div>
        {position ? <Facts position={position} /> : !isPending && <p>{t('tracker_unknown')}</p>}
      </ScreenPage>
    </ScreenFrame>
  );
}

function Facts({ position: { profile, at } }: { position: Position }) {
  const t = useT();
  const { shipTime, time } = useFormats();
  const place = placeOf(profile);
  const direction = directionOf(profile);
  const weather = profile.advancedInformation?.weather;
  const facts = [
    {
      label: t('tracker_position'),
      value:
        place &&
        `${coordinateText(place.latitude, [t('weather_n'), t('weather_s')])}  ${coordinateText(place.longitude, [t('weather_e'), t('weather_w')])}`,
    },
    {
      label: t('tracker_course'),
      value: direction !== undefined && `${Math.round(direction)}° ${t(`weather_${compassPoint(direction)}`)}`,
    },
    {
      label: t('weather_title'),
      value:
        typeof weather?.temp === 'number' && `${Math.round(weather.temp)} ${weather.unit === 'imperial' ? '°F' : '°C'}`,
    },
    { label: t('tracker_time'), value: time(shipTime(at).time) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return (
    <div className={styles.facts}>
      <ScreenFacts facts={facts} />
    </div>
  );
}
