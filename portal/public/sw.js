// Keeps the portal usable on a ship's network: the shell from a copy, pages and content from the network with the last
// copy as a stand-in. Guests' own data, writes, event streams, films and files are never touched.
const SHELL = 'gangway-shell';
const CONTENT = 'gangway-content';
/** Content reads that may be shown with their age: public ones, and not the configuration, which is always fetched anew. */
const KEPT_READS =
  /\/v1\/(cms\/|musement\/|activities\/|itinerary\/(schedules|events|weather)|blobs\/(image\?|images\/|pdfs\/|audios\/|videos\/))/;
const MOST_KEPT = 400;
const KEPT_AT = 'x-kept-at';

self.addEventListener('install', (event) => {
  event.waitUntil(precache().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (request.headers.get('accept')?.includes('text/event-stream') || request.headers.has('range')) return;
  if (request.headers.has('PreviewToken')) return;
  if (url.pathname.includes('/v1/')) {
    if (KEPT_READS.test(url.pathname + url.search)) event.respondWith(networkFirst(request, CONTENT));
    return;
  }
  if (url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => keptShell()));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(copyFirst(request));
  else if (url.pathname === '/config.json') event.respondWith(networkFirst(request, SHELL));
});

async function precache() {
  const answer = await fetch('/precache.json', { cache: 'no-cache' });
  if (!answer.ok) return;
  const files = await answer.json();
  const cache = await caches.open(SHELL);
  await cache.addAll(['/', ...files]);
  const wanted = new Set(files);
  const kept = await cache.keys();
  const stale = kept.filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname.startsWith('/assets/') && !wanted.has(pathname);
  });
  // The files of the build before stay for pages that are open now; those of older builds go.
  await Promise.all(stale.slice(0, Math.max(0, stale.length - 60)).map((request) => cache.delete(request)));
}

async function keptShell() {
  return (await caches.match('/', { cacheName: SHELL })) ?? Response.error();
}

/** Hashed names never change their content. */
async function copyFirst(request) {
  const cache = await caches.open(SHELL);
  const copy = await cache.match(request);
  if (copy) return copy;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function networkFirst(request, name) {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(cache, request, answer.clone());
    return answer;
  } catch (error) {
    const copy = await cache.match(request, { ignoreVary: true });
    if (copy) return copy;
    throw error;
  }
}

/** A copy carries the moment it was made, so that the portal can say of when it is. */
async function keep(cache, request, answer) {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  const { status, statusText } = answer;
  await cache.put(request, new Response(await answer.arrayBuffer(), { status, statusText, headers }));
  const keys = await cache.keys();
  if (keys.length > MOST_KEPT)
    await Promise.all(keys.slice(0, keys.length - MOST_KEPT).map((key) => cache.delete(key)));
}
