import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';
import { drawPagesAhead } from './pages-ahead.ts';

const PAGE = '<!doctype html><html><head></head><body><div id="root"></div></body></html>';
const LIST = { pages: [{ pattern: '^/[a-z/]*$', reads: [], files: [] }], texts: {}, looks: {} };

/** Needs longer for each page the first time than a guest's page waits, and tells in a drawing what it drew before. */
const SLOW_AT_FIRST = `
import { parentPort } from 'node:worker_threads';
const drawn = [];
parentPort.on('message', async ({ id, request: { address } }) => {
  await new Promise((done) => setTimeout(done, drawn.includes(address) ? 0 : 600));
  const links = ['/', '/films?kind=new', '/films#top', '/dining', '//elsewhere.example/', 'https://elsewhere.example/'];
  const html = drawn.join(' ') + links.map((link) => '<a class="x" href="' + link + '"></a>').join('');
  drawn.push(address);
  parentPort.postMessage({ id, view: { html, head: '', css: '', language: 'en', look: 'meridian', at: address, asked: [] } });
});`;

let folder: string;
let hub: TestHub;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-pages-ahead-'));
  await mkdir(join(folder, '.vite', 'first-view'), { recursive: true });
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, '.vite', 'pages.json'), JSON.stringify(LIST));
  await writeFile(join(folder, '.vite', 'first-view', 'worker.mjs'), SLOW_AT_FIRST);
});
beforeEach(async () => {
  hub = await startTestHub({ portalFolder: folder });
  return () => hub.close();
});
afterAll(() => rm(folder, { recursive: true }));

const open = async (path: string) => (await hub.get(path, { headers: { accept: 'text/html' } })).text;

it('draws home and each page that home leads to once, so that the first guest’s page has its drawing', async () => {
  await drawPagesAhead(hub.app, hub.hub);
  expect(await open('/dining')).toMatch(/inert aria-hidden="true">\/ \/films \/dining<a/);
});

it('draws nothing where the operator does not want it', async () => {
  const inject = vi.spyOn(hub.app, 'inject');
  await drawPagesAhead(hub.app, { ...hub.hub, settings: { ...hub.hub.settings, picturesAhead: false } });
  expect(inject).not.toHaveBeenCalled();
});

it('lets a hub stop', async () => {
  const inject = vi.spyOn(hub.app, 'inject');
  hub.hub.lifecycle.beginStopping();
  await drawPagesAhead(hub.app, hub.hub);
  expect(inject).not.toHaveBeenCalled();
});

it('says that a page could not be opened, and leaves it at that', async () => {
  vi.spyOn(hub.app, 'inject').mockRejectedValue(new Error('no'));
  const warn = vi.spyOn(hub.hub.log, 'warn').mockReturnValue(undefined);
  await drawPagesAhead(hub.app, hub.hub);
  expect(warn).toHaveBeenCalledOnce();
});
