import type { PlanKind } from '#packs/schema/ship.ts';
import { type PackText, say } from '#packs/schema/text.ts';
import type { DocumentMaker } from './document.ts';

const POINTS = [
  say(
    'I am in good health, I can swim where the excursion is on or in the water, and I have told the guide of anything that matters.',
    'Ich bin gesund, ich kann schwimmen, wo der Ausflug auf oder ins Wasser führt, und ich habe der Leitung gesagt, was wichtig ist.',
    'Je suis en bonne santé, je sais nager si l’excursion se passe sur l’eau ou dans l’eau, et j’ai signalé au guide tout ce qui compte.',
  ),
  say(
    'I wear the equipment that is handed out and follow the guide’s instructions.',
    'Ich trage die ausgegebene Ausrüstung und folge den Anweisungen der Leitung.',
    'Je porte l’équipement remis et je suis les consignes du guide.',
  ),
  say(
    'I take part at my own responsibility. Liability for intent and gross negligence is not limited by this.',
    'Ich nehme auf eigene Verantwortung teil. Die Haftung für Vorsatz und grobe Fahrlässigkeit bleibt davon unberührt.',
    'Je participe sous ma propre responsabilité. La responsabilité pour faute intentionnelle ou lourde n’en est pas limitée.',
  ),
  say(
    'For guests under 18 a parent signs.',
    'Für Gäste unter 18 Jahren unterschreibt ein Elternteil.',
    'Pour les moins de 18 ans, un parent signe.',
  ),
];
/** Where a guest sleeps has another name in a house and in an aircraft. */
const NAME: Record<PlanKind, PackText> = {
  ship: say('Name and cabin', 'Name und Kabine', 'Nom et cabine'),
  house: say('Name and room', 'Name und Zimmer', 'Nom et chambre'),
  aircraft: say('Name and berth', 'Name und Koje', 'Nom et couchette'),
};
const SIGNED = say('Date and signature', 'Datum und Unterschrift', 'Date et signature');

export const waiver: DocumentMaker = ({ pack, pdf, text }, sheet) => {
  const excursion = pack.excursions.excursions.find((one) => one.id === pdf.owner);
  sheet.title(text(pdf.description));
  if (excursion) sheet.heading(text(excursion.name));
  for (const [place, point] of POINTS.entries()) sheet.paragraph(`${place + 1}.  ${text(point)}`);
  sheet.signature(text(NAME[pack.ship.kind]));
  sheet.signature(text(SIGNED));
};
