import type { Ship, ShipCabin, ShipDeck, ShipShaft, ShipVenue } from '#packs/schema/ship.ts';
import { Canvas } from '../canvas.ts';
import { group, line, path, rect, stroke } from '../marks.ts';
import { lettering, letteringFrom, letteringLines, letteringWidth } from './lettering.ts';
import { hullPath, MARGIN, type PlanFrame, planFrame, SCALE } from './plan-frame.ts';
import type { PlanPalette } from './plan-palette.ts';

export type PlanShip = Pick<Ship, 'kind' | 'beam' | 'decks' | 'venues' | 'shafts' | 'cabins' | 'categories'>;
export interface PlanWords {
  text(name: ShipVenue['name']): string;
  /** "Deck 5" */
  deck(level: number): string;
  bow: string;
}

export const shipLength = ({ decks }: Pick<Ship, 'decks'>) => Math.max(...decks.map(({ to }) => to));

/** A deck from above, as a cruise line prints it: cabins in the colours of their category, rooms with their names. */
export function deckPlanCanvas(ship: PlanShip, deck: ShipDeck, palette: PlanPalette, words: PlanWords): Canvas {
  const frame = planFrame(shipLength(ship), ship.beam);
  const canvas = new Canvas(frame.width, frame.height);
  const paint = { canvas, frame, palette };
  SURROUNDINGS[ship.kind](paint);
  head(paint, deck, words);
  hull(paint, deck, ship);
  for (const box of deck.crew) crew(paint, box);
  for (const cabin of ship.cabins.filter((one) => one.deck === deck.level)) drawCabin(paint, cabin, ship, deck);
  for (const venue of ship.venues.filter((one) => one.deck === deck.level)) drawVenue(paint, venue, words);
  for (const shaft of ship.shafts.filter((one) => one.decks.includes(deck.level))) drawShaft(paint, shaft);
  return canvas;
}

interface Paint {
  canvas: Canvas;
  frame: PlanFrame;
  palette: PlanPalette;
}

function sea({ canvas, palette }: Paint): void {
  canvas.add(rect(0, 0, canvas.width, canvas.height, palette.sea));
  for (let y = 16; y < canvas.height; y += 34) {
    const wave = Array.from({ length: Math.ceil(canvas.width / 60) }, () => 'q15 -5 30 0t30 0').join('');
    canvas.add(stroke(`M${((y * 7) % 60) - 60} ${y}${wave}`, palette.wave, 2));
  }
}

/** Around a house lies its garden, around an aircraft nothing. */
const SURROUNDINGS = { ship: sea, house: garden, aircraft: air };

function air({ canvas, palette }: Paint): void {
  canvas.add(rect(0, 0, canvas.width, canvas.height, palette.sea));
}

function garden({ canvas, palette }: Paint): void {
  canvas.add(rect(0, 0, canvas.width, canvas.height, palette.teak, { opacity: 0.45 }));
}

function head({ canvas, palette }: Paint, deck: ShipDeck, words: PlanWords): void {
  const level = words.deck(deck.level);
  canvas.add(letteringFrom(level, MARGIN.x, 30, 30, palette.ink));
  canvas.add(letteringFrom(words.text(deck.name), MARGIN.x + letteringWidth(level, 30) + 18, 31, 20, palette.muted));
  const right = canvas.width - MARGIN.x;
  canvas.add(
    lettering(words.bow, right - 44 - letteringWidth(words.bow, 16) / 2, 30, 16, palette.muted),
    stroke(`M${right - 34} 30H${right - 2}M${right - 12} 21L${right - 2} 30L${right - 12} 39`, palette.muted, 3),
  );
}

function hull({ canvas, frame, palette }: Paint, deck: ShipDeck, { beam, kind }: PlanShip): void {
  canvas.add(path(hullPath(frame, deck, beam, 1.1), palette.outline));
  const inside = hullPath(frame, deck, beam);
  canvas.add(path(inside, deck.open ? palette.teak : palette.floor));
  if (!deck.open) {
    for (const [[x1, y1], [x2, y2]] of deck.walks)
      canvas.add(line(frame.at(x1, y1), frame.at(x2, y2), palette.hull, 11, { opacity: 0.9 }));
    return;
  }
  const clip = canvas.clip(path(inside, '#000000'));
  const planks = Array.from({ length: Math.floor(beam / 1.6) }, (_, i) => {
    const [x1, y1] = frame.at(deck.from, i * 1.6 + 0.8);
    const [x2, y2] = frame.at(deck.to, i * 1.6 + 0.8);
    return line([x1, y1], [x2, y2], palette.plank, 1);
  });
  const chairs = kind === 'ship' ? loungers(frame, deck, beam, palette) : [];
  canvas.add(group([...planks, ...chairs], { 'clip-path': clip }));
}

