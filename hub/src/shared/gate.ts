import { HubError } from '#hub/shared/http/hub-error.ts';

export interface GateLimits {
  /** How many are worked on at a time, and how many may wait; more than that are told to come back. */
  workers: number;
  waiting: number;
  /** How many of them may be one client's. */
  waitingOfOne?: number;
  /** What those are told who may not wait. */
  refusal?: string;
}

/** Who gives way to everybody: work that is done ahead, for nobody who waits. */
export const NOBODY = 'nobody';

export type Gate = <T>(work: () => Promise<T>, client?: string) => Promise<T>;

/** Lets so many work at a time. The others wait, and clients take turns: one with sixty wishes does not hold up the rest. */
export function createGate(limits: GateLimits): Gate {
  const { workers, waiting, waitingOfOne = waiting, refusal = 'Please try again.' } = limits;
  let free = workers;
  let inLine = 0;
  const lines = new Map<string, (() => void)[]>();

  function wait(client: string): Promise<void> {
    const line = lines.get(client) ?? [];
    if (inLine >= waiting || line.length >= waitingOfOne) {
      throw new HubError(503, 'busy', refusal, { 'retry-after': '2' });
    }
    inLine += 1;
    lines.set(client, line);
    return new Promise((turn) => line.push(turn));
  }

  function letNextIn(): void {
    const client = lines.keys().find((one) => one !== NOBODY) ?? lines.keys().next().value;
    const line = client === undefined ? undefined : lines.get(client);
    if (client === undefined || !line) {
      free += 1;
      return;
    }
    const turn = line.shift();
    inLine -= 1;
    lines.delete(client);
    if (line.length > 0) lines.set(client, line);
    turn?.();
  }

  return async (work, client = '') => {
    if (free > 0) free -= 1;
    else await wait(client);
    try {
      return await work();
    } finally {
      letNextIn();
    }
  };
}
