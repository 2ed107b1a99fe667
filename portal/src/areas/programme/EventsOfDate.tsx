import { useState } from 'react';
import { programmeRoutes } from '#contract/areas/programme.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { PartReading } from '#portal/areas/content/Reading.tsx';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { isNothing } from '#portal/shared/hub/hub-failure.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { DataTable } from '#portal/shared/ui/DataTable.tsx';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import styles from './EventsOfDate.module.css';
import { LineupDialog } from './LineupDialog.tsx';
import { eventTimes, type ShownEvent, shownEvents } from './lineup.rules.ts';
import { PROGRAMME_VALID_MS } from './use-schedule.ts';

/** B182-B186, BD42: the events of a date (dd/mm/yyyy) as a table. BD4: a date that is none has no events. */
export function EventsOfDate({ date }: { date: string }) {
  const t = useT();
  const formats = useFormats();
  const day = parseHubDate(date);
  const events = useHub(
    programmeRoutes.events,
    { query: { date } },
    { enabled: day !== undefined, staleTime: PROGRAMME_VALID_MS },
  );
  const empty = <EmptyState kind="events" title={t('no_events_on', { date: formats.hubDate(date) })} />;
  if (day === undefined || isNothing(events.error)) return empty;
  return (
    <PartReading read={events}>
      {() => {
        const found = events.data?.lineup?.[0]?.events; // B186
        // The whole day: a table of a date is looked up, not followed.
        const at = { day, now: { day, time: '00:00' }, shipTime: formats.shipTime };
        const rows = shownEvents(Array.isArray(found) ? found : [], at);
        return rows.length === 0 ? empty : <EventTable rows={rows} />;
      }}
    </PartReading>
  );
}

function EventTable({ rows }: { rows: readonly ShownEvent[] }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const { isSignage } = useConfiguration();
  const [open, setOpen] = useState<ShownEvent>();
  /** B183; a screen has nobody to press it. */
  const opens = (event: ShownEvent) => !isSignage && text(event.description) !== '';
  const columns = [
    {
      id: 'time',
      label: t('content_time'),
      cell: (event: ShownEvent) => <span className={styles.time}>{eventTimes(event, formats.time, text)}</span>,
    },
    {
      id: 'title',
      label: t('content_article'),
      lead: true,
      cell: (event: ShownEvent) =>
        opens(event) ? (
          <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(event)}>
            {text(event.name)}
          </button>
        ) : (
          text(event.name)
        ),
    },
    { id: 'deck', label: t('itinerary_deck'), cell: (event: ShownEvent) => text(event.venueLevel) },
    { id: 'venue', label: t('itinerary_venue'), cell: (event: ShownEvent) => text(event.venue) },
  ];
  return (
    <div className={styles.events}>
      <DataTable label={t('content_events')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      {open && <LineupDialog event={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
