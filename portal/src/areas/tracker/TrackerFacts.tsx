import { compassPoint } from '#portal/shared/format/compass.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePortal } from '#portal/shared/portal-context.ts';
import styles from './TrackerFacts.module.css';
import { coordinateText, knownAngle, placeOf } from './tracker.rules.ts';
import type { Position } from './use-position.ts';

/** The same in words as on the map, with the time of it. */
export function TrackerFacts({ position: { profile, at } }: { position: Position }) {
  const t = useT();
  const { now } = usePortal();
  const { shipTime, time, day, words } = useFormats();
  const place = placeOf(profile);
  if (!place) return null;
  const angle = (value: number | null | undefined) => {
    const degrees = knownAngle(value);
    return degrees === undefined ? undefined : `${Math.round(degrees)}° ${t(`weather_${compassPoint(degrees)}`)}`;
  };
  const taken = shipTime(at);
  const isToday = shipTime(now()).day === taken.day;
  const facts = [
    [
      t('tracker_position'),
      `${coordinateText(place.latitude, [t('weather_n'), t('weather_s')])}, ${coordinateText(place.longitude, [t('weather_e'), t('weather_w')])}`,
    ],
    [t('tracker_heading'), angle(profile.advancedInformation?.heading)],
    [t('tracker_course'), angle(profile.advancedInformation?.course)],
    [
      t('tracker_time'),
      isToday ? time(taken.time) : `${words(taken.day, 'long') || day(taken.day)}, ${time(taken.time)}`,
    ],
  ].filter((fact): fact is [string, string] => fact[1] !== undefined);
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
