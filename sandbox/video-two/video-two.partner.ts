// The second video provider: a catalogue as files, a token for an account, and streams that open with the token alone.
import { randomUUID } from 'node:crypto';
import type { FaultSwitches } from '#sandbox/faults.ts';
import { answerFilm } from '#sandbox/films/film-answers.ts';
import type { FilmShelf } from '#sandbox/films/film-shelf.ts';
import { filmStatus } from '#sandbox/films/film-status.ts';
import { openPosterShop, type PosterShop } from '#sandbox/films/poster-shop.ts';
import { fieldsOf, json, type Partner, type PartnerCall, type PartnerReply } from '#sandbox/partner.ts';
import { firstPosters, isLocale, masterOf, mediaOf, metadataOf, movieAt, movieById, posterAt } from './catalogue.ts';

const HOUR_MS = 3600 * 1000;
/** Who may have a token, and the awkward one: its token is over before a film has begun well. */
const ACCOUNTS: Readonly<Record<string, { password: string; tokenMs: number }>> = {
  // CD21: longer than the portal keeps it, so that a film that began just before plays to its end.
  'gangway-demo': { password: 'demo', tokenMs: 12 * HOUR_MS },
  'short-lived': { password: 'demo', tokenMs: 5_000 },
};

/**
 * What goes wrong at this provider beside what goes wrong at all of them. `token-expired` ends every token that was given
 * before; `segment-401` refuses the parts of films whatever the token.
 */
export const VIDEO_TWO_FAULTS = ['wrong-code', 'null-data', 'token-expired', 'segment-401', 'silence'] as const;

const NAME = 'video-two';
const COVER_WIDTH = '800';

export interface VideoTwoOptions {
  films?: FilmShelf;
  faults?: Pick<FaultSwitches, 'get'>;
  posters?: PosterShop;
  newToken?: () => string;
  now?: () => number;
}

export function videoTwo(options: VideoTwoOptions = {}): Partner {
  const { films, faults, newToken = randomUUID, now = Date.now } = options;
  const posters = options.posters ?? openPosterShop('.gangway/films/posters');
  const tokens = new Map<string, number>();
  let hasExpired = false;

  function connectToken(call: PartnerCall): PartnerReply {
    const { username, password } = fieldsOf(call);
    const known = typeof username === 'string' && Object.hasOwn(ACCOUNTS, username);
    const account = known ? ACCOUNTS[username] : undefined;
    if (!account || account.password !== password) return json({ message: 'username or password wrong' }, 401);
    const token = newToken();
    for (const [old, expires] of tokens) if (expires <= now()) tokens.delete(old);
    tokens.set(token, now() + account.tokenMs);
    return json({ token });
  }

  function mayWatch({ headers }: PartnerCall): boolean {
    const [, token = ''] = /^Bearer (.+)$/i.exec(String(headers.authorization ?? '')) ?? [];
    return (tokens.get(token) ?? 0) > now();
  }

  /** CD22: no playlist and no part of a film without a bearer. */
  async function stream(call: PartnerCall, fault: string | undefined): Promise<PartnerReply | undefined> {
    const [, , id = '', part = '', name = ''] = call.path.split('/');
    const isRefused = fault === 'segment-401' && name.endsWith('.m4s');
    if (isRefused || !mayWatch(call)) return json({ message: 'token unknown or expired' }, 401);
    const movie = movieById(decodeURIComponent(id));
    if (!movie) return undefined;
    if (!films?.reel(movie.reel)) return json({ message: filmStatus(films, call.headers['accept-language']) }, 503);
    const place = part === mediaOf(movie) ? movie.minutes * 60 : /^\d+$/.test(part) ? undefined : part;
    return place === undefined ? undefined : answerFilm(films, `${movie.reel}/${place}/${name}`, call.headers);
  }

  /** In one of the widths that the shop has; whoever names none gets the largest. */
  async function cover(path: string, width: string): Promise<PartnerReply | undefined> {
    const cut = path.lastIndexOf('/');
    const wanted = posterAt(path.slice(0, cut), path.slice(cut + 1));
    if (!wanted) return undefined;
    await posters.copies(wanted.name, wanted.poster, '');
    const bytes = await posters.read(wanted.name, width);
    const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' };
    return bytes && { headers, body: bytes };
  }

  function metadata(path: string): PartnerReply | undefined {
    const plain = movieAt(path);
    if (plain) return json(metadataOf(plain, 'en_US'));
    const cut = path.lastIndexOf('/');
    const [movie, locale] = [movieAt(path.slice(0, cut)), path.slice(cut + 1)];
    const found = movie && isLocale(locale) ? metadataOf(movie, locale) : undefined;
    return found && json(found);
  }

  function file(path: string, query: URLSearchParams): PartnerReply | Promise<PartnerReply | undefined> | undefined {
    const [, locale = ''] = /^(\w+)\/master\.json$/.exec(path) ?? [];
    if (isLocale(locale)) return json(masterOf(locale));
    if (path.startsWith('sti/')) return cover(path.slice('sti/'.length), query.get('width') ?? COVER_WIDTH);
    if (path.endsWith('/metadata.json')) return metadata(path.slice(0, -'/metadata.json'.length));
    return undefined;
  }

  return {
    name: NAME,
    title: 'Second video provider',
    faults: VIDEO_TWO_FAULTS,
    status: () => filmStatus(films),
    async open() {
      void posters.stock(firstPosters()).catch((error: unknown) => console.error(error));
    },
    async close() {
      posters.close();
    },
    async answer(call) {
      const fault = faults?.get(NAME)?.fault;
      if (fault === 'silence') return new Promise(() => {});
      if (fault === 'token-expired' && !hasExpired) tokens.clear();
      hasExpired = fault === 'token-expired';
      if (call.path.startsWith('v/hls/')) return stream(call, fault);
      if (fault === 'wrong-code') return json({ message: 'The cinema is closed for a moment.' }, 500);
      if (fault === 'null-data') return json(null);
      if (call.path === 'api/connect-token') return call.method === 'POST' ? connectToken(call) : undefined;
      return file(decodeURI(call.path), call.query);
    },
  };
}
