import { type CruiseItineraryDay, holidayRoutes, type Schedule } from '#contract/areas/holiday.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { HaltIcon, UnderWayIcon } from '#portal/shared/ui/PlaceIcons.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { imageByReference, PICTURE_WIDTH } from '#portal/shared/ui/pictures.ts';
import { Thumbnail } from '#portal/shared/ui/Thumbnail.tsx';
import { momentOfDay, scheduleOf } from './cruise-days.rules.ts';
import styles from './Holiday.module.css';

/** B161: a row per day, at sea or in port; with the picture of its port and the way to it where the hub knows the day. */
export function CruiseDays({ days }: { days: CruiseItineraryDay[] }) {
  const schedules = useHub(holidayRoutes.schedules, undefined, { quietly: true });
  return (
    <ol className={styles.days}>
      {days.map((day) => (
        <DayRow key={day.id} day={day} schedule={scheduleOf(day, schedules.data ?? [])} />
      ))}
    </ol>
  );
}

function DayRow({ day, schedule }: { day: CruiseItineraryDay; schedule?: Schedule }) {
  const { today } = useKit();
  const moment = momentOfDay(day.date ?? schedule?.date, today());
  // A day at sea has no page of its own to read (BD41).
  const to = schedule && day.type !== 'Sea' ? `/itinerary/detail/${encodeURIComponent(schedule.id)}` : undefined;
  const row = <RowWords day={day} schedule={schedule} isToday={moment === 'today'} />;
  return (
    <li className={styles.day} data-moment={moment} aria-current={moment === 'today' ? 'date' : undefined}>
      {to ? (
        <PortalLink to={to} className={styles.dayRow}>
          {row}
        </PortalLink>
      ) : (
        <div className={styles.dayRow}>{row}</div>
      )}
    </li>
  );
}

interface RowWordsProps {
  day: CruiseItineraryDay;
  schedule?: Schedule;
  isToday: boolean;
}

function RowWords({ day: { type, date, dayOfCruise, port }, schedule, isToday }: RowWordsProps) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const { hubUrl } = useKit();
  const isAtSea = type === 'Sea';
  const country = text(port?.countryName);
  const shownDate = date ?? schedule?.date;
  return (
    <>
      {schedule?.image ? (
        <Thumbnail
          className={styles.dayPicture}
          src={imageByReference(hubUrl, schedule.image, PICTURE_WIDTH.thumbnail)}
        />
      ) : (
        <span className={styles.dayIcon}>{isAtSea ? <UnderWayIcon /> : <HaltIcon />}</span>
      )}
      <span className={styles.dayWords}>
        <span className={styles.quiet}>{t('holiday_day', { n: dayOfCruise })}</span>
        <span>
          <strong>{isAtSea ? t('holiday_at_sea') : text(port?.name)}</strong>
          {!isAtSea && country && <span className={styles.quiet}>, {country}</span>}
        </span>
      </span>
      <span className={styles.end}>
        {isToday && <Badge tone="accent">{t('home_today')}</Badge>}
        {shownDate && <span>{formats.hubDate(shownDate)}</span>}
      </span>
    </>
  );
}
