import type { Ship } from '#packs/schema/ship.ts';
import { Canvas, type Point } from '../canvas.ts';
import { circle, line, path, rect, stroke } from '../marks.ts';
import { type PlanShip, type PlanWords, shipLength } from './deck-plan.ts';
import { letteringFrom } from './lettering.ts';
import type { PlanPalette } from './plan-palette.ts';
import { drawAircraft, drawHouse, type Outline } from './side-bodies.ts';

const SCALE = 7.5;
const LEFT = 110;
const DECK_HEIGHT = 38;
const TOP = 96;
const KEEL = 74;
/** The highest deck of a large ship's dark hull; above it the ship is white. */
const HULL_TOP = 6;
/** Fewer decks than these are a river ship: one deck lies in the hull, and she has no funnel. */
const LARGE_DECKS = 6;

export interface SideView {
  canvas: Canvas;
  /** Where a place on a deck stands in the picture. */
  at(level: number, x: number): Point;
}

/** The ship from her starboard side, deck by deck; a house from the sea, an aircraft from her right. */
export function sideView(
  ship: PlanShip,
  palette: PlanPalette,
  words: PlanWords,
  marked: ReadonlySet<number>,
): SideView {
  const decks = [...ship.decks].sort((a, b) => b.level - a.level);
  const width = shipLength(ship) * SCALE + LEFT + 40;
  // Of a river ship the lowest deck looks out just above the water; a house stands on the shore.
  const sunk = ship.kind === 'ship' && decks.length >= LARGE_DECKS ? 1.4 : 0.35;
  const waterline = TOP + (decks.length - sunk) * DECK_HEIGHT;
  const height = TOP + decks.length * DECK_HEIGHT + KEEL;
  const canvas = new Canvas(width, height);
  const x = (metres: number) => LEFT + metres * SCALE;
  const y = (level: number) => TOP + decks.findIndex((deck) => deck.level === level) * DECK_HEIGHT;

  canvas.add(rect(0, 0, width, height, palette.sea));
  const outline = { canvas, decks, palette, deckHeight: DECK_HEIGHT, length: shipLength(ship), x, y, waterline };
  DRAWERS[ship.kind](outline);
  for (const deck of decks.filter(({ level }) => marked.has(level)))
    canvas.add(
      rect(x(deck.from), y(deck.level) + 2, (deck.to - deck.from) * SCALE - 24, DECK_HEIGHT - 4, palette.destination, {
        opacity: 0.24,
      }),
    );
  if (ship.kind === 'ship') waves(canvas, waterline, palette);
  for (const deck of decks)
    canvas.add(letteringFrom(words.deck(deck.level), 14, y(deck.level) + DECK_HEIGHT / 2, 19, palette.ink));
  return { canvas, at: (level, metres) => [x(metres), y(level) + DECK_HEIGHT - 6] };
}

const DRAWERS = { ship: drawShip, house: drawHouse, aircraft: drawAircraft };

function drawShip({ canvas, decks, palette, length, x, y }: Outline): void {
  const isLarge = decks.length >= LARGE_DECKS;
  const hullTop = isLarge ? HULL_TOP : 1;
  if (isLarge) funnel(canvas, x(44), TOP, palette);
  const [highest] = decks.filter(({ level }) => level <= hullTop);
  if (highest) {
    const [top, bottom] = [y(highest.level), TOP + decks.length * DECK_HEIGHT + 34];
    const [stern, stem] = [x(highest.from), x(length)];
    canvas.add(
      path(
        `M${stern} ${top}H${stem + 10}C${stem - 6} ${top + (bottom - top) * 0.4} ${stem - 26} ${bottom - (bottom - top) * 0.3} ${stem - 64} ${bottom}H${stern + 46}Q${stern} ${bottom} ${stern} ${bottom - Math.min(70, (bottom - top) * 0.7)}Z`,
        palette.outline,
      ),
    );
  }
  for (const deck of decks) {
    const top = y(deck.level);
    if (deck.level > hullTop) {
      const end = x(deck.to);
      canvas.add(
        path(`M${x(deck.from)} ${top}H${end - 14}L${end + 6} ${top + DECK_HEIGHT}H${x(deck.from)}Z`, palette.hull),
      );
      canvas.add(line([x(deck.from), top], [end - 14, top], palette.outline, 2.5));
    }
    windows(canvas, deck, top, x, palette, deck.level <= hullTop, isLarge);
  }
}

function windows(
  canvas: Canvas,
  deck: Ship['decks'][number],
  top: number,
  x: (metres: number) => number,
  palette: PlanPalette,
  dark: boolean,
  isLarge: boolean,
): void {
  const glass = dark ? palette.water : palette.outline;
  for (let metre = deck.from + 5; metre < deck.to - 26; metre += 5) {
    if (dark && (!isLarge || deck.level <= 4)) canvas.add(circle(x(metre), top + 20, 4.5, glass, { opacity: 0.85 }));
    else if (isLarge && deck.level === 7)
      canvas.add(
        path(`M${x(metre)} ${top + 30}v-8q0 -9 15 -9t15 9v8z`, glass, { opacity: metre % 10 === 1 ? 0.55 : 0 }),
      );
    else if (!deck.open) canvas.add(rect(x(metre), top + 11, 24, 16, glass, { rx: 2, opacity: dark ? 0.85 : 0.28 }));
  }
  if (deck.open)
    canvas.add(stroke(`M${x(deck.from)} ${top + 10}H${x(deck.to) - 20}`, palette.muted, 2, { opacity: 0.6 }));
}

function funnel(canvas: Canvas, left: number, base: number, palette: PlanPalette): void {
  canvas.add(path(`M${left} ${base}l14 -74h92l-12 74z`, palette.outline));
  canvas.add(path(`M${left + 9} ${base - 46}l3 -14h94l-3 14z`, palette.destination));
  canvas.add(stroke(`M${left + 960} ${base}v-58M${left + 944} ${base - 40}h32`, palette.outline, 5));
}

function waves(canvas: Canvas, waterline: number, palette: PlanPalette): void {
  const swell = Array.from({ length: Math.ceil(canvas.width / 80) + 1 }, () => 'q20 -9 40 0t40 0').join('');
  canvas.add(path(`M-20 ${waterline}${swell}V${canvas.height}H-20Z`, palette.water, { opacity: 0.72 }));
  canvas.add(stroke(`M-60 ${waterline + 30}${swell}`, palette.hull, 2.5, { opacity: 0.5 }));
}
