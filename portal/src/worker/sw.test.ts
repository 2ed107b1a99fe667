// The worker itself, with a browser that fires its events: install, activate, fetch.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches, keyOf } from '#portal-test/fake-caches.ts';
import type { BuiltFile } from './builds.ts';

const ORIGIN = 'http://portal';
const network = vi.fn<(request: RequestInfo | URL, init?: RequestInit) => Promise<Response>>();
let caches: FakeCaches;

/** The files of a build: the shell, the entry and a lazy page, all with the build's name in them. */
const filesOf = (build: string): BuiltFile[] => [
  { url: 'index.html', revision: build },
  { url: `assets/index-${build}.js`, revision: null },
  { url: `assets/WeatherPage-${build}.js`, revision: null },
  { url: 'assets/libraries-same.js', revision: null },
];

/** A web server that has the files of one build and nothing of the others. */
function serve(build: string): void {
  const names = filesOf(build).map(({ url }) => `/${url}`);
  network.mockImplementation(async (request) => {
    const { pathname } = new URL(keyOf(request));
    if (pathname.startsWith('/assets/') || pathname.endsWith('.html')) {
      return names.includes(pathname) ? new Response(`${pathname} of ${build}`) : new Response('', { status: 404 });
    }
    return new Response(`page of ${build}`);
  });
}
const goOffline = () => network.mockRejectedValue(new TypeError('Failed to fetch'));

interface Fired {
  request?: Request;
  respondWith?: (answer: Promise<Response>) => void;
  waitUntil?: (work: Promise<unknown>) => void;
  addRoutes?: (routes: unknown) => Promise<void>;
}

async function startWorker(build: string) {
  const listeners = new Map<string, (event: Fired) => void>();
  const behind: Promise<unknown>[] = [];
  const skipWaiting = vi.fn(async () => undefined);
  const claim = vi.fn(async () => undefined);
  vi.stubGlobal('self', {
    __WB_MANIFEST: filesOf(build),
    caches,
    fetch: network,
    location: { origin: ORIGIN },
    clients: { claim },
    skipWaiting,
    addEventListener: (name: string, listener: (event: Fired) => void) => listeners.set(name, listener),
  });
  vi.resetModules();
  await import('./sw.ts');
  vi.unstubAllGlobals();
  async function fire(name: 'install' | 'activate', more?: Fired): Promise<void> {
    const works: Promise<unknown>[] = [];
    listeners.get(name)?.({ waitUntil: (work) => void works.push(work), ...more });
    expect(works).toHaveLength(1);
    await Promise.all(works);
  }
  /** What the worker answers, nothing when it keeps out. */
  async function ask(url: string, init?: RequestInit & { navigate?: boolean }): Promise<Response | undefined> {
    const request = new Request(new URL(url, ORIGIN), init);
    if (init?.navigate) Object.defineProperty(request, 'mode', { value: 'navigate' });
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request,
      waitUntil: (work) => void behind.push(work),
      respondWith: (given) => {
        answer = given;
      },
    });
    return answer;
  }
  const textOf = async (url: string, init?: RequestInit & { navigate?: boolean }) => (await ask(url, init))?.text();
  /** What goes on after an answer is done. */
  const rest = () => Promise.all(behind.splice(0));
  return { fire, ask, textOf, rest, skipWaiting, claim };
}

/** A worker of that build, installed and active. */
async function update(build: string) {
  serve(build);
  const worker = await startWorker(build);
  await worker.fire('install');
  await worker.fire('activate');
  return worker;
}

beforeEach(() => {
  network.mockReset();
  caches = new FakeCaches();
});

