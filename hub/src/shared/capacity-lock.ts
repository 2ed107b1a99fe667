import type { Fragment, Sql } from '#hub/shared/database/sql.ts';
import { HubError } from '#hub/shared/http/hub-error.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

export function busy(): HubError {
  return new HubError(503, 'busy', 'Many guests are booking this right now. Please try again.', { 'retry-after': '1' });
}

/**
 * Holds the scarce things of these keys (`place:12`) for the rest of the transaction, so that places can be counted and
 * taken without anybody in between. Keys are locked in sorted order: two guests never wait for each other crosswise. The
 * statement is sent at once, so what is asked behind it in the same turn travels with it and is answered as things stand
 * once the lock is held.
 */
export async function lockScarce(tx: Sql, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await lockAll(tx, tx`select distinct unnest(${keys as string[]}::text[])`);
}

/** The same for the keys that a query delivers. */
export function lockScarceOf(tx: Sql, keys: Fragment): Promise<void> {
  return lockAll(tx, keys);
}

async function lockAll(tx: Sql, keys: Fragment): Promise<void> {
  try {
    await tx`
      select pg_advisory_xact_lock(hashtextextended(key, 0))
      from (select key from (${keys}) as wanted (key) order by key collate "C") as sorted`.execute();
  } catch (error) {
    const { code } = error as { code?: string };
    throw code === LOCK_NOT_AVAILABLE || code === DEADLOCK_DETECTED ? busy() : error;
  }
}
