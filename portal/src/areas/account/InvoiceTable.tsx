import type { InvoiceLine } from '#contract/areas/account.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import styles from './InvoiceTable.module.css';
import { chargeMoment, inDateOrder, invoiceTotal } from './invoice.rules.ts';

/** C267-C270: a row for every charge, its discounts below it, the total at the end. */
export function InvoiceTable({ lines }: { lines: readonly InvoiceLine[] }) {
  const t = useT();
  const formats = useFormats();
  const withDepartment = lines.some(({ department }) => department);
  return (
    <table className={styles.table} aria-label={t('account_charges')}>
      <thead>
        <tr>
          <th scope="col">{t('invoice_date')}</th>
          {withDepartment && <th scope="col">{t('invoice_department')}</th>}
          <th scope="col">{t('invoice_description')}</th>
          <th scope="col" className={styles.amount}>
            {t('invoice_charges')}
          </th>
        </tr>
      </thead>
      {inDateOrder(lines).map((line, place) => (
        // Nothing of a charge is its own: two coffees at the same minute are two charges.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <Charge key={place} line={line} withDepartment={withDepartment} />
      ))}
      <tfoot>
        <tr>
          <th scope="row" colSpan={withDepartment ? 3 : 2}>
            {t('invoice_total')}
          </th>
          <td className={styles.amount}>{formats.price(invoiceTotal(lines))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Charge({ line, withDepartment }: { line: InvoiceLine; withDepartment: boolean }) {
  const text = useText();
  const formats = useFormats();
  const { date, time } = chargeMoment(line.chargeDate);
  return (
    <tbody>
      <tr>
        <td>
          {formats.hubDate(date)} {time && <span className={styles.time}>{formats.time(time)}</span>}
        </td>
        {withDepartment && <td>{line.department}</td>}
        <td>{text(line.description)}</td>
        <td className={styles.amount}>{formats.price(line.charges)}</td>
      </tr>
      {line.discounts?.map(({ description, amount }) => (
        <tr key={text(description)} className={styles.discount}>
          <td colSpan={withDepartment ? 2 : 1} />
          <td>{text(description)}</td>
          <td className={styles.amount}>{formats.price(-Math.abs(amount))}</td>
        </tr>
      ))}
    </tbody>
  );
}
