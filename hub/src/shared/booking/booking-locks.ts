/**
 * The keys behind which bookings are made. Their names sort in the order in which they must be taken: the idempotency key
 * (`once:`), then parties, then places, then slots (docs/algorithms/capacity.md).
 */

/** Whoever changes bookings or the basket of a party holds this. */
export function partyLock(partyId: string): string {
  return `party:${partyId}`;
}

/** Whoever changes what is counted as taken, or the terms of an excursion, holds this. */
export function placeLock(excursionId: string): string {
  return `place:${excursionId}`;
}

/** Whoever changes what is counted as taken in a slot, or its capacity, holds this. */
export function slotLock(slotId: string): string {
  return `slot:${slotId}`;
}
