import type { PlanBox, Ship, ShipDeck } from '#packs/schema/ship.ts';
import { deckWords } from '#packs/ship-words.ts';
import type { DocumentMaker, DocumentOrder } from './document.ts';
import { textWidth, wrap } from './font-metrics.ts';
import type { Ink, PdfPage } from './pdf-file.ts';
import { INKS, MEASURES, type Sheet } from './sheet.ts';

const NAMES = 9;
const NAME_STEP = 13;
const HEAD = 22;
const GAP = 18;
const CABIN: Ink = [0.9, 0.93, 0.93];
const ROOM: Ink = [0.86, 0.78, 0.6];

/** Every deck from above with its rooms numbered, as the ship's one source has them. */
export const deckPlan: DocumentMaker = (order, sheet) => {
  sheet.title(order.text(order.pdf.description));
  const { ship } = order.pack;
  for (const deck of [...ship.decks].sort((a, b) => b.level - a.level)) drawDeck(order, sheet, ship, deck);
};

function drawDeck({ text }: DocumentOrder, sheet: Sheet, ship: Ship, deck: ShipDeck): void {
  const venues = ship.venues.filter((venue) => venue.deck === deck.level).sort((a, b) => b.box[0] - a.box[0]);
  const cabins = ship.cabins.filter((cabin) => cabin.deck === deck.level);
  const named = venues.map(({ name }, place) => `${place + 1} ${text(name)}`);
  const numbers = cabins.map(({ number }) => Number(number));
  if (numbers.length > 0) named.push(`${Math.min(...numbers)}–${Math.max(...numbers)}`);
  const lines = wrap(named.join('   '), MEASURES.width, NAMES, 'sans');
  const scale = MEASURES.width / Math.max(...ship.decks.map(({ to }) => to));
  const height = ship.beam * scale;
  sheet.keepTogether(HEAD + height + lines.length * NAME_STEP + GAP);
  const { page } = sheet;
  page.text(MEASURES.margin, sheet.height, 13, 'serifBold', INKS.navy, text(deckWords(deck.level, ship.kind)));
  const numberWidth = textWidth(text(deckWords(deck.level, ship.kind)), 13, 'serifBold');
  page.text(MEASURES.margin + numberWidth + 8, sheet.height, 10, 'sans', INKS.muted, text(deck.name));
  sheet.space(10 + height);
  const bottom = sheet.height;
  const place = ([x, y, w, h]: PlanBox) =>
    [MEASURES.margin + x * scale, bottom + height - (y + h) * scale, w * scale, h * scale] as const;
  hull(page, deck, ship.beam, scale, bottom);
  for (const { box } of cabins) page.rectangle(...inset(place(box)), CABIN);
  for (const [index, { box }] of venues.entries()) {
    const [x, y, w, h] = place(box);
    page.rectangle(...inset([x, y, w, h]), ROOM);
    const label = String(index + 1);
    page.text(x + w / 2 - textWidth(label, 8, 'sansBold') / 2, y + h / 2 - 3, 8, 'sansBold', INKS.navy, label);
  }
  sheet.space(NAME_STEP);
  for (const line of lines) {
    page.text(MEASURES.margin, sheet.height, NAMES, 'sans', INKS.navy, line);
    sheet.space(NAME_STEP);
  }
  sheet.space(GAP - NAME_STEP);
}

function inset([x, y, w, h]: readonly [number, number, number, number]): [number, number, number, number] {
  const gap = Math.min(0.4, w / 4, h / 4);
  return [x + gap, y + gap, w - 2 * gap, h - 2 * gap];
}

function hull(page: PdfPage, { from, to, bow }: ShipDeck, beam: number, scale: number, bottom: number): void {
  const taper = bow === 'sharp' ? 30 : 12;
  const at = (x: number, y: number): [number, number] => [MEASURES.margin + x * scale, bottom + (beam - y) * scale];
  page.shape(
    [
      at(from + 6, 0),
      at(to - taper, 0),
      ...(bow === 'sharp' ? [at(to, beam / 2)] : [at(to, beam * 0.2), at(to, beam * 0.8)]),
      at(to - taper, beam),
      at(from + 6, beam),
      at(from, beam * 0.8),
      at(from, beam * 0.2),
    ],
    INKS.paper,
  );
}
