import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHub, TEST_SERVICE_KEY, type TestHub } from '#hub-test/hub.ts';

const PORTAL = 'https://app.ship.example';

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub({ pack: 'demo', settings: { portalOrigins: [PORTAL] } });
});
afterAll(() => hub.close());

/** A request as it stands, for what fetch would put right. */
function raw(path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const call = httpRequest(`${hub.origin}/`, { ...options, path }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
    });
    call.on('error', reject);
    call.end(options.body);
  });
}

/** Bytes on the wire, for what no HTTP client would send. */
function sendAsItStands(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(hub.origin).port), '127.0.0.1', () => socket.write(request));
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text)).on('error', reject);
  });
}

describe('addresses', () => {
  it.each(['devices/config', 'devices/config/', 'cms/categories/findByRoot/', 'cms/categories/findByRoot'])(
    '[A37] %s is answered, whether or not it ends with a slash',
    async (path) => {
      expect((await hub.get(path)).status).toBe(200);
    },
  );

  it.each(['previewMode=', 'previewMode=maybe', 'previewMode=true&previewMode=1', 'withWayFinder=&previewMode='])(
    '[AD39] %s asks for nothing and is no error',
    async (query) => {
      expect((await hub.get(`cms/articles/findByCategoryId/category-dining?${query}`)).status).toBe(200);
    },
  );

  it('takes parameters of any sensible length', async () => {
    expect((await hub.get(`cms/articles/${'a'.repeat(2_000)}`)).status).toBe(404);
  });

  it.each([
    ['/v1/devices/%', 400],
    ['/v1/cms/articles/%ff%fe', 400],
    ['/v1/cms/articles/a%00b', 400],
    ['/v1/cms/articles/..%2f..%2fetc', 404],
    ['/v1/cms/articles/%F0%9F%9A%A2', 404],
    ['/v1//devices/config', 404],
    ['//evil.example/v1/devices/config', 404],
  ])('[AD8] %s is %i with a code and a message', async (path, status) => {
    const reply = await raw(path);
    expect(reply.status).toBe(status);
    expect(JSON.parse(reply.text)).toEqual({ code: expect.any(String), message: expect.any(String) });
  });

  it('[AD8] answers an unknown path and a wrong method with 404 and a code', async () => {
    expect((await hub.get('no/such/call')).body.code).toBe('not_found');
    expect((await hub.post('devices/config', {})).status).toBe(404);
    expect((await raw('/v1/devices/config', { method: 'DELETE' })).status).toBe(404);
    expect((await raw('/v1/devices/config', { method: 'PROPFIND' })).status).toBeLessThan(500);
  });
});

describe('bodies', () => {
  const path = 'authentication/loginByPassenger';

  it.each([
    ['{', 'bad_request', 400],
    ['{"a":1', 'bad_request', 400],
    ['nonsense', 'bad_request', 400],
    ['[]', 'bad_request', 400],
    ['null', 'bad_request', 400],
    ['{"__proto__":{"x":1}}', 'bad_request', 400],
    ['{"bookingReference":"a\\u0000","lastName":"b","departureDate":"01/01/2026"}', 'bad_request', 400],
    [`"${'a'.repeat(1_000_000)}"`, 'too_large', 413],
  ])('[AD8] refuses the body %.40s', async (body, code, status) => {
    const reply = await hub.post(path, body);
    expect(reply.status).toBe(status);
    expect(reply.body.code).toBe(code);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'nonsense', 'application/jsonp'])(
    '[AD8] refuses the content type %s with 415',
    async (type) => {
      const reply = await hub.post(path, 'a=b', { headers: { 'content-type': type } });
      expect(reply.status).toBe(415);
      expect(reply.body.code).toBe('unsupported_media_type');
    },
  );

  it('[A41] takes JSON headers without a body, on reads and on writes', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await hub.get('devices/config', { headers })).status).toBe(200);
    expect((await hub.post('authentication/logout', undefined, { headers })).status).toBe(200);
    expect((await hub.post('authentication/logout', '', { headers })).status).toBe(200);
  });

  it('survives odd headers', async () => {
    const odd = { SessionId: 'x'.repeat(4_000), cookie: '=;;;device', 'idempotency-key': '\t', accept: '§' };
    expect((await raw('/v1/devices/config', { headers: { ...odd, accept: ';;' } })).status).toBe(200);
    expect((await raw('/v1/pms/account/status', { headers: { SessionId: "' or 1=1 --" } })).status).toBe(403);
    expect((await raw('/v1/devices/config', { headers: { range: 'bytes=9-1', 'if-none-match': '"' } })).status).toBe(
      200,
    );
  });

  it.each([
    [
      'headers beyond measure',
      `GET /v1/devices/config HTTP/1.1\r\nHost: x\r\nhuge: ${'x'.repeat(30_000)}\r\n\r\n`,
      431,
    ],
    ['no HTTP at all', '\x16\x03\x01 hello\r\n\r\n', 400],
    ['an unknown method', 'SAIL /v1/devices/config HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['two lengths', 'POST /v1/x HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    ['an odd expectation', 'GET /v1/devices/config HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n\r\n', 417],
  ])('[AD8] answers %s with a code and a message', async (_, request, status) => {
    const [head = '', body = ''] = (await sendAsItStands(request)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1))).toEqual({
      code: expect.any(String),
      message: expect.any(String),
    });
  });
});

