// Heavy work on pictures in processes of their own, below everything else on the machine: no request waits for a core, a
// lock of the runtime or a thread of its pool, and a picture that kills its process kills nothing else.
import { type ChildProcess, fork } from 'node:child_process';
import type { Answer, Question, Tasks } from './aside-process.ts';
import { UnreadablePicture } from './camera-picture.ts';
import type { Log } from './log.ts';

export interface AsideOptions {
  log: Log;
  processes: number;
  /** A picture that takes longer takes its process with it. */
  timeoutMs?: number;
  /** A process without work gives its memory back after this. */
  idleMs?: number;
}

export interface Aside<T extends Tasks> {
  ask<Name extends keyof T & string>(task: Name, picture: Uint8Array): Promise<Awaited<ReturnType<T[Name]>>>;
  close(): Promise<void>;
}

/** Generous: on a machine that is busy with guests, pictures wait. */
const TIMEOUT_MS = 300_000;
const IDLE_MS = 60_000;
/** It reads what strangers send, so it is told nothing of the hub's keys. */
const ENVIRONMENT = ['PATH', 'NODE_COMPILE_CACHE'];

interface Pending {
  resolve(done: unknown): void;
  reject(error: Error): void;
}

/** One process, started when it is first needed and again after it died. */
function createProcess(script: URL, { log, timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS }: AsideOptions) {
  let child: ChildProcess | undefined;
  let pending: Pending | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  function settle(act: (pending: Pending) => void) {
    const asked = pending;
    pending = undefined;
    if (asked) act(asked);
  }

  function start(): ChildProcess {
    const env = Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]]));
    const started = fork(script, {
      env,
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let complaint = '';
    started.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-2_000);
    });
    const gone = (reason: string) => {
      if (child !== started) return;
      child = undefined;
      log.error('the process that looks at pictures failed', { reason, complaint });
      settle(({ reject }) => reject(new Error(reason)));
    };
    started.unref();
    started.channel?.unref();
    started.once('error', (error) => gone(`the process failed: ${error.message}`));
    started.once('exit', () => gone('the process ended'));
    started.on('message', (answer: Answer) => {
      if (child !== started) return;
      settle(({ resolve, reject }) => {
        if ('done' in answer) resolve(answer.done);
        else if ('unreadable' in answer) reject(new UnreadablePicture(answer.unreadable));
        else reject(new Error(answer.failure));
      });
    });
    return started;
  }

  async function stop() {
    const stopping = child;
    child = undefined;
    settle(({ reject }) => reject(new Error('the process was stopped')));
    if (!stopping || stopping.exitCode !== null || stopping.signalCode !== null) return;
    const ended = new Promise((resolve) => stopping.once('exit', resolve));
    stopping.ref();
    stopping.kill('SIGKILL');
    await ended;
  }

  return {
    stop,
    async ask(task: string, picture: Uint8Array): Promise<unknown> {
      clearTimeout(idle);
      child ??= start();
      count += 1;
      const question: Question = { id: count, task, picture };
      const answered = new Promise<unknown>((resolve, reject) => {
        pending = { resolve, reject };
      });
      // A process that is gone is told of by its end.
      child.send(question, () => undefined);
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

/** So many processes of this script, one picture at a time on each. */
export function createAside<T extends Tasks>(script: URL, options: AsideOptions): Aside<T> {
  const processes = Array.from({ length: options.processes }, () => createProcess(script, options));
  const free = [...processes];
  const waiting: ((one: (typeof processes)[number]) => void)[] = [];

  return {
    async ask(task, picture) {
      const one = free.pop() ?? (await new Promise<(typeof processes)[number]>((turn) => waiting.push(turn)));
      try {
        return (await one.ask(task, picture)) as never;
      } finally {
        const next = waiting.shift();
        if (next) next(one);
        else free.push(one);
      }
    },
    async close() {
      await Promise.all(processes.map((one) => one.stop()));
    },
  };
}
