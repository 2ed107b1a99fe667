import type { Transaction } from '#hub/shared/database/sql.ts';
import { HubError } from '#hub/shared/http/hub-error.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

export function busy(): HubError {
  return new HubError(503, 'busy', 'Many guests are booking this right now. Please try again.', { 'retry-after': '1' });
}

/**
 * Holds the scarce things of these keys (`excursion:12`) for the rest of the transaction, so that places can be counted
 * and taken without anybody in between. Keys are locked in sorted order: two guests never wait for each other
 * crosswise. Take all keys of one kind in one call. The statement is sent at once, so what is asked behind it in the same
 * turn travels with it and is answered as things stand once the lock is held.
 */
export async function lockScarce(tx: Transaction, keys: readonly string[]): Promise<void> {
  const sorted = [...new Set(keys)].toSorted();
  if (sorted.length === 0) return;
  try {
    await tx`
      select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${sorted}::text[]) as key`.execute();
  } catch (error) {
    const { code } = error as { code?: string };
    throw code === LOCK_NOT_AVAILABLE || code === DEADLOCK_DETECTED ? busy() : error;
  }
}
