const TICK_MS = 10;

/**
 * Milliseconds in which this process could run. On a busy machine it stands still for as long as others have the
 * processor, so that a limit of time is not missed because of them; what really waits is seen in full.
 */
export function startOwnTime() {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, TICK_MS).unref();
  return { now: () => ticks * TICK_MS, stop: () => clearInterval(timer) };
}
