import { z } from 'zod';
import { encodeSegment } from './page-reads.ts';

/** The areas of the product: one word each, the same in contract, hub, portal, packs and tests. */
export const AREAS = [
  'device',
  'session',
  'content',
  'programme',
  'excursions',
  'bookables',
  'marketplace',
  'holiday',
  'basket',
  'bookings',
  'tickets',
  'photos',
  'vod',
  'tv',
  'ratings',
  'games',
  'muster',
  'problems',
  'tracker',
  'weather',
  'account',
  'messages',
  'ship',
  'wayfinder',
  'signage',
  'search',
  'myday',
  'voyages',
] as const;
export type Area = (typeof AREAS)[number];

/**
 * Who may call: everybody, a guest with a live session (403 otherwise), a guest whose forced PIN change may still be
 * pending, or an operator with the service key (401 otherwise).
 */
export type Access = 'public' | 'guest' | 'pinPending' | 'ops';

/** What the answer is: JSON by its schema, nothing at all, bytes of a file, or a server-sent event stream. */
export type ReplyKind = 'json' | 'empty' | 'bytes' | 'stream';

export interface Route {
  method: 'GET' | 'POST';
  /** Relative to the version path, parameters in braces, to the slash as the specification writes it. */
  path: string;
  access: Access;
  summary: string;
  /** The last parameter takes everything behind it, slashes included. */
  wildcard?: boolean;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body is a file of this type, which the handler reads as it comes. */
  upload?: 'application/xml' | 'image/*';
  kind?: ReplyKind;
  reply?: z.ZodType;
  /** A write that must happen once: an Idempotency-Key header is honoured and its answer stored. */
  idempotent?: boolean;
  /** Reading it uses it up, so that it is answered to GET alone: a HEAD of a link checker must not. */
  usedUp?: boolean;
}

export type Routes = Record<string, Route>;

/** Fixes the literal types of an area's rows; the rows stay plain data. */
export function defineRoutes<const T extends Routes>(rows: T): T {
  return rows;
}

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;
export type ParamsOf<R extends Route> = { [Name in ParamNames<R['path']>]: string };
export type QueryOf<R extends Route> = R['query'] extends z.ZodType ? z.output<R['query']> : Record<never, never>;
export type QueryInputOf<R extends Route> = R['query'] extends z.ZodType ? z.input<R['query']> : Record<never, never>;
export type BodyOf<R extends Route> = R['body'] extends z.ZodType ? z.output<R['body']> : undefined;
export type BodyInputOf<R extends Route> = R['body'] extends z.ZodType ? z.input<R['body']> : undefined;
/** What the portal reads. */
export type ReplyOf<R extends Route> = R['reply'] extends z.ZodType ? z.output<R['reply']> : undefined;
/** What the hub writes. */
export type ReplyInputOf<R extends Route> = R['reply'] extends z.ZodType ? z.input<R['reply']> : undefined;

/** `cms/articles/{id}` with its parameters filled in and encoded; a wildcard keeps its slashes. */
export function fillPath(route: Route, params: Readonly<Record<string, string>> = {}): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${route.path}: parameter ${name} is missing`);
    return route.wildcard ? value.split('/').map(encodeSegment).join('/') : encodeSegment(value);
  });
}

/** The query of a call as text, with the leading question mark; absent values are left out, lists repeat their key, an empty text is its bare key. */
export function queryText(query: Readonly<Record<string, unknown>> = {}): string {
  const pairs = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) pairs.append(key, String(one));
  }
  const text = pairs.toString().replace(/=(?=&|$)/g, '');
  return text && `?${text}`;
}

/** A boolean in a query: the words true and false (any other spelling of zod's stringbool too); AD39: the rest is not asked for. */
export const queryFlag = z.stringbool().optional().catch(undefined);
