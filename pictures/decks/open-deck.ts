import type { Brush } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { line, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { farBank } from '../river/far-bank.ts';
import { sky } from '../sky.ts';
import { water } from '../water.ts';

export function openSea(b: Brush, horizon: number, sunX: number): void {
  sky(b, { horizon, sun: { x: sunX, y: 0.58 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), horizon, 50), horizon, '#5c8a8c', 0.72);
  if (b.river) farBank(b, { horizon, height: 220, bottom: 760, lightAt: sunX });
  else water(b, { horizon, lightAt: sunX, bottom: 760 });
}

export function planks(b: Brush, top: number, vanish = 800): void {
  b.canvas.add(rect(0, top, 1600, 1010 - top, b.canvas.blend(b.paint('#c9a06a', 0.95), b.paint('#9a6b42', 0.7))));
  for (let i = -22; i <= 22; i++)
    b.canvas.add(
      line([vanish + i * 60, top], [vanish + i * 190, 1010], b.paint(THING.walnut, 0.5), 2.4, { opacity: 0.45 }),
    );
}

export function railing(b: Brush, top: number, bottom: number): void {
  b.canvas.add(
    ...Array.from({ length: 18 }, (_, i) => rect(20 + i * 92, top, 11, bottom - top, b.paint(THING.white, 0.9))),
    ...[0.3, 0.55, 0.8].map((t) => rect(0, top + (bottom - top) * t, 1600, 4, b.paint(THING.white, 0.7))),
    rect(0, top - 12, 1600, 18, b.paint(THING.wood, 1)),
  );
}
