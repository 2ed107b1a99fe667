/** Amounts are whole minor units inside (pence, cents) and numbers with at most 2 decimals on the wire (BD3). */
export type Minor = number;

export function toWire(minor: Minor): number {
  return Math.round(minor) / 100;
}

/** Half up, also for the values that binary fractions put just below the half (1.005 is 101 minor units). */
export function toMinor(amount: number): Minor {
  return Math.sign(amount) * Math.round(Number((Math.abs(amount) * 100).toFixed(6)));
}

/** Languages that write the amount first, with a comma: what the marketplace's prices beside ours look like too. */
const AMOUNT_FIRST = ['de', 'fr'];

/** BD3: 2 decimals, no grouping; the symbol directly before the amount and a dot, in German and French "59,00 £". */
export function formatPrice(amount: number, symbol = '£', language = 'en'): string {
  const minor = toMinor(amount);
  const [sign, value] = [minor < 0 ? '-' : '', (Math.abs(minor) / 100).toFixed(2)];
  if (!AMOUNT_FIRST.includes(language.slice(0, 2))) return `${sign}${symbol}${value}`;
  return `${sign}${value.replace('.', ',')}\u00a0${symbol}`;
}
