import CalendarCheck from 'lucide-react/icons/calendar-check';
import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { type IsoDay, parseHubDate } from '#contract/hub-date.ts';
import { BookingLink } from '#portal/areas/tickets/BookingLink.tsx';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { nextAppointment, statusGroup } from './appointments.rules.ts';
import styles from './NextBooking.module.css';

interface NextBookingProps {
  /** Ship time. */
  now: { day: IsoDay; time: string };
}

/** For the home page: what the guest has booked next, with the way to all of it; nothing when there is none. */
export function NextBooking({ now }: NextBookingProps) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const { data } = useHub(bookingsRoutes.appointments, undefined, { quietly: true });
  const next = nextAppointment(data ?? [], now);
  const day = next && parseHubDate(next.date);
  if (!next || !day) return null;
  return (
    <section className={styles.section} aria-labelledby="home-booking">
      <h2 id="home-booking">{t('bookings_next')}</h2>
      <div className={styles.booking}>
        <CalendarCheck aria-hidden="true" />
        <p className={styles.what}>
          <BookingLink id={next.id}>
            <strong>{text(next.text)}</strong>
          </BookingLink>
          {statusGroup(next.bookingStatus) === 'waitlist' && <Badge tone="caution">{t('bookings_waitlist')}</Badge>}
          <time className={styles.when} dateTime={day}>
            {day === now.day ? t('home_today') : formats.words(day, 'long')}
            {next.fromTime && ` · ${formats.time(next.fromTime)}`}
          </time>
        </p>
        <PortalLink to="/my_onboard_bookings">{t('bookings_all')}</PortalLink>
      </div>
    </section>
  );
}
