import type { GuestLanguage } from '#hub/shared/guest-words.ts';
import type { Calendar } from '#hub/shared/icalendar.ts';

export interface LetterFact {
  label: string;
  value: string;
}

/** What a letter is about: one excursion, table or treatment. */
export interface LetterItem {
  /** Day and time in words. */
  when: string;
  name: string;
  where?: string | undefined;
  /** Where to be, and with what. A value may have several lines. */
  facts: readonly LetterFact[];
  /** Who goes, and what it costs. */
  lines: readonly LetterFact[];
  /** It is no longer so. */
  isOver?: boolean;
}

/** Everything that a mail to a guest says, before it has a form. Plain text, all of it: guests' names among it. */
export interface Letter {
  language: GuestLanguage;
  subject: string;
  title: string;
  paragraphs: readonly string[];
  items: readonly LetterItem[];
  /** The sum of it: total, refund, reference. */
  facts: readonly LetterFact[];
  closing: readonly string[];
  calendar?: Calendar | undefined;
}

const ITEM_INDENT = '  ';

/** What the way back to the portal is called. */
export const TO_BOOKINGS: Readonly<Record<GuestLanguage, string>> = {
  en: 'See my bookings',
  de: 'Meine Buchungen ansehen',
  fr: 'Voir mes réservations',
};

/** French has a space before it, and no line ends there. */
const COLON: Readonly<Record<GuestLanguage, string>> = { en: ':', de: ':', fr: '\u00a0:' };

export function labelled({ label, value }: LetterFact, language: GuestLanguage): string {
  return `${label}${COLON[language]} ${value}`;
}

/** The same for mail programs that show no HTML. */
export function letterText({ language, paragraphs, items, facts, closing }: Letter, bookingsUrl?: string): string {
  const colon = COLON[language];
  const said = items.map(({ when, name, where, facts: known, lines }) =>
    [
      `- ${[when, where].filter(Boolean).join(', ')}${colon} ${name}`,
      ...known.flatMap((fact) => labelled(fact, language).split('\n')).map((line) => ITEM_INDENT + line),
      ...lines.map(({ label, value }) => `${ITEM_INDENT}${[label, value].filter(Boolean).join(', ')}`),
    ].join('\n'),
  );
  return [
    ...paragraphs,
    ...(said.length > 0 ? [said.join('\n')] : []),
    ...(facts.length > 0 ? [facts.map((fact) => labelled(fact, language)).join('\n')] : []),
    ...(bookingsUrl ? [`${TO_BOOKINGS[language]}${colon} ${bookingsUrl}`] : []),
    ...closing,
  ].join('\n\n');
}
