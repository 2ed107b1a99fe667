import { createHash } from 'node:crypto';
import type { Sql } from '#hub/shared/database/sql.ts';

/** So many failures within the window lock the key for as long as `lockMs`. */
export interface AttemptLimit {
  failures: number;
  windowMs: number;
  lockMs: number;
}

export interface Attempts {
  /**
   * Counts an attempt before its outcome is known and says whether it may go on. Counting first is what stops a hundred
   * simultaneous guesses; a success takes the count back with `forget`.
   */
  begin(key: string, limit: AttemptLimit): Promise<boolean>;
  /** Counts a failure after the fact, for keys that many people share. */
  fail(key: string, limit: AttemptLimit): Promise<void>;
  isLocked(key: string): Promise<boolean>;
  forget(key: string): Promise<void>;
}

const SWEEP_MS = 600_000;

/** Limits that all hub processes share: the counts stand in the database, precise over a sliding window. */
export function createAttempts(sql: Sql, clock: { now(): Date }): Attempts {
  let sweptAt = 0;

  async function sweep(now: Date) {
    if (now.getTime() - sweptAt < SWEEP_MS) return;
    sweptAt = now.getTime();
    await sql`delete from attempt_counts where forget_at < ${now}`;
  }

  async function count(key: string, { failures, windowMs, lockMs }: AttemptLimit): Promise<boolean> {
    const now = clock.now();
    const windowStart = new Date(now.getTime() - windowMs);
    const lockEnd = new Date(now.getTime() + lockMs);
    const forgetAt = new Date(now.getTime() + Math.max(windowMs, lockMs));
    const recent = sql`array(select t from unnest(a.failed_at) t where t > ${windowStart})`;
    const rows = await sql`
      insert into attempt_counts as a (key, failed_at, locked_until, forget_at)
      values (${digest(key)}, array[${now}::timestamptz], ${failures <= 1 ? lockEnd : null}, ${forgetAt})
      on conflict (key) do update set
        failed_at = ${recent} || ${now}::timestamptz,
        locked_until = case when cardinality(${recent}) + 1 >= ${failures} then ${lockEnd}::timestamptz end,
        forget_at = ${forgetAt}
      where a.locked_until is null or a.locked_until <= ${now}
      returning 1`;
    await sweep(now);
    return rows.length === 1;
  }

  return {
    begin: count,
    async fail(key, limit) {
      await count(key, limit);
    },
    async isLocked(key) {
      const rows = await sql`select 1 from attempt_counts where key = ${digest(key)} and locked_until > ${clock.now()}`;
      return rows.length === 1;
    },
    async forget(key) {
      await sql`delete from attempt_counts where key = ${digest(key)}`;
    },
  };
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
