import { parentPort } from 'node:worker_threads';
import type { FirstViewAsk, FirstViewRequest } from '#contract/first-view.ts';

// Some addresses are made whole with the page's own, which the drawing names afterwards.
Object.assign(globalThis, { location: new URL('http://first.view/'), __zod_globalConfig: { jitless: true } });
const { drawFirstView } = await import('#portal/app/first-view/draw-first-view.tsx');

/** Calls that the hub has not answered yet, by their numbers. */
const open = new Map<number, (text: string | undefined) => void>();
let place = 0;

/** The hub asks on behalf of the drawing: what may be asked, and how, is its business. */
const askFor =
  (id: string): FirstViewAsk =>
  (call) => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    open.set(++place, resolve);
    parentPort?.postMessage({ id, call, place });
    return promise;
  };

type Told = { id: string; request: FirstViewRequest } | { place: number; text?: string };

parentPort?.on('message', async (told: Told) => {
  if ('request' in told) {
    const view = await drawFirstView(told.request, askFor(told.id)).catch(() => undefined);
    parentPort?.postMessage({ id: told.id, view });
    return;
  }
  open.get(told.place)?.(told.text);
  open.delete(told.place);
});
