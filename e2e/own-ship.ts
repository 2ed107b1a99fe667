// A ship of its own for journeys that change what everybody meets: they must not get in the way of the others.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/service.ts';
import { type Ship, startShip } from '#scripts/ship.ts';
import { SHIP_VARIABLES } from './ship.ts';
import { expect, test as shared } from './test.ts';

export { expect };

/** A second ship beside the first, on a machine that is busy with both. */
const START_MS = 150_000;

interface OwnShip extends Ship {
  /** Where its instruments are heard; only with `hasInstruments`. */
  gpsPort: number;
  /** The whole ship goes away, and comes back with what its data folder holds. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}

export const test = shared.extend<object, { ownShip: OwnShip; hasInstruments: boolean }>({
  /** Positions come from the ship's instruments, which the journey plays, instead of the simulated voyage. */
  hasInstruments: [false, { scope: 'worker', option: true }],
  ownShip: [
    async ({ hasInstruments }, use) => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'gangway-e2e-own-'));
      const [port, sandboxPort, mailboxPort, gpsPort] = await Promise.all([
        freePort(),
        freePort(),
        freePort(),
        freePort(),
      ]);
      const env = {
        PACK: 'meridian',
        FILMS: 'small',
        PICTURES_AHEAD: '0',
        ...(hasInstruments && { GPS: `nmea-udp://127.0.0.1:${gpsPort}` }),
      };
      const start = () => startShip({ port, sandboxPort, mailboxPort, dataFolder, env });
      let ship = start();
      const leave = () => ship.stop();
      const comeBack = () => {
        ship = start();
        return ship.ready();
      };
      try {
        await ship.ready();
        process.env[SHIP_VARIABLES.hubUrl] = ship.hubUrl;
        process.env[SHIP_VARIABLES.sandboxUrl] = ship.sandboxUrl;
        process.env[SHIP_VARIABLES.serviceKey] = await ship.serviceKey();
        await use({ ...ship, gpsPort, leave, comeBack });
      } finally {
        await ship.stop();
        await rm(dataFolder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', auto: true, timeout: START_MS },
  ],
});
