import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { basketRoutes } from '#contract/areas/basket.ts';
import { contentRoutes } from '#contract/areas/content.ts';
import { photosRoutes } from '#contract/areas/photos.ts';
import { sessionRoutes } from '#contract/areas/session.ts';
import { createExternalClient } from './external-client.ts';
import { createHubClient, type HubSettings } from './hub-client.ts';
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from './transport.ts';

const answering = (body: BodyInit | null, init?: ResponseInit) => vi.fn(async () => new Response(body, init));

function client(fetch: typeof globalThis.fetch, changes: Partial<HubSettings> = {}) {
  const onSessionLost = vi.fn();
  const report = vi.fn();
  const hub = createHubClient({
    base: 'http://hub/v1/',
    credentials: false,
    fetch,
    sessionId: () => undefined,
    onSessionLost,
    report,
    ...changes,
  });
  return { hub, onSessionLost, report };
}

function request(fetch: ReturnType<typeof answering>): {
  url: string;
  init: RequestInit & { headers: Record<string, string> };
} {
  const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit & { headers: Record<string, string> }];
  return { url, init };
}

describe('address, headers and credentials', () => {
  it('[A37 A40 A41 A44] calls below the version path with JSON headers', async () => {
    const fetch = answering('[]');
    const { hub } = client(fetch);
    await hub.call(contentRoutes.articlesOfCategory, {
      params: { id: 'a/b' },
      query: { previewMode: false, withWayFinder: undefined },
    });
    const { url, init } = request(fetch);
    expect(url).toBe('http://hub/v1/cms/articles/findByCategoryId/a%2Fb?previewMode=false');
    expect(init.headers).toMatchObject({ Accept: 'application/json', 'Content-Type': 'application/json' });
  });

  it('[A38] carries the session id as soon as there is one', async () => {
    const fetch = answering('[]');
    await client(fetch, { sessionId: () => 's1' }).hub.call(contentRoutes.rootArticles);
    expect(request(fetch).init.headers.SessionId).toBe('s1');
  });

  it('[A38 B295] fetches the bytes of a picture with the session too, colons as they are', async () => {
    const fetch = answering('bytes', { headers: { 'content-type': 'image/webp' } });
    const { hub } = client(fetch, { sessionId: () => 's1' });
    const picture = await hub.file(photosRoutes.image, { params: { id: 'gala:1 a' } });
    expect(await picture.text()).toBe('bytes');
    expect(picture.type).toBe('image/webp');
    expect(request(fetch).url).toBe('http://hub/v1/photomatch/image/gala:1%20a');
    expect(request(fetch).init.headers.SessionId).toBe('s1');
  });

  it('[A45] a file that is refused is a failure like every other', async () => {
    const fetch = answering('{"code":"not_found","message":"No such file"}', { status: 404 });
    const lost = client(answering('{}', { status: 403 }));
    await expect(client(fetch).hub.file(photosRoutes.viewphoto, { params: { file: 'a.jpg' } })).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
    });
    await expect(lost.hub.file(photosRoutes.viewphoto, { params: { file: 'a.jpg' } })).rejects.toThrow();
    expect(lost.onSessionLost).toHaveBeenCalledTimes(1);
  });

  it('[A39] carries no session header without a session', async () => {
    const fetch = answering('[]');
    await client(fetch).hub.call(contentRoutes.rootArticles);
    expect(request(fetch).init.headers).not.toHaveProperty('SessionId');
  });

  it.each([
    [true, 'include'],
    [false, 'same-origin'],
  ] as const)('[A42] with the secured-origin flag %s credentials are %s', async (credentials, expected) => {
    const fetch = answering('[]');
    await client(fetch, { credentials }).hub.call(contentRoutes.rootArticles);
    expect(request(fetch).init.credentials).toBe(expected);
  });

  it('carries preview token, idempotency key and body', async () => {
    const fetch = answering('{}');
    const body = { bookingReference: 'X', lastName: 'Y', departureDate: '01/02/2026' };
    await client(fetch, { previewToken: () => 'p' }).hub.call(sessionRoutes.loginByPassenger, {
      body,
      idempotencyKey: 'k',
    });
    const { init } = request(fetch);
    expect(init.headers).toMatchObject({ PreviewToken: 'p', 'Idempotency-Key': 'k' });
    expect(init.method).toBe('POST');
    expect(JSON.parse(String(init.body))).toEqual(body);
  });
});

describe('the key of a write that must happen once', () => {
  const order = { body: { confirmationMail: 'a@b.de', paymentReference: 'CARD' as const }, idempotencyKey: 'k' };

  it.each([
    ['[BD17] goes to a hub that takes it', true, 'k'],
    ['[BD17] not to another one, whose preflight could refuse it', false, undefined],
  ])('%s', async (_, takesKeys, sent) => {
    const fetch = answering('{"groupReference":"G"}');
    await client(fetch, { takesKeys: () => takesKeys }).hub.call(basketRoutes.order, order);
    expect(request(fetch).init.headers['Idempotency-Key']).toBe(sent);
  });
});

