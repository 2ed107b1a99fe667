import { excursionsRoutes } from '#contract/areas/excursions.ts';
import { NotAllowed } from '#portal/shared/booking/NotAllowed.tsx';
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
  if (allowed.data?.allowed === false)
    return <NotAllowed check={allowed.data} otherwise={t('hub_book_experience_error')} />;
  const going = chosenGuests(choice);
  const price = formats.priceOrFree(totalPrice(going));
  const label = joinsWaitlist(choice)
    ? t('excursion_join_waitlist')
    : going.length > 0
      ? t('excursion_book_places', { n: going.length, price })
      : t('excursion_book_nobody');
  const sales = text(conditions.data?.salesMessage);
  return (
    <div className={styles.action} data-action>
      {sales && <p>{sales}</p>}
      {joinsWaitlist(choice) && <Notice tone="caution">{t('excursion_full_waitlist')}</Notice>}
      {choice.places < 1 && !choice.waitlist && <Notice tone="caution">{t('excursion_full')}</Notice>}
      <Button type="submit" kind="primary" wide busy={busy} disabled={!busy && isBookBlocked(choice)}>
        {busy ? t('excursion_booking') : label}
      </Button>
    </div>
  );
}
