import type postgres from 'postgres';

/** Opens a client with one connection; tells when that connection is gone. */
export type OpenLane = (onClose: () => void) => postgres.Sql;

/** One connection that carries one transaction at a time. */
interface Lane {
  sql: postgres.Sql;
  lost: boolean;
  /** Ends the transaction that is under way when the connection breaks: the driver may forget its queries. */
  onLost: () => void;
}

const connectionLost = () => Object.assign(new Error('The connection of the transaction broke.'), { code: '08006' });

/** A statement that was written down and not yet sent. */
export interface Statement {
  execute(): PromiseLike<unknown>;
}

class Closing {
  readonly value: unknown;
  readonly statements: readonly Statement[];

  constructor(value: unknown, statements: readonly Statement[]) {
    this.value = value;
    this.statements = statements;
  }
}

/**
 * What a transaction's work returns to have its last statements travel in one go with COMMIT; the transaction then
 * answers the value. Nothing may depend on what the statements answer: should one fail, all is rolled back.
 */
export function closeWith<T>(value: T, statements: readonly Statement[]): T {
  return new Closing(value, statements) as T;
}

type Work<T> = (tx: postgres.TransactionSql) => T | Promise<T>;

export interface Transactions {
  begin<T>(work: Work<T>): Promise<T>;
  /** The database does not answer: ends what is under way or waits, and refuses what comes. */
  cut(): void;
  resume(): void;
  end(options?: { timeout?: number }): Promise<void>;
}

/**
 * Transactions on connections of their own. The driver's `begin` shares its connections with other queries and, when
 * very many wait, can send BEGIN on a connection that it did not reserve (porsager/postgres#823 and #1189): strangers'
 * queries then run inside the transaction. Here one connection belongs to one transaction from BEGIN to COMMIT, who
 * comes first goes first, and what is asked after the end, or after the connection broke, is refused.
 */
export function createTransactions(openLane: OpenLane, lanes: number): Transactions {
  const all = new Set<Lane>();
  const free: Lane[] = [];
  const waiting: PromiseWithResolvers<Lane>[] = [];
  let isCut = false;

  function open(): Lane {
    const lane: Lane = {
      lost: false,
      onLost: () => undefined,
      sql: openLane(() => {
        lane.lost = true;
        lane.onLost();
      }),
    };
    all.add(lane);
    return lane;
  }

  /** A client whose connection broke is not trusted with another: it may sit on half a message for ever. */
  function renewed(lane: Lane): Lane {
    if (!lane.lost) return lane;
    all.delete(lane);
    void lane.sql.end({ timeout: 0 });
    return open();
  }

  async function acquire(): Promise<Lane> {
    if (isCut) throw connectionLost();
    const lane = free.pop();
    if (lane) return renewed(lane);
    if (all.size < lanes) return open();
    const turn = Promise.withResolvers<Lane>();
    waiting.push(turn);
    return turn.promise;
  }

  function release(lane: Lane): void {
    const next = waiting.shift();
    if (next) next.resolve(renewed(lane));
    else free.push(lane);
  }

  return {
    async begin(work) {
      const lane = await acquire();
      try {
        return await transact(lane, work);
      } finally {
        release(lane);
      }
    },
    cut() {
      isCut = true;
      for (const lane of all) {
        lane.lost = true;
        lane.onLost();
        void lane.sql.end({ timeout: 0 });
      }
      for (const turn of waiting.splice(0)) turn.reject(connectionLost());
    },
    resume() {
      isCut = false;
    },
    async end(options) {
      await Promise.all([...all].map((lane) => lane.sql.end(options)));
    },
  };
}

async function transact<T>(lane: Lane, work: Work<T>): Promise<T> {
  const { sql } = lane;
  let over = false;
  const lost = new Promise<never>((_, reject) => {
    lane.onLost = () => reject(connectionLost());
  });
  lost.catch(() => undefined);
  const tx = new Proxy(sql, {
    apply(target, self, args) {
      if (lane.lost) throw connectionLost();
      if (over) throw new Error('The transaction is over.');
      return Reflect.apply(target, self, args);
    },
  }) as unknown as postgres.TransactionSql;

  try {
    // Not waited for: BEGIN travels with the first statements of the work, and nothing is written before both are back.
    const began = sql`begin isolation level read committed`.execute();
    const [done] = await Promise.race([Promise.all([work(tx), began]), lost]);
    const { value, statements } = done instanceof Closing ? done : new Closing(done, []);
    over = true;
    // COMMIT on a connection that was opened anew would succeed and commit nothing.
    if (lane.lost) throw connectionLost();
    const closing = [...statements.map((statement) => statement.execute()), sql`commit`.execute()] as const;
    const results = await Promise.race([Promise.all(closing), lost]);
    const { command } = results.at(-1) as { command: string };
    if (command !== 'COMMIT') throw new Error('A statement failed unseen, the transaction was rolled back.');
    return value as T;
  } catch (error) {
    over = true;
    if (!lane.lost) await Promise.race([sql`rollback`, lost]).catch(() => undefined);
    throw error;
  }
}
