// The page of an address, drawn by code of the portal's build on a thread of its own: whatever goes wrong there, the page is
// served without it.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FirstView, FirstViewAsk, FirstViewCall, FirstViewRequest } from '#contract/first-view.ts';
import { createRecent } from '#hub/shared/recent.ts';
import { within } from '#hub/shared/within.ts';

const WORKER = join('.vite', 'first-view', 'worker.mjs');
/** A page does not wait longer for its drawing; the next one finds it. */
const PATIENCE_MS = 400;
/** More at once are served without. */
const MOST_WAITING = 8;
/** A drawing shows no clock, and what is on next may be this old. */
const KEPT_MS = 10 * 60_000;
const MEMORY_BYTES = 6_000_000;
const THREAD_MB = 192;
const YOUNG_MB = 4;

export interface FirstViews {
  /** What the page reads while it is drawn is asked by `ask`, as for anybody: others are shown the same drawing. */
  draw(request: FirstViewRequest, ask: FirstViewAsk): Promise<FirstView | undefined>;
  close(): Promise<void>;
}

type Drawn = FirstView | 'none';

interface Waiting {
  drawn: Promise<Drawn>;
  settle: (drawn: Drawn) => void;
  ask: FirstViewAsk;
}

/** From the thread: a drawing that is done, or a call that it waits for, with its number. */
type Told = { id: string } & ({ view?: FirstView } | { call: FirstViewCall; place: number });

export function firstViews(folder: string, patienceMs = PATIENCE_MS): FirstViews {
  const recent = createRecent<Drawn>(MEMORY_BYTES, (drawn) => (drawn === 'none' ? 100 : drawn.html.length));
  const waiting = new Map<string, Waiting>();
  const file = join(folder, WORKER);
  let worker = existsSync(file) ? start() : undefined;

  function start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: THREAD_MB, maxYoungGenerationSizeMb: YOUNG_MB };
    const thread = new Worker(file, { resourceLimits, stdout: true, stderr: true });
    thread.unref();
    // What the portal's code complains of, it will complain of in the browser too.
    for (const said of [thread.stdout, thread.stderr]) said.resume();
    thread.on('message', async (told: Told) => {
      const asked = waiting.get(told.id);
      if ('call' in told) {
        const text = await asked?.ask(told.call).catch(() => undefined);
        return thread.postMessage({ place: told.place, text });
      }
      const drawn = told.view ?? 'none';
      recent.set(told.id, drawn);
      asked?.settle(drawn);
      waiting.delete(told.id);
    });
    // Pages are whole without it, so a thread that failed is left alone until the next build or start.
    thread.on('error', stop);
    return thread;
  }

  function stop(): void {
    worker = undefined;
    for (const { settle } of waiting.values()) settle('none');
    waiting.clear();
  }

  function begin(id: string, request: FirstViewRequest, ask: FirstViewAsk): Promise<Drawn> {
    const known = waiting.get(id);
    if (known) return known.drawn;
    if (!worker || waiting.size >= MOST_WAITING) return Promise.resolve('none');
    const { promise: drawn, resolve: settle } = Promise.withResolvers<Drawn>();
    waiting.set(id, { drawn, settle, ask });
    worker.postMessage({ id, request });
    return drawn;
  }

  return {
    async draw(asked, ask) {
      const request = { ...asked, now: asked.now - (asked.now % KEPT_MS) };
      const id = createHash('sha1').update(JSON.stringify(request)).digest('base64url');
      const drawn = recent.get(id) ?? (await within(patienceMs, begin(id, request, ask))) ?? 'none';
      return drawn === 'none' ? undefined : drawn;
    },
    async close() {
      const thread = worker;
      stop();
      await thread?.terminate();
    },
  };
}
