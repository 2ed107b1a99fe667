// @vladmandic/face-api in threads of its own, so that no request ever waits for a face (docs/decisions/015-faces.md).
import { Worker } from 'node:worker_threads';
import { UnreadablePicture } from '#hub/shared/camera-picture.ts';
import type { Log } from '#hub/shared/log.ts';
import type { Answer, Question } from './face-api.worker.ts';
import type { Face, Faces } from './port.ts';

export interface FaceApiOptions {
  log: Log;
  threads: number;
  /** A picture that takes longer takes its thread with it. */
  timeoutMs?: number;
  /** A thread without work gives its memory back after this. */
  idleMs?: number;
}

const TIMEOUT_MS = 120_000;
const IDLE_MS = 60_000;

interface Pending {
  resolve(faces: Face[]): void;
  reject(error: Error): void;
}

/** One thread, started when it is first needed and again after it died. */
function createThread({ log, timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS }: FaceApiOptions) {
  let worker: Worker | undefined;
  let pending: Pending | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  function settle(act: (pending: Pending) => void) {
    const asked = pending;
    pending = undefined;
    if (asked) act(asked);
  }

  function start(): Worker {
    const started = new Worker(new URL('./face-api.worker.ts', import.meta.url));
    const gone = (reason: string) => {
      if (worker !== started) return;
      worker = undefined;
      settle(({ reject }) => reject(new Error(reason)));
    };
    started.unref();
    started.on('error', (error: Error) => {
      log.error('the thread that looks for faces failed', { error });
      gone(`the thread failed: ${error.message}`);
    });
    started.on('exit', () => gone('the thread ended'));
    started.on('message', (answer: Answer) => {
      if (worker !== started) return;
      settle(({ resolve, reject }) => {
        if ('faces' in answer) resolve(answer.faces);
        else if ('unreadable' in answer) reject(new UnreadablePicture(answer.unreadable));
        else reject(new Error(answer.failure));
      });
    });
    return started;
  }

  async function stop() {
    const stopping = worker;
    worker = undefined;
    settle(({ reject }) => reject(new Error('the thread was stopped')));
    await stopping?.terminate();
  }

  return {
    stop,
    async find(picture: Uint8Array): Promise<Face[]> {
      clearTimeout(idle);
      worker ??= start();
      count += 1;
      const question: Question = { id: count, picture };
      const answered = new Promise<Face[]>((resolve, reject) => {
        pending = { resolve, reject };
      });
      worker.postMessage(question);
      const late = setTimeout(() => {
        settle(({ reject }) => reject(new Error(`no answer within ${timeoutMs / 1_000} s`)));
        void stop();
      }, timeoutMs);
      try {
        return await answered;
      } finally {
        clearTimeout(late);
        idle = setTimeout(() => void stop(), idleMs).unref();
      }
    },
  };
}

export function faceApiFaces(options: FaceApiOptions): Faces {
  const threads = Array.from({ length: options.threads }, () => createThread(options));
  const free = [...threads];
  const waiting: ((thread: (typeof threads)[number]) => void)[] = [];

  return {
    async find(picture) {
      const thread = free.pop() ?? (await new Promise<(typeof threads)[number]>((turn) => waiting.push(turn)));
      try {
        return await thread.find(picture);
      } finally {
        const next = waiting.shift();
        if (next) next(thread);
        else free.push(thread);
      }
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}
