// The other end of aside.ts: what the process itself does.
import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { UnreadablePicture } from './camera-picture.ts';

/** What such a process can do with a picture file. */
export type Tasks = Readonly<Record<string, (picture: Uint8Array) => Promise<unknown>>>;

export interface Question {
  id: number;
  task: string;
  picture: Uint8Array;
}

export type Answer = { id: number } & ({ done: unknown } | { unreadable: string } | { failure: string });

/** Every thread there is; those that come take after the one that starts them. On Linux each has a priority of its own. */
function stepBack(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
  for (const thread of threads) {
    try {
      setPriority(thread, constants.priority.PRIORITY_LOW);
    } catch {
      // A thread that has just ended, or a machine that does not allow it.
    }
  }
}

async function answer(tasks: Tasks, { id, task, picture }: Question): Promise<Answer> {
  try {
    return { id, done: await tasks[task]?.(picture) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return error instanceof UnreadablePicture ? { id, unreadable: message } : { id, failure: message };
  }
}

/** Answers until the hub is gone. */
export function answerAside(tasks: Tasks): void {
  stepBack();
  process.on('disconnect', () => process.exit());
  process.on('message', async (question: Question) => process.send?.(await answer(tasks, question)));
}
