import { isHubFailure } from '#portal/shared/hub/hub-failure.ts';

/**
 * What a failed press has come to. `refused`: the hub has decided against it. `busy`: it has done nothing and says so.
 * `open`: nobody knows, so that the next press has to carry the same key.
 */
export type Fate = 'refused' | 'busy' | 'open';

export function fateOf(failure: unknown): Fate {
  if (!isHubFailure(failure) || failure.status === undefined) return 'open';
  if (failure.status >= 400 && failure.status < 500) return 'refused';
  return failure.status === 503 && failure.code === 'busy' ? 'busy' : 'open';
}

/** BD33, BD45: a hub may refuse with status 200, `failed` and its reason. */
export function refusalIn(reply: object): { code?: string; message?: string } | undefined {
  const { failed, code, message } = reply as { failed?: boolean; code?: string | null; message?: string | null };
  return failed ? { code: code ?? undefined, message: message ?? undefined } : undefined;
}
