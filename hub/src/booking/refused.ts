import type { AllowedCheck } from '#contract/conditions.ts';
import { textOf } from '#contract/text.ts';
import { HubError } from '#hub/shared/http/hub-error.ts';

/**
 * A booking that cannot be made as things stand. Thrown inside the transaction, which is rolled back with it, so nothing
 * is written or stored under a key. The basket answers 409; the direct booking 200 with `failed` (BD1).
 */
export class BookingRefused extends HubError {
  constructor(code: string, message: string) {
    super(409, code, message);
    this.name = 'BookingRefused';
  }
}

const GROUP_TEXTS = {
  too_many_passengers: 'Too many passengers selected',
  adult_required: 'Adults must accompany Children/Infant',
} as const;

/** BD11, BD12: these guests cannot go together. */
export function groupRefused(code: keyof typeof GROUP_TEXTS): BookingRefused {
  return new BookingRefused(code, GROUP_TEXTS[code]);
}

/** BD37, BD38: the account is blocked and may not book. */
export function blockedRefused({ code, messages }: AllowedCheck): BookingRefused {
  return new BookingRefused(code ?? 'blocked_account', textOf(messages[0], 'en'));
}
