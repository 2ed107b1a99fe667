import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Button } from '#portal/shared/ui/Button.tsx';
import { Dialog } from '#portal/shared/ui/Dialog.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { Spinner } from '#portal/shared/ui/Spinner.tsx';
import styles from './Bookings.module.css';
import type { ManageDialogProps } from './CancelDialog.tsx';
import { ChangeFields } from './ChangeFields.tsx';
import { EntryFacts } from './EntryFacts.tsx';
import { ManageRefused } from './ManageRefused.tsx';
import { differenceText, manageRefusal } from './manage.rules.ts';
import { useChange } from './use-change.ts';

/** Another time, other guests, another number of persons: the difference is read before it is paid. */
export function ChangeDialog({ entry, onClose, onDone }: ManageDialogProps) {
  const t = useT();
  const formats = useFormats();
  const change = useChange(entry);
  const { options, quote, state } = change;
  const difference = quote && !quote.failed ? quote.difference : undefined;
  const said = typeof difference === 'number' ? differenceText(difference, entry.paidBy) : undefined;

  async function confirm() {
    const paid = await change.press();
    if (paid === undefined) return;
    const { key, amount } = differenceText(paid, entry.paidBy);
    onDone(`${t('manage_changed')} ${t(key, { price: formats.price(amount) })}`);
  }

  return (
    <Dialog
      title={t('manage_change_question')}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('manage_keep')}
          </Button>
          <Button kind="primary" busy={state.kind === 'submitting'} disabled={!said} onClick={confirm}>
            {difference
              ? t(difference > 0 ? 'manage_confirm_more' : 'manage_confirm_back', {
                  price: formats.price(Math.abs(difference)),
                })
              : t('manage_confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.changing}>
        <EntryFacts entry={entry} />
        {change.reading.isPending && <Spinner />}
        {change.reading.isError && <ErrorState onRetry={() => change.reading.refetch()} />}
        {options && <ChangeFields entry={entry} options={options} choice={change.choice} onChange={change.choose} />}
        <div aria-live="polite" className={styles.quote}>
          {quote?.failed && <Notice tone="caution">{t(manageRefusal(quote.code ?? undefined))}</Notice>}
          {said && quote && (
            <>
              <p>
                {t('manage_prices', {
                  before: formats.priceOrFree(quote.price ?? 0),
                  after: formats.priceOrFree(quote.newPrice ?? 0),
                })}
              </p>
              <p className={styles.difference}>{t(said.key, { price: formats.price(said.amount) })}</p>
            </>
          )}
        </div>
        <ManageRefused state={state} />
      </div>
    </Dialog>
  );
}
