import type { Letter } from '#hub/shared/mail/letter.ts';
import { calendarEvent, itemOf, type LetterAbout } from './letters.ts';
import type { Withdrawn } from './ports.ts';
import { withdrawnWords } from './withdrawn.words.ts';

/** The letter to a party whose booking was taken back; its appointment leaves the guest's calendar. */
export function withdrawnLetter(withdrawn: Withdrawn, about: LetterAbout): Letter {
  const { language } = about;
  const { title, paragraphs } = withdrawnWords(withdrawn, about);
  const event = calendarEvent({ ...withdrawn, isCancelled: true }, about);
  return {
    language,
    subject: `${title} ${withdrawn.reference}`,
    title,
    paragraphs: paragraphs.slice(0, 1),
    items: [itemOf(withdrawn.unit, about, { isOver: true })],
    facts: [],
    closing: paragraphs.slice(1),
    calendar: { method: 'CANCEL', events: [event] },
  };
}
