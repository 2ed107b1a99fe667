import type { InvoiceLine } from '#contract/areas/account.ts';
import { toHubDate } from '#contract/hub-date.ts';
import { toWire } from '#contract/money.ts';
import type { ChargeLine } from '#hub/booking/charges.ts';
import type { ShipTime } from '#hub/shared/ship-time.ts';

export function discountOf({ discounts }: Pick<ChargeLine, 'discounts'>): number {
  return discounts?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
}

export function presentLine(row: ChargeLine, shipTime: ShipTime): InvoiceLine {
  const { day, time } = shipTime.at(row.chargedAt);
  const line: InvoiceLine = {
    chargeDate: `${toHubDate(day)} ${time}`,
    department: row.department,
    description: row.description,
    charges: toWire(row.amount),
    chargesWithDiscounts: toWire(row.amount - discountOf(row)),
  };
  if (row.discounts) line.discounts = row.discounts.map((one) => ({ ...one, amount: toWire(one.amount) }));
  return line;
}
