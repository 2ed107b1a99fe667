import { createHash } from 'node:crypto';

import type { Clock } from '#hub/shared/clock.ts';
import type { Pool, Transaction } from '#hub/shared/database/sql.ts';
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

export interface Once {
  /** Runs a write in a transaction at most once per key; the answer is stored in that same transaction. */
  <T>(key: OnceKey, write: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Deletes the answers that were stored before a moment. */
  forgetBefore(moment: Date): Promise<void>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The same body whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** An answer that is kept; its hashes in hexadecimal digits. */
export interface KeptAnswer {
  scope: string;
  keyHash: string;
  bodyHash: string;
  answer: { value: unknown };
}

/** A key as it is stored. */
export interface KnownKey extends Pick<KeptAnswer, 'scope' | 'keyHash' | 'bodyHash'> {
  /** The lock behind which a second call with the same key waits for the answer to the first. */
  lock: string;
}

/** Nothing where the call has no key. */
export function knownKey({ key, scope, body }: OnceKey): KnownKey | undefined {
  if (key === undefined) return undefined;
  const keyHash = sha256(key);
  return { scope, keyHash, bodyHash: sha256(canonical(body)), lock: `once:${scope}:${keyHash}` };
}

/** What is kept under these keys. */
export function keptAnswers(tx: Transaction, keys: readonly KnownKey[]) {
  const scopes = keys.map(({ scope }) => scope);
  const hashes = keys.map(({ keyHash }) => keyHash);
  // Looked up one by one: beside a list of unknown length the planner would rather read all there are.
  return tx<KeptAnswer[]>`
    select asked.scope, asked.hash as "keyHash", kept.*
    from unnest(${scopes}::text[], ${hashes}::text[]) as asked (scope, hash), lateral (
      select encode(body_hash, 'hex') as "bodyHash", answer from idempotency_keys k
      where k.scope = asked.scope and k.key_hash = decode(asked.hash, 'hex') offset 0) as kept`;
}

/** The answer that is kept under a key; nothing where there is none. */
export function answerTo(key: KnownKey, kept: readonly KeptAnswer[]): KeptAnswer['answer'] | undefined {
  const own = kept.find(({ scope, keyHash }) => scope === key.scope && keyHash === key.keyHash);
  if (!own || own.bodyHash === key.bodyHash) return own?.answer;
  throw new HubError(409, 'key_reused', 'This Idempotency-Key was used for another request.');
}

/** The statement that keeps answers. */
export function keepAnswers(tx: Transaction, answers: readonly { key: KnownKey; value: unknown }[], now: Date) {
  const rows = answers.map(({ key: { scope, keyHash, bodyHash }, value }) => {
    return { scope, key_hash: keyHash, body_hash: bodyHash, answer: JSON.stringify({ value }) };
  });
  return tx`
    insert into idempotency_keys (scope, key_hash, body_hash, answer, created_at)
    select scope, decode(key_hash, 'hex'), decode(body_hash, 'hex'), answer::json, ${now}
    from jsonb_to_recordset(${tx.json(rows)}) as row (scope text, key_hash text, body_hash text, answer text)`;
}

export function createOnce(pool: Pool, clock: Clock): Once {
  async function once<T>(call: OnceKey, write: (tx: Transaction) => Promise<T>): Promise<T> {
    const key = knownKey(call);
    if (!key) return (await pool.begin(write)) as T;
    return (await pool.begin(async (tx) => {
      const [, kept] = await Promise.all([lockScarce(tx, [key.lock]), keptAnswers(tx, [key])]);
      const known = answerTo(key, kept);
      if (known) return known.value as T;
      const value = await write(tx);
      return closeWith(value, [keepAnswers(tx, [{ key, value }], clock.now())]);
    })) as T;
  }

  async function forgetBefore(moment: Date): Promise<void> {
    await pool`delete from idempotency_keys where created_at < ${moment}`;
  }

  return Object.assign(once, { forgetBefore });
}
