import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../public/sw.js'), 'utf8');

class FakeCache {
  readonly kept = new Map<string, Response>();
  async match(request: Request | string) {
    return this.kept.get(keyOf(request))?.clone();
  }
  async put(request: Request | string, response: Response) {
    this.kept.set(keyOf(request), response);
  }
  async keys() {
    return [...this.kept.keys()].map((url) => new Request(url));
  }
  async delete(request: Request | string) {
    return this.kept.delete(keyOf(request));
  }
}
const keyOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, 'http://portal').href;

const network = vi.fn<(request: Request) => Promise<Response>>();
let stores: Map<string, FakeCache>;
let onFetch: (event: { request: Request; respondWith: (answer: Promise<Response>) => void }) => void;

beforeEach(() => {
  network.mockReset();
  stores = new Map();
  const open = async (name: string) => stores.get(name) ?? stores.set(name, new FakeCache()).get(name);
  const caches = {
    open,
    match: async (key: string, { cacheName }: { cacheName: string }) => (await open(cacheName))?.match(key),
  };
  const self = {
    location: { origin: 'http://portal' },
    addEventListener: (name: string, listener: typeof onFetch) => {
      if (name === 'fetch') onFetch = listener;
    },
  };
  new Function('self', 'caches', 'fetch', source)(self, caches, network);
});

/** What the worker answers, nothing when it keeps out. */
async function ask(url: string, init?: RequestInit & { navigate?: boolean }): Promise<Response | undefined> {
  const request = new Request(url, init);
  if (init?.navigate) Object.defineProperty(request, 'mode', { value: 'navigate' });
  let answer: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>) => {
    answer = given;
  };
  onFetch({ request, respondWith });
  return answer;
}

describe('keeps out of', () => {
  it.each([
    ['a write', 'http://portal/v1/passengers/cart', { method: 'POST' }],
    ['a guest’s own data', 'http://portal/v1/passengers/bookings', {}],
    ['the configuration', 'http://portal/v1/devices/config', {}],
    [
      'the event stream',
      'http://portal/v1/digitalsignage/events/register',
      { headers: { accept: 'text/event-stream' } },
    ],
    ['page views', 'http://portal/v1/metrics/userhistory/home', {}],
    ['ranges of films', 'http://portal/v1/cms/film', { headers: { range: 'bytes=0-1' } }],
    ['previews', 'http://hub/v1/cms/articles/1?previewMode=true', { headers: { PreviewToken: 'x' } }],
    ['other services', 'http://tiles/1/2/3.png', {}],
  ])('%s', async (_name, url, init) => {
    expect(await ask(url, init)).toBeUndefined();
    expect(network).not.toHaveBeenCalled();
  });
});

it.each([
  'http://hub/v1/cms/articles/1?previewMode=false',
  'http://hub/v1/musement/82/cities',
  'http://hub/v1/activities/uuid-1',
])('asks the network for %s first, and says of when a copy is', async (address) => {
  network.mockResolvedValueOnce(Response.json([{ id: '1' }]));
  const fresh = await ask(address);
  expect(fresh?.headers.has('x-kept-at')).toBe(false);
  network.mockRejectedValueOnce(new TypeError('offline'));
  const kept = await ask(address);
  expect(Number(kept?.headers.get('x-kept-at'))).toBeGreaterThan(0);
  expect(await kept?.json()).toEqual([{ id: '1' }]);
});

it('has no copy of what was refused', async () => {
  network.mockResolvedValueOnce(new Response('{}', { status: 404 }));
  expect((await ask('http://hub/v1/cms/articles/9'))?.status).toBe(404);
  network.mockRejectedValueOnce(new TypeError('offline'));
  await expect(ask('http://hub/v1/cms/articles/9')).rejects.toThrow('offline');
});

it('fetches a hashed file once', async () => {
  network.mockResolvedValueOnce(new Response('code'));
  await ask('http://portal/assets/index-1.js');
  expect(await (await ask('http://portal/assets/index-1.js'))?.text()).toBe('code');
  expect(network).toHaveBeenCalledOnce();
});

it('opens any page from the kept shell without a network', async () => {
  stores.set('gangway-shell', new FakeCache());
  await stores.get('gangway-shell')?.put('/', new Response('<html>'));
  network.mockRejectedValueOnce(new TypeError('offline'));
  expect(await (await ask('http://portal/weather', { navigate: true }))?.text()).toBe('<html>');
});
