import type { Sql } from '#hub/shared/database/sql.ts';

/**
 * The keys behind which bookings are made. Their names sort in the order in which they must be taken: the idempotency key
 * (`once:`), then parties, then units (docs/algorithms/booking.md).
 */

/** Whoever changes bookings or the basket of a party holds this. */
export function partyLock(partyId: string): string {
  return `party:${partyId}`;
}

/** Whoever changes what is taken in these units, or their terms, holds this. Their ids come from a query. */
export function unitLocks(sql: Sql, ids: ReturnType<Sql>) {
  return sql`select 'unit:' || wanted.id from (${ids}) as wanted (id)`;
}
