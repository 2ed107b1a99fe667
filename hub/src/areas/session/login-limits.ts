import type { AttemptLimit, Attempts } from '#hub/shared/attempts.ts';
import { HubError } from '#hub/shared/http/hub-error.ts';
import { createTurns } from '#hub/shared/in-turn.ts';

const QUARTER_HOUR_MS = 15 * 60_000;
const limit = (failures: number): AttemptLimit => ({ failures, windowMs: QUARTER_HOUR_MS, lockMs: QUARTER_HOUR_MS });

export const ACCOUNT_LIMIT = limit(5); // AD27
export const ADDRESS_LIMIT = limit(30); // AD27
export const REFERENCE_LIMIT = limit(10); // AD24
export const CURRENT_PIN_LIMIT = limit(5); // AD33

/** One answer for everything that does not fit, so that nobody learns which detail was wrong (AD23). */
export function loginFailed(): HubError {
  return new HubError(401, 'login_failed', 'We could not find a guest with these details.');
}

export function tooManyAttempts(): HubError {
  const minutes = QUARTER_HOUR_MS / 60_000;
  return new HubError(429, 'too_many_attempts', `Too many attempts. Please try again in ${minutes} minutes.`, {
    'Retry-After': String(QUARTER_HOUR_MS / 1000),
  });
}

interface Guarded {
  /** What is being guessed at: an account, a booking, a name. */
  subject: string;
  limit: AttemptLimit;
  /** The network address, where its failures count too. */
  address?: string;
}

const inTurn = createTurns();

/**
 * Runs a login under its limits. The subject's attempt is counted before the answer is known, the address's after a
 * failure only, because a whole ship may sit behind one address. Logins of one subject take turns: a guest who comes in
 * on several devices at once is not somebody who guesses.
 */
export async function underLimits<T>(
  attempts: Attempts,
  guarded: Guarded,
  attempt: () => Promise<T | undefined>,
): Promise<T> {
  const address = guarded.address && `address:${guarded.address}`;
  if (address && (await attempts.isLocked(address))) throw tooManyAttempts();
  return inTurn(guarded.subject, async () => {
    if (!(await attempts.begin(guarded.subject, guarded.limit))) throw tooManyAttempts();
    const found = await attempt();
    if (found === undefined) {
      if (address) await attempts.fail(address, ADDRESS_LIMIT);
      throw loginFailed();
    }
    await attempts.forget(guarded.subject);
    return found;
  });
}
