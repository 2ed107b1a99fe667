import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHub, type TestHub } from '#hub-test/hub.ts';

const HTML = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
const SCRIPT = 'watch()';
const PAGE = `<!doctype html><title>Portal</title><script>${SCRIPT}</script><script src="/assets/main-abc123.js"></script>`;

let hub: TestHub;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-portal-'));
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
  await writeFile(join(folder, 'dist', 'index.html'), PAGE);
  await writeFile(join(folder, 'dist', 'assets', 'main-abc123.js'), 'export {}');
  await writeFile(join(folder, 'dist', 'assets', 'main-abc123.js.br'), brotliCompressSync('export {}'));
  await writeFile(join(folder, 'dist', 'config.json'), '{}');
  await writeFile(join(folder, 'dist', 'manifest.webmanifest'), '{}');
  await writeFile(join(folder, 'dist', 'sw.js'), '');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  const settings = { partnerOrigins: ['https://video.example'], sandboxUrl: 'http://localhost:8090' };
  hub = await startTestHub({ portalFolder: join(folder, 'dist'), settings });
});
afterAll(async () => {
  await hub.close();
  await rm(folder, { recursive: true });
});

describe('the portal’s pages', () => {
  it.each(['/', '/login', '/content/detail/12', '/QR/pool/bar', '/map/tracker/1?x=y', '/a.b/c.d'])(
    '[A1 A3] %s is the one page of the one build',
    async (path) => {
      const reply = await hub.get(path, HTML);
      expect(reply.status).toBe(200);
      expect(reply.text).toBe(PAGE);
      expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(reply.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('have a strict policy: own scripts and styles only, the one inside by its hash, partners where they are needed', async () => {
    const policy = (await hub.get('/', HTML)).headers.get('content-security-policy') ?? '';
    const rules = Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]));
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(rules['script-src']).toBe(`script-src 'self' 'sha256-${hash}'`);
    expect(rules['style-src']).toBe("style-src 'self'");
    expect(rules['object-src']).toBe("object-src 'none'");
    expect(rules['frame-ancestors']).toBe("frame-ancestors 'self'");
    expect(rules['connect-src']).toBe("connect-src 'self' https://video.example http://127.0.0.1:8090");
    expect(policy).not.toContain('unsafe');
  });

  it('share their policy with the service worker, which could fetch nothing otherwise', async () => {
    const policies = await Promise.all(['/', '/sw.js'].map((path) => hub.get(path, HTML)));
    const [page, worker] = policies.map(({ headers }) => headers.get('content-security-policy'));
    expect(worker).toBe(page);
  });

  it('are not what a call gets that is not there, nor a file that is not there', async () => {
    for (const path of ['/v1/nothing', '/v1/', '/v1', '/assets/gone-123.js']) {
      const reply = await hub.get(path, HTML);
      expect([path, reply.status]).toEqual([path, 404]);
      expect(reply.body.code).toBe('not_found');
    }
    expect((await hub.get('/no-such.png', { headers: { accept: 'image/*' } })).status).toBe(404);
  });
});

describe('the portal’s files', () => {
  it('are for ever when their name says what is in them, and compressed as built', async () => {
    const reply = await hub.get('/assets/main-abc123.js', { headers: { 'accept-encoding': 'br' } });
    expect(reply.text).toBe('export {}');
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const plain = await hub.get('/assets/main-abc123.js', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const known = plain.headers.get('etag') ?? '';
    const again = await hub.get('/assets/main-abc123.js', {
      headers: { 'accept-encoding': 'identity', 'if-none-match': known },
    });
    expect(again.status).toBe(304);
  });

  it('[A28] hand out the client configuration, never from a cache', async () => {
    const reply = await hub.get('/config.json');
    expect(reply.body).toEqual({});
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('have the right types', async () => {
    const { headers } = await hub.get('/manifest.webmanifest');
    expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
  ])('never lead out of their folder: %s', async (path) => {
    const text = await new Promise<string>((resolve, reject) => {
      const call = request(`${hub.origin}/`, { path }, (reply) => {
        let all = '';
        reply.on('data', (chunk) => {
          all += chunk;
        });
        reply.on('end', () => resolve(all));
      });
      call.on('error', reject).end();
    });
    expect(text).not.toContain('secret');
  });
});
