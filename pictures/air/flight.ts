import type { Brush, Scene } from '../brush.ts';
import { mix } from '../colour.ts';
import { at, circle, d, ellipse, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { cloud, sky } from '../sky.ts';
import { windows } from '../town.ts';
import { reflection, water } from '../water.ts';

export const FLIGHT: Record<string, Scene> = { aircraft, window: windowSeat, newYork, gate };

/** A long airliner with two rows of windows, seen from her side. About 700 long. */
function airliner(b: Brush, x: number, y: number, scale: number, turn = 0): string {
  const paint = (colour: string, light: number) => b.paint(colour, light);
  const body = '#e9eef6';
  const panes = (top: number, from: number, to: number) => {
    let marks = '';
    for (let px = from; px < to; px += 13) marks += d`M${px} ${top}h6v8h-6z`;
    return path(marks, b.palette.lampsLit > 2 ? b.palette.lamp : paint(THING.navy, 0.7));
  };
  const marks = [
    polygon(
      [
        [-330, -20],
        [-392, -150],
        [-330, -150],
        [-250, -30],
      ],
      paint('#2b62d9', 0.9),
    ),
    polygon(
      [
        [-316, 0],
        [-400, -34],
        [-356, -36],
        [-250, -6],
      ],
      paint(body, 0.6),
    ),
    path(
      'M-350 -8C-330 -40 -250 -52 -150 -54H230C300 -54 346 -28 356 2C346 22 300 34 230 34H-180C-270 34 -330 18 -350 -8Z',
      paint(body, 0.97),
    ),
    path(
      'M-346 2C-300 18 -220 22 -150 22H250C310 22 344 14 355 4C344 22 300 34 230 34H-180C-270 34 -326 20 -346 2Z',
      paint(body, 0.45),
    ),
    path('M304 -34C328 -28 344 -16 350 -6H316Z', paint(THING.navy, 0.8)),
    panes(-36, -140, 262),
    panes(-10, -230, 290),
    path('M-40 10L-190 128H-132L90 20Z', paint('#c3cddd', 0.75)),
    path('M-40 10L-190 128H-160L20 16Z', paint('#c3cddd', 0.4)),
    ellipse(-62, 66, 40, 17, paint('#2b62d9', 0.7)),
    ellipse(-96, 66, 10, 15, paint(THING.navy, 0.6)),
  ];
  return d`<g transform="translate(${x} ${y}) rotate(${turn})">${at(0, 0, scale, marks)}</g>`;
}

export function cloudSea(b: Brush, top: number): void {
  const { palette, canvas } = b;
  canvas.add(
    rect(
      0,
      top,
      1600,
      1000 - top,
      canvas.blend(mix(palette.cloud, palette.haze, 0.4), mix(palette.cloud, palette.sky[1], 0.5)),
    ),
  );
  const random = b.random.fork('clouds');
  for (let row = 0; row < 7; row++) {
    for (let i = 0; i < 6; i++) {
      const y = top + 10 + row * 70;
      cloud(b, random.between(-100, 1700), y, 180 + row * 60, 0.5 + row * 0.05, random);
    }
  }
}

/** High above the clouds, on the way to tomorrow. */
function aircraft(b: Brush): void {
  sky(b, { horizon: 700, sun: { x: 0.22, y: 0.62 }, clouds: 2 });
  cloudSea(b, 690);
  b.canvas.add(airliner(b, 830, 430, 1.65, -5));
}

/** The wing and the curve of the earth, from a seat by the window. */
function windowSeat(b: Brush): void {
  sky(b, { horizon: 560, sun: { x: 0.3, y: 0.6, r: 46 }, clouds: 3 });
  cloudSea(b, 560);
  b.canvas.add(
    path('M1620 760L700 640C660 636 640 648 660 664L1620 960Z', b.paint('#c3cddd', 0.85)),
    path('M1620 860L690 656C660 650 650 656 660 664L1620 960Z', b.paint('#c3cddd', 0.4)),
    polygon(
      [
        [700, 640],
        [650, 560],
        [672, 560],
        [736, 646],
      ],
      b.paint('#2b62d9', 0.9),
    ),
  );
  const wall = b.paint('#4a5568', 0.6);
  b.canvas.add(
    path(
      'M0 0H1600V1000H0ZM420 60C300 60 230 140 230 270V730C230 860 300 940 420 940H1180C1300 940 1370 860 1370 730V270C1370 140 1300 60 1180 60Z',
      wall,
      { 'fill-rule': 'evenodd' },
    ),
    stroke(
      'M420 60C300 60 230 140 230 270V730C230 860 300 940 420 940H1180C1300 940 1370 860 1370 730V270C1370 140 1300 60 1180 60Z',
      b.paint('#8090a8', 0.9),
      26,
    ),
    stroke(
      'M420 84C316 84 256 156 256 270V730C256 844 316 916 420 916H1180C1284 916 1344 844 1344 730V270C1344 156 1284 84 1180 84Z',
      b.palette.ink,
      8,
      { opacity: 0.35 },
    ),
  );
}

/** Towers on an island, a bridge to it, and the river between. */
function newYork(b: Brush): void {
  const horizon = 640;
  sky(b, { horizon, sun: { x: 0.76, y: 0.5 }, clouds: 4 });
  const random = b.random.fork('towers');
  const marks: string[] = [];
  for (let x = 180; x < 1420; x += random.between(34, 66)) {
    const w = random.between(40, 78);
    const middle = 1 - Math.abs(x - 800) / 720;
    const h = 90 + middle * 230 * random.between(0.4, 1.25);
    const wall = random.pick([THING.stone, THING.rock, '#8d9db5', '#6d7f9c', THING.rose]);
    marks.push(
      rect(x, horizon - h, w, h, b.paint(wall, 0.85, 0.18)),
      rect(x + w * 0.66, horizon - h, w * 0.34, h, b.paint(wall, 0.35, 0.18)),
      windows(b, x + 3, horizon - h, w * 0.6, h, wall, 0.18, random),
    );
  }
  const spire = (x: number, h: number, w: number) => [
    rect(x - w / 2, horizon - h * 0.62, w, h * 0.62, b.paint('#93a3bb', 0.9, 0.08)),
    rect(x, horizon - h * 0.62, w / 2, h * 0.62, b.paint('#93a3bb', 0.4, 0.08)),
    rect(x - w * 0.32, horizon - h * 0.8, w * 0.64, h * 0.2, b.paint('#93a3bb', 0.8, 0.08)),
    polygon(
      [
        [x - w * 0.2, horizon - h * 0.8],
        [x, horizon - h],
        [x + w * 0.2, horizon - h * 0.8],
      ],
      b.paint('#93a3bb', 0.7, 0.08),
    ),
    windows(b, x - w * 0.4, horizon - h * 0.6, w * 0.8, h * 0.58, '#93a3bb', 0.08, random),
  ];
  marks.push(...spire(780, 500, 96), ...spire(1010, 410, 80));
  const stone = (light: number) => b.paint(THING.wood, light, 0.05);
  marks.push(
    ...[120, 470].flatMap((x) => [
      rect(x, horizon - 220, 50, 224, stone(0.8)),
      rect(x + 32, horizon - 220, 18, 224, stone(0.35)),
    ]),
    stroke(
      d`M-40 ${horizon - 90}Q60 ${horizon - 90} 145 ${horizon - 214}Q320 ${horizon - 20} 495 ${horizon - 214}Q600 ${horizon - 90} 700 ${horizon - 60}`,
      stone(0.6),
      7,
    ),
    rect(-40, horizon - 58, 760, 12, stone(0.5)),
  );
  b.canvas.add(...marks);
  water(b, { horizon, lightAt: 0.76 });
  reflection(b, horizon, marks, 0.34);
}

/** At the gate in the evening: the nose, the steps, the lights of the apron. */
function gate(b: Brush): void {
  sky(b, { horizon: 660, sun: { x: 0.86, y: 0.6 }, clouds: 4 });
  b.canvas.add(rect(0, 656, 1600, 350, b.canvas.blend(b.paint(THING.basalt, 0.7), b.paint(THING.night, 0.8))));
  b.canvas.add(
    rect(0, 330, 360, 330, b.paint('#5b6b86', 0.7)),
    ...[0, 1, 2, 3, 4].map((i) =>
      rect(20 + i * 68, 360, 52, 260, b.palette.lampsLit > 2 ? b.palette.lamp : b.paint(THING.glass, 0.7), {
        opacity: 0.85,
      }),
    ),
    polygon(
      [
        [360, 420],
        [620, 470],
        [620, 560],
        [360, 540],
      ],
      b.paint('#8090a8', 0.8),
    ),
    airliner(b, 1010, 560, 1.5),
    ...[300, 620, 940, 1260, 1540].map((x) => circle(x, 860, 90, b.canvas.glow('#7fb0ff', 0.5))),
    ...[300, 620, 940, 1260, 1540].map((x) => circle(x, 860, 7, '#bcd6ff')),
    stroke('M-20 930Q800 880 1620 930', b.paint(THING.ochre, 0.9), 7, { opacity: 0.8 }),
  );
}
