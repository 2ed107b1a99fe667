import type { Ship } from '#packs/schema/ship.ts';
import type { Canvas } from '../canvas.ts';
import { circle, d, line, path, rect, stroke } from '../marks.ts';
import type { PlanPalette } from './plan-palette.ts';

/** What a body is drawn with: its levels from the highest to the lowest, and where they lie in the picture. */
export interface Outline {
  canvas: Canvas;
  decks: Ship['decks'];
  palette: PlanPalette;
  deckHeight: number;
  length: number;
  x(metres: number): number;
  y(level: number): number;
  /** Where the water begins, or the ground. */
  waterline: number;
}

/** A white house on its rock, one storey over the other, with doors to every terrace. */
export function drawHouse({ canvas, decks, palette, deckHeight, x, y, waterline }: Outline): void {
  const ground = y(decks.at(-1)?.level ?? 1) + deckHeight;
  canvas.add(rect(0, ground, canvas.width, canvas.height - ground, palette.teak));
  canvas.add(
    path(
      d`M0 ${waterline + 40}q${canvas.width / 4} -18 ${canvas.width / 2} 0t${canvas.width / 2} 0V${canvas.height}H0Z`,
      palette.water,
    ),
  );
  for (const deck of decks) {
    const top = y(deck.level);
    const [left, right] = [x(deck.from), x(deck.to)];
    if (deck.open && deck !== decks.at(-1)) {
      canvas.add(
        stroke(
          d`M${left} ${top + deckHeight}V${top + 16}M${right} ${top + deckHeight}V${top + 16}M${left} ${top + 18}H${right}`,
          palette.outline,
          3,
        ),
      );
      continue;
    }
    canvas.add(rect(left, top, right - left, deckHeight, deck.open ? palette.floor : palette.hull));
    canvas.add(line([left - 6, top], [right + 6, top], palette.outline, 4));
    for (let metre = deck.from + 4; metre < deck.to - 4; metre += 6)
      canvas.add(
        path(d`M${x(metre)} ${top + deckHeight - 3}v-16q0 -9 9 -9t9 9v16z`, palette.outline, {
          opacity: deck.open ? 0.2 : 0.5,
        }),
      );
  }
}

/** An airliner in level flight: one long body, a row of windows for every deck, fin and wing. */
export function drawAircraft({ canvas, decks, palette, deckHeight, length, x, y }: Outline): void {
  const [top, bottom] = [y(decks[0]?.level ?? 1) - 10, y(decks.at(-1)?.level ?? 1) + deckHeight + 14];
  const [tail, nose] = [x(0), x(length)];
  const middle = (top + bottom) / 2;
  canvas.add(path(d`M${tail + 20} ${top + 8}l-44 -74h52l66 74z`, palette.destination));
  canvas.add(
    path(
      d`M${tail - 10} ${top + 10}C${tail + 40} ${top} ${tail + 60} ${top} ${tail + 110} ${top}H${nose - 80}C${nose - 20} ${top} ${nose + 22} ${middle - 16} ${nose + 24} ${middle + 4}C${nose + 20} ${bottom - 16} ${nose - 30} ${bottom} ${nose - 90} ${bottom}H${tail + 120}C${tail + 60} ${bottom} ${tail} ${middle + 10} ${tail - 10} ${top + 10}Z`,
      palette.hull,
      { stroke: palette.outline, 'stroke-width': 3 },
    ),
  );
  for (const deck of decks)
    for (let metre = deck.from + 3; metre < deck.to - 4; metre += 1.6)
      canvas.add(rect(x(metre), y(deck.level) + 12, 6, 9, palette.outline, { rx: 3, opacity: 0.75 }));
  canvas.add(path(d`M${x(length * 0.56)} ${bottom - 12}l-150 60h60l150 -52z`, palette.outline));
  canvas.add(circle(x(length * 0.48), bottom + 22, 15, palette.muted));
}
