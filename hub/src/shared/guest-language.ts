import { primaryLanguage } from '#contract/text.ts';
import { GUEST_LANGUAGES, type GuestLanguage } from './guest-words.ts';

/** What we speak of an Accept-Language header; English otherwise. */
export function guestLanguage(acceptLanguage: string): GuestLanguage {
  const asked = primaryLanguage(acceptLanguage.split(/[,;]/, 1)[0] ?? '');
  return GUEST_LANGUAGES.find((one) => one === asked) ?? 'en';
}
