import type { ExcursionBooked } from '#contract/areas/excursions.ts';
import { BookedFacts } from '#portal/areas/tickets/BookedFacts.tsx';
import { TicketLinks } from '#portal/areas/tickets/TicketLinks.tsx';
import { CalendarLink } from '#portal/shared/booking/CalendarLink.tsx';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import styles from './BookingForm.module.css';

/** B98, BD34: booked, or on the waitlist and told so. */
export function BookedView({ booked, excursionId }: { booked: ExcursionBooked; excursionId: string }) {
  const t = useT();
  const { bookingReference: reference } = booked;
  const bought = reference && { reference, objectId: excursionId };
  const isWaiting = booked.bookingStatus === 'W';
  return (
    <div className={styles.booked}>
      <Notice
        tone={isWaiting ? 'caution' : 'success'}
        title={t(isWaiting ? 'excursion_waitlisted_title' : 'excursion_booked_title')}
      >
        {isWaiting && <p>{t('excursion_waitlisted_text')}</p>}
        {reference && (
          <p>
            {t('excursion_reference')}: <strong className={styles.reference}>{reference}</strong>
          </p>
        )}
      </Notice>
      {bought && <BookedFacts booked={bought} show={['time', 'who']} />}
      {bought && <TicketLinks booked={bought} />}
      <div className={styles.ways}>
        <LinkButton to="/my_onboard_bookings">{t('excursion_to_bookings')}</LinkButton>
        {!isWaiting && <CalendarLink />}
      </div>
    </div>
  );
}
