import type { Minor } from '#contract/money.ts';
import type { LocalText } from '#contract/text.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

export interface Discount {
  description: LocalText;
  amount: Minor;
}

/** A line of a guest's account. Nothing is changed or deleted: a cancellation adds a counter line. */
export interface ChargeLine {
  accountNumber: string;
  department: string;
  description: LocalText;
  amount: Minor;
  discounts: Discount[] | null;
  chargedAt: Date;
}

export function charges(sql: Sql) {
  return {
    /** Of the voyage under way, in the order in which they were made. */
    linesOf: (accountNumber: string) => sql<ChargeLine[]>`
      select account_number as "accountNumber", department, description, amount, discounts, charged_at as "chargedAt"
      from invoice_lines where account_number = ${accountNumber} and voyage_id = (select current_voyage())
      order by charged_at, id`,

    /** `reference` says what the line came with. */
    async add(line: ChargeLine, reference: string | null = null): Promise<void> {
      const { accountNumber, department, description, amount, discounts, chargedAt } = line;
      await sql`
        insert into invoice_lines (account_number, department, description, amount, discounts, charged_at, reference)
        values (${accountNumber}, ${department}, ${sql.json(description)}, ${amount},
          ${discounts ? sql.json(discounts as never) : null}, ${chargedAt}, ${reference})`;
    },

    /** Takes back the lines of the voyage under way that came with a pack, before they are laid anew. */
    async removeLaid(reference: string): Promise<void> {
      await sql`
        delete from invoice_lines
        where reference = ${reference} and booking_id is null and voyage_id = (select current_voyage())`;
    },
  };
}
