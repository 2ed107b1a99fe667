import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { queryText, type Route } from '#contract/route.ts';
import { buildApp } from '#hub/app.ts';
import { applyPack } from '#hub/apply-pack.ts';
import { createHub } from '#hub/create-hub.ts';
import type { Hub } from '#hub/hub.ts';
import type { Clock } from '#hub/shared/clock.ts';
import { API_PREFIX } from '#hub/shared/http/register-area.ts';
import { createLog } from '#hub/shared/log.ts';
import { readSettings, type Settings } from '#hub/shared/settings.ts';
import { loadPack } from '#packs/load-pack.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { type ClonedDatabase, cloneDatabase } from './clone-database.ts';
import { seededTemplate, TEST_NOW } from './seeded-database.ts';

export { TEST_NOW };

export interface FakeClock extends Clock {
  set(at: string | Date): void;
  advance(ms: number): void;
}

export interface CallOptions {
  session?: string;
  serviceKey?: string;
  previewToken?: string;
  idempotencyKey?: string;
  cookie?: string;
  headers?: Record<string, string>;
  query?: Record<string, unknown>;
}

export interface TestReply {
  status: number;
  headers: Headers;
  text: string;
  /** Parsed when it is JSON, otherwise undefined. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies freely; the replies themselves are held to their schemas
  body: any;
}

export interface TestHubOptions {
  settings?: Partial<Settings>;
  /** Seeded before the start, for the whole run once; without one the database is empty. */
  pack?: Pack | 'demo';
  /** What a voyage that begins while the hub runs is laid from; `pack` when not given. */
  nextPack?: () => Pack;
  now?: string;
  /** Instead of a clone on the server of the run, for tests that do something to the server. */
  database?: ClonedDatabase;
  mediaFolders?: readonly string[];
  portalFolder?: string;
  /** Errors are expected: they are collected in `logged` and not shown. */
  quiet?: boolean;
}

export const TEST_SERVICE_KEY = 'a-service-key-for-tests';
export const TEST_PREVIEW_TOKEN = 'preview-for-tests';

export function fakeClock(start: string): FakeClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (at) => {
      now = new Date(at);
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

/** A reply must be its schema exactly: nothing missing, nothing that the contract does not name. */
function mismatch(route: Route, reply: unknown): string | undefined {
  if (!route.reply) return undefined;
  const sent: unknown = JSON.parse(JSON.stringify(reply ?? null));
  const result = route.reply.safeParse(sent);
  const kept: unknown = result.success && JSON.parse(JSON.stringify(result.data ?? null));
  if (result.success && isDeepStrictEqual(kept, sent)) return undefined;
  const why = result.success ? `more than the contract names: ${JSON.stringify(sent)}` : result.error.message;
  return `${route.method} ${route.path} answers ${why}`;
}

function headersOf(method: string, options: CallOptions): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  if (method === 'POST') headers['content-type'] ??= 'application/json';
  if (options.session) headers.SessionId = options.session;
  if (options.serviceKey) headers.ServiceKey = options.serviceKey;
  if (options.previewToken) headers.PreviewToken = options.previewToken;
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  if (options.cookie) headers.cookie = options.cookie;
  return headers;
}

interface Ground {
  database: ClonedDatabase;
  clock: FakeClock;
  dataFolder: string;
}

/** One hub process, as far as the database can tell: its own pool, bus and cache. */
async function startOn({ database, clock, dataFolder }: Ground, options: TestHubOptions) {
  const { settings, mediaFolders, portalFolder, quiet, pack } = options;
  const nextPack = options.nextPack ?? (pack && (() => (pack === 'demo' ? loadPack('meridian') : pack)));
  const sql = database.connect();
  const logged: string[] = [];
  const log = createLog('debug', (line) => {
    logged.push(line);
    if (!quiet && line.includes('"level":"error"')) process.stderr.write(line);
  });
  const defaults = readSettings({
    SERVICE_KEY: TEST_SERVICE_KEY,
    PREVIEW_TOKEN: TEST_PREVIEW_TOKEN,
    LOG_LEVEL: 'error',
  });
  const hub: Hub = await createHub({
    settings: { ...defaults, dataFolder, ...settings },
    mediaFolders,
    pack: nextPack && (async () => nextPack()),
    sql,
    clock,
    log,
  });
  const mismatches: string[] = [];
  const app = buildApp(hub, {
    portalFolder,
    pagePatienceMs: 30_000,
    checkReply: (route, reply) => mismatches.push(...[mismatch(route, reply) ?? []].flat()),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  async function call(method: string, path: string, body: unknown, callOptions: CallOptions = {}): Promise<TestReply> {
    const url = `${origin}${path.startsWith('/') ? '' : API_PREFIX}${path}${queryText(callOptions.query)}`;
    const payload = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const headers = headersOf(method, callOptions);
    const reply = await fetch(url, { method, headers, body: payload, redirect: 'manual' });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('/json') && text !== '';
    if (mismatches.length > 0) throw new Error(mismatches.splice(0).join('\n'));
    return { status: reply.status, headers: reply.headers, text, body: isJson ? JSON.parse(text) : undefined };
  }

  return {
    hub,
    sql,
    clock,
    app,
    origin,
    /** Every line of the hub's log. */
    logged,
    get: (path: string, callOptions?: CallOptions) => call('GET', path, undefined, callOptions),
    post: (path: string, body?: unknown, callOptions?: CallOptions) => call('POST', path, body, callOptions),
    /** A call with the service key. */
    ops: (path: string, body?: unknown) => call('POST', path, body, { serviceKey: TEST_SERVICE_KEY }),
    async close() {
      await app.close();
      await sql.end({ timeout: 2 });
    },
  };
}

/** A hub of its own on a database of its own, listening on a port of its own; calls go through real HTTP. */
export async function startTestHub(options: TestHubOptions = {}) {
  const { pack, now = TEST_NOW } = options;
  const ground: Ground = {
    database: options.database ?? (await cloneDatabase(pack && (await seededTemplate(pack, now)))),
    clock: fakeClock(now),
    dataFolder: await mkdtemp(join(tmpdir(), 'gangway-hub-')),
  };
  if (options.database && pack && pack !== 'demo') {
    const sql = options.database.connect();
    await applyPack(sql, pack, { today: now.slice(0, 10), now: new Date(now) });
    await sql.end({ timeout: 2 });
  }
  const started = await startOn(ground, options);
  return {
    ...started,
    /** A second hub process on the same database. */
    sibling: () => startOn(ground, options),
    async close() {
      await started.close();
      await ground.database.drop();
      await rm(ground.dataFolder, { recursive: true, force: true });
    },
  };
}
export type TestHub = Awaited<ReturnType<typeof startTestHub>>;
