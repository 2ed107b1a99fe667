import type { FastifyInstance } from 'fastify';
import type { Clock } from '#hub/shared/clock.ts';
import { clientNetwork } from './client-network.ts';
import { HubError } from './hub-error.ts';

const WINDOW_MS = 60_000;
/** More addresses than a ship has devices: past that the oldest are forgotten. */
const ADDRESS_LIMIT = 50_000;

/** What a kept reply weighs beside a call that is worked on (docs/decisions/014-limits-of-requests.md). */
export const KEPT_REPLY_WEIGHT = 1 / 200;

/** Counts what an address asks for; false is one too many in this minute. */
export type RateLimit = (address: string, weight?: number) => boolean;

export function createRateLimit(perMinute: number, clock: Clock): RateLimit {
  if (perMinute === 0) return () => true;
  const counts = new Map<string, { count: number; until: number }>();
  return (from, weight = 1) => {
    const address = clientNetwork(from);
    const now = clock.now().getTime();
    const known = counts.get(address);
    if (known && known.until > now) {
      known.count += weight;
      return known.count <= perMinute;
    }
    counts.delete(address);
    if (counts.size >= ADDRESS_LIMIT) {
      const [oldest] = counts.keys();
      if (oldest !== undefined) counts.delete(oldest);
    }
    counts.set(address, { count: weight, until: now + WINDOW_MS });
    return true;
  };
}

/** Keeps one client from taking the hub for itself. */
export function limitRequests(app: FastifyInstance, isWithin: RateLimit): void {
  app.addHook('onRequest', async (request) => {
    if (isWithin(request.ip)) return;
    const wait = { 'retry-after': '30' };
    throw new HubError(429, 'too_many_requests', 'Too many requests. Please wait a moment.', wait);
  });
}
