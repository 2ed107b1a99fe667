import type { BookedEntry } from '#contract/areas/booking-changes.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import styles from './Bookings.module.css';
import { entryOf, type Told } from './manage.rules.ts';
import { useManaging } from './managing.ts';

const MINUTE_MS = 60_000;

/** What may be done about a booking, below it; nothing where the hub says nothing of it. */
export function ManageBooking({ of: told }: { of: Told }) {
  const entry = entryOf(useManaging().entries, told);
  if (!entry) return null;
  return entry.waiting ? <Waiting entry={entry} waiting={entry.waiting} /> : <Booked entry={entry} />;
}

function Booked({ entry }: { entry: BookedEntry }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const { open } = useManaging();
  const { date, time } = entry.changeUntil;
  const name = text(entry.name);
  const until = { date: formats.hubDate(date), time: formats.time(time) };
  const hasBegun = useHasBegun(entry);
  if (!entry.canCancel) return hasBegun ? null : <p className={styles.deadline}>{t('manage_over', until)}</p>;
  return (
    <div className={styles.manage}>
      <p className={styles.deadline}>{t('manage_until', until)}</p>
      <div className={styles.actions}>
        {entry.canChange && (
          <Button kind="secondary" aria-label={t('manage_change_of', { name })} onClick={() => open('change', entry)}>
            {t('manage_change')}
          </Button>
        )}
        <Button kind="quiet" aria-label={t('manage_cancel_of', { name })} onClick={() => open('cancel', entry)}>
          {t('manage_cancel')}
        </Button>
      </div>
    </div>
  );
}

function useHasBegun({ date, fromTime }: BookedEntry): boolean {
  const now = useFormats().shipTime(useNow(MINUTE_MS));
  return `${parseHubDate(date)} ${fromTime}` <= `${now.day} ${now.time}`;
}

/** BD34: the place in the list; what is offered is answered above the list (`Offers`). */
function Waiting({ entry, waiting }: { entry: BookedEntry; waiting: NonNullable<BookedEntry['waiting']> }) {
  const t = useT();
  const text = useText();
  const { open } = useManaging();
  if (waiting.offer) return <p className={styles.deadline}>{t('manage_offer', { n: entry.persons })}</p>;
  return (
    <div className={styles.manage}>
      <p className={styles.deadline}>{t('manage_position', { n: waiting.position })}</p>
      <div className={styles.actions}>
        <Button
          kind="quiet"
          aria-label={t('manage_leave_of', { name: text(entry.name) })}
          onClick={() => open('cancel', entry)}
        >
          {t('manage_leave')}
        </Button>
      </div>
    </div>
  );
}
