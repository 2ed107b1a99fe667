import { useParams } from 'react-router';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { ScreenFrame } from '#portal/shared/screen/ScreenFrame.tsx';
import { ScreenRows } from '#portal/shared/screen/ScreenRows.tsx';
import { readinessOf } from '#portal/shared/screen/screen-run.ts';
import { scheduleEvents } from './day-events.rules.ts';
import { hasBegun, nowAndNext } from './now-and-next.rules.ts';
import { scheduleDate } from './schedule-date.rules.ts';
import { useSchedule } from './use-schedule.ts';

const TICK_MS = 10_000;

/** A304-A310 on a screen: what is on now and next, or another day's programme. */
export function ProgrammeScreen() {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const { date } = useParams();
  const now = formats.shipTime(useNow(TICK_MS));
  const asked = scheduleDate(date, now.day);
  const schedule = useSchedule(asked);
  const isToday = asked.day === now.day;
  const title = isToday ? t('screen_now_and_next') : t('programme_title');
  usePageTitle(title);
  const [shown] = Array.isArray(schedule.data) ? schedule.data : [];
  const listed = scheduleEvents(shown?.events, { day: asked.day, now, showPastEvents: false });
  const events = isToday ? nowAndNext(listed, now.time) : listed;
  const rows = events.map((event) => {
    const isOn = isToday && hasBegun(event, now.time);
    return {
      key: event.id,
      lead: formats.time(event.startTime ?? '') || text(event.startTimeDescription),
      title: text(event.title),
      support: [event.location, event.locationDetail].map(text).filter(Boolean).join(', '),
      mark: isOn ? t('screen_now') : undefined,
      tone: isOn ? ('now' as const) : undefined,
    };
  });
  return (
    <ScreenFrame
      title={title}
      lead={isToday ? text(shown?.title) : formats.words(asked.day, 'long')}
      readiness={readinessOf([schedule], rows.length > 0)}
    >
      {rows.length > 0 ? (
        <ScreenRows label={title} rows={rows} />
      ) : (
        schedule.data !== undefined && <p>{t('no_events')}</p>
      )}
    </ScreenFrame>
  );
}
