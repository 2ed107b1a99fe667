import { beforeEach, expect, it, vi } from 'vitest';
import { FakeCaches, keyOf } from '#portal-test/fake-caches.ts';
import { type BuiltFile, builtFile, forgetOldBuilds, keepBuild } from './builds.ts';
import type { WorkerParts } from './worker-parts.ts';

const SHELL = 'http://portal/index.html';
const filesOf = (build: string): BuiltFile[] => [
  { url: 'index.html', revision: build },
  { url: `assets/index-${build}.js`, revision: null },
];

const network = vi.fn<(request: RequestInfo | URL) => Promise<Response>>();
let caches: FakeCaches;
let parts: WorkerParts;
beforeEach(() => {
  network.mockReset().mockImplementation(async (request) => new Response(keyOf(request)));
  caches = new FakeCaches();
  parts = { caches, fetch: network, now: Date.now } as unknown as WorkerParts;
});

const keptOf = (build: string) => caches.stores.get(`gangway-build-${build}`)?.kept;
/** What is left when a browser ends the worker in the middle of an install. */
async function breakOff(build: string): Promise<void> {
  await (await caches.open(`gangway-build-${build}`)).put(`/assets/index-${build}.js`, new Response());
}

it('a shell is asked for first and kept last, when all that it leads to is there', async () => {
  await keepBuild(parts, filesOf('one'));
  expect(network.mock.calls.map(([request]) => keyOf(request))[0]).toBe(SHELL);
  expect([...(keptOf('one')?.keys() ?? [])]).toEqual(['http://portal/assets/index-one.js', SHELL]);
});

it('a shell that a host has led elsewhere opens pages all the same', async () => {
  network.mockImplementation(async () => Object.defineProperty(new Response('shell'), 'redirected', { value: true }));
  await keepBuild(parts, filesOf('one'));
  const shell = keptOf('one')?.get(SHELL);
  expect(shell?.redirected).toBe(false);
  expect(await shell?.text()).toBe('shell');
});

it('an install that was broken off is no build: it goes, and the one before it stays', async () => {
  await keepBuild(parts, filesOf('one'));
  await breakOff('two');
  await keepBuild(parts, filesOf('three'));
  await forgetOldBuilds(parts, filesOf('three'));
  expect(await caches.keys()).toEqual(['gangway-build-one', 'gangway-build-three']);
});

it('an install that is under way is left alone', async () => {
  await keepBuild(parts, filesOf('one'));
  await keepBuild(parts, filesOf('two'));
  await breakOff('three');
  await forgetOldBuilds(parts, filesOf('two'));
  expect(await caches.keys()).toEqual(['gangway-build-one', 'gangway-build-two', 'gangway-build-three']);
});

/** What a host that answers everything with the portal's page says of a script that it does not have. */
const aPage = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });

it('a page in the place of a script is no file of a build, which is not taken', async () => {
  network.mockImplementation(async (request) => (keyOf(request) === SHELL ? new Response('shell') : aPage()));
  await expect(keepBuild(parts, filesOf('one'))).rejects.toThrow('/assets/index-one.js');
  expect(await caches.keys()).toEqual([]);
});

it('a page in the place of a script is not kept: the next one who asks may get the script', async () => {
  const script = () => builtFile(parts, new Request('http://portal/assets/index-one.js'), filesOf('one'));
  network.mockImplementation(async () => aPage());
  expect(await (await script()).text()).toBe('<!doctype html>');
  network.mockImplementation(async () => new Response('script'));
  expect(await (await script()).text()).toBe('script');
});
