import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { type AllowedCheck, BLOCKED_CODES } from '#contract/conditions.ts';
import { BlockedNotice } from '#portal/shared/booking/BlockedNotice.tsx';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import styles from './BookingForm.module.css';
import { type BookingChoice, chosenGuests, isBookBlocked, joinsWaitlist, totalPrice } from './booking-form.rules.ts';

/** B91, BD36: the button, or the reasons in its place when the account may not book. */
export function BookAction({ choice, busy }: { choice: BookingChoice; busy: boolean }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const allowed = useHub(excursionsRoutes.allowed, undefined, { staleTime: 0 });
  const conditions = useHub(excursionsRoutes.conditions);
  if (allowed.data?.allowed === false) return <NotAllowed check={allowed.data} />;
  const going = chosenGuests(choice);
  const price = formats.priceOrFree(totalPrice(going));
  const label = joinsWaitlist(choice)
    ? t('excursion_join_waitlist')
    : going.length > 0
      ? t('excursion_book_places', { n: going.length, price })
      : t('excursion_book_nobody');
  const sales = text(conditions.data?.salesMessage);
  return (
    <div className={styles.action}>
      {sales && <p>{sales}</p>}
      {joinsWaitlist(choice) && <Notice tone="caution">{t('excursion_full_waitlist')}</Notice>}
      {choice.places < 1 && !choice.waitlist && <Notice tone="caution">{t('excursion_full')}</Notice>}
      <Button type="submit" kind="primary" wide busy={busy} disabled={!busy && isBookBlocked(choice)}>
        {busy ? t('excursion_booking') : label}
      </Button>
    </div>
  );
}

/** Never without words: a guest who may not book is told so even where the hub says no more than that. */
function NotAllowed({ check }: { check: AllowedCheck }) {
  const t = useT();
  const text = useText();
  const known = BLOCKED_CODES.find((code) => code === check.code);
  if (known) return <BlockedNotice refusal={known} />;
  const given = check.messages.map((one) => text(one)).filter(Boolean);
  return (
    <Notice tone="caution">
      {(given.length > 0 ? given : [t('hub_book_experience_error')]).map((one) => (
        <p key={one}>{one}</p>
      ))}
    </Notice>
  );
}
