import { createHash } from 'node:crypto';
import { lockScarce } from '#hub/shared/capacity-lock.ts';
import type { Clock } from '#hub/shared/clock.ts';
import type { Pool, Transaction } from '#hub/shared/database/sql.ts';
import { HubError } from '#hub/shared/http/hub-error.ts';

export interface OnceKey {
  /** The header of the call; without one the write just happens. */
  key: string | undefined;
  /** Whose key it is: party or account, and the route. Two guests may use the same key. */
  scope: string;
  /** What was asked; the same key with something else is refused. */
  body: unknown;
}

/** Runs a write in a transaction at most once per key; the answer is stored in that same transaction. */
export type Once = <T>(key: OnceKey, write: (tx: Transaction) => Promise<T>) => Promise<T>;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** The same body whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

export function createOnce(pool: Pool, clock: Clock): Once {
  return async <T>({ key, scope, body }: OnceKey, write: (tx: Transaction) => Promise<T>): Promise<T> => {
    if (key === undefined) return (await pool.begin(write)) as T;
    const keyHash = sha256(key);
    const bodyHash = sha256(canonical(body));
    return (await pool.begin(async (tx) => {
      // A second call with the same key waits here until the first has committed, then finds its answer.
      const [, [stored]] = await Promise.all([
        lockScarce(tx, [`once:${scope}:${keyHash.toString('hex')}`]),
        tx<{ bodyHash: Buffer; answer: { value: T } }[]>`
          select body_hash as "bodyHash", answer from idempotency_keys
          where scope = ${scope} and key_hash = ${keyHash}`,
      ]);
      if (stored) {
        if (!stored.bodyHash.equals(bodyHash)) {
          throw new HubError(409, 'key_reused', 'This Idempotency-Key was used for another request.');
        }
        return stored.answer.value;
      }
      const value = await write(tx);
      await tx`
        insert into idempotency_keys (scope, key_hash, body_hash, answer, created_at)
        values (${scope}, ${keyHash}, ${bodyHash}, ${tx.json({ value } as never)}, ${clock.now()})`;
      return value;
    })) as T;
  };
}
