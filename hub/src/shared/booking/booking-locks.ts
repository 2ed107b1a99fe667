import { lockScarce } from '#hub/shared/capacity-lock.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';

/** Whoever changes bookings or the basket of a party holds this. Parties come before excursions, always. */
export function lockParties(tx: Transaction, partyIds: readonly string[]): Promise<void> {
  return lockScarce(
    tx,
    partyIds.map((id) => `party:${id}`),
  );
}

/** Whoever changes what is counted as taken, or the terms of an excursion, holds this. */
export function lockExcursions(tx: Transaction, excursionIds: readonly string[]): Promise<void> {
  return lockScarce(
    tx,
    excursionIds.map((id) => `excursion:${id}`),
  );
}
