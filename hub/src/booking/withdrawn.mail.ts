import { primaryLanguage } from '#contract/text.ts';
import { GUEST_LANGUAGES } from '#hub/shared/guest-words.ts';
import type { Mail } from '#hub/shared/mail/mail-outbox.ts';
import type { Withdrawn } from './ports.ts';
import { withdrawnWords } from './withdrawn.words.ts';

/** The mail to a party whose booking was taken back, in the language of its last order. */
export function withdrawnMail(withdrawn: Withdrawn, acceptLanguage: string, currency: string): Omit<Mail, 'recipient'> {
  const asked = primaryLanguage(acceptLanguage.split(/[,;]/, 1)[0] ?? '');
  const language = GUEST_LANGUAGES.find((one) => one === asked) ?? 'en';
  const { title, paragraphs } = withdrawnWords(withdrawn, language, currency);
  return { subject: `${title} ${withdrawn.reference}`, text: paragraphs.join('\n\n') };
}
