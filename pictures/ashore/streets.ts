import type { Brush, Scene } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { at, circle, ellipse, line, path, polygon, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { sky } from '../sky.ts';
import { type Street, spot, street } from '../street.ts';

export const STREETS: Record<string, Scene> = { tram };

export const LISBON: Street = {
  centre: 860,
  horizon: 560,
  width: 400,
  eye: 340,
  walls: [THING.cream, THING.rose, THING.white, THING.ochre, THING.glass],
  height: [430, 640],
  ground: THING.stone,
};

function tram(b: Brush): void {
  sky(b, { horizon: 560, sun: { x: 0.54, y: 0.3 }, clouds: 3 });
  hills(b, ridge(b.random.fork('far'), 560, 50), 560, '#5c8a8c', 0.7);
  b.canvas.add(rect(0, 556, 1600, 30, b.palette.water[0]));
  street(b, LISBON);
  for (const side of [-0.34, -0.12, 0.2, 0.42])
    b.canvas.add(line(spot(LISBON, side, -340, 9), spot(LISBON, side, -340, 0.6), b.paint(THING.basalt, 0.6), 4));
  b.canvas.add(line([860, 566], [560, -10], b.palette.ink, 2, { opacity: 0.5 }), tramCar(b));
}

function tramCar(b: Brush): string {
  const yellow = (light: number) => b.paint('#e8b23a', light);
  return at(830, 850, 1.25, [
    ellipse(0, 8, 128, 14, b.palette.ink, { opacity: 0.35 }),
    rect(-104, -190, 208, 182, yellow(0.95), { rx: 14 }),
    rect(40, -190, 64, 182, yellow(0.5), { rx: 14 }),
    rect(-104, -96, 208, 14, b.paint(THING.white, 0.95)),
    path('M-104 -176Q0 -236 104 -176L96 -196Q0 -232 -96 -196Z', b.paint(THING.white, 0.8)),
    rect(-96, -206, 192, 20, b.paint(THING.white, 0.9), { rx: 8 }),
    ...[-86, -28, 30].map((x) =>
      rect(x, -176, 54, 70, b.hour === 'day' ? b.paint(THING.navy, 0.75) : b.palette.lamp, { rx: 5 }),
    ),
    ...[-86, -28, 30].map((x) =>
      polygon(
        [
          [x + 6, -112],
          [x + 30, -170],
          [x + 42, -170],
          [x + 18, -112],
        ],
        '#ffffff',
        { opacity: 0.16 },
      ),
    ),
    circle(0, -54, 18, b.paint(THING.white, 1)),
    circle(0, -54, 12, b.hour === 'day' ? b.paint(THING.glass, 1) : b.palette.lamp),
    rect(-90, -22, 180, 22, b.paint(THING.basalt, 0.5), { rx: 6 }),
    line([0, -214], [40, -290], b.paint(THING.basalt, 0.6), 4),
  ]);
}
