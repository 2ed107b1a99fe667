import type { ContentEvent } from '#contract/areas/content.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { useArticleEvents } from '#portal/shared/use-article-events.ts';
import styles from './ArticleEvents.module.css';
import { EventList } from './EventList.tsx';
import { EventTable } from './EventTable.tsx';
import { eventsByDate } from './event-list.rules.ts';
import { PartReading } from './Reading.tsx';
import { listOf } from './shown-items.rules.ts';

type EventsForm = 'list' | 'table' | 'agenda';

interface ArticleEventsProps {
  articleId: string;
  as: EventsForm;
  titleLink?: string;
}

/** Events end with a minute: what is shown is asked for anew at least that often. */
const EVENTS_FRESH_MS = 60_000;

/** A302 */
export function ArticleEvents({ articleId, as, titleLink }: ArticleEventsProps) {
  const t = useT();
  const events = useArticleEvents(articleId, { staleTime: EVENTS_FRESH_MS, refetchInterval: EVENTS_FRESH_MS });
  return (
    <PartReading read={events}>
      {() => {
        const shown = listOf(events.data);
        if (shown.length === 0) return <NoEvents isWholePage={as !== 'list'} />;
        if (as === 'agenda') return <Agenda events={shown} />;
        if (as === 'table')
          return <EventTable events={shown} label={t('content_events')} titleLink={titleLink} withDates />;
        return <EventList events={shown} label={t('content_events')} withDates />;
      }}
    </PartReading>
  );
}

/** A302: a drawing where the page is about nothing else, otherwise a quiet line. */
function NoEvents({ isWholePage }: { isWholePage: boolean }) {
  const t = useT();
  if (isWholePage) return <EmptyState kind="events" title={t('no_events')} />;
  return <p className={styles.none}>{t('no_events')}</p>;
}

/** AD42: a table for each date. */
function Agenda({ events }: { events: readonly ContentEvent[] }) {
  const t = useT();
  const formats = useFormats();
  return eventsByDate(events).map(({ day, events: ofDay }) => {
    const title = day ? formats.words(day, 'long') : t('content_every_day');
    return (
      <section key={day ?? ''} className={styles.day}>
        <h2>{title}</h2>
        <EventTable events={ofDay} label={title} />
      </section>
    );
  });
}
