import { type PackText, say } from '#packs/schema/text.ts';
import type { DocumentMaker } from './document.ts';
import type { PdfPage } from './pdf-file.ts';
import { INKS, MEASURES } from './sheet.ts';

/** Each deck with its rooms from bow to stern; a room's share is how much of the deck it takes. */
const DECKS: { deck: number; rooms: [PackText, share: number][] }[] = [
  {
    deck: 12,
    rooms: [
      [say('Observatory', 'Observatorium', 'Observatoire'), 3],
      [say('Sun deck', 'Sonnendeck', 'Pont soleil'), 5],
    ],
  },
  {
    deck: 10,
    rooms: [
      [say('Pools', 'Pools', 'Piscines'), 4],
      [say('Lido kitchen', 'Lido-Küche', 'Cuisine du Lido'), 3],
    ],
  },
  {
    deck: 9,
    rooms: [
      [say('Spa', 'Spa', 'Spa'), 3],
      [say('Gymnasium', 'Fitness', 'Salle de sport'), 2],
      [say('Cabins', 'Kabinen', 'Cabines'), 4],
    ],
  },
  { deck: 8, rooms: [[say('Cabins 8001–8240', 'Kabinen 8001–8240', 'Cabines 8001–8240'), 1]] },
  { deck: 7, rooms: [[say('Cabins 7001–7260', 'Kabinen 7001–7260', 'Cabines 7001–7260'), 1]] },
  {
    deck: 6,
    rooms: [
      [say('Theatre', 'Theater', 'Théâtre'), 3],
      [say('Shops', 'Boutiquen', 'Boutiques'), 3],
      [say('Bars', 'Bars', 'Bars'), 3],
    ],
  },
  {
    deck: 5,
    rooms: [
      [say('Compass Room', 'Compass Room', 'Compass Room'), 4],
      [say('Reception', 'Rezeption', 'Réception'), 2],
      [say('Gallery', 'Galerie', 'Galerie'), 2],
    ],
  },
  {
    deck: 3,
    rooms: [
      [say('Gangway', 'Gangway', 'Passerelle'), 2],
      [say('Medical centre', 'Bordhospital', 'Centre médical'), 2],
      [say('Cabins', 'Kabinen', 'Cabines'), 5],
    ],
  },
];
const BAR_HEIGHT = 40;
const STEP = 62;

/** A side view of the ship, deck by deck. */
export const deckPlan: DocumentMaker = ({ pdf, text }, sheet) => {
  sheet.title(text(pdf.description));
  for (const { deck, rooms } of DECKS) {
    const y = sheet.height - BAR_HEIGHT;
    sheet.page.text(MEASURES.margin, y + 14, 13, 'serifBold', INKS.navy, String(deck));
    drawDeck(
      sheet.page,
      y,
      rooms.map(([name, share]) => [text(name), share]),
    );
    sheet.space(STEP);
  }
};

function drawDeck(page: PdfPage, y: number, rooms: [name: string, share: number][]): void {
  const start = MEASURES.margin + 32;
  const width = MEASURES.width - 32;
  const whole = rooms.reduce((sum, [, share]) => sum + share, 0);
  let x = start;
  for (const [name, share] of rooms) {
    const length = (width * share) / whole;
    page.rectangle(x, y, length - 3, BAR_HEIGHT, INKS.paper);
    page.line(x, y, x + length - 3, y, INKS.brass, 1.5);
    page.text(x + 8, y + 15, 10, 'sans', INKS.navy, name);
    x += length;
  }
  page.shape(
    [
      [x, y],
      [x + 14, y + BAR_HEIGHT],
      [x, y + BAR_HEIGHT],
    ],
    INKS.navy,
  );
}
