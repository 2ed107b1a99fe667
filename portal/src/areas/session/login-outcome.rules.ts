import { type Authentication, type PmsInformation, pmsInformation } from '#contract/areas/session.ts';

/** A217, AD29: a JSON text or an object; what cannot be read counts as empty. */
export function readPmsInformation(information: unknown): PmsInformation {
  const parsed = pmsInformation.safeParse(typeof information === 'string' ? parseJson(information) : information);
  return parsed.success ? parsed.data : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type LoginOutcome =
  | { kind: 'success'; authentication: Authentication }
  | { kind: 'pinChange'; authentication: Authentication }
  | { kind: 'failure'; message?: string };

/**
 * A163, A196, AD23: what a 200 of the hub means. Without a session id, or not authenticated although no PIN change is
 * pending, it is a failure all the same. Who came in without a PIN has none to change, whatever the hub says about it.
 */
export function loginOutcome(authentication: Authentication | undefined, isByPin: boolean): LoginOutcome {
  const message = authentication?.errorMessage ?? undefined;
  if (!authentication?.sessionId) return { kind: 'failure', message };
  if (isByPin && readPmsInformation(authentication.pms?.information).isPinChangeRequired) {
    return { kind: 'pinChange', authentication };
  }
  return authentication.isAuthenticated === true ? { kind: 'success', authentication } : { kind: 'failure', message };
}