describe('access', () => {
  it('[AD30 A108] answers 403 to a guest call without a session, and for nothing else', async () => {
    const reply = await hub.get('pms/account/status');
    expect(reply.status).toBe(403);
    expect(reply.body).toEqual({ code: 'session_gone', message: 'Please log in.' });
    expect((await hub.get('pms/account/status', { session: 'x'.repeat(43) })).status).toBe(403);
  });

  it('[AD30] ignores a stale session on public calls', async () => {
    expect((await hub.get('devices/config', { session: 'x'.repeat(43) })).status).toBe(200);
    expect((await hub.get('cms/categories/findByRoot/', { session: 'gone' })).status).toBe(200);
  });

  it('[CD1] answers 401 to operator calls without the right service key, and changes nothing', async () => {
    const body = { deviceGroup: 'kiosk' };
    expect((await hub.post('ops/devices/enrolments', body)).status).toBe(401);
    for (const serviceKey of ['wrong', `${TEST_SERVICE_KEY}x`, TEST_SERVICE_KEY.slice(1)]) {
      expect((await hub.post('ops/devices/enrolments', body, { serviceKey })).body.code).toBe('service_key');
    }
    expect(await hub.sql`select 1 from device_enrolments`).toHaveLength(0);
  });
});

describe('headers', () => {
  it('sends security headers and a request id with every answer, errors too', async () => {
    for (const path of ['devices/config', 'no/such/call', 'pms/account/status']) {
      const { headers } = await hub.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('[AD7] allows the portal’s origins, echoed and with credentials', async () => {
    for (const path of ['devices/config', 'cms/categories/findByRoot/', 'cms/categories/findByRoot/', 'no/such/call']) {
      const { headers } = await hub.get(path, { headers: { origin: PORTAL } });
      expect(headers.get('access-control-allow-origin')).toBe(PORTAL);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('vary')).toContain('Origin');
    }
  });

  it('[AD7] gives no allow header to any other origin', async () => {
    for (const origin of [
      'https://evil.example',
      'https://app.ship.example.evil.example',
      'null',
      PORTAL.toUpperCase(),
    ]) {
      for (const path of ['devices/config', 'cms/categories/findByRoot/']) {
        const { headers } = await hub.get(path, { headers: { origin } });
        expect(headers.get('access-control-allow-origin')).toBeNull();
        expect(headers.get('access-control-allow-credentials')).toBeNull();
      }
    }
  });

  it('[AD7] answers preflights without a session, with the headers that the portal sends', async () => {
    const preflight = (origin: string) =>
      fetch(`${hub.origin}/v1/passengers/cart`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'sessionid' },
      });
    const allowed = await preflight(PORTAL);
    expect(allowed.status).toBe(204);
    const headers = allowed.headers.get('access-control-allow-headers')?.toLowerCase().split(', ').toSorted();
    const marketplace = ['application', 'currency', 'market', 'version'].map((name) => `x-musement-${name}`);
    expect(headers).toEqual([
      ...['accept', 'accept-language', 'content-type', 'idempotency-key', 'previewtoken', 'sessionid'],
      ...marketplace,
    ]);
    expect(allowed.headers.get('access-control-allow-methods')).toBe('GET, POST');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('reads that were made before', () => {
  it('are answered 304 when any version will do', async () => {
    const path = 'cms/categories/findByRoot/';
    for (const tag of ['*', (await hub.get(path)).headers.get('etag') ?? '']) {
      expect((await hub.get(path, { headers: { 'if-none-match': tag } })).status).toBe(304);
    }
  });
});

describe('health', () => {
  it('answers /health and /ready', async () => {
    expect((await hub.get('/health')).body).toEqual({ status: 'ok' });
    expect((await hub.get('/ready')).body).toEqual({ status: 'ready' });
  });
});

describe('limits', () => {
  it('answers 429 to an address that asks too much, and lets it go on a minute later', async () => {
    const strict = await startTestHub({ settings: { requestsPerMinute: 5 } });
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await strict.get('devices/config')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    strict.clock.advance(61_000);
    expect((await strict.get('devices/config')).status).toBe(200);
    await strict.close();
  });

  it('counts kept replies too, 200 of them as one call, by address', async () => {
    const proxied = { requestsPerMinute: 2, trustedProxies: ['127.0.0.1'] };
    const strict = await startTestHub({ settings: proxied });
    const read = (from: string) =>
      strict.get('cms/categories/findByRoot/', { headers: { 'x-forwarded-for': from } }).then(({ status }) => status);
    expect(await read('10.0.0.1')).toBe(200);
    for (let kept = 0; kept < 200; kept += 1) expect(await read('10.0.0.1')).toBe(200);
    expect(await read('10.0.0.1')).toBe(429);
    expect(await read('10.0.0.2')).toBe(200);
    strict.clock.advance(61_000);
    expect(await read('10.0.0.1')).toBe(200);
    await strict.close();
  });
});
