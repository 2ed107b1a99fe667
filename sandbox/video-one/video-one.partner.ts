// The first video provider: every answer is HTTP 200 {code, data}; the code inside says how it went.
import { randomUUID } from 'node:crypto';
import type { PackChannel } from '#packs/schema/tv.ts';
import type { FaultSwitches } from '#sandbox/faults.ts';
import { answerFilm, filmPath, soundPath } from '#sandbox/films/film-answers.ts';
import type { FilmShelf } from '#sandbox/films/film-shelf.ts';
import { filmStatus } from '#sandbox/films/film-status.ts';
import { openPosterShop, type PosterShop } from '#sandbox/films/poster-shop.ts';
import { json, type Partner, type PartnerCall, type PartnerReply } from '#sandbox/partner.ts';
import { allPosters, catalogue } from './catalogue.ts';
import { CHANNEL_FAULTS, channelHouse } from './channels.ts';
import { type DeviceShelf, openDeviceShelf } from './device-shelf.ts';
import { type Asking, getProviders, getVods } from './vods.ts';

/** Who may log in, and the awkward one: its token is good for one call only. */
const CUSTOMERS: Readonly<Record<string, { password: string; callsPerToken: number }>> = {
  'gangway-demo': { password: 'demo', callsPerToken: Number.POSITIVE_INFINITY },
  'short-lived': { password: 'demo', callsPerToken: 1 },
};

/** What goes wrong at this provider beside what goes wrong at all of them. */
export const VIDEO_FAULTS = [
  'wrong-code',
  'null-data',
  'token-expired',
  'segment-401',
  'silence',
  ...CHANNEL_FAULTS,
] as const;

const NAME = 'video-one';
const TOKEN_MS = 12 * 3600 * 1000;
const TICKET_MS = 6 * 3600 * 1000;
const FILMS = 'films/';
const POSTERS = 'posters/';
const LIVE = 'live/';
const LOGOS = 'logos/';

export interface VideoOneOptions {
  films?: FilmShelf;
  faults?: Pick<FaultSwitches, 'get'>;
  /** Where devices are remembered; in memory alone without one. */
  database?: string;
  posters?: PosterShop;
  /** The channels of the ship, and the zone in which their guide is made. */
  channels?: readonly PackChannel[];
  shipTimeZone?: string;
  newToken?: () => string;
  now?: () => number;
}

