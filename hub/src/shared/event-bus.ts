import { randomUUID } from 'node:crypto';
import type { Pool, Sql, Transaction } from '#hub/shared/database/sql.ts';
import type { Log } from '#hub/shared/log.ts';

/** A kind of event with the type of its data. An area exports its topics; whoever needs them imports them. */
export interface Topic<T> {
  readonly name: string;
  readonly dataType?: T;
}

export function defineTopic<T = undefined>(name: string): Topic<T> {
  return { name };
}

export interface EventBus {
  /** Tells this process at once and the others through the database; of what is stored `publishWith` tells. */
  publish<T>(topic: Topic<T>, data: T): Promise<void>;
  /** Tells all processes, this one too, when and only when the transaction commits. */
  publishIn<T>(tx: Transaction, topic: Topic<T>, data: T): Promise<void>;
  /**
   * Does the work and tells of it in one transaction: no process goes on with what it kept before, whenever this one
   * dies. This process knows when the call returns, and may hear it a second time with the others.
   */
  publishWith<T, R>(topic: Topic<T>, data: T, work: (tx: Transaction) => Promise<R>): Promise<R>;
  on<T>(topic: Topic<T>, listener: (data: T) => void): () => void;
  /** Called when events may have been missed (the line to the database broke): forget what events keep fresh. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'gangway_events';
const PAYLOAD_LIMIT_BYTES = 7_900; // PostgreSQL takes less than 8000

function payload(name: string, data: unknown, from: string): string {
  const text = JSON.stringify({ name, data, from });
  if (Buffer.byteLength(text) > PAYLOAD_LIMIT_BYTES) {
    throw new Error(`The event ${name} is too large to send; send the id of what changed instead.`);
  }
  return text;
}

/** Tells every process once the transaction commits; also from a process that runs no hub, such as the seed command. */
export async function announceIn<T>(sql: Sql, topic: Topic<T>, data: T): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${payload(topic.name, data, '')})`;
}

export async function createEventBus(pool: Pool, log: Log): Promise<EventBus> {
  const origin = randomUUID();
  const listeners = new Map<string, Set<(data: never) => void>>();
  const gapListeners = new Set<() => void>();

  function tell(name: string, data: unknown) {
    for (const listener of listeners.get(name) ?? []) {
      try {
        listener(data as never);
      } catch (error) {
        log.error('an event listener failed', { topic: name, error });
      }
    }
  }

  let listening = false;
  const subscription = await pool.listen(
    CHANNEL,
    (text) => {
      const { name, data, from } = JSON.parse(text) as { name: string; data: unknown; from: string };
      if (from !== origin) tell(name, data);
    },
    () => {
      if (listening) for (const listener of gapListeners) listener();
      listening = true;
    },
  );

  return {
    async publish(topic, data) {
      tell(topic.name, data);
      await pool`select pg_notify(${CHANNEL}, ${payload(topic.name, data, origin)})`;
    },
    publishIn: announceIn,
    async publishWith<T, R>(topic: Topic<T>, data: T, work: (tx: Transaction) => Promise<R>) {
      const done = await pool.begin(async (tx) => {
        const result = await work(tx);
        await announceIn(tx, topic, data);
        return result;
      });
      tell(topic.name, data);
      return done as R;
    },
    on(topic, listener) {
      const set = listeners.get(topic.name) ?? new Set();
      listeners.set(topic.name, set.add(listener as (data: never) => void));
      return () => set.delete(listener as (data: never) => void);
    },
    onGap(listener) {
      gapListeners.add(listener);
      return () => gapListeners.delete(listener);
    },
    async close() {
      await subscription.unlisten().catch(() => undefined);
    },
  };
}
