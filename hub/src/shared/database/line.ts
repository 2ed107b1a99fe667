import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type postgres from 'postgres';
import type { Log } from '#hub/shared/log.ts';

/** Both together stay below the 2 s within which every call has its answer, with room to write it. */
export const PULSE_EVERY_MS = 300;
export const PATIENCE_MS = 1_300;
const RETRY_EVERY_MS = 200;

/** The database took a question and did not answer it. */
class Silence extends Error {}

interface Subscription {
  channel: string;
  onMessage: (text: string) => void;
  onListen: (() => void) | undefined;
}

export interface LineParts {
  log: Log;
  /** A client with one connection that nobody else uses: a busy pool must not look like a dead database. */
  open(): postgres.Sql;
  /** Nobody answers: what waits is to be ended, what comes is to be refused. */
  onAway(): void;
  onBack(): void;
  /** How long an answer may take before it counts as none. */
  patienceMs?: number;
}

export interface Line {
  /** Hears a channel until the answered function is called. */
  listen(channel: string, onMessage: (text: string) => void, onListen?: () => void): Promise<() => void>;
  isAway(): boolean;
  close(): Promise<void>;
}

/**
 * The hub's own line to the database: events arrive on it, and it is asked a few times a second whether anybody is there.
 * The driver has no limit for an answer, and a frozen server closes nothing, so without the line a call would wait for as
 * long as the server is frozen (docs/decisions/012).
 */
export function createLine({ log, open, onAway, onBack, patienceMs = PATIENCE_MS }: LineParts): Line {
  const subscriptions = new Set<Subscription>();
  let client: postgres.Sql | undefined;
  let away = false;
  let closed = false;
  let isWatched = false;

  async function join(): Promise<postgres.Sql> {
    const joining = open();
    try {
      await within(joining`select 1`, patienceMs);
      for (const { channel, onMessage, onListen } of subscriptions) {
        await within(joining.listen(channel, onMessage, onListen), patienceMs);
      }
      return joining;
    } catch (error) {
      hangUp(joining);
      throw error;
    }
  }

  function lose(error: unknown): void {
    const wasThere = client !== undefined;
    if (client) hangUp(client);
    client = undefined;
    // A connection that was closed may be the only one: one more try decides. Silence has decided already.
    if (away || closed || (wasThere && !(error instanceof Silence))) return;
    away = true;
    log.error('the database does not answer: calls that need it are refused until it does', { error });
    onAway();
  }

  function find(): void {
    if (!away) return;
    away = false;
    log.info('the database answers again');
    onBack();
  }

  async function watch(): Promise<void> {
    while (!closed) {
      try {
        client ??= await join();
        if (closed) hangUp(client);
        find();
        await pause(PULSE_EVERY_MS, undefined, { ref: false });
        if (!closed) await within(client`select 1`, patienceMs);
      } catch (error) {
        lose(error);
        if (away) await pause(RETRY_EVERY_MS, undefined, { ref: false });
      }
    }
  }

  return {
    async listen(channel, onMessage, onListen) {
      const hear = (text: string) => subscriptions.has(subscription) && onMessage(text);
      const subscription: Subscription = { channel, onMessage: hear, onListen };
      subscriptions.add(subscription);
      client ??= open();
      await client.listen(channel, hear, onListen);
      if (!isWatched) void watch();
      isWatched = true;
      return () => subscriptions.delete(subscription);
    },
    isAway: () => away,
    async close() {
      closed = true;
      const last = client;
      client = undefined;
      await last?.end({ timeout: 1 }).catch(() => undefined);
    },
  };
}

function hangUp(client: postgres.Sql): void {
  client.end({ timeout: 0 }).catch(() => undefined);
}

/** The answer, or Silence. A process that was itself held up (stopped, or busy) gives the answer another chance. */
async function within<T>(answer: PromiseLike<T>, ms: number): Promise<T> {
  let settled = false;
  const settle = () => {
    settled = true;
  };
  answer.then(settle, settle);
  for (;;) {
    const began = performance.now();
    const patience = new AbortController();
    const late = pause(ms, undefined, { signal: patience.signal, ref: false }).catch(() => undefined);
    await Promise.race([answer, late]).finally(() => patience.abort());
    // What lies unread in the socket has come in time.
    for (let turn = 0; turn < 2 && !settled; turn += 1) await nextTurn();
    if (settled) return await answer;
    if (performance.now() - began < ms * 1.5) throw new Silence(`no answer within ${ms} ms`);
  }
}
