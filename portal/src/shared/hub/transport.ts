import { errorBody } from '#contract/errors.ts';
import { KEPT_AT_HEADER } from '#portal/shared/copies/network-first.ts';
import { HubFailure } from './hub-failure.ts';

/** A43: a read that has not answered by then is given up. */
export const READ_TIMEOUT_MS = 15_000; // core §7, §9
export const WRITE_TIMEOUT_MS = 60_000; // AD8
/** A file may be large and the ship's network slow. */
export const FILE_TIMEOUT_MS = 300_000;

export interface Transport {
  fetch: typeof globalThis.fetch;
  /** Told of every answer, with the moment it was made when a kept copy stood in for the hub. */
  onAnswer?: (keptAt?: number) => void;
  /** Told when no answer came. */
  onSilence?: () => void;
}

/** One request with a time limit; answers the body's text or throws a HubFailure. Knows nothing of sessions. */
export function sendRequest(transport: Transport, url: string, init: RequestInit): Promise<string> {
  const timeout = init.method === 'POST' ? WRITE_TIMEOUT_MS : READ_TIMEOUT_MS;
  return exchange(transport, url, init, timeout, (answer) => answer.text());
}

/** The same for a picture or a file. */
export function fetchFile(transport: Transport, url: string, init: RequestInit): Promise<Blob> {
  return exchange(transport, url, init, FILE_TIMEOUT_MS, (answer) => answer.blob());
}

async function exchange<T>(
  transport: Transport,
  url: string,
  init: RequestInit,
  timeout: number,
  read: (answer: Response) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeout);
  const signal = init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
  try {
    const answer = await transport.fetch(url, { ...init, signal });
    const body = answer.ok ? await read(answer) : refusal(answer, await answer.text());
    const keptAt = Number(answer.headers.get(KEPT_AT_HEADER)) || undefined;
    transport.onAnswer?.(keptAt);
    if (body instanceof HubFailure) throw body;
    return body;
  } catch (error) {
    if (error instanceof HubFailure) throw error;
    if (init.signal?.aborted) throw error;
    transport.onSilence?.();
    throw limit.signal.aborted
      ? new HubFailure('timeout', 'The answer took too long.')
      : Object.assign(new HubFailure('network', 'There was no answer.'), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** AD8: message and code of the hub, else status text and status. */
function refusal(answer: Response, text: string): HubFailure {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  const said = errorBody.partial().safeParse(body).data ?? {};
  return new HubFailure(said.code || String(answer.status), said.message || answer.statusText, answer.status, body);
}
