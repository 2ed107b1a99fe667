import type { Brush } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { line } from '../marks.ts';
import { THING } from '../palette.ts';
import { water } from '../water.ts';
import { houses, trees } from './bank.ts';

const FROM = -20;
const TO = 1640;
const VILLAGE = { from: 180, to: 720 };

interface BankOptions {
  horizon: number;
  /** How high the hills stand over the water. */
  height: number;
  bottom: number;
  lightAt: number;
}

/** The other bank, as it is seen from a river ship or from the towpath: hills, vines in rows, a village, trees at the water. */
export function farBank(b: Brush, { horizon, height, bottom, lightAt }: BankOptions): void {
  const size = height * 0.16;
  hills(b, ridge(b.random.fork('far bank'), horizon - height * 0.45, height * 0.8), horizon, '#5d8474', 0.6);
  const slope = ridge(b.random.fork('vineyard'), horizon - height * 0.22, height * 0.5);
  hills(b, slope, horizon, '#7d9a52', 0.22);
  for (let x = FROM; x < TO; x += size * 0.8)
    b.canvas.add(
      line([x, slope(x) + size * 0.3], [x + size * 0.5, horizon - size * 0.4], b.paint(THING.pine, 0.7, 0.2), 2.4, {
        opacity: 0.5,
      }),
    );
  b.canvas.add(
    ...houses(b, { ...VILLAGE, base: horizon, rows: 2, size, distance: 0.14, depth: size * 1.2 }),
    ...trees(b, horizon + 4, VILLAGE.to + size, TO, size * 0.7),
  );
  water(b, { horizon, lightAt, bottom });
}
