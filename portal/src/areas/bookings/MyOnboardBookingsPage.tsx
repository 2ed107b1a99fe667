import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { BasketNote } from '#portal/areas/basket/BasketNote.tsx';
import { PhotoOrders } from '#portal/areas/photos/PhotoOrders.tsx';
import { BlockedNotice } from '#portal/shared/booking/BlockedNotice.tsx';
import { CalendarLink } from '#portal/shared/booking/CalendarLink.tsx';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { isFirstAwaited } from '#portal/shared/hub/first-awaited.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useMayBook } from '#portal/shared/party/use-may-book.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { AppointmentList } from './AppointmentList.tsx';
import { groupAppointments, sortAppointments } from './appointments.rules.ts';
import { BookingManager } from './BookingManager.tsx';
import styles from './Bookings.module.css';
import { Offers } from './Offers.tsx';
import { useEntries } from './use-entries.ts';

/** B148-B154 */
export function MyOnboardBookingsPage() {
  const t = useT();
  usePageTitle(t('bookings_onboard_title'));
  const { flags, isSignage } = useConfiguration();
  const appointments = useHub(bookingsRoutes.appointments);
  const { entries, isPending: areEntriesPending } = useEntries();
  const photoOrders = useHub(photosRoutes.orders, undefined, { enabled: flags.photoMatchEnabled });
  const isPending = appointments.isPending || areEntriesPending;
  const { mayBook } = useMayBook();
  const list = isPending ? [] : (appointments.data ?? []);
  return (
    <div className={styles.page}>
      <h1>{t('bookings_onboard_title')}</h1>
      <BlockedNotice />
      <BasketNote />
      {isPending && <LoadingOverlay />}
      {appointments.isError && (
        <ErrorState
          title={t('bookings_error', { message: appointments.error.message })}
          onRetry={() => appointments.refetch()}
        />
      )}
      {appointments.data?.length === 0 && <EmptyState kind="bookings" title={t('no_onboard_bookings')} />}
      <BookingManager entries={entries}>
        {!isPending && <Offers />}
        {list.length > 0 && !flags.groupBookingsByStatus && (
          <AppointmentList appointments={sortAppointments(list)} withStatus />
        )}
        {flags.groupBookingsByStatus &&
          groupAppointments(list).map(({ group, appointments: members }) => (
            <section key={group} className={styles.group}>
              <h2>{t(`bookings_${group}`)}</h2>
              <AppointmentList appointments={members} />
            </section>
          ))}
        {list.length > 0 && (
          <p>
            <CalendarLink />
          </p>
        )}
      </BookingManager>
      {/* What stands below the bookings waits for them, so that nothing moves. */}
      <div className={styles.below} hidden={isPending || isFirstAwaited(photoOrders)}>
        {flags.photoMatchEnabled && <PhotoOrders />}
        {mayBook && !isSignage && (
          <p>
            <LinkButton kind="secondary" to="/onboard/excursions">
              {t('bookings_to_excursions')}
            </LinkButton>
          </p>
        )}
      </div>
    </div>
  );
}
