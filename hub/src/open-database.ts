import { setTimeout as wait } from 'node:timers/promises';
import { prepareDataFolder } from '#hub/shared/data-folder.ts';
import { lockDataFolder } from '#hub/shared/database/data-folder-lock.ts';
import { startEmbeddedPostgres } from '#hub/shared/database/embedded-postgres.ts';
import { connect, type Pool } from '#hub/shared/database/sql.ts';
import type { Log } from '#hub/shared/log.ts';
import type { Settings } from '#hub/shared/settings.ts';
import { createUndo } from '#hub/shared/undo.ts';

const OLDEST_SERVER = 150_000; // PostgreSQL 15
const GREET_WITHIN_MS = 5_000;
const SILENT = 'nothing there speaks PostgreSQL';

export interface OpenDatabase {
  sql: Pool;
  close(): Promise<void>;
}

/** The operator's server by DATABASE_URL, which several hubs may share, or the embedded one, which belongs to one hub. */
export async function openDatabase(settings: Settings, log: Log): Promise<OpenDatabase> {
  const undo = createUndo();
  try {
    await prepareDataFolder(settings.dataFolder);
    let socketFolder: string | undefined;
    if (!settings.databaseUrl) {
      undo.add(await lockDataFolder(settings.dataFolder));
      const server = await startEmbeddedPostgres(settings.dataFolder, log);
      undo.add(server.stop);
      socketFolder = server.socketFolder;
    }
    const sql = connect({ url: settings.databaseUrl, socketFolder }, log, settings.databaseConnections);
    undo.add(() => sql.end({ timeout: 2 }));
    await greet(sql, placeOf(settings.databaseUrl));
    return { sql, close: undo.run };
  } catch (error) {
    await undo.run();
    throw error;
  }
}

interface Server {
  version: number;
  isolation: string;
  readOnly: string;
}

/** Where the database is, for people and without the password. */
function placeOf(url: string | undefined): string {
  if (!url) return 'in the data folder';
  const { host, pathname } = new URL(url);
  return `${decodeURIComponent(pathname.slice(1)) || 'of this user'} at ${host || 'this machine'}`;
}

/** Says at once when nobody answers, or somebody who is no PostgreSQL that the hub can work on. */
async function greet(sql: Pool, place: string): Promise<void> {
  const asking = sql<Server[]>`
    select current_setting('server_version_num')::int as version, current_setting('transaction_isolation') as isolation,
      current_setting('transaction_read_only') as "readOnly"`;
  const patience = new AbortController();
  const late = wait(GREET_WITHIN_MS, undefined, { signal: patience.signal }).then(() => {
    throw new Error(SILENT);
  });
  const [server] = await Promise.race([asking, late])
    .catch((error: NodeJS.ErrnoException) => {
      const why = `${error.code === 'CONNECT_TIMEOUT' ? SILENT : error.message}): check DATABASE_URL and the server.`;
      throw new Error(`The database ${place} cannot be used (${why}`, { cause: error });
    })
    .finally(() => patience.abort());
  late.catch(() => undefined);
  if ((server?.version ?? 0) < OLDEST_SERVER) {
    throw new Error(`The PostgreSQL of the database ${place} is too old: the hub needs version 15 or newer.`);
  }
  if (server?.readOnly !== 'off') {
    throw new Error(`The database ${place} can only be read: the hub needs the server that takes writes.`);
  }
  // Under any other level the places of an excursion would be counted as they were before the lock (docs/algorithms/booking.md).
  if (server.isolation !== 'read committed') {
    throw new Error(
      `The database ${place} works with isolation "${server.isolation}": the hub needs "read committed".`,
    );
  }
}
