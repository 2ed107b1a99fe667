// `npm run bench [-- name …]`: runs the benches of this folder, prints a table, keeps the numbers in bench/results/.
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPortal, makeMedia } from '#scripts/build-steps.ts';
import { PlainError, runScript } from '#scripts/plain-error.ts';
import { freePort } from '#scripts/service.ts';
import { type Ship, startShip } from '#scripts/ship.ts';
import { type Bench, type Measure, measureTable } from './bench.ts';

const RESULTS = 'bench/results';

await runScript(async () => {
  const names = globSync('bench/*.bench.ts')
    .map((file) => basename(file, '.bench.ts'))
    .toSorted();
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new PlainError(`There is no bench ${unknown.join(', ')}; there are ${names.join(', ')}.`);

  await buildPortal();
  await makeMedia('meridian');
  const dataFolder = mkdtempSync(join(tmpdir(), 'gangway-bench-'));
  let started: Promise<Ship> | undefined;
  try {
    for (const name of wanted.length > 0 ? wanted : names) {
      const { bench }: { bench: Bench } = await import(pathToFileURL(resolve('bench', `${name}.bench.ts`)).href);
      console.log(`\n${name}`);
      const measures = await bench({ ship: () => (started ??= launch(dataFolder)) });
      console.log(measureTable(measures));
      keep(name, measures);
    }
  } finally {
    await started?.then((ship) => ship.stop());
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
process.exit();

async function launch(dataFolder: string): Promise<Ship> {
  const [port, sandboxPort, mailboxPort] = await Promise.all([freePort(), freePort(), freePort()]);
  // The limits on one address are for guests, not for one load generator.
  // Photographs are measured by faces.bench.ts, on a hub of its own.
  const env = { REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'warn', PHOTO_WORKERS: '0', PICTURES_AHEAD: '0' };
  const ship = startShip({ port, sandboxPort, mailboxPort, dataFolder, env, restart: console.warn });
  await ship.ready();
  return ship;
}

function keep(name: string, measures: readonly Measure[]): void {
  mkdirSync(RESULTS, { recursive: true });
  const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version };
  const record = { name, at: new Date().toISOString(), machine, measures };
  writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify(record, null, 2)}\n`);
}
