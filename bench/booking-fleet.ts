// One embedded PostgreSQL, as the hub starts it, and any number of hub processes on it.
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#hub/shared/database/embedded-postgres.ts';
import { connect, type DatabaseAddress, type Pool } from '#hub/shared/database/sql.ts';
import { createLog } from '#hub/shared/log.ts';
import { freePort, type Service, startService, whenReady } from '#scripts/service.ts';

export interface HubProcess extends Service {
  port: number;
}

export interface Fleet {
  sql: Pool;
  /** The database's process, another one after it was killed. */
  databasePid(): number;
  address: DatabaseAddress;
  startHub(): Promise<HubProcess>;
  stop(): Promise<void>;
}

export async function startFleet(folder: string): Promise<Fleet> {
  const log = createLog('error');
  const server = await startEmbeddedPostgres(folder, log);
  const sql = connect({ socketFolder: server.socketFolder }, log, 4);
  const hubs: HubProcess[] = [];

  return {
    sql,
    databasePid: () => server.pid() ?? 0,
    address: { socketFolder: server.socketFolder },
    async startHub() {
      const port = await freePort();
      const name = `hub-${hubs.length + 1}`;
      const service = startService({
        name,
        script: 'hub/src/server.ts',
        env: {
          PORT: String(port),
          HOST: '127.0.0.1',
          // postgres.js takes the folder of a socket from here.
          DATABASE_URL: 'postgres:///gangway',
          PGHOST: server.socketFolder,
          PGUSER: 'gangway',
          GANGWAY_DATA: join(folder, name),
          REQUESTS_PER_MINUTE: '0',
          PICTURES_AHEAD: '0',
          LOG_LEVEL: 'warn',
          SMTP_URL: '',
        },
        logFile: join(folder, `${name}.log`),
      });
      await whenReady(service, `http://127.0.0.1:${port}/ready`);
      const hub = { ...service, port };
      hubs.push(hub);
      return hub;
    },
    async stop() {
      await Promise.all(hubs.map((hub) => hub.stop()));
      await sql.end({ timeout: 2 });
      await server.stop();
    },
  };
}
