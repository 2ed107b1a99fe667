import { type ComponentProps, useState } from 'react';
import { type Excursion, type ExcursionBooked, excursionsRoutes } from '#contract/areas/excursions.ts';
import { BlockedNotice } from '#portal/shared/booking/BlockedNotice.tsx';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { FactRow } from '#portal/shared/ui/FactRow.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { BookedView } from './BookedView.tsx';
import { BookingForm } from './BookingForm.tsx';
import { DepartedNotice } from './DepartedNotice.tsx';
import styles from './Excursions.module.css';
import { NoExperiences } from './NoExperiences.tsx';
import { useHasDeparted } from './use-excursion-state.ts';
import { useKeyFacts } from './use-key-facts.tsx';

/** B84-B100: guests, conditions and the direct booking of an onboard excursion. */
export function BookExcursionPage() {
  const t = useT();
  const text = useText();
  const { id = '' } = useParams();
  const { isSignage } = useConfiguration();
  const excursion = useHub(excursionsRoutes.byId, { params: { id } });
  const guests = useHub(excursionsRoutes.findApplicableGuests, { params: { id } }, { staleTime: 0 });
  const allowed = useHub(excursionsRoutes.allowed, undefined, { staleTime: 0 });
  // What the form shows below the guests is read beside them, so that nothing moves once it stands.
  const below = [
    useHub(excursionsRoutes.availability, { params: { id } }, { staleTime: 0 }),
    allowed,
    useHub(excursionsRoutes.conditions),
  ];
  // Asked once, not pending: a failed read asks again when the form opens, which must not close the form for it.
  const isPending = [excursion, guests, ...below].some((read) => !read.isFetched);
  const [booked, setBooked] = useState<ExcursionBooked>();
  const title = excursion.data ? text(excursion.data.name) : t('excursion_book_now');
  usePageTitle(title);
  if (excursion.error?.status === 404 || isSignage) return <NoExperiences />; // B5
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {excursion.data && <When excursion={excursion.data} />}
      {booked && <BookedView booked={booked} excursionId={id} />}
      {!booked && allowed.data?.allowed !== false && <BlockedNotice />}
      {isPending && <LoadingOverlay />}
      {(excursion.isError || guests.isError) && !booked && (
        <ErrorState onRetry={() => Promise.all([excursion.refetch(), guests.refetch()])} />
      )}
      {excursion.data && guests.data && !isPending && !booked && (
        <OpenBooking excursion={excursion.data} guests={guests.data} onBooked={setBooked} />
      )}
    </div>
  );
}

function OpenBooking(props: ComponentProps<typeof BookingForm>) {
  return useHasDeparted(props.excursion) ? <DepartedNotice /> : <BookingForm {...props} />;
}

function When({ excursion }: { excursion: Excursion }) {
  return <FactRow facts={useKeyFacts(excursion, ['date', 'time', 'duration', 'port'])} />;
}
