import { Fragment, lazy, Suspense, useCallback, useState } from 'react';
import { holidayRoutes } from '#contract/areas/holiday.ts';
import { useSchedule } from '#portal/areas/programme/use-schedule.ts';
import { useWeatherOf } from '#portal/areas/weather/use-weather-of.ts';
import { useHasPassed } from '#portal/shared/clock/use-has-passed.ts';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useIsLoggedIn } from '#portal/shared/state/use-group.ts';
import { DayHero } from './DayHero.tsx';
import { DayTimeline } from './DayTimeline.tsx';
import { scheduleOfDay } from './day.rules.ts';
import styles from './HomePage.module.css';
import { ModuleTiles } from './ModuleTiles.tsx';
import { myDay } from './my-day.rules.ts';
import { useIsCalled } from './use-is-called.ts';

const GuestDay = lazy(() => import('./GuestDay.tsx').then((m) => ({ default: m.GuestDay })));

const GuestUrgent = lazy(() => import('./GuestUrgent.tsx').then((m) => ({ default: m.GuestUrgent })));

const MusterReminder = lazy(() =>
  import('#portal/areas/muster/MusterReminder.tsx').then((m) => ({ default: m.MusterReminder })),
);

const MINUTE_MS = 60_000;
const PATIENCE_MS = 1_500;

/** A75, AD12: the day first, then the modules; a day that cannot be read, or not without a session, leaves the modules alone. */
export function HomePage() {
  usePageTitle(undefined);
  const t = useT();
  const isCalled = useIsCalled();
  const now = useFormats().shipTime(useNow(MINUTE_MS / 2));
  const schedules = useHub(holidayRoutes.schedules, undefined, { staleTime: 10 * MINUTE_MS, quietly: true });
  const programme = useSchedule({ call: 'today', day: now.day }, { staleTime: 2 * MINUTE_MS, quietly: true });
  const schedule = scheduleOfDay(schedules.data ?? [], now.day);
  const events = programme.data?.[0]?.events ?? [];
  // Nothing may jump under a finger: what stands below waits a moment for what stands above it.
  const hasWaited = useHasPassed(PATIENCE_MS);
  const isLoggedIn = useIsLoggedIn();
  const [isDayKnown, setDayKnown] = useState(false);
  const onKnown = useCallback(() => setDayKnown(true), []);
  const [isMusterKnown, setMusterKnown] = useState(false);
  const onMusterKnown = useCallback(() => setMusterKnown(true), []);
  const { isFetched: isWeatherKnown } = useWeatherOf(now.day);
  const isGuestKnown = isDayKnown && isMusterKnown;
  const isWaiting = schedules.isPending || programme.isPending;
  const isReady = !isWaiting && (!isLoggedIn || isGuestKnown);
  const isKnown = isReady && isWeatherKnown;
  const [isLate, setLate] = useState(false);
  const [isWeatherLate, setWeatherLate] = useState(false);
  if (hasWaited && !isReady && !isLate) setLate(true);
  if (hasWaited && !isWeatherKnown && !isWeatherLate) setWeatherLate(true);
  const isStanding = hasWaited || isKnown;
  const items = isLoggedIn ? [] : myDay({ now, schedule, events, appointments: [], isCalled });
  const modules = isStanding && <ModuleTiles key="modules" />;
  const ofDay = (
    <Fragment key="day">
      {isLoggedIn && (
        <Suspense>
          <GuestDay
            now={now}
            schedule={schedule}
            events={events}
            isWaiting={isWaiting || !isStanding}
            onKnown={onKnown}
          />
        </Suspense>
      )}
      {isStanding && items.length > 0 && <DayTimeline items={items} title={t('home_next')} />}
    </Fragment>
  );
  return (
    <div className={styles.page} data-loading={isStanding ? undefined : true}>
      <DayHero
        day={now.day}
        schedule={schedule}
        isPending={schedules.isPending}
        isStanding={isStanding}
        isWeatherLate={isWeatherLate}
      />
      {isLoggedIn && (
        <Suspense>
          <MusterReminder isShown={isStanding} onKnown={onMusterKnown} />
          <GuestUrgent isShown={isStanding} />
        </Suspense>
      )}
      {/* A day that comes too late pushes nothing away; the drill and what is urgent may. */}
      {isLate ? [modules, ofDay] : [ofDay, modules]}
    </div>
  );
}
