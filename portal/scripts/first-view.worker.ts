import { parentPort } from 'node:worker_threads';

// Some addresses are made whole with the page's own, which the drawing names afterwards.
Object.assign(globalThis, { location: new URL('http://first.view/'), __zod_globalConfig: { jitless: true } });
const { drawFirstView } = await import('#portal/app/first-view/draw-first-view.tsx');

parentPort?.on('message', async ({ id, request }) => {
  const view = await drawFirstView(request).catch(() => undefined);
  parentPort?.postMessage({ id, view });
});
