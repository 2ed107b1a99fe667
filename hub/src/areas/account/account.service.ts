import type { InvoiceLine } from '#contract/areas/account.ts';
import { toMinor } from '#contract/money.ts';
import type { LocalText } from '#contract/text.ts';
import { type ChargeLine, charges } from '#hub/booking/charges.ts';
import type { Hub } from '#hub/hub.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { badRequest, notFound } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { discountOf, presentLine } from './account.present.ts';

export interface Charge {
  department: string;
  description: LocalText;
  amount: number;
  discounts?: readonly { description: LocalText; amount: number }[] | undefined;
}

/** The guest's folio: bookings and the ship's tills write to it, the guest reads it. */
export function accountService({ sql, pms, clock, shipTime }: Pick<Hub, 'sql' | 'pms' | 'clock' | 'shipTime'>) {
  return {
    async invoices({ accountNumber }: Session): Promise<InvoiceLine[]> {
      if (!accountNumber) return [];
      const rows = await charges(sql).linesOf(accountNumber);
      return rows.map((row) => presentLine(row, shipTime));
    },

    async charge(tx: Sql, accountNumber: string, charge: Charge): Promise<InvoiceLine> {
      const guest = await pms.findByAccount(accountNumber);
      if (!guest) throw notFound('No guest has this account number.');
      const row: ChargeLine = {
        accountNumber: guest.accountNumber, // as the guest's session has it, however the operator spelled it
        department: charge.department,
        description: charge.description,
        amount: toMinor(charge.amount),
        discounts: charge.discounts?.map((one) => ({ ...one, amount: toMinor(one.amount) })) ?? null,
        chargedAt: clock.now(),
      };
      if (Math.abs(discountOf(row)) > Math.abs(row.amount)) throw badRequest('The discounts are more than the charge.');
      await charges(tx).add(row);
      return presentLine(row, shipTime);
    },
  };
}
