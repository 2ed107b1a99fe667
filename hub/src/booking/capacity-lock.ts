import type { Fragment, Sql } from '#hub/shared/database/sql.ts';
import { busy } from '#hub/shared/http/hub-error.ts';
import { unitLocks } from './locks.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

/**
 * Holds the scarce things of these keys (`party:12`), and the units whose ids a query delivers, for the rest of the
 * transaction, so that places can be read and taken without anybody in between. Keys are locked in sorted order: two
 * guests never wait for each other crosswise. The statement is sent at once, so what is asked behind it in the same turn
 * travels with it and is answered as things stand once the lock is held.
 */
export async function lockScarce(tx: Sql, keys: readonly string[], units?: Fragment): Promise<void> {
  if (keys.length === 0 && !units) return;
  const named = tx`select unnest(${keys as string[]}::text[])`;
  const wanted = units ? tx`${named} union all ${unitLocks(tx, units as never)}` : named;
  try {
    await tx`
      select pg_advisory_xact_lock(hashtextextended(key, 0))
      from (select key from (${wanted}) as wanted (key) order by key collate "C") as sorted`.execute();
  } catch (error) {
    const { code } = error as { code?: string };
    throw code === LOCK_NOT_AVAILABLE || code === DEADLOCK_DETECTED ? busy() : error;
  }
}
