import {
  type BodyInputOf,
  fillPath,
  type ParamsOf,
  type QueryInputOf,
  type QueryOf,
  queryText,
  type ReplyOf,
  type Route,
} from '#contract/route.ts';
import type { EventSourceLike } from './event-source.ts';
import { openHeaderStream } from './header-stream.ts';
import { HubFailure, UNREADABLE } from './hub-failure.ts';
import { isRecord, readTolerantly } from './tolerant-reading.ts';
import { fetchFile, sendRequest, type Transport } from './transport.ts';

type Params<R extends Route> = keyof ParamsOf<R> extends never ? { params?: undefined } : { params: ParamsOf<R> };
type Query<R extends Route> = {
  query?: {
    [K in keyof QueryInputOf<R>]?: QueryInputOf<R>[K] | (K extends keyof QueryOf<R> ? QueryOf<R>[K] : never);
  };
};
type Body<R extends Route> = undefined extends BodyInputOf<R> ? { body?: BodyInputOf<R> } : { body: BodyInputOf<R> };

/** What a read needs. */
export type ReadInput<R extends Route> = Params<R> & Query<R>;
/** What a call needs: parameters and body exactly as the contract has them. */
export type CallInput<R extends Route> = ReadInput<R> &
  Body<R> & {
    /** A write that must happen once carries the same key at every attempt. */
    idempotencyKey?: string;
    signal?: AbortSignal;
    /** Let the request outlive the page (page views, logout). */
    keepalive?: boolean;
    /** On a public page a session that is gone must not throw its reader off: the call fails, nothing else happens. */
    quietly?: boolean;
  };

export interface HubSettings extends Transport {
  /** Address with version path and trailing slash. */
  base: string;
  /** A42, AD7: send cookies with every call. */
  credentials: boolean;
  sessionId: () => string | undefined;
  /** Aborted when the session that is there now ends, so that nothing of one guest reaches the next. */
  sessionSignal?: () => AbortSignal;
  previewToken?: () => string | undefined;
  /** The body of an answer that the page brought with it, by address; each is had once. */
  brought?: (url: string, sessionId: string | undefined) => string | undefined;
  /** A45, A46: told of every 403 to the session that is there now; what follows is not the client's business. */
  onSessionLost: () => void;
  /** BD17: whether the hub may be sent the header of a key; another one could refuse every call that has it. */
  takesKeys?: () => boolean;
  report?: (problem: string) => void;
}

export interface HubClient {
  /** Address with version path and trailing slash. */
  readonly base: string;
  call<R extends Route>(route: R, input?: CallInput<R>): Promise<ReplyOf<R>>;
  /** The answer that the page brought with it: there at once, so that a page is drawn with it and not without it first. */
  brought<R extends Route>(route: R, input?: ReadInput<R>): ReplyOf<R> | undefined;
  /** The bytes of a picture or file that only this guest may see: what a bare address cannot ask for. */
  file<R extends Route>(route: R, input?: CallInput<R>): Promise<Blob>;
  /** The address of a call, for pictures, files and event streams. */
  url<R extends Route>(route: R, input?: ReadInput<R>): string;
  /** An event stream that only this guest may read; it ends with the session. */
  stream<R extends Route>(route: R): EventSourceLike;
  /** A call by its path alone, for what the contract cannot spell (an encoded address as one segment). */
  touch(path: string): Promise<void>;
}

