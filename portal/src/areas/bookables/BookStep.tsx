import type { Conditions } from '#contract/conditions.ts';
import type { PressState } from '#portal/shared/booking/use-booking-press.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import { useMayBook } from '#portal/shared/party/use-may-book.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { BookingFailedNotice } from './BookingFailedNotice.tsx';
import styles from './Wizard.module.css';
import type { SlotPrice } from './wizard.rules.ts';

interface BookStepProps {
  state: PressState;
  summary: string;
  price: SlotPrice | undefined;
  conditions: Conditions | undefined;
}

/** The last step: what will be booked and the button; a blocked account reads why not (BD37). */
export function BookStep({ state, summary, price, conditions }: BookStepProps) {
  const t = useT();
  const text = useText();
  const { refusal } = useMayBook();
  const isBusy = state.kind === 'submitting';
  const sales = text(conditions?.salesMessage);
  if (refusal) return <Notice tone="caution">{t(refusal)}</Notice>;
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      {price && <Cost price={price} />}
      {sales && <p>{sales}</p>}
      {state.kind === 'error' && <BookingFailedNotice code={state.code} isOpen={state.isOpen} />}
      <Button type="submit" kind="primary" wide busy={isBusy}>
        {isBusy ? t('tac_booking') : t('tac_book')}
      </Button>
    </>
  );
}

function Cost({ price: { each, persons, total } }: { price: SlotPrice }) {
  const t = useT();
  const formats = useFormats();
  if (persons === 1 || total === 0) return <p className={styles.cost}>{formats.priceOrFree(total)}</p>;
  return (
    <p className={styles.cost}>
      {t('tac_price', { each: formats.price(each), n: persons, total: formats.price(total) })}
    </p>
  );
}
