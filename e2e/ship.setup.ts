// Before the first browser test: a built portal, and a hub and a sandbox of its own on free ports with a fresh database.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPortal, makeMedia } from '#scripts/build-steps.ts';
import { freePort } from '#scripts/service.ts';
import { startShip } from '#scripts/ship.ts';
import { PACK_NAME } from './pack.ts';
import { SHIP_VARIABLES } from './ship.ts';

export default async function setup() {
  await buildPortal();
  // The sweep of the other packs starts its own ships.
  if (process.env.OTHER_PACKS) return;
  await makeMedia(PACK_NAME);
  const dataFolder = await mkdtemp(join(tmpdir(), 'gangway-e2e-'));
  const [port, sandboxPort, mailboxPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const ship = startShip({
    port,
    sandboxPort,
    mailboxPort,
    dataFolder,
    env: { PACK: PACK_NAME, FILMS: 'small', PICTURES_AHEAD: '0' },
  });
  const end = async () => {
    await ship.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    await ship.ready();
  } catch (error) {
    await end();
    throw error;
  }
  process.env[SHIP_VARIABLES.hubUrl] = ship.hubUrl;
  process.env[SHIP_VARIABLES.sandboxUrl] = ship.sandboxUrl;
  process.env[SHIP_VARIABLES.serviceKey] = await ship.serviceKey();
  return end;
}
