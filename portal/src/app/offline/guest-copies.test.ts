import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches } from '#portal-test/fake-caches.ts';
import { createGuestCopies } from './guest-copies.ts';

const BOOKINGS = 'http://hub/v1/passengers/bookings';
const network = vi.fn<typeof globalThis.fetch>();
let caches: FakeCaches;
let session: string | undefined;

function copies() {
  return createGuestCopies({
    fetch: network,
    caches: caches as unknown as CacheStorage,
    now: () => 1_700_000_000_000,
    keptSession: () => session,
  });
}
const asked = (sessionId = 's1', init: RequestInit = {}) => ({ headers: { SessionId: sessionId }, ...init });
const goOffline = () => network.mockRejectedValue(new TypeError('Failed to fetch'));
const keptIn = () => [...caches.stores.values()].flatMap(({ kept }) => [...kept.keys()]);

beforeEach(() => {
  network.mockReset();
  caches = new FakeCaches();
  session = 's1';
});

describe('copies of a guest’s own data', () => {
  it('stand in where nobody answers, and say of when they are', async () => {
    network.mockResolvedValueOnce(Response.json(['Pompeii']));
    expect((await copies().fetch(BOOKINGS, asked())).headers.has('x-kept-at')).toBe(false);
    goOffline();
    const kept = await copies().fetch(BOOKINGS, asked());
    expect(kept.headers.get('x-kept-at')).toBe('1700000000000');
    expect(await kept.json()).toEqual(['Pompeii']);
  });

  it('are nobody else’s', async () => {
    network.mockResolvedValueOnce(Response.json(['Pompeii']));
    await copies().fetch(BOOKINGS, asked());
    goOffline();
    session = 's2';
    await expect(copies().fetch(BOOKINGS, asked('s2'))).rejects.toThrow('Failed to fetch');
  });

  it('are not made of an answer that comes after the guest has left', async () => {
    const late = Promise.withResolvers<Response>();
    network.mockReturnValueOnce(late.promise);
    const answer = copies().fetch(BOOKINGS, asked());
    session = undefined;
    late.resolve(Response.json(['Pompeii']));
    await answer;
    expect(keptIn()).toEqual([]);
  });

  it('are all gone when they are forgotten, and nothing else is', async () => {
    network.mockResolvedValueOnce(Response.json(['Pompeii']));
    const { fetch, forget } = copies();
    await fetch(BOOKINGS, asked());
    await caches.open('gangway-content');
    await forget();
    expect([...caches.stores.keys()]).toEqual(['gangway-content']);
  });

  it.each([
    ['a write', BOOKINGS, asked('s1', { method: 'POST' })],
    ['money', 'http://hub/v1/pms/invoices', asked()],
    ['photos', 'http://hub/v1/photomatch/cabinImages', asked()],
    ['what anybody may read', 'http://hub/v1/cms/articles/1', asked()],
    ['a call without a session', BOOKINGS, {}],
    ['a refusal', BOOKINGS, asked(), 403],
  ])('are not made of %s', async (_, address, init, status = 200) => {
    network.mockResolvedValueOnce(Response.json([], { status }));
    await copies().fetch(address, init);
    expect(keptIn()).toEqual([]);
  });

  it('are not made where the browser has no place for them', async () => {
    network.mockResolvedValueOnce(Response.json(['Pompeii']));
    const bare = createGuestCopies({ fetch: network, caches: undefined, now: Date.now, keptSession: () => session });
    expect(await (await bare.fetch(BOOKINGS, asked())).json()).toEqual(['Pompeii']);
    await expect(bare.forget()).resolves.toBeUndefined();
  });
});
