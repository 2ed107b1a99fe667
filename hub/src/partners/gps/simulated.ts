import type { Clock } from '#hub/shared/clock.ts';
import type { Log } from '#hub/shared/log.ts';
import type { Gps } from './port.ts';
import { positionAt, type Stop } from './voyage-track.rules.ts';

const EVERY_MS = 1_000;

/** CD40: the voyage of the itinerary, for a ship in a harbour of software. */
export function simulatedGps(parts: { stops: () => Promise<Stop[]>; clock: Clock; log: Log }): Gps {
  return {
    follow(report) {
      async function tick() {
        const fix = positionAt(await parts.stops(), parts.clock.now());
        if (fix) report(fix);
      }
      const safely = () => void tick().catch((error: unknown) => parts.log.warn('no simulated position', { error }));
      safely();
      const timer = setInterval(safely, EVERY_MS).unref();
      return () => clearInterval(timer);
    },
  };
}
