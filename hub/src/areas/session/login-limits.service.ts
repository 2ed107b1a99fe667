import type { Hub } from '#hub/hub.ts';
import type { AttemptLimit } from '#hub/shared/attempts.ts';
import { clientNetwork } from '#hub/shared/http/client-network.ts';
import { HubError } from '#hub/shared/http/hub-error.ts';
import { createTurns } from '#hub/shared/in-turn.ts';

const QUARTER_HOUR_MS = 15 * 60_000;
const limit = (failures: number): AttemptLimit => ({ failures, windowMs: QUARTER_HOUR_MS, lockMs: QUARTER_HOUR_MS });

export const ACCOUNT_LIMIT = limit(5); // AD27
export const REFERENCE_LIMIT = limit(10); // AD24
export const CURRENT_PIN_LIMIT = limit(5); // AD33
const DEVICE_LIMIT = limit(30); // AD27

/**
 * So many of one device or address are looked at together; the others wait. Failures count once they are known, so of a
 * thousand guesses at once this many less one may go past the limit, and no right login is ever refused for company.
 */
const AT_ONCE = 8;

/** Who knocks: decides how long the session lives and which limits count. */
export interface Caller {
  deviceType: string;
  /** Of a device that the operator registered; nobody else's can be believed. */
  deviceId: string | null;
  address: string;
}

interface Knock {
  caller: Caller;
  /** What is being guessed at (an account, a booking, a name) and how often it may be. */
  subject?: { key: string; limit: AttemptLimit };
  refusal?: () => HubError;
}

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

/** The limits of every way in (docs/areas/session.md). */
export function loginLimits({ attempts, settings }: Pick<Hub, 'attempts' | 'settings'>) {
  const addressLimit = limit(settings.loginFailuresPerAddress);
  const subjectInTurn = createTurns();
  const callerInTurn = createTurns(AT_ONCE);

  /**
   * The subject's attempt is counted before the answer is known; logins of one subject take turns, because a guest who
   * comes in on several devices at once is not somebody who guesses.
   */
  async function guardSubject<T>({ subject }: Knock, attempt: () => Promise<T | undefined>): Promise<T | undefined> {
    if (!subject) return attempt();
    return subjectInTurn(subject.key, async () => {
      if (!(await attempts.begin(subject.key, subject.limit))) throw tooManyAttempts();
      const found = await attempt();
      if (found !== undefined) await attempts.forget(subject.key);
      return found;
    });
  }

  return {
    /** Runs one login, whose attempt answers nothing when the details do not fit. */
    async guard<T>(knock: Knock, attempt: () => Promise<T | undefined>): Promise<T> {
      const { caller, refusal = loginFailed } = knock;
      const address = `address:${clientNetwork(caller.address)}`;
      const device = caller.deviceId && `device:${caller.deviceId}`;
      // A registered device answers for its own failures, not for those of everybody who shares its address.
      const watched = device || address;
      return callerInTurn(watched, async () => {
        if (await attempts.isLocked(watched)) throw tooManyAttempts();
        const found = await guardSubject(knock, attempt);
        if (found !== undefined) return found;
        await attempts.fail(address, addressLimit);
        if (device) await attempts.fail(device, DEVICE_LIMIT);
        throw refusal();
      });
    },
  };
}
