import { type FirstAnswers, SETTINGS_ANSWER } from '#contract/first-answers.ts';
import { hubApiBase, type PageAddress } from '#portal/shared/hub/hub-address.ts';

type Fetch = typeof globalThis.fetch;

/** Requests that were sent before the portal's code was there, by address. */
export type EarlyAnswers = Map<string, EarlyAnswer>;

interface EarlyAnswer {
  sessionId: string | undefined;
  answer: Promise<Response>;
  /** Gives the request up, also when its answer has begun to come. */
  stop?: AbortController;
  /** What the page brought with it is there at once. */
  text?: string;
}

declare global {
  interface Window {
    /** Left by the early script for the portal. */
    earlyAnswers?: EarlyAnswers;
  }
}

const CONFIG = '/config.json';
/** A start on a ship's link has passed by then. */
const FRESH_MS = 30_000;
/** The name of what another service answered is its whole address. */
const ELSEWHERE = /^https?:/;

/**
 * Asks for settings, configuration and the first data of a page while the portal's code is still on its way; what the page
 * brought with it is not asked for.
 */
export function askEarly(
  fetch: Fetch,
  page: PageAddress,
  sessionId: string | undefined,
  reads: readonly string[],
  first: FirstAnswers = new Map(),
  onHub: (base: string) => void = () => undefined,
): EarlyAnswers {
  const answers: EarlyAnswers = new Map();
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    ...(sessionId && { SessionId: sessionId }),
  };
  const keep = (address: string, answer: Promise<Response>, more: Pick<EarlyAnswer, 'stop' | 'text'>) => {
    // A failure belongs to whoever asks for it.
    answer.catch(() => undefined);
    // Another service knows no guest.
    answers.set(address, { sessionId: first.has(address) ? undefined : sessionId, answer, ...more });
    return answer;
  };

  const brought = (name: string): string | undefined => {
    const answer = first.get(name);
    return !answer || (sessionId && !answer.isForAll) ? undefined : answer.text;
  };

  const bring = (address: string, name: string) => {
    const text = brought(name);
    return text === undefined ? undefined : keep(address, Promise.resolve(answerOf(text)), { text });
  };

  const ask = (address: string, init: RequestInit) => {
    const stop = new AbortController();
    return keep(address, fetch(address, { ...init, signal: stop.signal }), { stop });
  };

  (bring(CONFIG, SETTINGS_ANSWER) ?? ask(CONFIG, { cache: 'no-cache' }))
    .then((answer) => (answer.ok ? answer.clone().json() : {}))
    .catch(() => ({}))
    .then((configured: Settings | null) => {
      const base = hubApiBase(page, configured ?? {});
      const isSecured = configured?.securedOrigin ?? page.protocol === 'https:';
      const credentials: RequestCredentials = isSecured ? 'include' : 'same-origin';
      const asked = new Set(['devices/config', ...reads]);
      for (const path of asked) {
        bring(base + path, path) ?? ask(base + path, { method: 'GET', headers, credentials });
      }
      // What every page brings is needed by more than this one.
      for (const path of [...first.keys()].filter((one) => !asked.has(one))) {
        if (path !== SETTINGS_ANSWER) bring(ELSEWHERE.test(path) ? path : base + path, path);
      }
      onHub(base);
    })
    // Settings that make no sense are the portal's to complain of.
    .catch(() => undefined);
  return answers;
}

interface Settings {
  hubUrl?: string;
  hubApiUrl?: string;
  securedOrigin?: boolean;
}

const answerOf = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } });

/** What the page brought for an address, for the same visitor; it is taken once. */
export function takeBrought(
  answers: EarlyAnswers | undefined,
  address: string,
  sessionId: string | undefined,
): string | undefined {
  const early = answers?.get(address);
  if (early?.text === undefined || early.sessionId !== sessionId) return undefined;
  answers?.delete(address);
  return early.text;
}

/** The portal's way to fetch: each answer that is on its way already is taken once instead of asking again. */
export function withEarlyAnswers(fetch: Fetch, answers: EarlyAnswers = new Map()): Fetch {
  // Whatever the first page did not want would be told as news long after.
  setTimeout(() => forget(answers), FRESH_MS);
  return (input, init) => {
    const address = typeof input === 'string' ? input : '';
    const early = answers.get(address);
    if (!early || (init?.method ?? 'GET') !== 'GET') return fetch(input, init);
    answers.delete(address);
    const { sessionId, ...rest } = sentBy(init);
    const isSame = address === CONFIG || (sessionId === early.sessionId && !rest.previewToken);
    const { signal } = init ?? {};
    if (!isSame || signal?.aborted) return fetch(input, init);
    // For as long as the answer comes: its body may stay away after its head (A43).
    signal?.addEventListener('abort', () => early.stop?.abort(signal.reason), { once: true });
    return early.answer;
  };
}

function forget(answers: EarlyAnswers): void {
  for (const { stop } of answers.values()) stop?.abort();
  answers.clear();
}

function sentBy(init: RequestInit | undefined) {
  const headers = new Headers(init?.headers);
  return { sessionId: headers.get('SessionId') ?? undefined, previewToken: headers.get('PreviewToken') };
}
