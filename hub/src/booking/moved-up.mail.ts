import { primaryLanguage } from '#contract/text.ts';
import { GUEST_LANGUAGES } from '#hub/shared/guest-words.ts';
import type { Mail } from '#hub/shared/mail/mail-outbox.ts';
import { movedUpWords } from './moved-up.words.ts';
import type { MovedUp } from './ports.ts';

/** K7: the mail to a party that came off the waiting list, in the language of its last order. */
export function movedUpMail(moved: MovedUp, acceptLanguage: string, currency: string): Omit<Mail, 'recipient'> {
  const asked = primaryLanguage(acceptLanguage.split(/[,;]/, 1)[0] ?? '');
  const language = GUEST_LANGUAGES.find((one) => one === asked) ?? 'en';
  const { title, paragraphs } = movedUpWords(moved, language, currency);
  return { subject: `${title} ${moved.reference}`, text: paragraphs.join('\n\n') };
}
