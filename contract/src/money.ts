/** Amounts are whole minor units inside (pence, cents) and numbers with at most 2 decimals on the wire (BD3). */
export type Minor = number;

export function toWire(minor: Minor): number {
  return Math.round(minor) / 100;
}

/** Half up, also for the values that binary fractions put just below the half (1.005 is 101 minor units). */
export function toMinor(amount: number): Minor {
  return Math.sign(amount) * Math.round(Number((Math.abs(amount) * 100).toFixed(6)));
}

/** BD3: the symbol directly before the amount, a dot, 2 decimals, no grouping. */
export function formatPrice(amount: number, symbol = '£'): string {
  const minor = toMinor(amount);
  return `${minor < 0 ? '-' : ''}${symbol}${(Math.abs(minor) / 100).toFixed(2)}`;
}
