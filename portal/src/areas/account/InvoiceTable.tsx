import type { InvoiceLine } from '#contract/areas/account.ts';
import { useFormats } from '#portal/shared/format/use-formats.ts';
import { useT, useText } from '#portal/shared/i18n/use-t.ts';
import styles from './InvoiceTable.module.css';
import { chargeMoment, discountsOf, inDateOrder, invoiceTotal } from './invoice.rules.ts';

/** Rows are laid out anew on phones, which takes their roles away; so they are said. */
const AS = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  column: { role: 'columnheader', scope: 'col' },
  head: { role: 'rowheader', scope: 'row' },
} as const;

/** C267-C270: a row for every charge, its discounts below it, the total at the end. */
export function InvoiceTable({ lines }: { lines: readonly InvoiceLine[] }) {
  const t = useT();
  const formats = useFormats();
  const withDepartment = lines.some(({ department }) => department);
  return (
    <table {...AS.table} className={styles.table} aria-label={t('account_charges')}>
      <thead {...AS.group}>
        <tr {...AS.row}>
          <th {...AS.column}>{t('invoice_date')}</th>
          {withDepartment && <th {...AS.column}>{t('invoice_department')}</th>}
          <th {...AS.column}>{t('invoice_description')}</th>
          <th {...AS.column} className={styles.amount}>
            {t('invoice_charges')}
          </th>
        </tr>
      </thead>
      {inDateOrder(lines).map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two coffees in the same minute are two charges with nothing of their own.
        <Charge key={place} line={line} withDepartment={withDepartment} />
      ))}
      <tfoot {...AS.group}>
        <tr {...AS.row}>
          <th {...AS.head} colSpan={withDepartment ? 3 : 2}>
            {t('invoice_total')}
          </th>
          <td {...AS.cell} className={styles.amount}>
            {formats.price(invoiceTotal(lines))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Charge({ line, withDepartment }: { line: InvoiceLine; withDepartment: boolean }) {
  const t = useT();
  const text = useText();
  const formats = useFormats();
  const { date, time } = chargeMoment(line.chargeDate);
  return (
    <tbody {...AS.group}>
      <tr {...AS.row}>
        <td {...AS.cell} className={styles.date}>
          {formats.hubDate(date)} {time && formats.time(time)}
        </td>
        {withDepartment && (
          <td {...AS.cell} className={styles.department}>
            {line.department}
          </td>
        )}
        <td {...AS.cell} className={styles.description}>
          {text(line.description)}
        </td>
        <td {...AS.cell} className={styles.amount}>
          {formats.price(line.charges)}
        </td>
      </tr>
      {discountsOf(line).map(({ description, amount }) => (
        <tr {...AS.row} key={text(description)} className={styles.discount}>
          <td {...AS.cell} className={styles.blank} colSpan={withDepartment ? 2 : 1} />
          <td {...AS.cell} className={styles.description}>
            {text(description) || t('invoice_discount')}
          </td>
          <td {...AS.cell} className={styles.amount}>
            {formats.price(-Math.abs(amount))}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
