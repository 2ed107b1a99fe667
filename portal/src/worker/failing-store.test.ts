// A copy may be missing, an answer never: full or broken storage costs a guest nothing while there is a network.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches } from '#portal-test/fake-caches.ts';
import { builtFile } from './builds.ts';
import { keptContent, keptPicture } from './content-copies.ts';
import { keptPages } from './kept-pages.ts';
import type { WorkerParts } from './worker-parts.ts';

const FILES = [{ url: 'index.html', revision: 'one' }];
const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

const network = vi.fn<(request: RequestInfo | URL) => Promise<Response>>();
let caches: FakeCaches;
beforeEach(() => {
  network.mockReset().mockImplementation(async () => new Response('of the network'));
  caches = new FakeCaches();
});
afterEach(() => void vi.useRealTimers());

const parts = () => ({ caches, fetch: network, now: Date.now }) as unknown as WorkerParts;
const behind: Promise<unknown>[] = [];
const wait = (work: Promise<unknown>) => void behind.push(work);

const ANSWERS: Record<string, () => Promise<Response>> = {
  'a file': () => builtFile(parts(), new Request('http://portal/assets/a.js'), FILES),
  'a page': () => keptPages(parts(), FILES).open(new Request('http://portal/dining'), wait),
  content: () => keptContent(parts(), new Request('http://hub/v1/cms/articles/1'), 'content'),
  'a picture': () => keptPicture(parts(), new Request('http://hub/v1/blobs/image?reference=port'), wait),
};
const FAULTS: Record<string, () => void> = {
  'cannot be opened': () => vi.spyOn(caches, 'open').mockImplementation(full),
  'cannot be read': () => {
    vi.spyOn(caches, 'match').mockImplementation(full);
    const open = caches.open.bind(caches);
    vi.spyOn(caches, 'open').mockImplementation(async (name) => Object.assign(await open(name), { match: full }));
  },
  'is full': () => {
    const open = caches.open.bind(caches);
    vi.spyOn(caches, 'open').mockImplementation(async (name) => Object.assign(await open(name), { put: full }));
  },
};
const CASES = Object.keys(ANSWERS).flatMap((what) => Object.keys(FAULTS).map((fault) => [what, fault] as const));

describe('a store of copies', () => {
  it.each(CASES)('leaves %s to the network when it %s', async (what, fault) => {
    FAULTS[fault]?.();
    expect(await (await ANSWERS[what]?.())?.text()).toBe('of the network');
    await Promise.all(behind.splice(0));
  });

  it.each(['a page', 'content', 'a picture'])('that cannot be read waits for %s that is late', async (what) => {
    vi.useFakeTimers();
    FAULTS['cannot be read']?.();
    const late = Promise.withResolvers<Response>();
    network.mockReset().mockReturnValue(late.promise);
    const asked = ANSWERS[what]?.();
    await vi.advanceTimersByTimeAsync(6_000);
    late.resolve(new Response('late'));
    expect(await (await asked)?.text()).toBe('late');
  });

  it('without a shell waits for a page that is late', async () => {
    vi.useFakeTimers();
    const late = Promise.withResolvers<Response>();
    network.mockReset().mockReturnValue(late.promise);
    const asked = ANSWERS['a page']?.();
    await vi.advanceTimersByTimeAsync(6_000);
    late.resolve(new Response('late'));
    expect(await (await asked)?.text()).toBe('late');
  });
});
