import { type PackText, say } from '#packs/schema/text.ts';
import type { DocumentMaker } from './document.ts';

const TREATMENTS: [minutes: string, name: PackText, words: PackText][] = [
  [
    '50 min',
    say('Sea salt', 'Meersalz', 'Sel marin'),
    say(
      'Peeling, warm oil, a quiet hour',
      'Peeling, warmes Öl, eine stille Stunde',
      'Gommage, huile chaude, une heure de calme',
    ),
  ],
  [
    '25 min',
    say('Shoulders and neck', 'Schultern und Nacken', 'Épaules et nuque'),
    say('For everybody who carried luggage', 'Für alle, die Gepäck getragen haben', 'Pour qui a porté des bagages'),
  ],
  [
    '80 min',
    say('Hammam', 'Hamam', 'Hammam'),
    say('Steam, soap, rosewater', 'Dampf, Seife, Rosenwasser', 'Vapeur, savon, eau de rose'),
  ],
  [
    '50 min',
    say('Face and sun', 'Gesicht und Sonne', 'Visage et soleil'),
    say(
      'Cool masks after a day on deck',
      'Kühle Masken nach einem Tag an Deck',
      'Masques frais après une journée sur le pont',
    ),
  ],
  [
    '45 min',
    say('For two', 'Zu zweit', 'À deux'),
    say('The room with the big window', 'Der Raum mit dem großen Fenster', 'La cabine à la grande fenêtre'),
  ],
];

export const spa: DocumentMaker = ({ pdf, text }, sheet) => {
  sheet.title(text(pdf.description));
  for (const [minutes, name, words] of TREATMENTS) sheet.row(minutes, text(name), text(words));
};