describe('answers', () => {
  it.each([
    [contentRoutes.pdfs, { params: { id: '1' } }],
    [sessionRoutes.changePin, { body: { currentPin: '1', newPin: '2' } }],
    [sessionRoutes.resetPin, {}],
  ] as const)('takes an empty body as an answer', async (route, input) => {
    expect(await client(answering(null)).hub.call(route, input as never)).toBeUndefined();
  });

  it('[A242] [AD34] takes the JSON text of an empty one as such', async () => {
    expect(await client(answering('""')).hub.call(sessionRoutes.resetPin)).toBe('');
  });

  it('reads null as absent and numbers as ids', async () => {
    const { hub, report } = client(answering('[{"id":3,"title":"Deck","description":null}]'));
    expect(await hub.call(contentRoutes.rootCategories)).toEqual([{ id: '3', title: 'Deck' }]);
    expect(report).not.toHaveBeenCalled();
  });

  it.each([null, 'null', '[]', '"oops"'])(
    'is an error of its own when a record is asked for and %s comes',
    async (body) => {
      const { hub } = client(answering(body));
      await expect(hub.call(sessionRoutes.accountStatus)).rejects.toMatchObject({ code: 'unreadable' });
    },
  );

  it('is an error of its own when it is not JSON', async () => {
    await expect(client(answering('<html>')).hub.call(contentRoutes.rootArticles)).rejects.toMatchObject({
      code: 'unreadable',
    });
  });
});

describe('errors', () => {
  it('[A47] gives code and message of the hub and leaves the session alone', async () => {
    const { hub, onSessionLost } = client(answering('{"code":"login_failed","message":"No."}', { status: 401 }));
    await expect(hub.call(contentRoutes.rootArticles)).rejects.toMatchObject({
      code: 'login_failed',
      message: 'No.',
      status: 401,
    });
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('[A47] falls back to status and status text', async () => {
    const { hub } = client(answering('oops', { status: 502, statusText: 'Bad Gateway' }));
    await expect(hub.call(contentRoutes.rootArticles)).rejects.toMatchObject({ code: '502', message: 'Bad Gateway' });
  });

  it('[A45] tells of a 403, and the caller learns of it too', async () => {
    const { hub, onSessionLost } = client(answering('{"code":"session","message":"gone"}', { status: 403 }));
    await expect(hub.call(sessionRoutes.accountStatus)).rejects.toMatchObject({ status: 403 });
    expect(onSessionLost).toHaveBeenCalledOnce();
  });

  it('what runs beside a page asks nothing for a guest who has just left', async () => {
    const fetch = answering('true');
    const { hub, onSessionLost } = client(fetch);
    await expect(hub.call(photosRoutes.consent, { quietly: true })).rejects.toMatchObject({ status: 403 });
    expect(fetch).not.toHaveBeenCalled();
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('[A45] a late 403 to a guest who has left says nothing about the guest who is here', async () => {
    let sessionId: string | undefined = 'a';
    const fetch = vi.fn(async () => {
      sessionId = 'b';
      return new Response('{}', { status: 403 });
    });
    const { hub, onSessionLost } = client(fetch, { sessionId: () => sessionId });
    await expect(hub.call(sessionRoutes.accountStatus)).rejects.toMatchObject({ status: 403 });
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it.each([
    ['a guest’s read', sessionRoutes.accountStatus, {}, true],
    ['a guest’s write', sessionRoutes.resetPin, {}, true],
    ['a farewell', sessionRoutes.logout, { keepalive: true }, false],
    ['a public read', contentRoutes.rootArticles, {}, false],
  ] as const)('%s ends with the session: %4$s', async (_, route, input, ends) => {
    const end = new AbortController();
    const fetch = answering('');
    await client(fetch, { sessionSignal: () => end.signal })
      .hub.call(route, input as never)
      .catch(() => undefined);
    end.abort();
    expect(request(fetch).init.signal?.aborted).toBe(ends);
  });

  it('[A48] an external service may answer 403 without any consequence', async () => {
    const external = createExternalClient({ fetch: answering('{}', { status: 403 }) });
    await expect(external.request('https://partner.example/x')).rejects.toMatchObject({ status: 403 });
  });

  it('calls a lost network by its name', async () => {
    const onSilence = vi.fn();
    const { hub } = client(vi.fn().mockRejectedValue(new TypeError('Failed to fetch')), { onSilence });
    await expect(hub.call(contentRoutes.rootArticles)).rejects.toMatchObject({ code: 'network' });
    expect(onSilence).toHaveBeenCalledOnce();
  });
});

describe('time limits', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const hanging = vi.fn(
    (_url: RequestInfo | URL, init?: RequestInit) =>
      new Promise<Response>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );

  it('[A43] gives up a read after 15 000 ms, not before', async () => {
    const settled = vi.fn();
    const call = client(hanging).hub.call(contentRoutes.rootArticles).catch(settled);
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(READ_TIMEOUT_MS).toBe(15_000);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }));
  });

  it('[A43] gives up a write after 60 000 ms', async () => {
    const settled = vi.fn();
    const call = client(hanging).hub.call(sessionRoutes.logout).catch(settled);
    expect(WRITE_TIMEOUT_MS).toBe(60_000);
    await vi.advanceTimersByTimeAsync(WRITE_TIMEOUT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }));
  });
});
