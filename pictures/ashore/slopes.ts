import type { Brush, Scene } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { at, circle, ellipse, line, path, polygon, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { cypress } from '../plants.ts';
import { birds, sky } from '../sky.ts';
import { dome, hillTown } from '../town.ts';
import { water } from '../water.ts';

export const SLOPES: Record<string, Scene> = { vineyard, oia };

/** Vines woven into baskets on black sand, the sea behind. */
function vineyard(b: Brush): void {
  const horizon = 430;
  sky(b, { horizon, sun: { x: 0.22, y: 0.44 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), horizon, 60), horizon, '#6f8f9c', 0.7);
  water(b, { horizon, lightAt: 0.22, bottom: 560 });
  b.canvas.add(
    path(
      'M-20 1000V560C300 520 700 500 1000 470C1240 446 1460 430 1620 420V1000Z',
      b.canvas.blend(b.paint('#a08b72', 0.9), b.paint('#4b4347', 0.7)),
    ),
  );
  b.canvas.add(
    rect(1180, 380, 150, 90, b.paint(THING.white, 0.95)),
    rect(1280, 380, 50, 90, b.paint(THING.white, 0.4)),
    ...dome(b, { x: 1230, base: 384, r: 44, colour: '#2f78ad', drum: 0.2 }),
    cypress(b, { x: 1370, y: 470, size: 150 }),
  );
  const random = b.random.fork('vines');
  for (let row = 0; row < 8; row++) {
    const z = 1 + (7 - row) * 0.62;
    const y = 500 + 470 / z;
    for (let i = -9; i < 10; i++) {
      const x = 800 + ((i + (row % 2) * 0.5) * 330) / z + random.between(-12, 12);
      if (x < -80 || x > 1680) continue;
      basketVine(b, x, y + random.between(-6, 6), 1.25 / z, random.next());
    }
  }
}

function basketVine(b: Brush, x: number, y: number, scale: number, turn: number): void {
  const leaf = (dx: number, dy: number, r: number, light: number) =>
    ellipse(dx, dy, r, r * 0.62, b.paint(light > 0.7 ? THING.lime : THING.leaf, light));
  b.canvas.add(
    at(x, y, scale, [
      ellipse(0, 6, 112, 22, b.palette.ink, { opacity: 0.3 }),
      path('M-96 -6C-90 -66 -40 -86 0 -86C40 -86 90 -66 96 -6C60 10 -60 10 -96 -6Z', b.paint(THING.pine, 0.5)),
      leaf(-58, -26, 36, 0.45),
      leaf(54, -24, 38, 0.4),
      leaf(0, -22, 40, 0.5),
      leaf(-34, -52, 36, 0.65 + turn * 0.1),
      leaf(30, -54, 36, 0.6),
      leaf(-6, -72, 32, 0.9),
      leaf(-70, -44, 20, 0.85),
      ...[-44, 8, 50].flatMap((dx) =>
        [0, 1, 2].map((k) => circle(dx + (k % 2) * 9, -20 + k * 9, 7, b.paint('#d8c25a', 0.95))),
      ),
    ]),
  );
}

/** The village at the end of the rim: a windmill, white walls and the sun. */
function oia(b: Brush): void {
  const horizon = 560;
  sky(b, { horizon, sun: { x: 0.3, y: 0.72, r: 66 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), horizon, 60), horizon, '#6f8f9c', 0.66);
  water(b, { horizon, lightAt: 0.3 });
  b.canvas.add(
    path(
      'M640 1000C700 860 800 760 900 700C1000 640 1180 600 1620 560V1000Z',
      b.canvas.blend(b.paint('#8d7466', 0.9), b.paint('#54423f', 0.5)),
    ),
  );
  const white = {
    walls: [THING.white, THING.white, THING.cream],
    roof: THING.white,
    roofs: 'flat' as const,
    distance: 0,
    size: 74,
    tall: 0.7,
  };
  b.canvas.add(
    ...hillTown(
      b,
      { line: (x) => 700 - (x - 800) * 0.16, base: (x) => 900 - (x - 800) * 0.1, from: 830, to: 1640, rows: 5 },
      white,
    ),
    ...dome(b, { x: 1360, base: 640, r: 66, colour: '#2f78ad', drum: 0.3 }),
    windmill(b, 1080, 660, 1.3),
    windmill(b, 1520, 590, 0.9),
  );
  birds(b, 620, 300, 6);
}

function windmill(b: Brush, x: number, y: number, scale: number): string {
  const white = (light: number) => b.paint(THING.white, light);
  const sails = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6 + 0.2;
    return line([0, -170], [Math.cos(a) * 110, -170 + Math.sin(a) * 110], b.paint(THING.walnut, 0.7), 4);
  });
  return at(x, y, scale, [
    polygon(
      [
        [-60, 20],
        [-48, -150],
        [48, -150],
        [60, 20],
      ],
      white(0.98),
    ),
    polygon(
      [
        [14, 20],
        [14, -150],
        [48, -150],
        [60, 20],
      ],
      white(0.35),
    ),
    path('M-58 -148Q0 -226 58 -148Z', b.paint(THING.walnut, 0.7)),
    rect(-12, -30, 24, 48, b.paint('#2f78ad', 0.8)),
    ...sails,
    circle(0, -170, 108, 'none', { stroke: b.paint(THING.walnut, 0.6), 'stroke-width': 2 }),
    circle(0, -170, 9, b.paint(THING.brass, 1)),
  ]);
}
