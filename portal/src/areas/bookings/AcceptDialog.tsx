import { bookingChangesRoutes } from '#contract/areas/booking-changes.ts';
import { useBookingPress } from '#portal/shared/booking/use-booking-press.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { ConfirmDialog } from '#portal/shared/ui/ConfirmDialog.tsx';
import styles from './Bookings.module.css';
import type { ManageDialogProps } from './CancelDialog.tsx';
import { EntryFacts } from './EntryFacts.tsx';
import { ManageRefused } from './ManageRefused.tsx';

/** The place that is held: what it costs, and that it is charged now. */
export function AcceptDialog({ entry, onClose, onDone }: ManageDialogProps) {
  const t = useT();
  const formats = useFormats();
  const { state, press } = useBookingPress(bookingChangesRoutes.acceptOffer);
  const { bookingReference, unit } = entry;
  const price = formats.priceOrFree(entry.price);

  async function accept() {
    const params = { reference: bookingReference, unit };
    const outcome = await press({ what: `accept ${bookingReference} ${unit}`, input: { params, body: {} } });
    if (outcome?.booked) onDone(t('manage_accepted', { price }));
  }

  return (
    <ConfirmDialog
      title={t('manage_accept_question')}
      confirm={t('manage_accept', { price })}
      busy={state.kind === 'submitting'}
      onConfirm={accept}
      onCancel={onClose}
    >
      <div className={styles.changing}>
        <EntryFacts entry={entry} />
        <p className={styles.difference}>{t('manage_accept_charge', { price })}</p>
        <ManageRefused state={state} />
      </div>
    </ConfirmDialog>
  );
}
