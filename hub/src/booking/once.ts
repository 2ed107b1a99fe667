import { createHash } from 'node:crypto';

import type { Clock } from '#hub/shared/clock.ts';
import type { Fragment, Pool, Transaction } from '#hub/shared/database/sql.ts';
import { type Reads, type Rows, readTogether, writeTogether } from '#hub/shared/database/together.ts';
import { closeWith } from '#hub/shared/database/transactions.ts';
import { HubError } from '#hub/shared/http/hub-error.ts';
import { lockScarce } from './capacity-lock.ts';

export interface OnceKey {
  /** The header of the call; without one the write just happens. */
  key: string | undefined;
  /** Whose key it is: party or account, and the route. Two guests may use the same key. */
  scope: string;
  /** What was asked; the same key with something else is refused. */
  body: unknown;
}

/** A write over scarce things: read everything under the locks, decide, write once. Two trips to the database. */
export interface ScarceWrite<R extends Reads, T> {
  /** What must be held, by the keys of `lockScarce` … */
  locks: readonly string[];
  /** … and the ids of the units; … */
  units?(tx: Transaction): Fragment;
  /** … of those too that are known only behind the locks of the keys. */
  unitsBehind?(tx: Transaction): Fragment;
  /** What it is decided on, read behind the locks in one statement. */
  facts(tx: Transaction): R;
  /** Throws to refuse; otherwise the answer, and the parts of the one statement that makes it true. */
  write(tx: Transaction, facts: Rows<R>): { value: T; writes: readonly Fragment[] };
}

export interface Once {
  /** Runs a write in a transaction at most once per key; the answer is stored in that same transaction. */
  <T>(key: OnceKey, write: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The same for what is scarce. */
  scarce<R extends Reads, T>(key: OnceKey, work: ScarceWrite<R, T>): Promise<T>;
  /** Deletes the answers that were stored before a moment. */
  forgetBefore(moment: Date): Promise<void>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** The same body whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

interface Stored<T> {
  /** In hexadecimal digits. */
  bodyHash: string;
  answer: { value: T };
}

/** Where the answer to a key is kept, and the lock behind which a second call with the same key waits for it. */
function keyed({ key, scope, body }: OnceKey & { key: string }) {
  const keyHash = sha256(key);
  const bodyHash = sha256(canonical(body)).toString('hex');
  return {
    lock: `once:${scope}:${keyHash.toString('hex')}`,
    find: <T>(tx: Transaction) => tx<Stored<T>[]>`
      select encode(body_hash, 'hex') as "bodyHash", answer
      from idempotency_keys where scope = ${scope} and key_hash = ${keyHash}`,
    answerOf<T>(stored: Stored<T>): T {
      if (stored.bodyHash === bodyHash) return stored.answer.value;
      throw new HubError(409, 'key_reused', 'This Idempotency-Key was used for another request.');
    },
    store: (tx: Transaction, value: unknown, now: Date) => tx`
      insert into idempotency_keys (scope, key_hash, body_hash, answer, created_at)
      values (${scope}, ${keyHash}, decode(${bodyHash}, 'hex'), ${JSON.stringify({ value })}::text::json, ${now})`,
  };
}

export function createOnce(pool: Pool, clock: Clock): Once {
  async function once<T>({ key, ...rest }: OnceKey, write: (tx: Transaction) => Promise<T>): Promise<T> {
    if (key === undefined) return (await pool.begin(write)) as T;
    const own = keyed({ key, ...rest });
    return (await pool.begin(async (tx) => {
      const [, [stored]] = await Promise.all([lockScarce(tx, [own.lock]), own.find<T>(tx)]);
      if (stored) return own.answerOf(stored);
      const value = await write(tx);
      return closeWith(value, [own.store(tx, value, clock.now())]);
    })) as T;
  }

  async function scarce<R extends Reads, T>({ key, ...rest }: OnceKey, work: ScarceWrite<R, T>): Promise<T> {
    const own = key === undefined ? undefined : keyed({ key, ...rest });
    return (await pool.begin(async (tx) => {
      const reads = { ...work.facts(tx), ...(own && { stored: own.find<T>(tx) }) };
      const [, , facts] = await Promise.all([
        lockScarce(tx, own ? [own.lock, ...work.locks] : work.locks, work.units?.(tx)),
        work.unitsBehind && lockScarce(tx, [], work.unitsBehind(tx)),
        readTogether(tx, reads) as Promise<Rows<R> & { stored?: Stored<T>[] }>,
      ]);
      const [stored] = facts.stored ?? [];
      if (own && stored) return own.answerOf(stored);
      const { value, writes } = work.write(tx, facts);
      const kept = own ? [tx`kept as (${own.store(tx, value, clock.now())})`] : [];
      return closeWith(value, [writeTogether(tx, [...writes, ...kept])]);
    })) as T;
  }

  async function forgetBefore(moment: Date): Promise<void> {
    await pool`delete from idempotency_keys where created_at < ${moment}`;
  }

  return Object.assign(once, { scarce, forgetBefore });
}
