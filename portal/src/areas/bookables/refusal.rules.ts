import { BLOCKED_CODES, type BlockedCode } from '#contract/conditions.ts';

const REFUSAL_TEXTS = {
  sold_out: 'tac_refused_sold_out',
  begun: 'tac_refused_begun',
  unknown_slot: 'tac_refused_sold_out',
  overlap: 'tac_refused_overlap',
  already_booked: 'tac_refused_already_booked',
  persons_out_of_bounds: 'tac_refused_persons',
  busy: 'refused_busy',
} as const;

export type SlotRefusalText = (typeof REFUSAL_TEXTS)[keyof typeof REFUSAL_TEXTS] | BlockedCode;

/** What helps a guest on, in the portal's own words; the hub's systemInformation is not for guests (BD45). */
export function slotRefusalText(code: string | undefined): SlotRefusalText | undefined {
  const blocked = BLOCKED_CODES.find((one) => one === code); // BD38
  return blocked ?? Object.entries(REFUSAL_TEXTS).find(([known]) => known === code)?.[1];
}
