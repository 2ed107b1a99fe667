import { say } from '#packs/schema/text.ts';
import { timeWords } from '#packs/ship-words.ts';
import { type DocumentMaker, paragraphsOf } from './document.ts';

/** "10:00 AM – 12:00 PM" is wider than "10:00 – 12:00". */
const TWELVE_HOUR_COLUMN = 132;
const LATE = say('late', 'spät', 'tard');

/** The day to print: what is on, from morning to night. */
export const programme: DocumentMaker = ({ pack, pdf, text }, sheet) => {
  const schedule = pack.content.schedules.find((one) => one.id === pdf.owner);
  if (!schedule) throw new Error(`${pdf.id}: a programme belongs to a schedule, not to ${pdf.owner}`);
  sheet.title(text(schedule.title));
  for (const paragraph of paragraphsOf(text(schedule.description))) sheet.paragraph(paragraph);
  const time = (one: string) => text(timeWords(one, pack.ship.twelveHour));
  const column = pack.ship.twelveHour ? TWELVE_HOUR_COLUMN : undefined;
  for (const event of schedule.events) {
    const end = event.endTime === 'Late' ? text(LATE) : event.endTime && time(event.endTime);
    const where = [text(event.location), text(event.locationDetail)].filter(Boolean).join(', ');
    sheet.row([time(event.startTime), end].filter(Boolean).join(' – '), text(event.title), where, column);
  }
};
