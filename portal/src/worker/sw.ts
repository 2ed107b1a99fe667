// Keeps the portal usable on a ship's network: the shell and its pages from a copy, content from the network with the last
// copy as a stand-in. The build writes its list of files in here, so that every build is another worker.
import { networkFirst } from '#portal/shared/copies/network-first.ts';
import { type BuiltFile, builtFile, forgetOldBuilds, keepBuild, keptShell } from './builds.ts';
import { keptContent } from './content-copies.ts';
import { type Handling, handlingOf } from './handling.rules.ts';
import type { WorkerParts } from './worker-parts.ts';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
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
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: WorkerFetch) => void): void;
};

const worker = self;
const files = self.__WB_MANIFEST;
const parts: WorkerParts = {
  caches: worker.caches,
  fetch: (input, init) => worker.fetch(input, init),
  now: () => Date.now(),
};

const ANSWERS: Record<Handling, (request: Request) => Promise<Response>> = {
  // Asked for first, so that a new build is there at once; a copy only where nobody answers. The build itself is the copy.
  shell: (request) =>
    networkFirst(() => parts.fetch(request), {
      kept: async () => (await keptShell(parts, files)) ?? Response.error(),
      keep: async () => undefined,
    }),
  file: (request) => builtFile(parts, request, files),
  settings: (request) => keptContent(parts, request, 'content'),
  content: (request) => keptContent(parts, request, 'content'),
  picture: (request) => keptContent(parts, request, 'picture'),
  document: (request) => keptContent(parts, request, 'document'),
};

/** Where the hub is: without it a start without a network would look in the wrong place. A portal may have no such file. */
function keepSettings(): Promise<unknown> {
  const settings = new Request(new URL('/config.json', worker.location.origin));
  return keptContent(parts, settings, 'content').catch(() => undefined);
}

worker.addEventListener('install', (event) => {
  event.waitUntil(
    keepBuild(parts, files)
      .then(keepSettings)
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds(parts, files).then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, worker.location.origin);
  if (handling) event.respondWith(ANSWERS[handling](event.request));
});
