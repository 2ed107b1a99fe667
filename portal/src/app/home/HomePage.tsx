import { lazy, Suspense, useCallback, useState } from 'react';
import { contentRoutes } from '#contract/areas/content.ts';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { useHasPassed } from '#portal/shared/clock/use-has-passed.ts';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { DayHero } from './DayHero.tsx';
import { nextEvents, scheduleOfDay } from './day.rules.ts';
import styles from './HomePage.module.css';
import { ModuleTiles } from './ModuleTiles.tsx';
import { NextUp } from './NextUp.tsx';

const NextBooking = lazy(() =>
  import('#portal/areas/bookings/NextBooking.tsx').then((m) => ({ default: m.NextBooking })),
);

const MusterReminder = lazy(() =>
  import('#portal/areas/muster/MusterReminder.tsx').then((m) => ({ default: m.MusterReminder })),
);

const MINUTE_MS = 60_000;
const PATIENCE_MS = 1_500;

/** A75, AD12: the day first, then the modules; a day that cannot be read, or not without a session, leaves the modules alone. */
export function HomePage() {
  usePageTitle(undefined);
  const now = useFormats().shipTime(useNow(MINUTE_MS / 2));
  const { day, time } = now;
  const schedules = useHub(holidayRoutes.schedules, undefined, { staleTime: 10 * MINUTE_MS, quietly: true });
  const programme = useHub(contentRoutes.dailySchedule, undefined, { staleTime: 2 * MINUTE_MS, quietly: true });
  const events = nextEvents(programme.data?.[0]?.events ?? [], time);
  // Nothing may jump under a finger: the modules wait a moment for what stands above them.
  const hasWaited = useHasPassed(PATIENCE_MS);
  const isLoggedIn = useIsLoggedIn();
  const [isBookingKnown, setBookingKnown] = useState(false);
  const onKnown = useCallback(() => setBookingKnown(true), []);
  const [isMusterKnown, setMusterKnown] = useState(false);
  const onMusterKnown = useCallback(() => setMusterKnown(true), []);
  const isGuestKnown = isBookingKnown && isMusterKnown;
  const isWaiting = schedules.isPending || programme.isPending || (isLoggedIn && !isGuestKnown);
  const isStanding = hasWaited || !isWaiting;
  return (
    <div className={styles.page}>
      <DayHero day={day} schedule={scheduleOfDay(schedules.data ?? [], day)} isPending={schedules.isPending} />
      {isLoggedIn && (
        <Suspense>
          <MusterReminder onKnown={onMusterKnown} />
          <NextBooking now={now} onKnown={onKnown} />
        </Suspense>
      )}
      {isStanding && events.length > 0 && <NextUp events={events} />}
      {isStanding && <ModuleTiles />}
    </div>
  );
}
