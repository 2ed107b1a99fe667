// Whoever comes back on the same day: the page is seen at once, and is the one of now as soon as the hub answers.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Page } from '@playwright/test';
import { withWorker } from '../pages/worker.ts';
import { ship } from '../ship.ts';
import { expect, test } from '../test.ts';

const PATH = '/dining/overview';
const KEPT_HEADERS = ['content-type', 'cache-control', 'content-security-policy', 'etag'];

interface FarHub {
  address: string;
  /** Nothing is answered until it settles. */
  held: Promise<void>;
  /** The status of every page and call. */
  trouble?: number;
  /** What the hub says now. */
  rewrite: (text: string) => string;
}

/** The ship's hub at another address, far away. */
async function startFarHub(): Promise<{ hub: FarHub; server: Server }> {
  const hub: FarHub = { address: '', held: Promise.resolve(), rewrite: (text) => text };
  const server = createServer(async (request, reply) => {
    await hub.held;
    const path = request.url ?? '/';
    const isFile = path.startsWith('/assets/') || ['/sw.js', '/config.json'].includes(path);
    if (hub.trouble && !isFile) return reply.writeHead(hub.trouble).end('{}');
    const accept = request.headers.accept ?? '*/*';
    const answer = await fetch(ship.hubUrl + path, { headers: { accept, 'accept-language': 'en' } });
    const headers = KEPT_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name);
      return value ? [[name, value]] : [];
    });
    reply.writeHead(answer.status, Object.fromEntries(headers));
    const isText = /html|json/.test(answer.headers.get('content-type') ?? '');
    if (isText) return reply.end(hub.rewrite(await answer.text()));
    if (answer.body) Readable.fromWeb(answer.body as never).pipe(reply);
    else reply.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  hub.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { hub, server };
}

let hub: FarHub;
let server: Server;
test.beforeEach(async () => {
  // The worker fetches the whole build by way of the far hub.
  test.setTimeout(180_000);
  ({ hub, server } = await startFarHub());
});
test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const title = (page: Page) => page.locator('#root main h1');
const copies = (page: Page) => page.evaluate((path) => caches.match(path).then((copy) => copy?.text()), PATH);

/** Scripts and styles that the browser did not find by itself, but asked the worker or the network for. */
const askedFor = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.(js|css)$/.test(name))
      .filter((file) => !('workerFinalSourceType' in file && file.workerFinalSourceType === 'cache'))
      .map(({ name }) => name),
  );

/** A first visit, after which the worker has the page. */
async function visited(page: Page): Promise<void> {
  // The first page may come before the thread that draws is there.
  await expect(async () => {
    const answer = await page.goto(hub.address + PATH);
    expect(await answer?.text()).toContain('id="first-view"');
  }).toPass();
  await expect(title(page)).toHaveText('Restaurants');
  await withWorker(page);
  // A hub that is busy serves a page without its drawing, of which there is no copy.
  await expect(async () => {
    await page.evaluate((path) => fetch(path, { headers: { accept: 'text/html' } }), PATH);
    expect(await copies(page)).toContain('id="first-view"');
  }).toPass();
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
}

test('the page is seen before the hub has answered anything, and says then what the hub says', async ({ open }) => {
  const page = await open('App');
  await visited(page);
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  hub.held = promise;
  hub.rewrite = (text) => text.replaceAll('Pergola', 'Bougainvillea');
  await page.goto(hub.address + PATH, { waitUntil: 'commit' });
  const drawn = page.locator('#first-view');
  await expect(drawn.locator('h1')).toHaveText('Restaurants');
  await expect(drawn.getByText('Pergola').first()).toBeVisible();
  await expect(drawn.locator('main img').first()).not.toHaveJSProperty('naturalWidth', 0);
  answer();
  await expect(page.locator('#root').getByText('Bougainvillea').first()).toBeVisible();
  await expect(drawn).toHaveCount(0);
  await expect(page.getByText('Pergola')).toHaveCount(0);
  expect(await askedFor(page)).toEqual([]);
  await page.goto('about:blank');
});

/** In the page: the copy as a build before would have left it. */
async function nameCodeOfBefore(path: string): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const copy = await cache.match(path);
    const html = (await copy?.text())?.replace(/\/assets\/index-[^"]+\.js/g, '/assets/index-before.js');
    if (copy && html) await cache.put(path, new Response(html, { headers: copy.headers }));
  }
}

test('a copy of another build makes way for the new one before anybody can type', async ({ open }) => {
  const page = await open('App', { expectComplaints: /404|index-before/ });
  await visited(page);
  // A hub that is busy answers too late, and the copy of before stays for this once.
  await expect(async () => {
    await page.goto(`${hub.address}/icon.svg`);
    await page.evaluate(nameCodeOfBefore, PATH);
    await page.goto(hub.address + PATH);
    await expect(title(page)).toHaveText('Restaurants');
    const types = await page.evaluate(() =>
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).map(({ type }) => type),
    );
    expect(types).toEqual(['reload']);
  }).toPass();
  await expect.poll(() => copies(page)).not.toContain('index-before');
  await page.goto('about:blank');
});

test('a hub in trouble is believed, whatever the phone has kept', async ({ open }) => {
  const page = await open('App', { expectComplaints: /503|Failed to load/ });
  await visited(page);
  hub.trouble = 503;
  await page.goto(hub.address + PATH);
  await expect(page.getByRole('heading', { name: 'Server Connection Error' })).toBeVisible();
  await expect(page.locator('#first-view')).toHaveCount(0);
  await expect.poll(() => copies(page)).toBeUndefined();
  await page.goto('about:blank');
});
