import type { ExcursionBooked } from '#contract/areas/excursions.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import styles from './BookingForm.module.css';

/** B98, BD34: booked, or on the waitlist and told so. */
export function BookedView({ booked }: { booked: ExcursionBooked }) {
  const t = useT();
  const isWaiting = booked.bookingStatus === 'W';
  return (
    <div className={styles.booked}>
      <Notice
        tone={isWaiting ? 'caution' : 'success'}
        title={t(isWaiting ? 'excursion_waitlisted_title' : 'excursion_booked_title')}
      >
        {isWaiting && <p>{t('excursion_waitlisted_text')}</p>}
        {booked.bookingReference && (
          <p>
            {t('excursion_reference')}: <strong className={styles.reference}>{booked.bookingReference}</strong>
          </p>
        )}
      </Notice>
      <LinkButton to="/my_onboard_bookings">{t('excursion_to_bookings')}</LinkButton>
    </div>
  );
}
