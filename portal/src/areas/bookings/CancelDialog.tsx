import { type BookedEntry, bookingChangesRoutes } from '#contract/areas/booking-changes.ts';
import { useBookingPress } from '#portal/shared/booking/use-booking-press.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { ConfirmDialog } from '#portal/shared/ui/ConfirmDialog.tsx';
import styles from './Bookings.module.css';
import { EntryFacts } from './EntryFacts.tsx';
import { ManageRefused } from './ManageRefused.tsx';

export interface ManageDialogProps {
  entry: BookedEntry;
  onClose: () => void;
  /** With what the guest reads then. */
  onDone: (words: string) => void;
}

/** What is cancelled and what comes back, before it happens. Who waits leaves the list, or declines the offer. */
export function CancelDialog({ entry, onClose, onDone }: ManageDialogProps) {
  const t = useT();
  const formats = useFormats();
  const { state, press } = useBookingPress(bookingChangesRoutes.cancelEntry);
  const { bookingReference, unit, price, paidBy, waiting } = entry;
  const refund = !waiting && price > 0 ? formats.price(price) : undefined;

  async function cancel() {
    const params = { reference: bookingReference, unit };
    const outcome = await press({ what: `cancel ${bookingReference} ${unit}`, input: { params, body: {} } });
    if (!outcome?.booked) return;
    if (waiting) onDone(t('manage_left'));
    else onDone(refund ? t(`manage_cancelled_${paidBy}`, { price: refund }) : t('manage_cancelled'));
  }

  return (
    <ConfirmDialog
      danger
      title={t(waiting ? 'manage_leave_question' : 'manage_cancel_question')}
      confirm={t(waiting ? 'manage_leave' : 'manage_cancel_confirm')}
      cancel={t(waiting ? 'manage_keep_waiting' : 'manage_keep')}
      busy={state.kind === 'submitting'}
      onConfirm={cancel}
      onCancel={onClose}
    >
      <div className={styles.changing}>
        <EntryFacts entry={entry} />
        {!waiting && (
          <p className={styles.difference}>
            {refund ? t(`manage_refund_${paidBy}`, { price: refund }) : t('manage_refund_nothing')}
          </p>
        )}
        <p>{t('manage_goes_on')}</p>
        <ManageRefused state={state} />
      </div>
    </ConfirmDialog>
  );
}
