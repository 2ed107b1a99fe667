import postgres from 'postgres';
import type { Log } from '#hub/shared/log.ts';
import { createLine, type Line, PATIENCE_MS } from './line.ts';
import { createRenewable } from './renewable.ts';
import { createTransactions } from './transactions.ts';

/** Either the pool or a transaction: what a store function needs to run its queries. */
export type Sql = postgres.Sql | postgres.TransactionSql;
export interface Pool extends postgres.Sql {
  /** Whether the database was found not to answer; calls are then refused at once. Known to pools that listen. */
  isAway(): boolean;
}
export type Transaction = postgres.TransactionSql;
/** Part of a query. */
export type Fragment = postgres.Fragment;

export interface DatabaseAddress {
  /** `postgres://…` of the operator's own server … */
  url?: string;
  /** … or the folder of the embedded server's socket. */
  socketFolder?: string;
  database?: string;
}

export const SOCKET_PORT = 5432;
/** Nobody waits longer for a place that another guest is just taking (docs/algorithms/booking.md). */
const LOCK_TIMEOUT_MS = 2_500;
const STATEMENT_TIMEOUT_MS = 15_000; // a guest gives up after 15 s too (A43)
/**
 * A hub that stands still in a transaction loses it, and its locks, within 3 s, and just after its own other transactions
 * have given up waiting for them: otherwise these would inherit the lock, one after the other.
 */
const IDLE_IN_TRANSACTION_MS = LOCK_TIMEOUT_MS + 100;
/** How long a server may take to let one in, and to answer: those who wait for it are told within 2 s. */
export interface Patience {
  connectMs: number;
  answerMs: number;
}
const PATIENCE: Patience = { connectMs: 1_800, answerMs: PATIENCE_MS };

/** What every connection says of itself, whatever server, database or role have as their default. */
export const PARAMETERS = {
  application_name: 'gangway',
  TimeZone: 'UTC',
  // Facts are read after the lock, in statements of their own: they must be as they stand then, not as at BEGIN.
  default_transaction_isolation: 'read committed',
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  // A hub whose machine is gone says nothing more: without these the server keeps its connections for hours.
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 3,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 10_000,
} as const;

/** Half of the connections carry transactions, each one at a time; the other half everything else. */
export function connect(address: DatabaseAddress, log: Log, connections = 12, patience = PATIENCE): Pool {
  const open = (own: Options, parameters?: Options['connection']) =>
    openClient(address, log, { connect_timeout: patience.connectMs / 1000, ...own }, parameters);
  const lanes = Math.max(1, Math.floor(connections / 2));
  const queries = createRenewable((onclose) =>
    open({ max: Math.max(1, connections - lanes), idle_timeout: 60, onclose }),
  );
  const transactions = createTransactions(
    // A connection of its own must not be renewed in the middle of a transaction. Its statements find rows by their keys,
    // which needs no new plan each time: that is a fifth of the database's work per booking.
    (onclose) => open({ max: 1, max_lifetime: null, onclose }, { plan_cache_mode: 'force_generic_plan' }),
    lanes,
  );
  let line: Line | undefined;
  const openLine = () =>
    createLine({
      log,
      patienceMs: patience.answerMs,
      open: () => open({ max: 1, max_lifetime: null, fetch_types: false }),
      onAway() {
        queries.cut();
        transactions.cut();
      },
      onBack() {
        queries.resume();
        transactions.resume();
      },
    });

  const own = {
    begin: transactions.begin,
    isAway: () => line?.isAway() ?? false,
    async listen(channel: string, onMessage: (text: string) => void, onListen?: () => void) {
      line ??= openLine();
      const stop = await line.listen(channel, onMessage, onListen);
      return { unlisten: async () => stop() };
    },
    async end(options?: { timeout?: number }) {
      await Promise.all([line?.close(), queries.end(options), transactions.end(options)]);
    },
  };
  return new Proxy(queries.current(), {
    apply: (_, self, args) => Reflect.apply(queries.current(), self, args),
    get: (_, name) => (name in own ? own[name as keyof typeof own] : Reflect.get(queries.current(), name)),
  }) as unknown as Pool;
}

type Options = postgres.Options<Record<string, never>>;

function openClient(
  address: DatabaseAddress,
  log: Log,
  own: Options,
  parameters: Options['connection'] = {},
): postgres.Sql {
  const options: Options = {
    // Who waits before trying again is decided by the line, for all connections at once.
    backoff: () => 0.1,
    keep_alive: 10,
    onnotice: (notice) => log.debug('database notice', { text: notice.message }),
    connection: { ...PARAMETERS, ...parameters },
    ...own,
  };
  if (address.url)
    return postgres(address.url, address.database ? { ...options, database: address.database } : options);
  return postgres({
    ...options,
    path: `${address.socketFolder}/.s.PGSQL.${SOCKET_PORT}`,
    user: 'gangway',
    database: address.database ?? 'gangway',
  });
}
