import type { Log } from '#hub/shared/log.ts';

type Step = () => void | Promise<void>;

/** What has to happen when the hub stops, told by those who know. */
export interface Lifecycle {
  /** Before the server closes: open streams end here, or it would wait for them. */
  beforeClose(step: Step): void;
  /** After the last request was answered: what still waits in memory is written here. */
  afterClose(step: Step): void;
  isStopping(): boolean;
  /** From now on every answer closes its connection. */
  beginStopping(): void;
  close(phase: 'before' | 'after'): Promise<void>;
}

export function createLifecycle(log: Log): Lifecycle {
  const steps = { before: [] as Step[], after: [] as Step[] };
  let stopping = false;
  return {
    beforeClose: (step) => void steps.before.push(step),
    afterClose: (step) => void steps.after.push(step),
    isStopping: () => stopping,
    beginStopping: () => {
      stopping = true;
    },
    async close(phase) {
      stopping = true;
      for (const step of steps[phase].splice(0)) {
        try {
          await step();
        } catch (error) {
          log.error('a step of stopping failed', { error });
        }
      }
    },
  };
}
