import type { BookedEntry } from '#contract/areas/booking-changes.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import styles from './Bookings.module.css';
import { isByName } from './manage.rules.ts';

/** What a dialog is about: what, when, who. */
export function EntryFacts({ entry }: { entry: BookedEntry }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const who = isByName(entry)
    ? entry.guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
    : t('manage_persons_count', { n: entry.persons });
  return (
    <div className={styles.facts}>
      <p>
        <strong>{text(entry.name)}</strong>
      </p>
      <p>
        {formats.hubDate(entry.date)} · {formats.time(entry.fromTime)}
        {entry.port && ` · ${text(entry.port)}`}
      </p>
      <p>{who}</p>
    </div>
  );
}
