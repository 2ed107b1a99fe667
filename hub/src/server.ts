import { createLog } from '#hub/shared/log.ts';
import { readSettings } from '#hub/shared/settings.ts';
import { startFailure } from '#hub/start-failure.ts';
import { type RunningHub, startHub } from '#hub/start-hub.ts';

/** Starts the hub from the environment. The last line of a failed start is one sentence that says why. */
const STOP_WITHIN_MS = 25_000;

function fail(error: unknown): never {
  process.stderr.write(`${startFailure(error, process.env)}\n`);
  process.exit(1);
}

async function main() {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  let running: RunningHub | undefined;
  let stopping = false;

  async function stop(signal: string) {
    if (stopping) return;
    stopping = true;
    log.info('stopping', { signal });
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await running?.stop();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Started by another process that is gone now: nobody else would stop this one, and nobody reads what it prints.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('disconnect', () => stop('disconnect'));
  process.on('unhandledRejection', (error) => log.error('a promise failed unseen', { error }));

  running = await startHub(settings, log);
  log.info('the hub is ready', { addresses: running.app.addresses(), pack: settings.pack });
}

main().catch(fail);
