// The first video provider: every answer is HTTP 200 {code, data}; the code inside says how it went.
import { randomUUID } from 'node:crypto';
import { answerFilm } from '#sandbox/films/film-answers.ts';
import type { FilmShelf } from '#sandbox/films/film-shelf.ts';
import { json, type Partner, type PartnerCall, type PartnerReply } from '#sandbox/partner.ts';

/** Who may log in, and the awkward one: its token is good for one call only. */
const CUSTOMERS: Readonly<Record<string, { password: string; callsPerToken: number }>> = {
  'gangway-demo': { password: 'demo', callsPerToken: Number.POSITIVE_INFINITY },
  'short-lived': { password: 'demo', callsPerToken: 1 },
};

const FILMS = 'films/';

function filmStatus(films: FilmShelf): string {
  const { state, made, of, problem } = films.status();
  if (state === 'ready') return 'Films are ready.';
  return state === 'making' ? `Films are being made: ${made} of ${of}.` : `There are no films: ${problem}.`;
}

interface Login {
  deviceUuid: string;
  callsLeft: number;
}

export interface VideoOneOptions {
  films?: FilmShelf;
  newToken?: () => string;
}

export function videoOne({ films, newToken = randomUUID }: VideoOneOptions = {}): Partner {
  const logins = new Map<string, Login>();

  function loginApp({ query }: PartnerCall): PartnerReply {
    const login = query.get('login') ?? '';
    const customer = Object.hasOwn(CUSTOMERS, login) ? CUSTOMERS[login] : undefined;
    const deviceUuid = query.get('device_uuid');
    if (!deviceUuid || !query.get('app_identifier'))
      return coded(400, { message: 'app_identifier or device_uuid missing' });
    if (!customer || customer.password !== query.get('password'))
      return coded(401, { message: 'login or password wrong' });
    const token = newToken();
    logins.set(token, { deviceUuid, callsLeft: customer.callsPerToken });
    return coded(200, { token });
  }

  function logout({ query }: PartnerCall): PartnerReply {
    logins.delete(query.get('token') ?? '');
    return coded(200, {});
  }

  /** A token belongs to the device that it was given to. */
  function isKnown({ query }: PartnerCall): boolean {
    const login = logins.get(query.get('token') ?? '');
    if (!login || login.deviceUuid !== query.get('device_uuid') || login.callsLeft < 1) return false;
    login.callsLeft -= 1;
    return true;
  }

  const actions: Readonly<Record<string, (call: PartnerCall) => PartnerReply>> = {
    'customers/logout': logout,
  };

  return {
    name: 'video-one',
    title: 'First video provider',
    ...(films && { status: () => filmStatus(films) }),
    answer(call) {
      if (films && call.path === 'films') return json(films.status());
      if (films && call.path.startsWith(FILMS)) return answerFilm(films, call.path.slice(FILMS.length), call.headers);
      if (call.path === 'customers/loginApp') return loginApp(call);
      if (!isKnown(call)) return coded(401, { message: 'token unknown or expired' });
      return actions[call.path]?.(call) ?? coded(404, { message: 'action unknown' });
    },
  };
}

function coded(code: number, data: unknown): PartnerReply {
  return json({ code, data });
}
