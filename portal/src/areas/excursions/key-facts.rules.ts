export const KEY_FACTS = ['duration', 'date', 'time', 'bookingCode', 'minimumAge', 'port'] as const;
export type KeyFact = (typeof KEY_FACTS)[number];

/** BD28: `appExcursionVariables` chooses and orders the facts; absent or empty shows them all. */
export function chosenFacts(appExcursionVariables: string | null | undefined): readonly KeyFact[] {
  const names = (appExcursionVariables ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0) return KEY_FACTS;
  return [...new Set(names)].filter((name): name is KeyFact => KEY_FACTS.includes(name as KeyFact));
}
