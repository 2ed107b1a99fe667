import type { Letter } from '#hub/shared/mail/letter.ts';
import { calendarEvent, itemOf, type LetterAbout } from './letters.ts';
import { movedUpWords } from './moved-up.words.ts';
import type { MovedUp } from './ports.ts';

/** K7: the letter to a party that came off the waiting list. */
export function movedUpLetter(moved: MovedUp, about: LetterAbout): Letter {
  const { language } = about;
  const { title, paragraphs } = movedUpWords(moved, about);
  const { reference, unit } = moved;
  const event = calendarEvent({ reference, entry: unit.id, revision: 0, unit }, about);
  return {
    language,
    subject: `${title} ${reference}`,
    title,
    paragraphs: paragraphs.slice(0, 1),
    items: [itemOf(unit, about)],
    facts: [],
    closing: paragraphs.slice(1),
    calendar: { events: [event] },
  };
}
