// Before the first browser test: a built portal, and a hub and a sandbox of its own on free ports with a fresh database.
import { buildPortal, makeMedia } from '#scripts/build-steps.ts';
import { startFreshShip } from './fresh-ship.ts';
import { PACK_NAME } from './pack.ts';
import { SHIP_VARIABLES } from './ship.ts';

export default async function setup() {
  await buildPortal();
  // The sweep of the other packs starts its own ships.
  if (process.env.OTHER_PACKS) return;
  await makeMedia(PACK_NAME);
  const ship = await startFreshShip(PACK_NAME);
  process.env[SHIP_VARIABLES.hubUrl] = ship.hubUrl;
  process.env[SHIP_VARIABLES.sandboxUrl] = ship.sandboxUrl;
  process.env[SHIP_VARIABLES.serviceKey] = await ship.serviceKey();
  return ship.stop;
}
