import type { Excursion } from '#contract/areas/excursions.ts';

const DEFAULT_CHILD_FROM = 3; // commerce §5
const CHILD_TO = 12;

export type ChildPrice = { kind: 'notAvailable' } | { kind: 'free' } | { kind: 'price'; amount: number };

/** B40-B42: "(3-12)", or from the minimum age where that is above 2; above 12 there are no children. */
export function childAgeRange(minimumAge?: number | null): string {
  if (minimumAge && minimumAge > CHILD_TO) return '';
  const from = minimumAge && minimumAge > 2 ? minimumAge : DEFAULT_CHILD_FROM;
  return `(${from}-${CHILD_TO})`;
}

/** B42-B44: a trip for over-twelves has no child price whatever is stored; none is N/A, 0 is free. */
export function childPrice(child: number | null | undefined, minimumAge?: number | null): ChildPrice {
  if (minimumAge && minimumAge > CHILD_TO) return { kind: 'notAvailable' };
  if (child === null || child === undefined) return { kind: 'notAvailable' };
  return child === 0 ? { kind: 'free' } : { kind: 'price', amount: child };
}

/** What a tile says: the lowest price that somebody pays, marked where others pay more; 0 where nobody pays. */
export function lowestPrice({ adult, child }: Excursion['price']): { amount: number | undefined; isFrom: boolean } {
  const known = [adult, child].filter((price) => typeof price === 'number');
  const paid = known.filter((price) => price > 0);
  const amount = paid.length > 0 ? Math.min(...paid) : known[0];
  return { amount, isFrom: paid.some((price) => price !== amount) };
}
