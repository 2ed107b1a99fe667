import type { ContentEvent } from '#contract/areas/content.ts';
import { PlaceOnMap } from '#portal/areas/wayfinder/PlaceOnMap.tsx';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { classNames } from '#portal/shared/ui/class-names.ts';
import { PortalLink } from '#portal/shared/ui/PortalLink.tsx';
import styles from './EventTable.module.css';
import { eventPlace, eventTimes } from './event-list.rules.ts';

interface EventTableProps {
  events: readonly ContentEvent[];
  label: string;
  /** AD42: where the titles lead, if anywhere. */
  titleLink?: string;
  /** The date stands before the time; not where it stands above the table. */
  withDates?: boolean;
}

/** AD42: a timetable of time, title and location. Below 768 px each row is a card of its own. */
export function EventTable({ events, label, titleLink, withDates }: EventTableProps) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t('content_time')}</th>
          <th scope="col">{t('content_event')}</th>
          <th scope="col">{t('content_location')}</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id} className={classNames(styles.row, event.stylingRequired && styles.emphasised)}>
            <td className={styles.when}>
              {withDates && event.fromDate && <span className={styles.date}>{formats.hubDate(event.fromDate)} </span>}
              <time>{eventTimes(event, formats.time, text)}</time>
            </td>
            <th className={styles.title} scope="row">
              {titleLink ? <PortalLink to={titleLink}>{text(event.title)}</PortalLink> : text(event.title)}
            </th>
            <td className={styles.where}>
              <PlaceOnMap name={eventPlace(event, text)} profile={event.wayfinderProfile?.id} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
