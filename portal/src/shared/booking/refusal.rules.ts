import { BLOCKED_CODES, type BlockedCode } from '#contract/conditions.ts';

const REFUSAL_TEXTS = {
  sold_out: 'refused_sold_out',
  overbooked: 'refused_sold_out',
  too_many_passengers: 'refused_sold_out',
  adult_required: 'pax_adult_required',
  not_eligible: 'refused_not_eligible',
  not_bookable: 'refused_not_bookable',
  booker_underage: 'basket_underage',
  cart_changed: 'basket_cart_changed',
  busy: 'refused_busy',
} as const;

export type RefusalText = (typeof REFUSAL_TEXTS)[keyof typeof REFUSAL_TEXTS] | BlockedCode;

/** The guest's own words for a refusal of the hub; a code that is not known has none. */
export function refusalText(code: string | undefined): RefusalText | undefined {
  const blocked = BLOCKED_CODES.find((one) => one === code);
  if (blocked) return blocked;
  return Object.entries(REFUSAL_TEXTS).find(([known]) => known === code)?.[1];
}
