import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#hub/shared/database/embedded-postgres.ts';
import { migrate } from '#hub/shared/database/migrate.ts';
import { connect } from '#hub/shared/database/sql.ts';
import { createLog } from '#hub/shared/log.ts';
import type { ClonedDatabase } from './clone-database.ts';

const quiet = createLog('silent');

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    }),
  );
  return pids.filter((_, index) => parents[index] === parent);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // gone already
  }
}

/** A database server of one's own that can be frozen, thawed and killed. */
export async function startOwnServer() {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-own-'));
  const server = await startEmbeddedPostgres(folder, quiet, { durable: false });
  const address = { socketFolder: server.socketFolder };
  const sql = connect(address, quiet, 2);
  await migrate(sql);
  await sql.end();
  const whole = async () => [server.pid() ?? 0, ...(await childrenOf(server.pid() ?? 0))];
  let frozen: number[] = [];
  const thaw = () => {
    for (const pid of frozen.splice(0)) signal(pid, 'SIGCONT');
  };

  const database: ClonedDatabase = {
    connect: (connections = 8) => connect(address, quiet, connections),
    drop: async () => undefined,
  };
  return {
    database,
    /** Server and every connection of it stand still. */
    async freeze() {
      signal(server.pid() ?? 0, 'SIGSTOP');
      frozen = await whole();
      for (const pid of frozen) signal(pid, 'SIGSTOP');
    },
    thaw,
    kill: () => signal(server.pid() ?? 0, 'SIGKILL'),
    async stop() {
      thaw();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>;