describe('a build', () => {
  it('is kept whole, its lazy pages too, and opens any address without a network', async () => {
    const worker = await update('one');
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
    expect(worker.claim).toHaveBeenCalledOnce();
    goOffline();
    expect(await worker.textOf('/weather', { navigate: true })).toBe('/index.html of one');
    expect(await worker.textOf('/assets/WeatherPage-one.js')).toBe('/assets/WeatherPage-one.js of one');
    expect((await worker.ask('/config.json'))?.status).toBe(200);
  });

  it('is kept also where the portal has no settings', async () => {
    serve('one');
    const served = network.getMockImplementation();
    network.mockImplementation(async (request, init) => {
      if (keyOf(request).endsWith('/config.json')) throw new TypeError('Failed to fetch');
      return (await served?.(request, init)) ?? Response.error();
    });
    const worker = await startWorker('one');
    await worker.fire('install');
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
  });

  it.each([
    ['takes', async () => undefined],
    ['does not know', () => Promise.reject(new TypeError('unknown source'))],
  ])('shows a browser that %s routes where its scripts and styles are, and nothing else', async (_, take) => {
    serve('one');
    const worker = await startWorker('one');
    const addRoutes = vi.fn(take);
    await worker.fire('install', { addRoutes });
    expect(addRoutes).toHaveBeenCalledExactlyOnceWith([
      { condition: { urlPattern: { pathname: '/assets/*.js' } }, source: 'cache' },
      { condition: { urlPattern: { pathname: '/assets/*.css' } }, source: 'cache' },
    ]);
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
  });

  it('asks past the browser’s memory for the shell, and only for it', async () => {
    await update('one');
    const modes = network.mock.calls.map(([request, init]) => [String(request), init?.cache]);
    expect(modes).toContainEqual(['/index.html', 'no-cache']);
    expect(modes).toContainEqual(['/assets/index-one.js', 'default']);
  });

  it('that comes after it is the offline shell, with its own pages', async () => {
    await update('one');
    const worker = await update('two');
    goOffline();
    expect(await worker.textOf('/', { navigate: true })).toBe('/index.html of two');
    expect(await worker.textOf('/assets/WeatherPage-two.js')).toBe('/assets/WeatherPage-two.js of two');
  });

  it('fetches again only what has changed', async () => {
    await update('one');
    network.mockClear();
    await update('two');
    const asked = network.mock.calls.map(([request]) => new URL(keyOf(request)).pathname);
    expect(asked.toSorted()).toEqual([
      '/assets/WeatherPage-two.js',
      '/assets/index-two.js',
      '/config.json',
      '/index.html',
    ]);
  });

  it('leaves its lazy pages to a page that is still open, until the build after next', async () => {
    await update('one');
    const second = await update('two');
    expect(await second.textOf('/assets/WeatherPage-one.js')).toBe('/assets/WeatherPage-one.js of one');
    const third = await update('three');
    expect((await third.ask('/assets/WeatherPage-one.js'))?.status).toBe(404);
    expect(await third.textOf('/assets/WeatherPage-two.js')).toBe('/assets/WeatherPage-two.js of two');
  });

  it('of which a file is missing is not taken, and the one before stays', async () => {
    const before = await update('one');
    const worker = await startWorker('two'); // the server still has the files of the first
    await expect(worker.fire('install')).rejects.toThrow('/assets/index-two.js: 404');
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    expect(await caches.keys()).not.toContain('gangway-build-two');
    goOffline();
    expect(await before.textOf('/', { navigate: true })).toBe('/index.html of one');
  });

  it('takes the place of the files that the worker of old has kept, and of nothing else', async () => {
    await caches.open('gangway-shell');
    await caches.open('another program');
    await update('one');
    expect(await caches.keys()).toEqual(['another program', 'gangway-build-one', 'gangway-content']);
  });

  it('is asked for first: a page shows the newest build as soon as there is a network', async () => {
    const worker = await update('one');
    serve('two');
    expect(await worker.textOf('/weather', { navigate: true })).toBe('page of two');
  });
});

