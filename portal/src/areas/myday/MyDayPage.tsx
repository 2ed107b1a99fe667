import { bookingsRoutes } from '#contract/areas/bookings.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { useMusterDue } from '#portal/shared/muster/use-muster-due.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { Expander } from '#portal/shared/ui/Expander.tsx';
import { LoadingOverlay } from '#portal/shared/ui/LoadingOverlay.tsx';
import { NotFound } from '#portal/shared/ui/NotFound.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { CalendarCard } from './CalendarCard.tsx';
import { FavouriteList } from './FavouriteList.tsx';
import styles from './MyDayPage.module.css';
import { voyageDays } from './plan.rules.ts';
import { useFavourites } from './use-favourites.ts';
import { VoyageDaySection } from './VoyageDaySection.tsx';

const MINUTE_MS = 60_000;

/** An extension: the guest's whole voyage, day by day. */
export function MyDayPage() {
  return useConfiguration().extensions.has('my-day') ? <MyDays /> : <NotFound />;
}

function MyDays() {
  const t = useT();
  usePageTitle(t('myday_title'));
  const { extensions, isKiosk } = useConfiguration();
  const today = useFormats().shipTime(useNow(MINUTE_MS)).day;
  const schedules = useHub(holidayRoutes.schedules, undefined, { staleTime: 10 * MINUTE_MS });
  const appointments = useHub(bookingsRoutes.appointments);
  // The drill's card stands among the days, favourites below them: the page waits for their first answers; the card may ask again.
  const { isFetched: isMusterKnown } = useMusterDue();
  const areFavouritesPending = useFavourites().isPending;
  const failed = schedules.error ?? appointments.error;
  const retry = () => Promise.all([schedules.refetch(), appointments.refetch()]);
  if (failed) return <ErrorState onRetry={retry} />;
  const isWaiting = !isMusterKnown || areFavouritesPending;
  if (!schedules.data || !appointments.data || isWaiting) return <LoadingOverlay />;
  const days = voyageDays(schedules.data, appointments.data);
  const past = days.filter(({ day }) => day < today);
  return (
    <div className={styles.page}>
      <PageHeader title={t('myday_title')} />
      <div className={styles.days}>
        {days
          .filter(({ day }) => day >= today)
          .map((one) => (
            <VoyageDaySection key={one.day} voyageDay={one} isToday={one.day === today} />
          ))}
      </div>
      <div className={styles.beside}>
        {extensions.has('favourites') && <FavouriteList />}
        {!isKiosk && <CalendarCard />}
      </div>
      {past.length > 0 && (
        <div className={styles.past}>
          <Expander title={t('myday_past')}>
            <div className={styles.days}>
              {past.map((one) => (
                <VoyageDaySection key={one.day} voyageDay={one} isToday={false} />
              ))}
            </div>
          </Expander>
        </div>
      )}
    </div>
  );
}
