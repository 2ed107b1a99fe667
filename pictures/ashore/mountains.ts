import type { Brush, Scene } from '../brush.ts';
import { mix } from '../colour.ts';
import { hills, ranges, ridge } from '../land.ts';
import { at, d, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { cypress, roundTree, scrub } from '../plants.ts';
import { birds, mist, sky } from '../sky.ts';
import { dome, hillTown, tower } from '../town.ts';
import { glint, reflection, water } from '../water.ts';

export const MOUNTAINS: Record<string, Scene> = { gorge, crater, village, kotor };

/** A boardwalk on a limestone wall. */
function gorge(b: Brush): void {
  sky(b, { horizon: 700, sun: { x: 0.5, y: 0.3 }, clouds: 3 });
  ranges(b, 620, { count: 2, height: 220, colour: '#7a8f86' });
  mist(b, 760, 300, 0.6);
  const stone = (light: number, distance: number) => b.paint('#d9bf97', light, distance);
  b.canvas.add(
    rect(380, 640, 840, 370, b.canvas.blend(mix(b.palette.haze, '#8fb0a0', 0.5), b.paint('#6f8a76', 0.45))),
    path(
      'M560 1000C640 900 740 800 790 700C800 690 812 690 820 700C880 820 980 900 1060 1000Z',
      b.canvas.linear([
        [0, '#d5efe4'],
        [0.4, '#6fbdb4'],
        [1, '#2b7f86'],
      ]),
    ),
  );
  b.canvas.add(
    path(
      'M-20 1000V60C120 70 220 120 330 200C420 270 430 400 500 480C560 560 560 720 620 1000Z',
      b.canvas.blend(stone(0.7, 0.12), stone(0.3, 0.02)),
    ),
    path(
      'M1620 1000V30C1480 40 1400 110 1290 190C1200 260 1190 380 1130 470C1070 560 1050 740 980 1000Z',
      b.canvas.blend(stone(1, 0.1), stone(0.6, 0)),
    ),
    ...[
      'M330 200L300 420L340 700L310 1000H220L240 700L210 400Z',
      'M120 90L130 400L80 760L110 1000H20L20 700L60 380Z',
      'M470 460L450 640L500 860L490 1000H430L440 820L420 640Z',
    ].map((crack) => path(crack, stone(0.1, 0), { opacity: 0.35 })),
    ...[
      'M1290 190L1320 420L1270 700L1310 1000H1400L1380 700L1400 380Z',
      'M1500 60L1490 400L1540 700L1510 1000H1600V500Z',
      'M1150 450L1170 640L1110 860L1130 1000H1190L1200 800L1210 620Z',
    ].map((crack) => path(crack, stone(0.35, 0), { opacity: 0.4 })),
  );
  boardwalk(b);
  b.canvas.add(scrub(b, -10, 80, 220, 50, 0.1, THING.olive), scrub(b, 1380, 90, 240, 50, 0.06, THING.olive));
  birds(b, 800, 420, 5, 1.4);
}

function boardwalk(b: Brush): void {
  const wood = (light: number) => b.paint(THING.wood, light);
  b.canvas.add(
    path('M-20 640C140 620 320 560 540 520L556 532C340 584 150 650 -20 672Z', wood(0.95)),
    path('M-20 672C150 650 340 584 556 532V542C340 598 150 664 -20 690Z', wood(0.35)),
  );
  for (let i = 0; i < 9; i++) {
    const x = 20 + i * 62;
    const y = 640 - i * 13.4;
    b.canvas.add(
      line([x, y], [x, y - 70 + i * 3], wood(0.6), 5),
      line([x - 10, y + 30], [x + 30, y + 96 - i * 4], wood(0.3), 6),
    );
  }
  b.canvas.add(
    stroke('M-20 576C140 556 320 500 540 470', b.paint(THING.basalt, 0.7), 4),
    stroke('M548 524Q820 620 1120 490', wood(0.8), 9),
    stroke('M548 474Q820 566 1120 436', b.paint(THING.basalt, 0.7), 3.5),
  );
  for (let t = 0.05; t < 1; t += 0.07) {
    const x = 548 + t * 572;
    const sag = 4 * t * (1 - t);
    b.canvas.add(line([x, 524 - 34 * t + sag * 57], [x, 474 - 38 * t + sag * 55], b.paint(THING.basalt, 0.7), 2));
  }
}

/** The rim of the crater, the bay below. */
function crater(b: Brush): void {
  const horizon = 380;
  sky(b, { horizon, sun: { x: 0.3, y: 0.4 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), horizon, 70), horizon, '#6c8fa0', 0.7);
  water(b, { horizon, lightAt: 0.3, bottom: 560 });
  b.canvas.add(
    ...hillTown(
      b,
      { line: () => 500, base: () => 540, from: -20, to: 1630, rows: 2 },
      {
        walls: [THING.cream, THING.rose, THING.white],
        roof: THING.terracotta,
        roofs: 'mixed',
        distance: 0.5,
        size: 20,
      },
    ),
  );
  mist(b, 600, 140, 0.6);
  const ash = (light: number) => b.paint('#7a6763', light);
  b.canvas.add(
    path(
      'M-20 1000V700C200 660 320 560 520 540C700 524 1000 520 1180 548C1360 580 1460 660 1620 690V1000Z',
      b.canvas.blend(ash(0.95), ash(0.25)),
    ),
    ellipse(850, 690, 560, 138, b.paint('#c9a98a', 0.95)),
    ellipse(
      850,
      704,
      528,
      124,
      b.canvas.linear([
        [0, b.paint('#a06a50', 0.95)],
        [0.45, b.paint('#7a4c42', 0.6)],
        [1, b.paint('#2f2630', 0.5)],
      ]),
    ),
    ellipse(850, 770, 330, 54, b.paint('#2a222c', 0.6)),
    ...[430, 560, 700, 860, 1010, 1150, 1270].map((x, i) =>
      stroke(
        d`M${x} ${612 + Math.abs(x - 850) * 0.1}q${(850 - x) * 0.12} 60 ${(850 - x) * 0.34} ${112 + (i % 3) * 14}`,
        b.paint('#5a3a36', 0.5),
        7,
        { opacity: 0.45 },
      ),
    ),
    stroke('M-20 900C120 850 210 800 290 700C320 650 400 610 500 588', b.paint('#d8bfa0', 0.95), 22),
  );
  for (let i = 0; i < 9; i++) {
    const [x, y] = [30 + i * 34, 880 - i * 21 - (i > 6 ? 30 : 0)];
    b.canvas.add(line([x, y], [x, y - 52 + i * 2], b.paint(THING.walnut, 0.6), 6));
  }
  for (let i = 0; i < 9; i++) {
    b.canvas.add(
      ellipse(860 + (i % 3) * 46 - 40, 750 - i * 62, 54 + i * 22, 30 + i * 9, '#ffffff', { opacity: 0.24 - i * 0.022 }),
    );
  }
}

/** Stone houses on terraces of olives. */
function village(b: Brush): void {
  sky(b, { horizon: 640, sun: { x: 0.8, y: 0.36 }, clouds: 4 });
  ranges(b, 660, { count: 3, height: 330, colour: '#6c8a84' });
  mist(b, 680, 240, 0.5);
  const rise = (x: number) => 640 - 180 * Math.exp(-(((x - 760) / 330) ** 2));
  b.canvas.add(rect(-20, 640, 1660, 370, b.paint(THING.olive, 0.6, 0.3)));
  b.canvas.add(
    path(
      'M-20 760C200 720 340 640 520 560C640 500 880 480 1020 560C1200 650 1380 720 1620 740V1000H-20Z',
      b.paint(THING.olive, 0.6, 0.16),
    ),
  );
  b.canvas.add(
    ...hillTown(
      b,
      { line: rise, base: () => 690, from: 420, to: 1120, rows: 6 },
      {
        walls: [THING.sand, THING.honey, THING.cream],
        roof: THING.terracotta,
        roofs: 'hip',
        distance: 0.08,
        size: 54,
        tall: 0.85,
      },
    ),
    ...tower(b, { x: 770, base: 500, w: 50, h: 170, wall: THING.sand, roof: THING.glass, distance: 0.08 }),
  );
  for (let row = 0; row < 4; row++) {
    const y = 740 + row * 80;
    b.canvas.add(
      path(
        d`M-20 ${y}C400 ${y - 40} 1100 ${y + 40} 1620 ${y - 10}V${y + 130}H-20Z`,
        b.paint(row % 2 ? '#a9a266' : THING.olive, 0.8 - row * 0.1),
      ),
      path(
        d`M-20 ${y}C400 ${y - 40} 1100 ${y + 40} 1620 ${y - 10}V${y + 6}C1100 ${y + 58} 400 ${y - 22} -20 ${y + 18}Z`,
        b.paint(THING.stone, 0.8),
      ),
    );
    for (let i = 0; i < 9; i++)
      b.canvas.add(roundTree(b, { x: 60 + i * 190 + (row % 2) * 90, y: y + 70, size: 84 + row * 22 }));
  }
  b.canvas.add(
    cypress(b, { x: 180, y: 760, size: 200, distance: 0.06 }),
    cypress(b, { x: 1380, y: 770, size: 220, distance: 0.06 }),
  );
}

/** Mountains down to a bay, a church on its island. */
function kotor(b: Brush): void {
  const horizon = 600;
  sky(b, { horizon, sun: { x: 0.5, y: 0.5 }, clouds: 4 });
  const slope = (points: string, light: number, distance: number) =>
    path(
      points,
      b.canvas.blend(
        b.paint('#6f8a86', light, distance),
        mix(b.paint('#5a7a70', light, distance), b.palette.haze, 0.35),
      ),
    );
  b.canvas.add(
    slope('M300 604C480 480 620 360 720 300C780 270 840 270 900 310C1000 380 1160 500 1320 604Z', 0.7, 0.58),
    slope('M-20 604V140C80 150 160 200 240 270C340 360 440 440 520 520C560 560 600 590 640 604Z', 0.45, 0.34),
    slope('M1620 604V90C1500 110 1420 190 1340 270C1240 370 1120 460 1040 540C1010 570 990 590 970 604Z', 0.9, 0.3),
  );
  mist(b, horizon, 180, 0.55);
  const islands = [
    polygon(
      [
        [560, 604],
        [590, 588],
        [980, 588],
        [1010, 604],
      ],
      b.paint(THING.stone, 0.75),
    ),
    rect(700, 540, 150, 52, b.paint(THING.cream, 0.95)),
    polygon(
      [
        [692, 542],
        [720, 516],
        [832, 516],
        [858, 542],
      ],
      b.paint(THING.terracotta, 0.85),
    ),
    ...dome(b, { x: 880, base: 590, r: 38, colour: '#4f93b0', drum: 1.2 }),
    ...tower(b, { x: 672, base: 590, w: 28, h: 100, wall: THING.cream, roof: THING.terracotta }),
    ...[590, 615, 950, 930].map((x) => cypress(b, { x, y: 592, size: 84 })),
    ...hillTown(
      b,
      { line: () => 570, base: () => 598, from: 1140, to: 1640, rows: 2 },
      { walls: [THING.cream, THING.sand], roof: THING.terracotta, roofs: 'hip', distance: 0.14, size: 36 },
    ),
  ];
  b.canvas.add(...islands);
  water(b, { horizon: 602, lightAt: 0.5 });
  reflection(b, 602, islands, 0.42);
  b.canvas.add(
    at(470, 740, 1.6, [
      ellipse(0, 6, 60, 5, b.palette.ink, { opacity: 0.3 }),
      path('M-60 -14C-40 8 40 8 62 -16C40 -8 -40 -8 -60 -14Z', b.paint(THING.walnut, 0.8)),
      glint(0, 12, 60, 3, b.palette.water[0], 0.6),
    ]),
  );
}