describe('keeps out of', () => {
  it.each([
    ['a write', '/v1/passengers/cart', { method: 'POST' }],
    ['a guest’s own data', '/v1/passengers/bookings', {}],
    ['the configuration', '/v1/devices/config', {}],
    ['the event stream', '/v1/digitalsignage/events/register', { headers: { accept: 'text/event-stream' } }],
    ['an event stream below content', '/v1/cms/events', { headers: { accept: 'text/event-stream' } }],
    ['page views', '/v1/metrics/userhistory/home', {}],
    ['ranges of films', '/v1/cms/film', { headers: { range: 'bytes=0-1' } }],
    ['files of a guest’s viewer', '/v1/blobs/files/deck-plan.pdf', { headers: { accept: '*/*' } }],
    ['previews', 'http://hub/v1/cms/articles/1?previewMode=true', { headers: { PreviewToken: 'x' } }],
    ['other services', 'http://tiles/1/2/3.png', {}],
    ['other files of the portal', '/privacy-policy.pdf', {}],
  ])('%s', async (_name, url, init) => {
    const worker = await update('one');
    network.mockClear();
    expect(await worker.ask(url, init)).toBeUndefined();
    expect(network).not.toHaveBeenCalled();
  });
});

describe('a page that was drawn', () => {
  const drawn = (build: string, words: string) =>
    `<html lang="en"><script type="application/json" data-answer="dining">["${words}"]</script>` +
    `<link href="/assets/index-${build}.js"><div id="first-view">${words}</div>`;
  const serveDrawn = (words: string, init?: ResponseInit) =>
    network.mockImplementation(async () => new Response(drawn('one', words), init));
  const at = (time: string) => vi.setSystemTime(new Date(`2026-07-11T${time}:00`));
  const asPage = { navigate: true };
  const ofNow = { headers: { accept: 'text/html' } };

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  async function visited() {
    at('09:00');
    const worker = await update('one');
    serveDrawn('morning', { headers: { 'content-security-policy': 'of the page' } });
    expect(await worker.textOf('/dining', asPage)).toContain('morning');
    await worker.rest();
    return worker;
  }

  it('is there at once on the same day, without the answers of before, and leads to the page of now', async () => {
    const worker = await visited();
    at('21:00');
    const coming = Promise.withResolvers<Response>();
    network.mockReset().mockReturnValueOnce(coming.promise);
    const copy = await worker.ask('/dining', asPage);
    expect(copy?.headers.get('content-security-policy')).toBe('of the page');
    const html = (await copy?.text()) ?? '';
    expect(html).toMatch(/^<html data-copy lang="en">.*<div id="first-view">morning/);
    expect(html).not.toContain('data-answer');

    const now = worker.textOf('/dining', ofNow);
    coming.resolve(new Response(drawn('one', 'evening')));
    expect(await now).toBe(drawn('one', 'evening'));
    expect(network).toHaveBeenCalledOnce();
    await worker.rest();
    expect(await worker.textOf('/dining', asPage)).toContain('<div id="first-view">evening');
  });

  it('is there without a network too, and says so to whoever asks for the page of now', async () => {
    const worker = await visited();
    goOffline();
    expect(await worker.textOf('/dining', asPage)).toContain('morning');
    await expect(worker.ask('/dining', ofNow)).rejects.toThrow('Failed to fetch');
  });

  it('asks anew for the page of now where the browser gave up the call of the opening', async () => {
    const worker = await visited();
    at('21:00');
    serveDrawn('evening');
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await worker.textOf('/dining', asPage)).toContain('morning');
    expect(await worker.textOf('/dining', ofNow)).toContain('evening');
    await worker.rest();
    expect(await worker.textOf('/dining', asPage)).toContain('evening');
  });

  it('is kept when it was opened past the worker and asks for itself', async () => {
    at('09:00');
    const worker = await update('one');
    serveDrawn('morning');
    await worker.textOf('/dining', ofNow);
    await worker.rest();
    goOffline();
    expect(await worker.textOf('/dining', asPage)).toContain('data-copy');
  });

  it.each([
    ['on another day', '/dining', asPage, '2026-07-12T00:01:00'],
    ['for whoever reloads', '/dining', { ...asPage, cache: 'no-cache' as const }, '2026-07-11T09:01:00'],
    ['with words of its own behind the address', '/dining?token=x', asPage, '2026-07-11T09:01:00'],
  ])('is asked for first %s', async (_, address, init, time) => {
    const worker = await visited();
    vi.setSystemTime(new Date(time));
    serveDrawn('new');
    const html = await worker.textOf(address, init);
    expect(html).toContain('new');
    expect(html).not.toContain('data-copy');
    await worker.rest();
    expect([...(caches.stores.get('gangway-pages-one')?.kept.keys() ?? [])]).toEqual([`${ORIGIN}/dining`]);
  });

  it.each([
    ['an error', '', 503],
    ['a page without a drawing', '<html>', 200],
  ])('is forgotten when the hub answers with %s', async (_, html, status) => {
    const worker = await visited();
    network.mockImplementation(async () => new Response(html, { status }));
    expect(await worker.textOf('/dining', asPage)).toContain('morning');
    await worker.rest();
    expect(await worker.textOf('/dining', asPage)).not.toContain('morning');
  });

  it('goes with its build', async () => {
    await visited();
    const worker = await update('two');
    expect(await worker.textOf('/dining', asPage)).toBe('page of two');
    expect(await caches.keys()).not.toContain('gangway-pages-one');
  });
});

