import postgres from 'postgres';
import type { Log } from '#hub/shared/log.ts';
import { createTransactions } from './transactions.ts';

/** Either the pool or a transaction: what a store function needs to run its queries. */
export type Sql = postgres.Sql | postgres.TransactionSql;
export type Pool = postgres.Sql;
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
const LOCK_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000; // a guest gives up after 15 s too (A43)

/** Half of the connections carry transactions, each one at a time; the other half everything else. */
export function connect(address: DatabaseAddress, log: Log, connections = 12): Pool {
  const lanes = Math.max(1, Math.floor(connections / 2));
  const pool = open(address, log, { max: Math.max(1, connections - lanes), idle_timeout: 60 });
  const transactions = createTransactions(
    // A connection of its own must not be renewed in the middle of a transaction. Its statements find rows by their keys,
    // which needs no new plan each time: that is a fifth of the database's work per booking.
    (onclose) => open(address, log, { max: 1, max_lifetime: null, onclose }, { plan_cache_mode: 'force_generic_plan' }),
    lanes,
  );
  const end = pool.end.bind(pool);
  return Object.assign(pool, {
    begin: transactions.begin,
    end: async (options?: { timeout?: number }) => {
      await Promise.all([end(options), transactions.end(options)]);
    },
  }) as Pool;
}

type Options = postgres.Options<Record<string, never>>;

function open(address: DatabaseAddress, log: Log, own: Options, parameters: Options['connection'] = {}): Pool {
  const options: Options = {
    connect_timeout: 10,
    onnotice: (notice) => log.debug('database notice', { text: notice.message }),
    connection: {
      application_name: 'gangway',
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      TimeZone: 'UTC',
      ...parameters,
    },
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
