import { type Booking, bookingsRoutes } from '#contract/areas/bookings.ts';
import { BasketNote } from '#portal/areas/basket/BasketNote.tsx';
import { ExcursionLines } from '#portal/areas/basket/ExcursionLines.tsx';
import { BookedFacts } from '#portal/areas/tickets/BookedFacts.tsx';
import { TicketLink } from '#portal/areas/tickets/TicketLink.tsx';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import { statusGroup } from './appointments.rules.ts';
import { BookingManager } from './BookingManager.tsx';
import styles from './Bookings.module.css';
import { ManageBooking } from './ManageBooking.tsx';
import { useEntries } from './use-entries.ts';

/** B155, BD23: the party's booked excursions, grouped like the cart, without remove actions. */
export function MyBookingsPage() {
  const t = useT();
  usePageTitle(t('bookings_title'));
  const bookings = useHub(bookingsRoutes.bookings);
  const { entries, isPending: areEntriesPending } = useEntries();
  const isPending = bookings.isPending || areEntriesPending;
  return (
    <div className={styles.page}>
      <h1>{t('bookings_title')}</h1>
      <BasketNote />
      {isPending && <LoadingOverlay />}
      {bookings.isError && <ErrorState onRetry={() => bookings.refetch()} />}
      {bookings.data?.length === 0 && (
        <EmptyState
          kind="bookings"
          title={t('no_onboard_bookings')}
          action={<LinkButton to="/shoreexcursions">{t('bookings_to_excursions')}</LinkButton>}
        />
      )}
      <BookingManager entries={entries}>
        {!isPending && bookings.data && bookings.data.length > 0 && (
          <ExcursionLines
            elements={bookings.data}
            action={({ id }) => <TicketLink bookingId={id} />}
            facts={({ bookingReference, excursion }) => (
              <BookedFacts booked={{ reference: bookingReference, objectId: excursion.id }} show={['time']} />
            )}
            note={({ bookingReference, groupReference, bookingStatus }) => (
              <>
                <Reference of={bookingReference || groupReference} />
                {statusGroup(bookingStatus) !== 'confirmed' && (
                  <Badge tone="caution">{t(`bookings_${statusGroup(bookingStatus)}`)}</Badge>
                )}
              </>
            )}
            below={(elements) =>
              oncePerReference(elements).map((one) => (
                <ManageBooking key={one.bookingReference} of={{ ...one, fromTime: one.excursion.timeOfDay }} />
              ))
            }
          />
        )}
      </BookingManager>
      {!isPending && (
        <p>
          <PortalLink to="/my_onboard_bookings">{t('bookings_with_tables')}</PortalLink>
        </p>
      )}
    </div>
  );
}

/** Guests of one excursion may have been booked one after the other, under references of their own. */
function oncePerReference(elements: readonly Booking[]): Booking[] {
  return [...new Map(elements.map((one) => [one.bookingReference, one])).values()];
}

function Reference({ of: reference }: { of: string | null | undefined }) {
  const t = useT();
  return reference ? <span>{t('bookings_reference', { reference })}</span> : null;
}