describe('content', () => {
  it.each([
    'http://hub/v1/cms/articles/1?previewMode=false',
    'http://hub/v1/musement/82/cities',
    'http://hub/v1/activities/uuid-1',
    'http://hub/v1/digitalsignage/playlist',
    'http://hub/v1/dining/pergola',
    'http://hub/v1/spacategory',
    'http://hub/v1/excursions/byDate?from=1',
    'http://hub/v1/wayfinder/places',
    '/config.json',
  ])('%s is asked for first, and a copy says of when it is', async (address) => {
    const worker = await startWorker('one');
    network.mockResolvedValueOnce(Response.json([{ id: '1' }]));
    expect((await worker.ask(address))?.headers.has('x-kept-at')).toBe(false);
    goOffline();
    const kept = await worker.ask(address);
    expect(Number(kept?.headers.get('x-kept-at'))).toBeGreaterThan(0);
    expect(await kept?.json()).toEqual([{ id: '1' }]);
  });

  it('a document that a screen asks for whole is there again without a network', async () => {
    const worker = await startWorker('one');
    const asWhole = { headers: { accept: 'application/pdf' } };
    network.mockResolvedValueOnce(new Response('%PDF'));
    await worker.ask('http://hub/v1/blobs/files/deck-plan.pdf', asWhole);
    goOffline();
    expect(await worker.textOf('http://hub/v1/blobs/files/deck-plan.pdf', asWhole)).toBe('%PDF');
  });

  it('is shown from its copy when the network takes its time, and the late answer is the next copy', async () => {
    vi.useFakeTimers();
    const address = 'http://hub/v1/cms/articles/1';
    const worker = await startWorker('one');
    network.mockResolvedValueOnce(Response.json('first'));
    await worker.ask(address);
    const late = Promise.withResolvers<Response>();
    network.mockReturnValueOnce(late.promise);
    const asked = worker.ask(address);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await (await asked)?.json()).toBe('first');
    late.resolve(Response.json('second'));
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    goOffline();
    expect(await (await worker.ask(address))?.json()).toBe('second');
  });

  it('that was refused leaves no copy', async () => {
    const worker = await startWorker('one');
    network.mockResolvedValueOnce(new Response('{}', { status: 404 }));
    expect((await worker.ask('http://hub/v1/cms/articles/9'))?.status).toBe(404);
    goOffline();
    await expect(worker.ask('http://hub/v1/cms/articles/9')).rejects.toThrow('Failed to fetch');
  });

  it('keeps the 600 latest copies', async () => {
    const worker = await startWorker('one');
    network.mockImplementation(async () => Response.json({}));
    for (let id = 1; id <= 601; id++) await worker.ask(`http://hub/v1/cms/articles/${id}`);
    const kept = [...(caches.stores.get('gangway-content')?.kept.keys() ?? [])];
    expect(kept).toHaveLength(600);
    expect(kept).not.toContain('http://hub/v1/cms/articles/1');
  });
});
