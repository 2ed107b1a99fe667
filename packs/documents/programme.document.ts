import { say } from '#packs/schema/text.ts';
import { type DocumentMaker, paragraphsOf } from './document.ts';

const LATE = say('late', 'spät', 'tard');

/** The day to print: what is on, from morning to night. */
export const programme: DocumentMaker = ({ pack, pdf, text }, sheet) => {
  const schedule = pack.content.schedules.find((one) => one.id === pdf.owner);
  if (!schedule) throw new Error(`${pdf.id}: a programme belongs to a schedule, not to ${pdf.owner}`);
  sheet.title(text(schedule.title));
  for (const paragraph of paragraphsOf(text(schedule.description))) sheet.paragraph(paragraph);
  for (const event of schedule.events) {
    const end = event.endTime === 'Late' ? text(LATE) : event.endTime;
    const where = [text(event.location), text(event.locationDetail)].filter(Boolean).join(', ');
    sheet.row([event.startTime, end].filter(Boolean).join(' – '), text(event.title), where);
  }
};