/** A44: one place adds address, version, headers, timeout and error handling to every call. */
export function createHubClient(settings: HubSettings): HubClient {
  const report = settings.report ?? ((problem) => console.warn(problem));

  function headers(sessionId: string | undefined, idempotencyKey?: string): Record<string, string> {
    const previewToken = settings.previewToken?.();
    return {
      Accept: 'application/json', // A40
      'Content-Type': 'application/json', // A41
      ...(sessionId && { SessionId: sessionId }), // A38, A39
      ...(previewToken && { PreviewToken: previewToken }),
      ...(idempotencyKey && settings.takesKeys?.() !== false && { 'Idempotency-Key': idempotencyKey }),
    };
  }

  /** A guest's own calls end with the session; what outlives the page and what anybody may read goes on. */
  function signalOf(access: Route['access'], { signal, keepalive }: CallInput<Route>): AbortSignal | undefined {
    const end = access === 'public' || keepalive ? undefined : settings.sessionSignal?.();
    return signal && end ? AbortSignal.any([signal, end]) : (signal ?? end);
  }

  async function send<T>(
    path: string,
    { method, access }: Pick<Route, 'method' | 'access'>,
    input: CallInput<Route>,
    request: (transport: Transport, url: string, init: RequestInit) => Promise<T>,
  ): Promise<T> {
    const sessionId = settings.sessionId();
    // A guest who left while a page was being drawn: what runs beside it has nobody left to ask for.
    if (access === 'guest' && input.quietly && !sessionId) throw new HubFailure('session', 'Nobody is logged in.', 403);
    try {
      return await request(settings, settings.base + path, {
        method,
        headers: headers(sessionId, input.idempotencyKey),
        // A42; without the flag a hub on the page's own origin still has to see the device cookie (AD1).
        credentials: settings.credentials ? 'include' : 'same-origin',
        body: input.body === undefined ? undefined : JSON.stringify(input.body),
        signal: signalOf(access, input),
        keepalive: input.keepalive,
      });
    } catch (error) {
      // A late answer to a guest who has left says nothing about the guest who is here.
      const isSessionGone = error instanceof HubFailure && error.status === 403 && sessionId === settings.sessionId();
      if (isSessionGone && !input.quietly) settings.onSessionLost();
      throw error;
    }
  }

  const pathOf = (route: Route, input: { params?: unknown; query?: unknown }) =>
    fillPath(route, input.params as Record<string, string> | undefined) +
    queryText(input.query as Record<string, unknown> | undefined);

  return {
    base: settings.base,
    async call(route, input) {
      const given = (input ?? {}) as CallInput<Route>;
      const path = pathOf(route, given);
      const text = await send(path, route, given, sendRequest);
      return readBody(route, path, text, report) as ReplyOf<typeof route>;
    },
    brought(route, input) {
      if (settings.previewToken?.()) return undefined;
      const path = pathOf(route, input ?? {});
      const text = settings.brought?.(settings.base + path, settings.sessionId());
      if (text === undefined) return undefined;
      try {
        return readBody(route, path, text, report) as ReplyOf<typeof route>;
      } catch {
        // Asked for, and complained of, like any other.
        return undefined;
      }
    },
    file(route, input) {
      const given = (input ?? {}) as CallInput<Route>;
      return send(pathOf(route, given), route, given, fetchFile);
    },
    stream: (route) =>
      openHeaderStream((signal) =>
        settings.fetch(settings.base + pathOf(route, {}), {
          headers: { ...headers(settings.sessionId()), Accept: 'text/event-stream' },
          credentials: settings.credentials ? 'include' : 'same-origin',
          cache: 'no-store',
          signal: signalOf(route.access, { signal } as CallInput<Route>),
        }),
      ),
    url: (route, input) => settings.base + pathOf(route, input ?? {}),
    touch: async (path) =>
      void (await send(path, { method: 'GET', access: 'public' }, { keepalive: true }, sendRequest)),
  };
}

/** AD8: an empty body with a 2xx status is a valid answer. */
function readBody(route: Route, path: string, text: string, report: (problem: string) => void): unknown {
  if (text === '') {
    if (route.method === 'GET' && isOfRecord(route)) throw unreadable();
    return undefined;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    if (route.kind === 'empty') return text;
    throw unreadable();
  }
  const read = readTolerantly(route.reply, value, (problem) => report(`${route.method} ${path}: ${problem}`));
  if (isOfRecord(route) && !isRecord(read)) throw unreadable();
  return read;
}

/** What pages read field by field; anything else in its place is no answer they could show. */
function isOfRecord({ reply }: Route): boolean {
  return reply?.def.type === 'object';
}

function unreadable(): HubFailure {
  return new HubFailure(UNREADABLE, 'The answer could not be read.');
}
