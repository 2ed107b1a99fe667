import { CALENDAR_MEDIA_TYPE, icalendar } from '#hub/shared/icalendar.ts';
import { type Letter, letterText } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import type { Mail } from './mail-outbox.ts';
import type { MailSender } from './mail-sender.ts';

/** A letter as a mail: HTML, the same as text, and the appointments for the guest's calendar. */
export function writeLetter(letter: Letter, sender: MailSender): Omit<Mail, 'recipient'> {
  const { subject, calendar } = letter;
  const attachments = calendar?.events.length
    ? [
        {
          filename: 'booking.ics',
          contentType: `${CALENDAR_MEDIA_TYPE}; method=${calendar.method ?? 'PUBLISH'}`,
          content: icalendar(calendar),
        },
      ]
    : undefined;
  const text = letterText(letter, sender.bookingsUrl);
  return { subject, text, html: letterHtml(letter, sender), senderName: sender.name, attachments };
}
