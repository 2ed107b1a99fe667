import { isPast } from '#contract/event-time.ts';
import { parseHubDate, slashedHubDate } from '#contract/hub-date.ts';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { usePageTitle } from '#portal/shared/page-title.ts';
import { useParams } from '#portal/shared/router/router-context.ts';
import { ListScreen } from '#portal/shared/screen/ListScreen.tsx';
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
  // The daily programme names days as yyyy-mm-dd, the itinerary as dd-mm-yyyy.
  const asked = scheduleDate(parseHubDate(slashedHubDate(date ?? '')) ?? date, now.day);
  const schedule = useSchedule(asked);
  // BD50: with what has ended it is the programme of the day.
  const { showPastEvents = false } = useConfiguration().ui;
  const isToday = asked.day === now.day;
  const isNow = isToday && !showPastEvents;
  const title = isNow ? t('screen_now_and_next') : t('programme_title');
  usePageTitle(title);
  const [shown] = Array.isArray(schedule.data) ? schedule.data : [];
  const listed = scheduleEvents(shown?.events, { day: asked.day, now, showPastEvents });
  const events = isNow ? nowAndNext(listed, now.time) : listed;
  const rows = events.map((event) => {
    const isOn = isToday && hasBegun(event, now.time) && !isPast({ ...event, day: asked.day }, now);
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
    <ListScreen
      title={title}
      lead={isToday ? text(shown?.title) : formats.words(asked.day, 'long')}
      rows={rows}
      reads={[schedule]}
      nothing={t('no_events')}
    />
  );
}
