import type postgres from 'postgres';

/** Queries under way on a client that was replaced have this long; no statement may take longer. */
const RETIRE_AFTER_MS = 30_000;

export interface Renewable {
  current(): postgres.Sql;
  /** Ends everything under way and refuses everything new. */
  cut(): void;
  /** Lets queries through again. */
  resume(): void;
  end(options?: { timeout?: number }): Promise<void>;
}

/**
 * A client that is replaced when one of its connections closes. The driver would open that connection again, with half a
 * message of the old one still in its buffer (it may then sit there until the connection times out), and only after a
 * pause that grows to 20 s; a new client connects at once.
 */
export function createRenewable(open: (onClose: () => void) => postgres.Sql): Renewable {
  const retired = new Set<postgres.Sql>();
  const refusing = open(() => undefined);
  void refusing.end({ timeout: 0 });
  let isCut = false;
  let current = fresh();

  function fresh(): postgres.Sql {
    const made: postgres.Sql = open(() => {
      if (current !== made || isCut) return;
      retire(made);
      current = fresh();
    });
    return made;
  }

  function retire(client: postgres.Sql): void {
    retired.add(client);
    setTimeout(() => {
      if (retired.delete(client)) void client.end();
    }, RETIRE_AFTER_MS).unref();
  }

  const endAll = async (clients: readonly postgres.Sql[], options?: { timeout?: number }) => {
    await Promise.all(clients.map((client) => client.end(options)));
  };

  return {
    current: () => (isCut ? refusing : current),
    cut() {
      isCut = true;
      void endAll([current, ...retired], { timeout: 0 });
      retired.clear();
    },
    resume() {
      current = fresh();
      isCut = false;
    },
    async end(options) {
      isCut = true;
      await endAll([current, ...retired], options);
      retired.clear();
    },
  };
}
