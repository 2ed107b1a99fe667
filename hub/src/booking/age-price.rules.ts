import type { IsoDay } from '#contract/hub-date.ts';
import type { Minor } from '#contract/money.ts';
import { ageOn } from '#hub/partners/pms/port.ts';

/** Stored prices per person; null = none stored, which 0 is not (BD31). */
export interface Prices {
  adult: Minor | null;
  child: Minor | null;
  infant: Minor | null;
}

export type AgeClass = keyof Prices;

const ADULT_FROM = 13; // BD14
const CHILD_FROM = 3; // BD14

/** BD14: by the age on the excursion's date; an unknown birthday counts as adult. */
export function ageClassOn(birthDay: IsoDay | undefined, day: IsoDay): AgeClass {
  const age = ageOn({ birthDay }, day);
  if (age === undefined || age >= ADULT_FROM) return 'adult';
  return age >= CHILD_FROM ? 'child' : 'infant';
}

/** BD14: what a guest pays on that day; nothing when no price is stored. An infant without a stored price is free. */
export function priceOn(prices: Prices, birthDay: IsoDay | undefined, day: IsoDay): Minor | undefined {
  const ageClass = ageClassOn(birthDay, day);
  return prices[ageClass] ?? (ageClass === 'infant' ? 0 : undefined);
}
