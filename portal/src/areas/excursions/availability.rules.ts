import type { Availability } from '#contract/areas/excursions.ts';

/** BD29, B48: an availability that is not known counts as plenty; the hub still refuses what does not fit. */
export const UNKNOWN_AVAILABILITY = 99; // commerce §9

const LIMITED_FROM = 10;
const LIMITED_TO = 20;

export type AvailabilityLabel = { kind: 'none' } | { kind: 'limited' } | { kind: 'remaining'; count: number };

/** B45-B47: nothing above 20 or below 1, "limited" from 10 to 20, the number below that. */
export function availabilityLabel(places: number): AvailabilityLabel {
  if (places > LIMITED_TO || places < 1) return { kind: 'none' };
  return places >= LIMITED_FROM ? { kind: 'limited' } : { kind: 'remaining', count: places };
}

/** B83: the number of the answer, else its flag: a hub that only says no has no place. */
export function placesOf(answer: Partial<Availability> | undefined): number | undefined {
  return answer?.currentAvailability ?? (answer?.availability === false ? 0 : undefined);
}

export function knownAvailability(places: number | null | undefined): number {
  return typeof places === 'number' && Number.isFinite(places) ? places : UNKNOWN_AVAILABILITY;
}
