import { type FirstAnswers, SETTINGS_ANSWER } from '#contract/first-answers.ts';
import { hubApiBase, type PageAddress } from '#portal/shared/hub/hub-address.ts';

type Fetch = typeof globalThis.fetch;

/** Requests that were sent before the portal's code was there, by address. */
export type EarlyAnswers = Map<string, { sessionId: string | undefined; answer: Promise<Response> }>;

declare global {
  interface Window {
    /** Left by the early script for the portal. */
    earlyAnswers?: EarlyAnswers;
  }
}

const CONFIG = '/config.json';

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
  const keep = (address: string, answer: Promise<Response>) => {
    // A failure belongs to whoever asks for it.
    answer.catch(() => undefined);
    answers.set(address, { sessionId, answer });
    return answer;
  };

  const brought = (name: string): Promise<Response> | undefined => {
    const answer = first.get(name);
    if (!answer || (sessionId && !answer.isForAll)) return undefined;
    return Promise.resolve(new Response(answer.text, { headers: { 'content-type': 'application/json' } }));
  };

  const settings = keep(CONFIG, brought(SETTINGS_ANSWER) ?? fetch(CONFIG, { cache: 'no-cache' }));
  settings
    .then((answer) => (answer.ok ? answer.clone().json() : {}))
    .catch(() => ({}))
    .then((configured: Settings | null) => {
      const base = hubApiBase(page, configured ?? {});
      const isSecured = configured?.securedOrigin ?? page.protocol === 'https:';
      const credentials: RequestCredentials = isSecured ? 'include' : 'same-origin';
      const asked = new Set(['devices/config', ...reads]);
      for (const path of asked) {
        keep(base + path, brought(path) ?? fetch(base + path, { method: 'GET', headers, credentials }));
      }
      // What every page brings is needed by more than this one.
      for (const path of [...first.keys()].filter((one) => !asked.has(one))) {
        const answer = path === SETTINGS_ANSWER ? undefined : brought(path);
        if (answer) keep(base + path, answer);
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

/** The portal's way to fetch: each answer that is on its way already is taken once instead of asking again. */
export function withEarlyAnswers(fetch: Fetch, answers: EarlyAnswers = new Map()): Fetch {
  return (input, init) => {
    const address = typeof input === 'string' ? input : '';
    const early = answers.get(address);
    if (!early || (init?.method ?? 'GET') !== 'GET') return fetch(input, init);
    answers.delete(address);
    const { sessionId, ...rest } = sentBy(init);
    const isSame = address === CONFIG || (sessionId === early.sessionId && !rest.previewToken);
    return isSame ? untilAborted(early.answer, init?.signal) : fetch(input, init);
  };
}

function sentBy(init: RequestInit | undefined) {
  const headers = new Headers(init?.headers);
  return { sessionId: headers.get('SessionId') ?? undefined, previewToken: headers.get('PreviewToken') };
}

/** Whoever stops waiting is told so, as by the request itself. */
function untilAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
