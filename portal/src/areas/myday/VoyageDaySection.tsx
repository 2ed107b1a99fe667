import { Fragment } from 'react';
import { BookingLink } from '#portal/areas/tickets/BookingLink.tsx';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { MusterDueCard } from '#portal/shared/muster/MusterDueCard.tsx';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { classNames } from '#portal/shared/ui/class-names.ts';
import lines from '#portal/shared/ui/Lines.module.css';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import styles from './MyDayPage.module.css';
import type { VoyageDay } from './plan.rules.ts';
import { Troubles } from './Troubles.tsx';

/** One day: where the ship is, and what the guest does. */
export function VoyageDaySection({ voyageDay, isToday }: { voyageDay: VoyageDay; isToday: boolean }) {
  const t = useT();
  const text = useText();
  const { words, time } = useFormats();
  const { day, schedule, booked } = voyageDay;
  const isInPort = schedule && !schedule.atSea;
  const times = [
    isInPort && schedule.arrives && `${t('home_arrives')} ${time(schedule.arrives)}`,
    isInPort && schedule.allOnBoard && `${t('home_all_on_board')} ${time(schedule.allOnBoard)}`,
  ].filter((one) => typeof one === 'string');
  return (
    <section className={styles.day} aria-labelledby={`day-${day}`} data-today={isToday || undefined}>
      <div className={styles.head}>
        <h2 id={`day-${day}`}>{words(day, 'long')}</h2>
        {isToday && <Badge tone="accent">{t('home_today')}</Badge>}
      </div>
      {schedule && (
        <p className={styles.where}>
          <PortalLink to={`/itinerary/detail/${encodeURIComponent(schedule.id)}`}>{text(schedule.title)}</PortalLink>
          {times.map((one) => (
            <Fragment key={one}>
              {' · '}
              <span className={styles.fact}>{one}</span>
            </Fragment>
          ))}
        </p>
      )}
      {isToday && <MusterDueCard />}
      {booked.length === 0 ? (
        <p className={styles.nothing}>{t('myday_nothing')}</p>
      ) : (
        <ol className={lines.list}>
          {booked.map(({ key, appointment, troubles }) => (
            <li key={key}>
              <BookingLink id={appointment.id} className={classNames(lines.line, styles.line)}>
                <time className={lines.time}>{time(appointment.fromTime ?? '')}</time>
                <span className={lines.words}>
                  <span className={lines.title}>{text(appointment.text)}</span>
                  {appointment.toTime && (
                    <span className={styles.until}>{t('home_until', { time: time(appointment.toTime) })}</span>
                  )}
                  <Troubles troubles={troubles} />
                </span>
                {appointment.bookingStatus === 'W' && <Badge tone="caution">{t('bookings_waitlist')}</Badge>}
              </BookingLink>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
