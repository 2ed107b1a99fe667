// `npm run seed`: puts the pack into the database again; with --reset the database is emptied first.
import { openDatabase } from '#hub/open-database.ts';
import { seed } from '#hub/seed.ts';
import { systemClock } from '#hub/shared/clock.ts';
import { FolderInUseError } from '#hub/shared/database/data-folder-lock.ts';
import { migrate } from '#hub/shared/database/migrate.ts';
import { createLog } from '#hub/shared/log.ts';
import { readSettings } from '#hub/shared/settings.ts';
import { shipTime } from '#hub/shared/ship-time.ts';
import { loadPack } from '#packs/load-pack.ts';
import { makeMedia } from '#scripts/build-steps.ts';
import { PlainError, runScript } from '#scripts/plain-error.ts';

await runScript(async () => {
  const unknown = process.argv.slice(2).find((argument) => argument !== '--reset');
  if (unknown) throw new PlainError(`Seeding knows --reset and nothing else, not ${unknown}.`);
  const settings = readSettings(process.env);
  await makeMedia(settings.pack);
  const pack = await loadPack(settings.pack);
  const { sql, close } = await openDatabase(settings, createLog('warn')).catch((error: unknown) => {
    if (error instanceof FolderInUseError) {
      throw new PlainError('A hub is running on this data folder: stop it (Ctrl-C) and seed again.');
    }
    throw error;
  });
  try {
    if (process.argv.includes('--reset')) {
      await sql`drop schema public cascade`;
      await sql`create schema public`;
    }
    await migrate(sql);
    const zone = settings.shipTimeZone ?? pack.operator.shipTimeZone;
    await seed(sql, pack, shipTime({ zone }, systemClock).today());
    console.log(`The pack ${settings.pack} is in the database, with today in the middle of its voyage.`);
  } finally {
    await close();
  }
});
process.exit();
