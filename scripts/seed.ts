// `npm run seed`: applies the pack to the voyage under way; with --reset everything is emptied first, after a question.
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { applyPack } from '#hub/apply-pack.ts';
import { openDatabase } from '#hub/open-database.ts';
import { systemClock } from '#hub/shared/clock.ts';
import { FolderInUseError } from '#hub/shared/database/data-folder-lock.ts';
import { migrate } from '#hub/shared/database/migrate.ts';
import type { Pool } from '#hub/shared/database/sql.ts';
import { createLog } from '#hub/shared/log.ts';
import { readSettings } from '#hub/shared/settings.ts';
import { shipTime } from '#hub/shared/ship-time.ts';
import { startsByItself } from '#hub/voyages.ts';
import { loadPack } from '#packs/load-pack.ts';
import { makeMedia } from '#scripts/build-steps.ts';
import { PlainError, runScript } from '#scripts/plain-error.ts';
import { mayReset, readSeedOptions, saidAfterSeed } from '#scripts/seed-options.ts';

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stdout });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

async function empty(sql: Pool): Promise<void> {
  await sql`drop schema public cascade`;
  await sql`create schema public`;
}

await runScript(async () => {
  const options = readSeedOptions(process.argv.slice(2));
  const settings = readSettings(process.env);
  const place = settings.databaseUrl ? 'the database of DATABASE_URL' : `the database in ${settings.dataFolder}`;
  await mayReset(options, { place, isTerminal: Boolean(stdin.isTTY), ask });
  await makeMedia(settings.pack);
  const pack = await loadPack(settings.pack, settings.shipTimeZone);
  const { sql, close } = await openDatabase(settings, createLog('warn')).catch((error: unknown) => {
    if (error instanceof FolderInUseError) {
      throw new PlainError('A hub is running on this data folder: stop it (Ctrl-C) and seed again.');
    }
    throw error;
  });
  try {
    if (options.reset) await empty(sql);
    await migrate(sql);
    const today = shipTime({ zone: pack.operator.shipTimeZone }, systemClock).today();
    const done = await applyPack(sql, pack, { today, startsByItself: startsByItself(settings, pack), always: true });
    console.log(saidAfterSeed(done, settings.pack));
  } finally {
    await close();
  }
});
process.exit();
