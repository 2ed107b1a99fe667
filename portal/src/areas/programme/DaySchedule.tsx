import type { DailySchedule } from '#contract/areas/content.ts';
import { EventDialog } from '#portal/areas/content/EventDialog.tsx';
import { EventList } from '#portal/areas/content/EventList.tsx';
import { PdfList } from '#portal/areas/content/PdfList.tsx';
import { PartReading } from '#portal/areas/content/Reading.tsx';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useTurningPages } from '#portal/shared/device/use-turning-pages.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { PageHeader } from '#portal/shared/ui/PageHeader.tsx';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import { SeeAlso } from '#portal/shared/ui/SeeAlso.tsx';
import styles from './DaySchedule.module.css';
import { DayStrip } from './DayStrip.tsx';
import { scheduleEvents } from './day-events.rules.ts';
import { scheduleDate } from './schedule-date.rules.ts';
import { useOpenEvent } from './use-open-event.ts';
import { useSchedule } from './use-schedule.ts';

/** How often what has ended is looked for; events end with a minute. */
const TICK_MS = 10_000;

interface DayScheduleProps {
  /** The date of the route. */
  date?: string;
  title?: string;
  /** The days to choose from; not where the page is of today alone. */
  withDays?: boolean;
}

/** A304-A310, B267-B273, BD50: one day's programme. */
export function DaySchedule({ date, title, withDays = true }: DayScheduleProps) {
  const t = useT();
  const formats = useFormats();
  const { isSignage, ui } = useConfiguration();
  const now = formats.shipTime(useNow(TICK_MS));
  const asked = scheduleDate(date, now.day);
  const schedule = useSchedule(asked);
  useTurningPages();
  return (
    <div className={styles.page}>
      <PageHeader title={title ?? t('programme_title')} lead={formats.words(asked.day, 'long')} />
      {withDays && !isSignage && <DayStrip selected={asked.day} today={now.day} />}
      <PartReading read={schedule}>
        {() => {
          const [shown] = Array.isArray(schedule.data) ? schedule.data : [];
          const at = { day: asked.day, now, showPastEvents: ui.showPastEvents };
          return <Programme schedule={shown} events={scheduleEvents(shown?.events, at)} />;
        }}
      </PartReading>
    </div>
  );
}

interface ProgrammeProps {
  schedule: DailySchedule | undefined;
  events: DailySchedule['events'];
}

function Programme({ schedule, events }: ProgrammeProps) {
  const t = useT();
  const text = useText();
  const { isSignage } = useConfiguration();
  const { id, open, close } = useOpenEvent();
  // Also one that is over and no longer listed: whoever follows a link to it wants to know.
  const opened = isSignage ? undefined : schedule?.events.find((event) => event.id === id);
  return (
    <>
      {schedule && (
        <div className={styles.introduction}>
          <h2>{text(schedule.title)}</h2>
          <RichText text={schedule.description ?? schedule.overviewDescription} />
        </div>
      )}
      {events.length > 0 ? (
        <EventList events={events} label={t('content_events')} onOpen={isSignage ? undefined : open} />
      ) : (
        <EmptyState kind="events" title={t('no_events')} />
      )}
      {opened && <EventDialog event={opened} onClose={close} />}
      {schedule?.id && <PdfList ownerId={schedule.id} />}
      <SeeAlso page="/itinerary/spark" label={t('programme_in_pictures')} />
    </>
  );
}