export function videoOne(options: VideoOneOptions = {}): Partner {
  const { films, faults, newToken = randomUUID, now = Date.now } = options;
  const posters = options.posters ?? openPosterShop('.gangway/films/posters');
  const tv = channelHouse({
    channels: options.channels ?? [],
    shipTimeZone: options.shipTimeZone ?? 'UTC',
    films,
    now,
  });
  let shelf: DeviceShelf | undefined;
  const devices = () => (shelf ??= openDeviceShelf(options.database ?? ':memory:'));

  function loginApp({ query }: PartnerCall): PartnerReply {
    const login = query.get('login') ?? '';
    const customer = Object.hasOwn(CUSTOMERS, login) ? CUSTOMERS[login] : undefined;
    const deviceUuid = query.get('device_uuid');
    if (!deviceUuid || !query.get('app_identifier')) return coded(400, 'app_identifier or device_uuid missing');
    if (!customer || customer.password !== query.get('password')) return coded(401, 'login or password wrong');
    const token = newToken();
    devices().keepLogin(token, deviceUuid, now() + TOKEN_MS, customer.callsPerToken);
    return coded(200, { token });
  }

  function playout({ query, headers }: PartnerCall): PartnerReply {
    const stream = catalogue.stream(query.get('vod_id') ?? '');
    if (!stream) return coded(404, 'There is no such film.');
    const reel = films?.reel(stream.reel);
    if (!films || !reel) return coded(503, filmStatus(films, headers['accept-language']));
    const ticket = randomUUID();
    devices().keepTicket(ticket, now() + TICKET_MS);
    const base = `${addressOf(headers)}${FILMS}${ticket}/`;
    if (stream.isSound) {
      return coded(200, [{ url: `${base}${soundPath(reel, stream.seconds)}`, duration_sec: stream.seconds }]);
    }
    return coded(200, [
      { url: `${base}${filmPath(stream.reel, stream.seconds)}`, duration_sec: stream.seconds },
      // CD17: for players that take no playlists, one round of the reel as a file.
      { url: `${base}${stream.reel}/film.mp4`, duration_sec: reel.seconds },
    ]);
  }

  function setPosition({ query }: PartnerCall, device: string): PartnerReply {
    const id = query.get('vod_id') ?? '';
    const seconds = Number(query.get('position_seconds') ?? Number.NaN);
    if (!catalogue.stream(id)) return coded(404, 'There is no such film.');
    if (!Number.isInteger(seconds) || seconds < 0) return coded(400, 'position_seconds must be whole seconds');
    devices().setPosition(device, id, seconds);
    return coded(200, {});
  }

  function mark({ query }: PartnerCall, device: string, act: 'watch' | 'unwatch'): PartnerReply {
    const id = query.get('vod_id') ?? '';
    const series = query.get('series_id') ?? '';
    const item = catalogue.stream(id) ? id : catalogue.oneSeries(series)?.id;
    if (!item) return coded(404, 'There is no such title.');
    devices()[act](device, item);
    return coded(200, {});
  }

  async function act(call: PartnerCall, device: string, fault: string | undefined): Promise<PartnerReply> {
    const asking: Asking = {
      query: call.query,
      device,
      shelf: devices(),
      posters,
      base: `${addressOf(call.headers)}${POSTERS}`,
    };
    switch (call.path) {
      case 'vods/getVods':
        return coded(200, await getVods(asking));
      case 'vods/getProviders':
        return coded(200, await getProviders(asking));
      case 'vods/getPlayoutAssets':
        return playout(call);
      case 'vods/setPosition':
        return setPosition(call, device);
      case 'vods/watchlistAdd':
        return mark(call, device, 'watch');
      case 'vods/watchlistRemove':
        return mark(call, device, 'unwatch');
      case 'channels/getChannelData':
        return coded(200, tv.data(addressOf(call.headers), fault));
      case 'customers/logout':
        devices().endLogin(call.query.get('token') ?? '');
        return coded(200, {});
      default:
        return coded(404, 'action unknown');
    }
  }

  async function stream(
    path: string,
    headers: PartnerCall['headers'],
    fault?: string,
  ): Promise<PartnerReply | undefined> {
    const [ticket = '', ...rest] = path.split('/');
    const isRefused = fault === 'segment-401' && path.endsWith('.m4s');
    if (isRefused || fault === 'token-expired' || !devices().isTicket(ticket, now()))
      return json({ message: 'ticket expired' }, 401);
    return films && answerFilm(films, rest.join('/'), headers);
  }

  async function picture(path: string): Promise<PartnerReply | undefined> {
    const [, name = '', width = ''] = /^(\w+)-(\d+)\.webp$/.exec(path) ?? [];
    const bytes = await posters.read(name, width);
    return (
      bytes && { headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' }, body: bytes }
    );
  }

  return {
    name: NAME,
    title: 'First video provider',
    faults: VIDEO_FAULTS,
    status: () => filmStatus(films),
    async open() {
      // Behind the first answers: nobody waits for pictures that nobody looks at.
      void posters.stock(allPosters()).catch((error: unknown) => console.error(error));
    },
    async close() {
      posters.close();
      shelf?.close();
    },
    async answer(call) {
      const fault = faults?.get(NAME)?.fault;
      if (fault === 'silence') return new Promise(() => {});
      if (call.path === 'films') return json(films?.status() ?? { state: 'missing' });
      if (call.path.startsWith(POSTERS)) return picture(call.path.slice(POSTERS.length));
      if (call.path.startsWith(FILMS)) return stream(call.path.slice(FILMS.length), call.headers, fault);
      if (call.path.startsWith(LOGOS)) return tv.logo(call.path.slice(LOGOS.length));
      if (call.path.startsWith(LIVE)) return tv.stream(call.path.slice(LIVE.length), fault);
      if (fault === 'wrong-code') return coded(500, 'The film library is closed for a moment.');
      if (fault === 'null-data') return coded(500, 'null');
      if (call.path === 'customers/loginApp') return loginApp(call);
      const device = call.query.get('device_uuid') ?? '';
      const isKnown = fault !== 'token-expired' && devices().useLogin(call.query.get('token') ?? '', device, now());
      return isKnown ? act(call, device, fault) : coded(401, 'token unknown or expired');
    },
  };
}

/** The address by which the caller reached the provider. */
function addressOf(headers: PartnerCall['headers']): string {
  return `http://${String(headers.host ?? 'localhost')}/${NAME}/`;
}

function coded(code: number, data: unknown): PartnerReply {
  return json({ code, data });
}
