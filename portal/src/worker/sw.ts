// Keeps the portal usable on a ship's network: files, pictures and the drawings of pages from a copy, content from the network with
// the last copy as a stand-in. The build writes its list of files in here, so that every build is another worker.
import { type BuiltFile, builtFile, forgetOldBuilds, keepBuild } from './builds.ts';
import { keptContent, keptPicture } from './content-copies.ts';
import { type Handling, handlingOf } from './handling.rules.ts';
import { keptPages } from './kept-pages.ts';
import { ROUTES, type Route } from './routes.ts';
import type { WorkerParts } from './worker-parts.ts';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerInstall extends WorkerEvent {
  /** Not in every browser. */
  addRoutes?(routes: readonly Route[]): Promise<void>;
}
interface WorkerFetch extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare const self: Omit<WorkerParts, 'now'> & {
  /** Filled in by the build. */
  __WB_MANIFEST: BuiltFile[];
  location: { origin: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install', listener: (event: WorkerInstall) => void): void;
  addEventListener(name: 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: WorkerFetch) => void): void;
};

const worker = self;
const files = self.__WB_MANIFEST;
const parts: WorkerParts = {
  caches: worker.caches,
  fetch: (input, init) => worker.fetch(input, init),
  now: () => Date.now(),
};

const pages = keptPages(parts, files);

type Answering = (request: Request, wait: (work: Promise<unknown>) => void) => Promise<Response>;

const ANSWERS: Record<Handling, Answering> = {
  shell: pages.open,
  page: pages.ofNow,
  file: (request) => builtFile(parts, request, files),
  settings: (request) => keptContent(parts, request, 'content'),
  content: (request) => keptContent(parts, request, 'content'),
  picture: (request, wait) => keptPicture(parts, request, wait),
  document: (request) => keptContent(parts, request, 'document'),
};

/** Where the hub is: without it a start without a network would look in the wrong place. A portal may have no such file. */
function keepSettings(): Promise<unknown> {
  const settings = new Request(new URL('/config.json', worker.location.origin));
  return keptContent(parts, settings, 'content').catch(() => undefined);
}

worker.addEventListener('install', (event) => {
  // A browser that cannot do so asks the worker, which gives the same answer.
  const routes = event.addRoutes?.(ROUTES).catch(() => undefined);
  event.waitUntil(Promise.all([keepBuild(parts, files).then(keepSettings), routes]).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([forgetOldBuilds(parts, files), pages.forgetOthers()]).then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, worker.location.origin);
  if (handling) event.respondWith(ANSWERS[handling](event.request, (work) => event.waitUntil(work)));
});
