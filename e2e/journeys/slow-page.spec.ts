// A page that comes slowly, with all of its files in the browser's cache: they run before the page has been read to its end.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { ship } from '../ship.ts';
import { expect, test } from '../test.ts';

const ROOT = '<div id="root">';

/** The ship's hub at another address, which keeps the end of its pages back until it is told. */
async function slowHub(): Promise<{ address: string; server: Server; sendEnd: () => void }> {
  let sendEnd = () => {};
  const told = new Promise<void>((resolve) => {
    sendEnd = resolve;
  });
  const server = createServer(async (request, reply) => {
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !['host', 'connection', 'accept-encoding'].includes(name) ? [[name, value]] : [],
    );
    const answer = await fetch(ship.hubUrl + request.url, {
      method: request.method,
      headers: Object.fromEntries(headers),
      body: request.method === 'GET' ? undefined : (Readable.toWeb(request) as ReadableStream),
      duplex: 'half',
    } as RequestInit);
    const kept = ['content-type', 'cache-control', 'content-security-policy'];
    reply.writeHead(answer.status, Object.fromEntries(kept.map((name) => [name, answer.headers.get(name) ?? ''])));
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      if (answer.body) Readable.fromWeb(answer.body as never).pipe(reply);
      else reply.end();
      return;
    }
    const [before = '', after = ''] = (await answer.text()).split(ROOT);
    reply.write(before);
    await told;
    reply.end(ROOT + after);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, sendEnd };
}

test('the portal starts although its files are there before the end of the page', async ({ open }) => {
  const page = await open('App', { withoutServiceWorker: true });
  const { address, server, sendEnd } = await slowHub();
  try {
    await page.goto(`${address}/dining/overview`, { waitUntil: 'commit' });
    const main = page.locator('head script[type="module"][src*="/index-"]');
    // Whoever imports the portal's file has it run, as a page's own file does.
    await main.evaluate((script: HTMLScriptElement) => import(script.src), undefined);
    await expect(page.locator('#root')).toHaveCount(0);
    sendEnd();
    await expect(page.locator('#root main h1')).toHaveText('Restaurants');
    await expect(page.locator('#first-view')).toHaveCount(0);
    await page.goto('about:blank');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
