import type { Minor } from '#contract/money.ts';
import type { LocalText } from '#contract/text.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface Discount {
  description: LocalText;
  amount: Minor;
}

export interface InvoiceRow {
  accountNumber: string;
  department: string;
  description: LocalText;
  amount: Minor;
  discounts: Discount[] | null;
  chargedAt: Date;
}

export function accountStore(sql: Sql) {
  return {
    linesOf: (accountNumber: string) => sql<InvoiceRow[]>`
      select account_number as "accountNumber", department, description, amount, discounts, charged_at as "chargedAt"
      from invoice_lines where account_number = ${accountNumber} order by charged_at, id`,

    async charge({ accountNumber, department, description, amount, discounts, chargedAt }: InvoiceRow): Promise<void> {
      await sql`
        insert into invoice_lines (account_number, department, description, amount, discounts, charged_at)
        values (${accountNumber}, ${department}, ${sql.json(description)}, ${amount},
          ${discounts ? sql.json(discounts as never) : null}, ${chargedAt})`;
    },
  };
}
