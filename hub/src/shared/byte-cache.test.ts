import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHub, TEST_PREVIEW_TOKEN, type TestHub } from '#hub-test/hub.ts';
import { packWith } from '#hub-test/test-pack.ts';
import { type ByteCache, createByteCache, encoded } from './byte-cache.ts';
import { defineTopic, type EventBus } from './event-bus.ts';

const changed = defineTopic('test.changed');
const unrelated = defineTopic('test.unrelated');

function localBus() {
  const listeners: { name: string; tell: () => void }[] = [];
  let gap = () => {};
  const bus = {
    on: (topic: { name: string }, tell: () => void) => listeners.push({ name: topic.name, tell }),
    onGap: (listener: () => void) => {
      gap = listener;
    },
  } as unknown as EventBus;
  return {
    bus,
    tell: (name: string) => {
      for (const one of listeners) if (one.name === name) one.tell();
    },
    break: () => gap(),
  };
}

function cacheAt(now = { ms: 0 }, limit?: number) {
  const { bus, ...line } = localBus();
  const cache: ByteCache = createByteCache(bus, { now: () => new Date(now.ms) }, limit);
  return { cache, line, now };
}

describe('kept replies', () => {
  it('are found until an event of their topic', () => {
    const { cache, line } = cacheAt();
    cache.keep('/a', '{"a":1}', cache.ticket([changed]));
    cache.keep('/b', '{"b":1}', cache.ticket([unrelated]));
    expect(cache.get('/a')?.body.toString()).toBe('{"a":1}');
    line.tell('test.changed');
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.get('/b')).toBeDefined();
  });

  it('are not kept when the event came while they were being read', () => {
    const { cache, line } = cacheAt();
    const ticket = cache.ticket([changed]);
    line.tell('test.changed');
    cache.keep('/a', 'old', ticket);
    expect(cache.get('/a')).toBeUndefined();
  });

  it('are all forgotten, and those being read not kept, when events may have been missed', () => {
    const { cache, line } = cacheAt();
    cache.keep('/a', '1', cache.ticket([changed]));
    const ticket = cache.ticket([changed]);
    line.break();
    cache.keep('/b', '2', ticket);
    expect([cache.get('/a'), cache.get('/b')]).toEqual([undefined, undefined]);
  });

  it('end at their moment', () => {
    const { cache, now } = cacheAt({ ms: 1_000 });
    cache.keep('/a', '1', cache.ticket([changed], new Date(2_000)));
    now.ms = 1_999;
    expect(cache.get('/a')).toBeDefined();
    now.ms = 2_000;
    expect(cache.get('/a')).toBeUndefined();
  });

  it('stay within their limit, the longest unused going first', () => {
    const { cache } = cacheAt({ ms: 0 }, 8_000);
    for (const key of ['/a', '/b', '/c']) {
      cache.keep(key, 'x'.repeat(1_000), cache.ticket([changed]));
      cache.get('/a');
    }
    cache.keep('/d', 'x'.repeat(1_000), cache.ticket([changed]));
    expect([cache.get('/a'), cache.get('/b'), cache.get('/d')].map(Boolean)).toEqual([true, false, true]);
  });

  it('are compressed for the second who takes it', async () => {
    const { cache } = cacheAt();
    const kept = cache.keep('/a', '{"long":"text"}'.repeat(200), cache.ticket([changed]));
    expect(encoded(kept, 'br').encoding).toBe('identity');
    await expect.poll(() => encoded(kept, 'br').encoding).toBe('br');
    expect(encoded(kept, 'br').body.length).toBeLessThan(kept.body.length / 5);
  });
});

describe('kept replies over HTTP', () => {
  let hub: TestHub;
  beforeAll(async () => {
    const pack = await packWith(({ content }) => {
      const [first] = content.categories;
      if (first) first.title.en = 'A long title. '.repeat(200);
    });
    hub = await startTestHub({ pack });
  });
  afterAll(() => hub.close());
  const path = 'cms/categories/findByRoot/';

  it('say the same with and without being kept, and 304 to who has them', async () => {
    const first = await hub.get(path);
    const second = await hub.get(path);
    expect(second.text).toBe(first.text);
    const names = [
      'etag',
      'cache-control',
      'content-type',
      'vary',
      'content-security-policy',
      'x-content-type-options',
    ];
    for (const name of names) expect(second.headers.get(name)).toBe(first.headers.get(name));
    const etag = first.headers.get('etag') ?? '';
    for (const known of [etag, etag.replace('W/', ''), `"x", ${etag}`]) {
      const reply = await hub.get(path, { headers: { 'if-none-match': known } });
      expect([reply.status, reply.text]).toEqual([304, '']);
    }
    expect((await hub.get(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('never show what is hidden, nor hide what the preview shows', async () => {
    const [category] = (await hub.get(path)).body;
    await hub.ops('ops/content/publish', { kind: 'category', id: category.id, published: false });
    const ids = async (previewToken?: string) =>
      (await hub.get(path, { previewToken })).body.map(({ id }: { id: string }) => id);
    expect(await ids()).not.toContain(category.id);
    expect(await ids(TEST_PREVIEW_TOKEN)).toContain(category.id);
    expect(await ids()).not.toContain(category.id);
    expect(await ids('wrong')).not.toContain(category.id);
    await hub.ops('ops/content/publish', { kind: 'category', id: category.id, published: true });
    expect(await ids()).toContain(category.id);
  });

  it('are dropped on every hub process when something changes', async () => {
    const other = await hub.sibling();
    const [category] = (await other.get(path)).body;
    await hub.ops('ops/content/publish', { kind: 'category', id: category.id, published: false });
    await expect.poll(async () => (await other.get(path)).text).not.toContain(`"${category.id}"`);
    await hub.ops('ops/content/publish', { kind: 'category', id: category.id, published: true });
    await other.close();
  });

  it('are compressed when the client takes it', async () => {
    const encodedAs = async (encoding: string, from: string) => {
      const reply = await hub.get(from, { headers: { 'accept-encoding': encoding } });
      return { encoding: reply.headers.get('content-encoding'), text: reply.text };
    };
    for (const from of [path, 'devices/config']) {
      const { text } = await encodedAs('identity', from);
      for (const encoding of ['br', 'gzip']) {
        await expect.poll(() => encodedAs(encoding, from)).toEqual({ encoding, text });
      }
      expect(await encodedAs('gzip;q=0, br; q=0.0', from)).toEqual({ encoding: null, text });
    }
  });
});
