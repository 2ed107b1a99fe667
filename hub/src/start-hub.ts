import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#hub/app.ts';
import { createHub } from '#hub/create-hub.ts';
import { seedIfNeeded } from '#hub/seed.ts';
import { systemClock } from '#hub/shared/clock.ts';
import { lockDataFolder } from '#hub/shared/database/data-folder-lock.ts';
import { startEmbeddedPostgres } from '#hub/shared/database/embedded-postgres.ts';
import { migrate } from '#hub/shared/database/migrate.ts';
import { connect } from '#hub/shared/database/sql.ts';
import type { Log } from '#hub/shared/log.ts';
import { serviceKey } from '#hub/shared/service-key.ts';
import type { Settings } from '#hub/shared/settings.ts';
import { shipTime } from '#hub/shared/ship-time.ts';
import { loadPack } from '#packs/load-pack.ts';
import { mediaFolder } from '#packs/media-manifest.ts';

export interface RunningHub {
  app: FastifyInstance;
  /** Finishes the requests under way, closes the streams, then the database. */
  stop(): Promise<void>;
}

/** Undoes what was started, last first, also when the start failed half way. */
function createUndo() {
  const steps: (() => Promise<unknown>)[] = [];
  return {
    add: (step: () => Promise<unknown>) => steps.push(step),
    run: async () => {
      for (const step of steps.splice(0).reverse()) await step().catch(() => undefined);
    },
  };
}

/** From settings to a listening hub: lock, database, migrations, pack, app. */
export async function startHub(given: Settings, log: Log): Promise<RunningHub> {
  const undo = createUndo();
  try {
    await mkdir(given.dataFolder, { recursive: true });
    let socketFolder: string | undefined;
    if (!given.databaseUrl) {
      // Several hubs may share an operator's server; the embedded one belongs to one hub.
      undo.add(await lockDataFolder(given.dataFolder));
      const server = await startEmbeddedPostgres(given.dataFolder, log);
      undo.add(server.stop);
      socketFolder = server.socketFolder;
    }
    const settings = { ...given, serviceKey: await serviceKey(given.serviceKey, given.dataFolder) };
    const sql = connect({ url: given.databaseUrl, socketFolder }, log, given.databaseConnections);
    undo.add(() => sql.end({ timeout: 5 }));
    const applied = await migrate(sql);
    if (applied.length > 0) log.info('the database was brought up to date', { applied });

    const pack = await loadPack(given.pack);
    const zone = given.shipTimeZone ?? pack.operator.shipTimeZone;
    await seedIfNeeded(sql, pack, shipTime({ zone }, systemClock).today());
    const hub = await createHub({ settings, sql, clock: systemClock, log, mediaFolders: [mediaFolder(given.pack)] });
    undo.add(hub.events.close);
    const app = buildApp(hub);
    undo.add(() => app.close());
    await app.listen({ host: given.host, port: given.port });
    return { app, stop: undo.run };
  } catch (error) {
    await undo.run();
    throw error;
  }
}
