import type { ReactNode } from 'react';
import { useNow } from '#portal/shared/clock/use-now.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { LinkButton } from '#portal/shared/ui/LinkButton.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import styles from './Bookings.module.css';
import { minutesLeft, type Offered, offersOf } from './manage.rules.ts';
import { useManaging } from './managing.ts';
import { useEntries } from './use-entries.ts';

const LOOK_MS = 10_000;

/** BD34: places that are held and wait for an answer stand above the bookings, whatever their day. */
export function Offers() {
  const t = useT();
  const formats = useFormats();
  const { entries, open } = useManaging();
  return offersOf(entries).map((entry) => (
    <OfferNotice key={`${entry.bookingReference} ${entry.unit}`} entry={entry}>
      <div className={styles.actions}>
        <Button kind="primary" onClick={() => open('accept', entry)}>
          {t('manage_accept', { price: formats.priceOrFree(entry.price) })}
        </Button>
        <Button kind="secondary" onClick={() => open('cancel', entry)}>
          {t('manage_decline')}
        </Button>
      </div>
    </OfferNotice>
  ));
}

/** For the home page: an offer lasts minutes, and who reads messages late has lost it. */
export function OfferReminders() {
  const t = useT();
  return offersOf(useEntries().entries).map((entry) => (
    <OfferNotice key={`${entry.bookingReference} ${entry.unit}`} entry={entry}>
      <LinkButton small to="/my_onboard_bookings">
        {t('manage_answer')}
      </LinkButton>
    </OfferNotice>
  ));
}

function OfferNotice({ entry, children }: { entry: Offered; children: ReactNode }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const { until } = entry.waiting.offer;
  const left = minutesLeft(until, formats.shipTime(useNow(LOOK_MS)));
  return (
    <Notice tone="caution" title={t('manage_offer', { n: entry.persons })} action={children}>
      <p>
        {text(entry.name)}, {formats.hubDate(entry.date)}, {formats.time(entry.fromTime)}
      </p>
      <p>
        {t('manage_offer_until', { time: formats.time(until.time) })}{' '}
        {left > 0 && <strong className={styles.left}>{t('manage_offer_left', { n: left })}</strong>}
      </p>
    </Notice>
  );
}
