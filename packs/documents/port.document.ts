import { say } from '#packs/schema/text.ts';
import type { DocumentMaker } from './document.ts';
import { paragraphsOf } from './document.ts';

const WORDS = {
  times: say('The day', 'Der Tag', 'La journée'),
  arrives: say('Arrival', 'Ankunft', 'Arrivée'),
  allOnBoard: say('All on board', 'Alle an Bord', 'Tous à bord'),
  departs: say('Departure', 'Abfahrt', 'Départ'),
  pier: say('Pier', 'Liegeplatz', 'Quai'),
  gangway: say('Gangway', 'Gangway', 'Passerelle'),
  agent: say('Port agent', 'Hafenagent', 'Agent portuaire'),
  currency: say('Currency', 'Währung', 'Monnaie'),
  language: say('Language', 'Sprache', 'Langue'),
  excursions: say('Excursions', 'Ausflüge', 'Excursions'),
};

/** A day ashore on a sheet to fold: the hours, the way back, whom to call. */
export const port: DocumentMaker = ({ pack, pdf, text }, sheet) => {
  const index = pack.voyage.days.findIndex(({ id }) => id === pdf.owner);
  const day = pack.voyage.days[index];
  const place = pack.voyage.ports.find(({ id }) => id === day?.port);
  if (!day || !place) throw new Error(`${pdf.id}: a port sheet belongs to a day in port, not to ${pdf.owner}`);
  sheet.title(text(day.title));
  for (const paragraph of paragraphsOf(text(day.description))) sheet.paragraph(paragraph);
  sheet.heading(text(WORDS.times));
  const rows = [
    [WORDS.arrives, day.arrives],
    [WORDS.allOnBoard, day.allOnBoard],
    [WORDS.departs, day.departs],
    [WORDS.pier, text(day.nameOfPier)],
    [WORDS.gangway, text(day.gangway)],
    [WORDS.agent, day.localAgentName],
    [WORDS.currency, text(place.currency)],
    [WORDS.language, text(place.language)],
  ] as const;
  for (const [name, value] of rows) if (value) sheet.row(text(name), value, '');
  const excursions = pack.excursions.excursions.filter((excursion) => excursion.day === index + 1);
  if (excursions.length > 0) sheet.heading(text(WORDS.excursions));
  for (const { timeOfDay, name } of excursions) sheet.row(timeOfDay, text(name), '');
};
