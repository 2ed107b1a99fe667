// The built portal where the network comes and goes: its service worker, and the files that any web server has to serve.
import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ship } from '../ship.ts';
import { expect, test } from '../test.ts';

const DIST = join(import.meta.dirname, '..', '..', 'portal', 'dist');
const builtNames = async () =>
  (await readdir(join(DIST, 'assets'))).filter((name) => extname(name) !== '.br').map((name) => `assets/${name}`);

test('the build is one that a plain web server can serve, and its worker lists every script and style of it', async ({
  request,
}) => {
  const names = await builtNames();
  // What the list of types of a web server knows; an `.mjs` would come as a download, which no browser runs.
  const known = ['.css', '.js', '.png', '.svg', '.webp', '.woff2'];
  expect(names.filter((name) => !known.includes(extname(name)))).toEqual([]);
  expect(names.filter((name) => name.includes('pdf.worker'))).toHaveLength(1);

  const worker = await (await request.get(`${ship.hubUrl}/sw.js`)).text();
  const listed = [...worker.matchAll(/["'`](assets\/[^"'`]+|index\.html)["'`]/g)].map(([, name]) => name);
  const wanted = names.filter((name) => ['.js', '.css'].includes(extname(name)));
  expect(listed.toSorted()).toEqual([...wanted, 'index.html'].toSorted());
});

test('without a network the shell and pages that were never opened are there, and the stream is not the worker’s', async ({
  open,
}) => {
  const page = await open('Kiosk', { expectComplaints: /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|stream/i });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  // The portal waits ten seconds for a quiet link; a guest's journey need not.
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const kept = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('gangway-build-'));
    const caught = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return { builds: names.length, files: Math.max(...caught) };
  });
  expect(kept.builds).toBe(1);
  expect(kept.files).toBeGreaterThan(100);

  await page.context().setOffline(true);
  await page.evaluate(() => {
    window.history.pushState(null, '', '/search');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  // Opened anew the shell is there too; a configuration it has none, which was asked for before there was a worker.
  await page.goto('/weather');
  await expect(page.getByRole('heading', { level: 1, name: 'Server Connection Error' })).toBeVisible();

  await page.context().setOffline(false);
  const stream = page.waitForResponse(/events\/register/);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect((await stream).fromServiceWorker()).toBe(false);
});
