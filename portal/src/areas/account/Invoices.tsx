import { accountRoutes } from '#contract/areas/account.ts';
import { useHub } from '#portal/shared/hub/use-hub.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { EmptyState } from '#portal/shared/ui/EmptyState.tsx';
import { ErrorState } from '#portal/shared/ui/ErrorState.tsx';
import { Placeholders } from '#portal/shared/ui/Placeholders.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';

/** C265: what was charged to the account; always asked anew, since the bar charges while the phone sleeps. */
export function Invoices() {
  const t = useT();
  const invoices = useHub(accountRoutes.invoices, undefined, { staleTime: 0 });
  if (invoices.isPending) return <Placeholders of="lines" />;
  if (invoices.isError) {
    const title = t('invoices_error', { message: invoices.error.message });
    return <ErrorState title={title} onRetry={() => invoices.refetch()} />;
  }
  if (!invoices.data?.length) return <EmptyState kind="bookings" title={t('no_charges')} />;
  return <InvoiceTable lines={invoices.data} />;
}
