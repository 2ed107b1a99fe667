import { mkdir } from 'node:fs/promises';
import { lockDataFolder } from '#hub/shared/database/data-folder-lock.ts';
import { startEmbeddedPostgres } from '#hub/shared/database/embedded-postgres.ts';
import { connect, type Pool } from '#hub/shared/database/sql.ts';
import type { Log } from '#hub/shared/log.ts';
import type { Settings } from '#hub/shared/settings.ts';
import { createUndo } from '#hub/shared/undo.ts';

const OLDEST_SERVER = 150_000; // PostgreSQL 15

export interface OpenDatabase {
  sql: Pool;
  close(): Promise<void>;
}

/** The operator's server by DATABASE_URL, which several hubs may share, or the embedded one, which belongs to one hub. */
export async function openDatabase(settings: Settings, log: Log): Promise<OpenDatabase> {
  const undo = createUndo();
  try {
    await mkdir(settings.dataFolder, { recursive: true });
    let socketFolder: string | undefined;
    if (!settings.databaseUrl) {
      undo.add(await lockDataFolder(settings.dataFolder));
      const server = await startEmbeddedPostgres(settings.dataFolder, log);
      undo.add(server.stop);
      socketFolder = server.socketFolder;
    }
    const sql = connect({ url: settings.databaseUrl, socketFolder }, log, settings.databaseConnections);
    undo.add(() => sql.end({ timeout: 5 }));
    if (settings.databaseUrl) await greet(sql, settings.databaseUrl);
    return { sql, close: undo.run };
  } catch (error) {
    await undo.run();
    throw error;
  }
}

/** Says at once, and without the password, when nobody answers or the server is too old. */
async function greet(sql: Pool, address: string): Promise<void> {
  const { host, pathname } = new URL(address);
  const [row] = await sql<{ version: number }[]>`select current_setting('server_version_num')::int as version`.catch(
    (error: Error) => {
      throw new Error(
        `The database ${pathname.slice(1)} at ${host} cannot be used (${error.message}): check DATABASE_URL and the server.`,
        { cause: error },
      );
    },
  );
  if ((row?.version ?? 0) < OLDEST_SERVER) {
    throw new Error(`The PostgreSQL at ${host} is too old: the hub needs version 15 or newer.`);
  }
}
