// Starts the sandbox as a process of its own; `npm start` runs it beside the hub.
import { mkdir } from 'node:fs/promises';
import { loadPack } from '#packs/load-pack.ts';
import { FaultSwitches } from '#sandbox/faults.ts';
import { openFilmShelf } from '#sandbox/films/film-shelf.ts';
import { FILM_SETS } from '#sandbox/films/reel.ts';
import { startSandbox } from '#sandbox/frame.ts';
import { allPartners } from '#sandbox/partners.ts';

const port = Number(process.env.SANDBOX_PORT ?? 8090);
const smtpPort = Number(process.env.MAILBOX_PORT ?? 2525);
// Stand-ins without any login: other machines reach them only when somebody says so.
const host = process.env.SANDBOX_HOST || '127.0.0.1';
/** Shared by all starts on this machine: films take a while to make. */
const filmFolder = process.env.FILM_FOLDER ?? '.gangway/films';
const dataFolder = process.env.SANDBOX_DATA ?? '.gangway/sandbox';
const filmSet = FILM_SETS.find((set) => set === process.env.FILMS) ?? 'full';

try {
  await mkdir(dataFolder, { recursive: true });
  const faults = new FaultSwitches();
  const pack = await loadPack(process.env.PACK || 'meridian', process.env.SHIP_TIME_ZONE || undefined);
  const films = openFilmShelf({ folder: filmFolder, set: filmSet });
  const partners = allPartners({ faults, host, smtpPort, pack, films, dataFolder, hubUrl: process.env.HUB_URL });
  const sandbox = await startSandbox({ partners, faults, host, port });
  console.log(`Sandbox ready at ${sandbox.url}`);
  const stop = () => void Promise.all([sandbox.close(), films.close()]).finally(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  // Started by another process that is gone now: nobody else would stop this one.
  process.once('disconnect', stop);
} catch (error) {
  const { code, port: taken } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    console.error(`The setting SANDBOX_HOST must be an address of this machine, such as 127.0.0.1; ${host} is none.`);
    process.exit(1);
  }
  if (code !== 'EADDRINUSE') throw error;
  const variable = taken === smtpPort ? 'MAILBOX_PORT' : 'SANDBOX_PORT';
  console.error(`Port ${taken} is in use; choose another with ${variable}=${(taken ?? 0) + 1} npm start.`);
  process.exit(1);
}
