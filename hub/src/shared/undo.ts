export interface Undo {
  add(step: () => Promise<unknown>): void;
  run(): Promise<void>;
}

/** Undoes what was started, last first, also when the start failed half way. */
export function createUndo(): Undo {
  const steps: (() => Promise<unknown>)[] = [];
  return {
    add: (step) => {
      steps.push(step);
    },
    run: async () => {
      for (const step of steps.splice(0).reverse()) await step().catch(() => undefined);
    },
  };
}
