import type { InvoiceLine } from '#contract/areas/account.ts';
import { parseHubDate } from '#contract/hub-date.ts';
import { toMinor, toWire } from '#contract/money.ts';
import type { LocalText } from '#contract/text.ts';

/** C271: `31/12/2026 18:05` in its two halves; what is written otherwise is the first half. */
export function chargeMoment(chargeDate: string): { date: string; time: string } {
  const [date = '', time = ''] = chargeDate.trim().split(/\s+/, 2);
  return parseHubDate(date) ? { date, time } : { date: chargeDate, time: '' };
}

/** CD43: by date and time; what has no date that can be read keeps its place at the end. */
export function inDateOrder(lines: readonly InvoiceLine[]): InvoiceLine[] {
  const rank = ({ chargeDate }: InvoiceLine) => {
    const { date, time } = chargeMoment(chargeDate);
    return `${parseHubDate(date) ?? '9999'} ${time}`;
  };
  return lines.toSorted((a, b) => rank(a).localeCompare(rank(b)));
}

interface Discount {
  /** Missing where the hub says a sum alone. */
  description?: LocalText;
  amount: number;
}

/** C266, CD43: each discount of a line, or their sum as one. */
export function discountsOf({ discounts }: InvoiceLine): Discount[] {
  if (Array.isArray(discounts)) return discounts;
  const amount = Number(discounts);
  return amount ? [{ amount }] : [];
}

/** CD43: what is due after discounts. */
export function invoiceTotal(lines: readonly InvoiceLine[]): number {
  return toWire(lines.reduce((sum, line) => sum + toMinor(line.chargesWithDiscounts ?? line.charges ?? 0), 0));
}
