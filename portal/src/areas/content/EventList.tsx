import MapPin from 'lucide-react/icons/map-pin';
import type { ContentEvent } from '#contract/areas/content.ts';
import { PlaceOnMap } from '#portal/areas/wayfinder/PlaceOnMap.tsx';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Badge } from '#portal/shared/ui/Badge.tsx';
import { classNames } from '#portal/shared/ui/class-names.ts';
import { RichText } from '#portal/shared/ui/RichText.tsx';
import styles from './EventList.module.css';
import { eventPlace, eventTimes } from './event-list.rules.ts';

interface EventListProps {
  events: readonly ContentEvent[];
  label: string;
  /** Shows the date of each event above its time, for lists that are not of one day. */
  withDates?: boolean;
  /** Opens an event; nothing on screens, where nobody touches. */
  onOpen?: (id: string) => void;
}

/** Events as a guest follows them through the day: the time at the side, what and where beside it. */
export function EventList({ events, label, withDates = false, onOpen }: EventListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {events.map((event) => (
        <EventLine key={event.id} event={event} withDate={withDates} onOpen={onOpen} />
      ))}
    </ul>
  );
}

interface EventLineProps {
  event: ContentEvent;
  withDate: boolean;
  onOpen?: (id: string) => void;
}

/** AD42: an event that asks for styling is emphasised. */
function EventLine({ event, withDate, onOpen }: EventLineProps) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const place = eventPlace(event, text);
  const kind = text(event.category);
  const date = event.fromDate ? formats.hubDate(event.fromDate) : t('content_every_day');
  return (
    <li className={classNames(styles.event, event.stylingRequired && styles.emphasised, onOpen && styles.openable)}>
      <p className={styles.when}>
        {withDate && <span className={styles.date}>{date} </span>}
        <time>{eventTimes(event, formats.time, text)}</time>
      </p>
      <div className={styles.what}>
        <h3 className={styles.title}>
          {onOpen ? (
            <button type="button" className={styles.open} onClick={() => onOpen(event.id)}>
              {text(event.title)}
            </button>
          ) : (
            text(event.title)
          )}
        </h3>
        {place && (
          <p className={styles.where}>
            <MapPin aria-hidden="true" />
            <PlaceOnMap name={place} profile={event.wayfinderProfile?.id} />
          </p>
        )}
        <RichText text={event.eventOverview} />
      </div>
      {kind && (
        <p className={styles.kind}>
          <Badge>{kind}</Badge>
        </p>
      )}
    </li>
  );
}
