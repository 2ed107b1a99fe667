import { rm } from 'node:fs/promises';
import { startEmbeddedPostgres } from '#hub/shared/database/embedded-postgres.ts';
import { migrate } from '#hub/shared/database/migrate.ts';
import { connect } from '#hub/shared/database/sql.ts';
import { createLog } from '#hub/shared/log.ts';
import type { ClonedDatabase } from './clone-database.ts';
import { freeze, signal } from './freeze.ts';
import { quickFolder } from './quick-folder.ts';

const quiet = createLog('silent');

/** A database server of one's own that can be frozen, thawed and killed. */
export async function startOwnServer() {
  const folder = await quickFolder('gangway-own-');
  const server = await startEmbeddedPostgres(folder, quiet, { durable: false });
  const address = { socketFolder: server.socketFolder };
  const sql = connect(address, quiet, 2);
  await migrate(sql);
  await sql.end();
  let thaw: () => void = () => undefined;

  const database: ClonedDatabase = {
    connect: (connections = 8) => connect(address, quiet, connections),
    drop: async () => undefined,
  };
  return {
    database,
    /** Server and every connection of it stand still. */
    async freeze() {
      thaw = await freeze(server.pid() ?? 0);
    },
    thaw: () => thaw(),
    kill: () => signal(server.pid() ?? 0, 'SIGKILL'),
    async stop() {
      thaw();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>;
