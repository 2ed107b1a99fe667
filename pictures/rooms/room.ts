import { cruiseShip, sailingBoat } from '../boats.ts';
import type { Brush } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { circle, d, ellipse, group, line, path, polygon, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { farBank } from '../river/far-bank.ts';
import { sky } from '../sky.ts';
import { water } from '../water.ts';

export const FLOOR = 760;

export interface RoomOptions {
  wall: string;
  floor: string;
  /** Panels, boards or nothing below the windows. */
  dado?: string;
}

/** Back wall and floor; light falls in from the windows. */
export function room(b: Brush, { wall, floor, dado }: RoomOptions): void {
  const { canvas } = b;
  canvas.add(
    rect(0, 0, 1600, FLOOR, canvas.blend(b.paint(wall, 0.6), b.paint(wall, 0.9))),
    rect(0, FLOOR, 1600, 250, canvas.blend(b.paint(floor, 0.85), b.paint(floor, 0.45))),
  );
  for (let i = -9; i <= 9; i++)
    canvas.add(line([800 + i * 100, FLOOR], [800 + i * 240, 1010], b.paint(floor, 0.2), 2, { opacity: 0.3 }));
  if (dado)
    canvas.add(rect(0, FLOOR - 130, 1600, 130, b.paint(dado, 0.7)), rect(0, FLOOR - 138, 1600, 12, b.paint(dado, 1)));
  canvas.add(rect(0, FLOOR - 10, 1600, 14, b.paint(floor, 0.3)));
}

/** A window on the sea: frame, mullions and the view. */
export function seaWindow(
  b: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  options: { panes?: number; round?: boolean; frame?: string; boat?: boolean; bare?: boolean } = {},
): void {
  const { canvas } = b;
  const { panes = 3, round = false, frame = THING.brass, boat = true, bare = false } = options;
  const shape = (grow: number) =>
    round
      ? ellipse(x + w / 2, y + h / 2, w / 2 + grow, h / 2 + grow, '#000')
      : rect(x - grow, y - grow, w + grow * 2, h + grow * 2, '#000', { rx: 10 + grow });
  const view = canvas.collect(() => {
    const horizon = y + h * 0.62;
    sky(b, { horizon, sun: { x: (x + w * 0.66) / 1600, y: (y + h * 0.3) / horizon, r: 34 }, clouds: 3 });
    const lightAt = (x + w * 0.66) / 1600;
    const bottom = y + h + 10;
    if (b.river) {
      farBank(b, { horizon, height: h * 0.42, bottom, lightAt });
      return;
    }
    hills(b, ridge(b.random.fork(`view${x}`), horizon, 40), horizon, '#5c8a8c', 0.7);
    water(b, { horizon, lightAt, bottom });
    if (boat)
      canvas.add(
        w > 700
          ? cruiseShip(b, x + w * 0.3, horizon + 12, 0.24, 0.3)
          : sailingBoat(b, x + w * 0.3, horizon + 16, 0.3, 0.2),
      );
  });
  canvas.add(
    shape(bare ? 0 : 14).replace('#000', b.paint(frame, 0.8)),
    group(view, { 'clip-path': canvas.clip(shape(0)) }),
  );
  for (let i = 1; i < panes; i++) canvas.add(rect(x + (w * i) / panes - 5, y, 10, h, b.paint(frame, 0.75)));
  canvas.add(
    polygon(
      [
        [x, y + h],
        [x + w * 0.3, y],
        [x + w * 0.42, y],
        [x + w * 0.12, y + h],
      ],
      '#ffffff',
      { opacity: round ? 0 : 0.1 },
    ),
  );
  if (!round)
    canvas.add(
      polygon(
        [
          [x + w * 0.1, FLOOR],
          [x + w * 0.9, FLOOR],
          [x + w * 1.1, 1000],
          [x - w * 0.3, 1000],
        ],
        b.palette.glow,
        { opacity: b.hour === 'night' ? 0.05 : 0.16 },
      ),
    );
}

export function curtain(b: Brush, x: number, y: number, w: number, h: number, colour: string): void {
  const folds = Math.max(3, Math.round(w / 30));
  for (let i = 0; i < folds; i++) {
    const fx = x + (w * i) / folds;
    b.canvas.add(
      path(
        d`M${fx} ${y}h${w / folds + 1}v${h}q${-w / folds / 2} 10 ${-w / folds - 1} 0z`,
        b.paint(colour, i % 2 ? 0.55 : 0.95),
      ),
    );
  }
}

/** A hanging lamp with its pool of light. */
export function pendant(b: Brush, x: number, y: number, size: number, shade: string = THING.brass): void {
  const glow = b.hour === 'day' ? 0.28 : 0.6;
  b.canvas.add(
    circle(
      x,
      y + size,
      size * 4.2,
      b.canvas.radial([
        [0, '#ffd58a', glow],
        [0.4, '#ffc870', glow * 0.35],
        [1, '#ffc870', 0],
      ]),
    ),
    line([x, 0], [x, y], b.palette.ink, 3, { opacity: 0.7 }),
    path(
      d`M${x - size} ${y + size * 0.8}C${x - size} ${y + size * 0.1} ${x - size * 0.4} ${y - size * 0.1} ${x} ${y - size * 0.1}C${x + size * 0.4} ${y - size * 0.1} ${x + size} ${y + size * 0.1} ${x + size} ${y + size * 0.8}Z`,
      b.paint(shade, 0.95),
    ),
    path(
      d`M${x + size * 0.2} ${y - size * 0.06}C${x + size * 0.7} ${y} ${x + size} ${y + size * 0.3} ${x + size} ${y + size * 0.8}H${x + size * 0.4}Z`,
      b.paint(shade, 0.5),
    ),
    ellipse(x, y + size * 0.8, size, size * 0.14, '#fff1c4'),
  );
}

export function rug(b: Brush, x: number, y: number, w: number, colour: string): void {
  b.canvas.add(
    ellipse(x, y, w, w * 0.15, b.paint(colour, 0.8)),
    ellipse(x, y, w * 0.86, w * 0.12, 'none', { stroke: b.paint(THING.brass, 0.8), 'stroke-width': 5 }),
  );
}

/** A warm wash for rooms after dark. */
export function warmth(b: Brush, x: number, y: number, r: number, opacity = 0.3): void {
  b.canvas.add(
    circle(
      x,
      y,
      r,
      b.canvas.radial([
        [0, '#ffcf7a', opacity],
        [1, '#ffb65a', 0],
      ]),
    ),
  );
}
