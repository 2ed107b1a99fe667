import { HubError } from '#hub/shared/http/hub-error.ts';

export interface GateLimits {
  /** How many are worked on at a time, and how many may wait; more than that are told to come back. */
  workers: number;
  waiting: number;
}

/** Lets so many work at a time; the others wait their turn. */
export function createGate({ workers, waiting }: GateLimits) {
  let free = workers;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.length >= waiting) throw new HubError(503, 'busy', 'Please try again.', { 'retry-after': '2' });
    if (free > 0) free -= 1;
    else await new Promise<void>((turn) => queue.push(turn));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
