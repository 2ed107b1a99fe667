// A service that is started again when it ends by itself: killed, out of memory, crashed.
import { setTimeout as pause } from 'node:timers/promises';
import { type Service, type ServiceOptions, startService, whenReady } from '#scripts/service.ts';

export interface SupervisedOptions extends ServiceOptions {
  /** Answers 200 when the service is ready. */
  address: string;
  say(sentence: string): void;
  restartAfterMs?: number;
}

const RESTART_AFTER_MS = 500;
const RESTART_AT_MOST_MS = 30_000;
/** A service that ran this long was well; its end is a new event. */
const STEADY_AFTER_MS = 60_000;

/**
 * The first start must succeed: what keeps a service from starting at all is mended by people, and `ended` says what it
 * is. After that an end by itself is followed by another start, more patiently each time in a row.
 */
export function superviseService(options: SupervisedOptions): Service {
  const { name, address, say, restartAfterMs = RESTART_AFTER_MS } = options;
  let current = startService(options);
  let stopping = false;
  const gone = Promise.withResolvers<string>();

  async function startAgain(sentence: string, afterMs: number): Promise<void> {
    say(`${sentence} The ${name} is started again in ${afterMs / 1000} s.`);
    await pause(afterMs, undefined, { ref: false });
    if (stopping) return;
    current = startService(options);
    await live(Math.min(afterMs * 2, RESTART_AT_MOST_MS), `The ${name} is back.`);
  }

  async function live(nextAfterMs: number, onReady?: string): Promise<void> {
    const service = current;
    const startedAt = Date.now();
    const wasReady = whenReady(service, address).then(
      () => {
        if (onReady && !stopping) say(onReady);
        return true;
      },
      () => false,
    );
    const sentence = await service.ended;
    if (stopping) return;
    const isFirst = onReady === undefined;
    if (isFirst && !(await wasReady)) return gone.resolve(sentence);
    await startAgain(sentence, Date.now() - startedAt > STEADY_AFTER_MS ? restartAfterMs : nextAfterMs);
  }

  void live(restartAfterMs);
  return {
    name,
    get process() {
      return current.process;
    },
    ended: gone.promise,
    async stop() {
      stopping = true;
      await current.stop();
    },
  };
}
