import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/service.ts';
import { type Ship, startShip } from '#scripts/ship.ts';

/** A ship of the pack with a fresh database, on ports of its own; when it has stopped nothing of it is left. */
export async function startFreshShip(pack: string): Promise<Ship> {
  const dataFolder = await mkdtemp(join(tmpdir(), `gangway-e2e-${pack}-`));
  const [port, sandboxPort, mailboxPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const env = { PACK: pack, FILMS: 'small', PICTURES_AHEAD: '0' };
  const ship = startShip({ port, sandboxPort, mailboxPort, dataFolder, env });
  const stop = async () => {
    await ship.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    await ship.ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...ship, stop };
}
