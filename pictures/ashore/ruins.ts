import type { Brush, Scene } from '../brush.ts';
import { mix } from '../colour.ts';
import { hills, ridge } from '../land.ts';
import { ellipse, line, path, polygon, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { cypress, scrub, stonePine } from '../plants.ts';
import { birds, cloud, mist, sky } from '../sky.ts';
import { type Street, spot, street } from '../street.ts';
import { water } from '../water.ts';

export const RUINS: Record<string, Scene> = { pompeii, temple, sounion };

/** A fluted column on its base, broken or whole. */
export function column(b: Brush, x: number, base: number, w: number, h: number, distance = 0, whole = true): string[] {
  const stone = (light: number) => b.paint('#f1dfbe', light, distance);
  const marks = [
    rect(x - w * 0.66, base - w * 0.24, w * 1.32, w * 0.26, stone(0.8)),
    polygon(
      [
        [x - w / 2, base - w * 0.2],
        [x - w * 0.42, base - h],
        [x + w * 0.42, base - h],
        [x + w / 2, base - w * 0.2],
      ],
      stone(0.98),
    ),
    polygon(
      [
        [x + w * 0.14, base - w * 0.2],
        [x + w * 0.12, base - h],
        [x + w * 0.42, base - h],
        [x + w / 2, base - w * 0.2],
      ],
      stone(0.4),
    ),
    ...[-0.26, -0.06].map((at) =>
      line([x + w * at, base - w * 0.3], [x + w * at * 0.9, base - h + 4], stone(0.5), Math.max(1, w * 0.03), {
        opacity: 0.6,
      }),
    ),
  ];
  if (whole)
    marks.push(
      rect(x - w * 0.62, base - h - w * 0.3, w * 1.24, w * 0.32, stone(0.9)),
      rect(x + w * 0.1, base - h - w * 0.3, w * 0.52, w * 0.32, stone(0.4)),
    );
  else
    marks.push(
      polygon(
        [
          [x - w * 0.42, base - h],
          [x - w * 0.2, base - h - w * 0.3],
          [x + w * 0.1, base - h - w * 0.06],
          [x + w * 0.42, base - h + 2],
        ],
        stone(0.85),
      ),
    );
  return marks;
}

/** Basalt paving, ruined walls, the mountain at the end of the street. */
function pompeii(b: Brush): void {
  const s: Street = {
    centre: 800,
    horizon: 560,
    width: 330,
    eye: 300,
    walls: [THING.sand, THING.brick, THING.honey, '#b98a63'],
    height: [-60, 190],
    ground: THING.basalt,
    bare: true,
  };
  sky(b, { horizon: 560, sun: { x: 0.2, y: 0.4 }, clouds: 3 });
  const slope = b.paint('#6d8da6', 0.75, 0.34);
  b.canvas.add(
    path(
      'M120 562C400 530 560 430 660 320C700 274 720 252 744 246C764 256 784 254 806 248C840 280 860 304 880 320C910 300 930 290 950 296C1040 380 1200 520 1480 562Z',
      b.canvas.blend(slope, mix(slope, b.palette.haze, 0.7)),
    ),
    path(
      'M806 248C840 280 860 304 880 320C910 300 930 290 950 296C1040 380 1200 520 1480 562H1080C980 500 900 400 806 248Z',
      b.paint('#4a6a8c', 0.3, 0.3),
      { opacity: 0.35 },
    ),
  );
  cloud(b, 640, 276, 220, 0.5, b.random.fork('plume'));
  mist(b, 560, 120, 0.6);
  b.canvas.add(
    stonePine(b, { x: 420, y: 580, size: 240, distance: 0.2 }),
    cypress(b, { x: 1160, y: 580, size: 200, distance: 0.2 }),
  );
  street(b, s);
  for (const [side, z] of [
    [-1.25, 3],
    [1.2, 2.4],
    [-1.3, 1.6],
    [1.28, 1.35],
  ] as const) {
    const [x, y] = spot(s, side, -s.eye, z);
    b.canvas.add(...column(b, x, y, 84 / z, 620 / z, z > 2 ? 0.12 : 0, side > 0));
  }
  for (const z of [2.2, 1.5]) {
    for (const side of [-0.5, 0, 0.5]) {
      const [x, y] = spot(s, side, -s.eye, z);
      b.canvas.add(
        ellipse(x, y + 8 / z, 76 / z, 22 / z, b.paint(THING.basalt, 0.1)),
        ellipse(x, y - 8 / z, 76 / z, 22 / z, b.paint(THING.stone, 0.8)),
      );
    }
  }
}

/** The temple from below, close, in early light. */
function temple(b: Brush): void {
  sky(b, { horizon: 800, sun: { x: 0.16, y: 0.6 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), 800, 130), 800, '#6f8796', 0.64);
  mist(b, 800, 120, 0.5);
  const marble = (light: number) => b.paint('#f1dfbe', light);
  b.canvas.add(rect(330, 330, 1300, 470, marble(0.12)));
  for (let i = 0; i < 6; i++) b.canvas.add(...column(b, 470 + i * 230, 800, 100, 420));
  b.canvas.add(
    rect(370, 292, 1260, 62, marble(0.95)),
    rect(370, 336, 1260, 18, marble(0.4)),
    ...Array.from({ length: 15 }, (_, i) => rect(392 + i * 86, 300, 30, 34, marble(0.6))),
    polygon(
      [
        [340, 292],
        [1100, 110],
        [1200, 108],
        [1260, 130],
        [1640, 170],
        [1640, 292],
      ],
      marble(0.88),
    ),
    polygon(
      [
        [430, 280],
        [1100, 136],
        [1620, 190],
        [1620, 280],
      ],
      marble(0.35),
      { opacity: 0.7 },
    ),
    rect(330, 796, 1300, 30, marble(0.9)),
    rect(290, 826, 1340, 34, marble(0.75)),
    rect(250, 860, 1380, 40, marble(0.6)),
    rect(-20, 800, 400, 100, b.paint(THING.olive, 0.6, 0.3)),
    rect(-20, 898, 1660, 110, b.canvas.blend(b.paint(THING.sand, 0.8), b.paint(THING.stone, 0.5))),
  );
  b.canvas.add(
    ...column(b, 120, 930, 110, 210, 0, false),
    ellipse(240, 948, 90, 22, b.palette.ink, { opacity: 0.2 }),
    scrub(b, -20, 960, 260, 50, 0, THING.olive),
    scrub(b, 1360, 980, 300, 50, 0, THING.olive),
  );
  birds(b, 260, 260, 6);
}

/** Columns on the last cape, the sea all round. */
function sounion(b: Brush): void {
  const horizon = 600;
  sky(b, { horizon, sun: { x: 0.24, y: 0.62, r: 64 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), horizon, 70), horizon, '#6f8796', 0.7);
  water(b, { horizon, lightAt: 0.24 });
  const earth = (light: number) => b.paint('#a98f68', light);
  b.canvas.add(
    path(
      'M520 1000C560 880 620 760 720 680C820 610 960 560 1120 548C1300 540 1480 560 1620 580V1000Z',
      b.canvas.blend(earth(0.9), earth(0.3)),
    ),
    scrub(b, 640, 780, 1000, 60, 0.02, THING.olive),
  );
  b.canvas.add(rect(880, 540, 640, 18, b.paint('#f1dfbe', 0.8)), rect(860, 556, 680, 18, b.paint('#f1dfbe', 0.5)));
  for (let i = 0; i < 8; i++) b.canvas.add(...column(b, 920 + i * 78, 542, 36, 250));
  b.canvas.add(
    rect(892, 262, 500, 24, b.paint('#f1dfbe', 0.9)),
    rect(892, 280, 500, 8, b.paint('#f1dfbe', 0.35)),
    scrub(b, 560, 940, 1100, 80, 0, THING.olive),
  );
  birds(b, 640, 300, 6);
}
