import { fillPath, type ReplyOf, type Route } from '#contract/route.ts';
import { PlainError } from '#scripts/plain-error.ts';

export interface OpsCall {
  params?: Record<string, string>;
  body?: unknown;
}

export type CallOps = <R extends Route>(route: R, call?: OpsCall) => Promise<ReplyOf<R>>;

/** Calls the operator rows of a running hub. */
export function opsClient(hubUrl: string, key: () => Promise<string>): CallOps {
  return async (route, { params, body } = {}) => {
    const headers: Record<string, string> = { ServiceKey: await key(), accept: 'application/json' };
    if (route.method === 'POST') headers['content-type'] = 'application/json';
    const address = new URL(`/v1/${fillPath(route, params)}`, hubUrl);
    const answer = await fetch(address, {
      method: route.method,
      headers,
      body: route.method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    }).catch(() => {
      throw new PlainError(
        `No hub answers at ${address.origin}: start it with npm start, or name another with HUB_URL.`,
      );
    });
    const text = await answer.text();
    if (!answer.ok) throw new PlainError(refusal(answer.status, text));
    return text === '' ? undefined : JSON.parse(text);
  };
}

function refusal(status: number, text: string): string {
  try {
    const { message } = JSON.parse(text);
    if (typeof message === 'string') return message;
  } catch {
    // not the hub's own words
  }
  return `The hub refused with status ${status}.`;
}
