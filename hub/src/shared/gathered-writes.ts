/** What became of one of those who were served together. */
export type Outcome<T> = { value: T } | { error: unknown };

export interface GatheredWrites<Ask, T> {
  /** Serves these together; fails when none of them was served. */
  run(asks: readonly Ask[]): Promise<readonly Outcome<T>[]>;
  /** Who shares one of these with another is not served together with them. */
  keysOf(ask: Ask): readonly string[];
  /** Whether a run that failed left nothing behind, so that each may be served alone: one must not fail the others. */
  mayServeAlone(error: unknown): boolean;
  /** At most so many are served by one run … */
  atOnce: number;
  /** … and so many runs are under way; whoever comes meanwhile waits for the next. */
  runs: number;
}

interface Waiting<Ask, T> {
  ask: Ask;
  answer: PromiseWithResolvers<T>;
}

/**
 * Serves many who ask at once in few runs: the busier the hub, the less each of them costs. Who asks alone waits for nobody,
 * and who comes first is served first, unless they share a key with somebody before them.
 */
export function gatheredWrites<Ask, T>(parts: GatheredWrites<Ask, T>): (ask: Ask) => Promise<T> {
  const { run, keysOf, mayServeAlone, atOnce, runs } = parts;
  let waiting: Waiting<Ask, T>[] = [];
  let running = 0;

  function nextCrowd(): Waiting<Ask, T>[] {
    const keys = new Set<string>();
    const crowd: Waiting<Ask, T>[] = [];
    const later: Waiting<Ask, T>[] = [];
    for (const one of waiting) {
      const own = keysOf(one.ask);
      const fits = crowd.length < atOnce && !own.some((key) => keys.has(key));
      (fits ? crowd : later).push(one);
      // Also of those who do not fit: nobody overtakes who has the same key.
      for (const key of own) keys.add(key);
    }
    waiting = later;
    return crowd;
  }

  async function serve(crowd: readonly Waiting<Ask, T>[]): Promise<void> {
    try {
      const outcomes = await run(crowd.map(({ ask }) => ask));
      for (const [n, { answer }] of crowd.entries()) settle(answer, outcomes[n]);
    } catch (error) {
      if (crowd.length > 1 && mayServeAlone(error)) await Promise.all(crowd.map((one) => serve([one])));
      else for (const { answer } of crowd) answer.reject(error);
    }
  }

  async function work(): Promise<void> {
    running += 1;
    while (waiting.length > 0) await serve(nextCrowd());
    running -= 1;
  }

  return (ask) => {
    const answer = Promise.withResolvers<T>();
    waiting.push({ ask, answer });
    if (running < runs) void work();
    return answer.promise;
  };
}

function settle<T>(answer: PromiseWithResolvers<T>, outcome: Outcome<T> | undefined): void {
  if (outcome && 'value' in outcome) answer.resolve(outcome.value);
  else answer.reject(outcome?.error ?? new Error('A run answered fewer than it served.'));
}
