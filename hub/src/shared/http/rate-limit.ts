import type { FastifyInstance } from 'fastify';
import type { Clock } from '#hub/shared/clock.ts';
import { HubError } from './hub-error.ts';

const WINDOW_MS = 60_000;
/** More addresses than a ship has devices: past that the oldest are forgotten. */
const ADDRESS_LIMIT = 50_000;

/** How many calls an address may still make in this minute; false is one too many. */
export function createRateLimit(perMinute: number, clock: Clock): (address: string) => boolean {
  const counts = new Map<string, { count: number; until: number }>();
  return (address) => {
    const now = clock.now().getTime();
    const known = counts.get(address);
    if (known && known.until > now) {
      known.count += 1;
      return known.count <= perMinute;
    }
    counts.delete(address);
    if (counts.size >= ADDRESS_LIMIT) {
      const [oldest] = counts.keys();
      if (oldest !== undefined) counts.delete(oldest);
    }
    counts.set(address, { count: 1, until: now + WINDOW_MS });
    return perMinute >= 1;
  };
}

/** Keeps one client from taking the hub for itself. Kept answers are not counted: they cost next to nothing. */
export function limitRequests(app: FastifyInstance, perMinute: number, clock: Clock): void {
  if (perMinute === 0) return;
  const isWithin = createRateLimit(perMinute, clock);
  app.addHook('onRequest', async (request) => {
    if (isWithin(request.ip)) return;
    const wait = { 'retry-after': '30' };
    throw new HubError(429, 'too_many_requests', 'Too many requests. Please wait a moment.', wait);
  });
}
