import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './DataTable.module.css';

export type Column<R> = {
  id: string;
  label: string;
  cell: (row: R) => ReactNode;
  /** Figures stand at the end. */
  end?: boolean;
  /** The title of the card on phones. */
  lead?: boolean;
};

type DataTableProps<R> = {
  /** Says what the table is about. */
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
};

/** A table that becomes cards under 768 px; the roles keep it a table for assistive technology either way. */
export function DataTable<R>({ label, columns, rows, rowKey }: DataTableProps<R>) {
  const styleOf = ({ end, lead }: Column<R>) => classNames(end && styles.end, lead && styles.lead);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: another display takes the role away.
    <table className={styles.table} role="table" aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
        <tr role="row">
          {columns.map((column) => (
            <th key={column.id} scope="col" className={styleOf(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: as above.
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              // biome-ignore lint/a11y/noRedundantRoles: as above.
              <td key={column.id} role="cell" data-label={column.label} className={styleOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
