// A ship of its own for journeys that change how everybody logs in: they must not get in the way of the others.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/service.ts';
import { type Ship, startShip } from '#scripts/ship.ts';
import { SHIP_VARIABLES } from './ship.ts';
import { expect, test as shared } from './test.ts';

export { expect };

const START_MS = 60_000;

export const test = shared.extend<object, { ownShip: Ship }>({
  ownShip: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern, even when nothing is taken from it
    async ({}, use) => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'gangway-e2e-own-'));
      const [port, sandboxPort, mailboxPort] = await Promise.all([freePort(), freePort(), freePort()]);
      const ship = startShip({ port, sandboxPort, mailboxPort, dataFolder, env: { PACK: 'meridian', FILMS: 'small' } });
      try {
        await ship.ready();
        process.env[SHIP_VARIABLES.hubUrl] = ship.hubUrl;
        process.env[SHIP_VARIABLES.sandboxUrl] = ship.sandboxUrl;
        process.env[SHIP_VARIABLES.serviceKey] = await ship.serviceKey();
        await use(ship);
      } finally {
        await ship.stop();
        await rm(dataFolder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', auto: true, timeout: START_MS },
  ],
});