/** Rows of deck chairs along both sides; rooms are drawn over them. */
function loungers(frame: PlanFrame, deck: ShipDeck, beam: number, palette: PlanPalette): string[] {
  const rows = [2.2, beam - 4.6];
  return rows.flatMap((y) =>
    Array.from({ length: Math.floor((deck.to - deck.from - 40) / 3) }, (_, i) => {
      const [x, top] = frame.at(deck.from + 16 + i * 3, y);
      return rect(x, top, 9, 17, palette.hull, { rx: 3, opacity: 0.85 });
    }),
  );
}

function placed({ frame }: Paint, [x, y, w, h]: readonly [number, number, number, number]) {
  const [left, top] = frame.at(x, y);
  return {
    left,
    top,
    width: w * SCALE,
    height: h * SCALE,
    middle: [left + (w * SCALE) / 2, top + (h * SCALE) / 2] as const,
  };
}

function crew(paint: Paint, box: readonly [number, number, number, number]): void {
  const { canvas, palette } = paint;
  const { left, top, width, height } = placed(paint, box);
  canvas.add(rect(left, top, width, height, palette.crew, { rx: 6 }));
}

function drawCabin(paint: Paint, cabin: ShipCabin, ship: PlanShip, deck: ShipDeck): void {
  const { canvas, palette } = paint;
  const { left, top, width, height, middle } = placed(paint, cabin.box);
  const category = ship.categories.find(({ code }) => code === cabin.category);
  const [light = palette.floor, dark = palette.muted] = category?.colours ?? [];
  const isNight = palette.onMarker !== '#ffffff' && palette.onMarker !== '#fffefb';
  canvas.add(rect(left + 0.7, top + 0.7, width - 1.4, height - 1.4, isNight ? dark : light, { rx: 2 }));
  const [, y, , depth] = cabin.box;
  const isOuter = depth > 5;
  if (isOuter && deck.level !== 7 && ['BA', 'SU'].includes(cabin.category)) {
    const strip = 11;
    const at = y < ship.beam / 2 ? top + 0.7 : top + height - strip - 0.7;
    canvas.add(rect(left + 2, at + 1, width - 4, strip - 2, palette.hull, { rx: 1.5, opacity: 0.75 }));
  }
  const shift = isOuter ? (y < ship.beam / 2 ? 6 : -6) : 0;
  canvas.add(
    lettering(cabin.number, middle[0], middle[1] + shift, width > 40 ? 12 : 9.6, isNight ? palette.ink : '#1d2b33'),
  );
}

function drawVenue(paint: Paint, venue: ShipVenue, words: PlanWords): void {
  const { canvas, palette } = paint;
  const { left, top, width, height, middle } = placed(paint, venue.box);
  const tint = palette.rooms[venue.kind] ?? palette.floor;
  if (venue.kind === 'pool') {
    canvas.add(rect(left, top, width, height, palette.hull, { rx: height / 2.4 }));
    canvas.add(rect(left + 6, top + 6, width - 12, height - 12, palette.water, { rx: height / 2.8 }));
  } else {
    canvas.add(rect(left, top, width, height, palette.outline, { rx: 5, opacity: 0.55 }));
    canvas.add(rect(left + 1.4, top + 1.4, width - 2.8, height - 2.8, tint, { rx: 4 }));
  }
  const name = words.text(venue.name);
  if (height < 14) {
    canvas.add(lettering(name, middle[0], middle[1] - 20, 13, palette.ink));
    return;
  }
  const room = width - 12;
  const size = [19, 17, 15, 13, 11.5, 10].find((one) => fits(name, room, height - 8, one)) ?? 9;
  const lines = letteringLines(name, room, size);
  const step = size * 1.22;
  for (const [index, part] of lines.entries())
    canvas.add(lettering(part, middle[0], middle[1] + (index - (lines.length - 1) / 2) * step, size, palette.ink));
}

function fits(name: string, width: number, height: number, size: number): boolean {
  const lines = letteringLines(name, width, size);
  return lines.length * size * 1.22 <= height && lines.every((part) => letteringWidth(part, size) <= width);
}

function drawShaft(paint: Paint, shaft: ShipShaft): void {
  const { canvas, frame, palette } = paint;
  const [x, y] = frame.at(...shaft.at);
  if (shaft.kind === 'lift') {
    const cars = shaft.cars ?? 1;
    const size = 15;
    for (let car = 0; car < cars; car++) {
      const top = y - (cars * size) / 2 + car * size;
      canvas.add(rect(x - 9, top + 1, 18, size - 2, palette.shaft, { rx: 2 }));
      canvas.add(path(`M${x - 4} ${top + 7}l4 -4l4 4zM${x - 4} ${top + 9}l4 4l4 -4z`, palette.hull));
    }
    return;
  }
  canvas.add(rect(x - 11, y - 26, 22, 52, palette.shaft, { rx: 2 }));
  for (let step = 0; step < 7; step++) canvas.add(rect(x - 8, y - 22 + step * 6.6, 16, 3.6, palette.hull));
}
