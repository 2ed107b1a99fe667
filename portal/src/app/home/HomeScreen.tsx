import { holidayRoutes, type Schedule } from '#contract/areas/holiday.ts';
import { useSchedule } from '#portal/areas/programme/use-schedule.ts';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle, usePortalTitle } from '#portal/shared/page-title.ts';
import { ScreenFacts } from '#portal/shared/screen/ScreenFacts.tsx';
import { ScreenFrame, ScreenPage } from '#portal/shared/screen/ScreenFrame.tsx';
import { ScreenRows } from '#portal/shared/screen/ScreenRows.tsx';
import { useKit } from '#portal/shared/ui/kit-context.ts';
import { imageByReference } from '#portal/shared/ui/pictures.ts';
import { nextEvents, scheduleOfDay } from './day.rules.ts';
import styles from './HomeScreen.module.css';

const MINUTE_MS = 60_000;
const REFRESH = { staleTime: MINUTE_MS, refetchInterval: 2 * MINUTE_MS, quietly: true };
const WHOLE_WIDTH_PX = 1920;

/** The day and the port with all on board, what is on next, and on the first day a welcome. */
export function HomeScreen() {
  const t = useT();
  const text = useText();
  const ship = usePortalTitle();
  const { hubUrl, defaultImageId } = useKit();
  const { shipTime } = useFormats();
  const { day, time } = shipTime(useNow(MINUTE_MS / 2));
  const schedules = useHub(holidayRoutes.schedules, undefined, REFRESH);
  const programme = useSchedule({ call: 'today', day }, REFRESH);
  usePageTitle(undefined);
  const schedule = scheduleOfDay(schedules.data ?? [], day);
  const isFirst = schedule === undefined || schedule.day === 1;
  const events = nextEvents(programme.data?.[0]?.events ?? [], time, schedule?.atSea ? 5 : 3);
  const picture = schedule?.image ?? defaultImageId;
  return (
    <ScreenFrame
      title={schedule ? text(schedule.title) : ship}
      isGrand
      lead={schedule ? t('itinerary_day', { n: schedule.day }) : undefined}
      backdrop={picture && imageByReference(hubUrl, picture, WHOLE_WIDTH_PX)}
      readiness={schedules.isPending ? 'loading' : 'ready'}
    >
      {isFirst && <Welcome ship={ship} />}
      {schedule && (
        <ScreenPage>
          <PortTimes schedule={schedule} />
          {events.length > 0 && (
            <div className={styles.next} data-shrinks="">
              <h2 className={styles.heading}>{t('home_next')}</h2>
              <NextRows events={events} />
            </div>
          )}
        </ScreenPage>
      )}
    </ScreenFrame>
  );
}

function Welcome({ ship }: { ship: string }) {
  const t = useT();
  return (
    <ScreenPage>
      <p className={styles.welcome}>{t('home_welcome')}</p>
      <p className={styles.ship}>{ship}</p>
    </ScreenPage>
  );
}

function PortTimes({ schedule }: { schedule: Schedule }) {
  const t = useT();
  const formats = useFormats();
  if (schedule.atSea) return null;
  const times = [
    { label: t('home_arrives'), value: schedule.arrives },
    { label: t('home_all_on_board'), value: schedule.allOnBoard, isChief: true },
    { label: t('home_departs'), value: schedule.departs },
  ];
  const known = times.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value: formats.time(value) }] : []));
  return known.length > 0 ? <ScreenFacts facts={known} /> : null;
}

function NextRows({ events }: { events: ReturnType<typeof nextEvents> }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  return (
    <ScreenRows
      label={t('home_next')}
      isCompact
      rows={events.map((event) => ({
        key: event.id,
        lead: formats.time(event.startTime ?? ''),
        title: text(event.title),
        support: text(event.location),
      }))}
    />
  );
}
