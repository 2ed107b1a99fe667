import type { HubFailure } from '#portal/shared/hub/hub-failure.ts';
import type { PlainTextKey, Translate } from '#portal/shared/i18n/texts.ts';

/** What our hub says in English, for guests who read another language. */
const KNOWN: Readonly<Record<string, PlainTextKey>> = {
  login_failed: 'login_unknown_details',
  too_many_attempts: 'login_too_many_attempts',
  token_invalid: 'login_token_invalid',
  wrong_pin: 'pin_wrong_current',
  no_pin: 'pin_none',
  new_pin_length: 'new_pin_length',
  pin_unchanged: 'new_pin_same',
};

/** A212, AD26, AD27: the hub's message below the portal's own text, in the guest's language where the code is known. */
export function hubMessage(failure: HubFailure, language: string, t: Translate): string | undefined {
  if (failure.isUnanswered) return t('login_no_answer');
  const key = KNOWN[failure.code];
  if (key && (language !== 'en' || !failure.message)) return t(key);
  return failure.message || undefined;
}
