import type { Brush, Scene } from '../brush.ts';
import { mix } from '../colour.ts';
import { hills, ranges, ridge } from '../land.ts';
import { at, circle, d, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { cypress, roundTree, scrub } from '../plants.ts';
import { birds, mist, sky } from '../sky.ts';
import { battlement, dome, hillTown, tower } from '../town.ts';
import { glint, reflection, water } from '../water.ts';

export const HEIGHTS: Record<string, Scene> = { gorge, crater, village, bikes, jeep, kotor, walls, vineyard, oia };

/** A boardwalk on a limestone wall. */
function gorge(b: Brush): void {
  sky(b, { horizon: 700, sun: { x: 0.5, y: 0.3 }, clouds: 3 });
  ranges(b, 620, { count: 2, height: 220, colour: '#7a8f86' });
  mist(b, 760, 300, 0.6);
  const stone = (light: number, distance: number) => b.paint('#d9bf97', light, distance);
  b.canvas.add(
    rect(
      380,
      640,
      840,
      370,
      b.canvas.linear([
        [0, mix(b.palette.haze, '#8fb0a0', 0.5)],
        [1, b.paint('#6f8a76', 0.45)],
      ]),
    ),
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
      b.canvas.linear([
        [0, stone(0.7, 0.12)],
        [1, stone(0.3, 0.02)],
      ]),
    ),
    path(
      'M1620 1000V30C1480 40 1400 110 1290 190C1200 260 1190 380 1130 470C1070 560 1050 740 980 1000Z',
      b.canvas.linear([
        [0, stone(1, 0.1)],
        [1, stone(0.6, 0)],
      ]),
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
      b.canvas.linear([
        [0, ash(0.95)],
        [1, ash(0.25)],
      ]),
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

function cliffCoast(b: Brush): void {
  const horizon = 520;
  sky(b, { horizon, sun: { x: 0.74, y: 0.42 }, clouds: 4 });
  water(b, { horizon, lightAt: 0.74, bottom: 900 });
  const stone = (light: number, distance: number) => b.paint('#dcc39a', light, distance);
  b.canvas.add(
    path(
      'M-20 900V440C100 430 220 440 330 450C380 520 400 600 470 640C520 690 560 740 700 780C760 820 780 860 800 900Z',
      b.canvas.linear([
        [0, stone(0.95, 0.12)],
        [1, stone(0.4, 0.06)],
      ]),
    ),
    path(
      'M330 450C380 520 400 600 470 640C520 690 560 740 700 780C760 820 780 860 800 900H560C520 760 420 640 330 450Z',
      stone(0.2, 0.06),
      { opacity: 0.5 },
    ),
    path('M-20 440C100 424 220 434 334 446L340 462C220 452 100 446 -20 460Z', b.paint(THING.olive, 0.8, 0.08)),
  );
}

function bikes(b: Brush): void {
  cliffCoast(b);
  b.canvas.add(
    path('M-20 1000V820C300 780 900 800 1620 760V1000Z', b.paint('#b9a06a', 0.85)),
    path('M-20 1000V900C400 860 1000 880 1620 840V1000Z', b.paint('#8d8455', 0.7)),
  );
  for (let i = 0; i < 26; i++)
    b.canvas.add(ellipse(i * 64, 826 - i * 2.2 + (i % 3) * 5, 40, 24, b.paint(THING.stone, 0.4 + (i % 4) * 0.18)));
  b.canvas.add(bicycle(b, 620, 880, 1.5, THING.teal), bicycle(b, 1060, 900, 1.6, THING.coral));
  birds(b, 900, 300, 6);
}

function bicycle(b: Brush, x: number, y: number, scale: number, frame: string): string {
  const wheel = (at: number) => [
    circle(at, -56, 56, 'none', { stroke: b.paint(THING.night, 0.9), 'stroke-width': 8 }),
    ...[0, 30, 60, 90, 120, 150].map((angle) =>
      line([at - 50, -56], [at + 50, -56], b.paint(THING.stone, 0.7), 1.2, { transform: `rotate(${angle} ${at} -56)` }),
    ),
    circle(at, -56, 7, b.paint(THING.basalt, 0.8)),
  ];
  return at(x, y, scale, [
    ellipse(0, 4, 150, 8, b.palette.ink, { opacity: 0.3 }),
    ...wheel(-86),
    ...wheel(86),
    stroke('M-86 -56L-34 -130H52L-6 -56ZM-86 -56H-6M-34 -130L-6 -56M52 -130L86 -56', b.paint(frame, 0.95), 9),
    rect(-30, -104, 54, 18, b.paint(THING.night, 0.9), { rx: 8, transform: 'rotate(-52 0 -96)' }),
    stroke('M-38 -142L-34 -130M-58 -146H-20', b.paint(THING.walnut, 0.8), 10),
    stroke('M52 -130L46 -158L70 -162', b.paint(THING.night, 0.9), 7),
    circle(-6, -56, 13, b.paint(THING.basalt, 0.7)),
  ]);
}

function jeep(b: Brush): void {
  cliffCoast(b);
  b.canvas.add(
    path('M-20 1000V800C300 760 900 800 1620 730V1000Z', b.paint('#cdb07a', 0.9)),
    path('M-20 1000V930C400 880 1000 900 1620 850V1000Z', b.paint('#8d8455', 0.7)),
    scrub(b, 1200, 770, 420, 50, 0, THING.olive),
    scrub(b, -20, 960, 700, 60, 0, THING.olive),
  );
  for (let i = 0; i < 8; i++)
    b.canvas.add(
      ellipse(360 - i * 44, 830 - i * 8, 60 + i * 12, 34 + i * 6, b.paint('#e8d3a4', 1), { opacity: 0.4 - i * 0.04 }),
    );
  const green = (light: number) => b.paint('#7d8a55', light);
  b.canvas.add(
    at(760, 880, 1.75, [
      ellipse(0, 4, 190, 12, b.palette.ink, { opacity: 0.35 }),
      path('M-170 -40V-104H-70L-40 -104H20L36 -118H140C162 -116 172 -100 174 -80V-40Z', green(0.95)),
      path('M-170 -40V-62H174V-40Z', green(0.4)),
      stroke('M-160 -104V-176H-4L30 -112', b.paint(THING.night, 0.9), 7),
      path('M-166 -180H2L8 -170H-166Z', b.paint(THING.linen, 0.95)),
      path('M2 -166L30 -114H6L-12 -166Z', b.paint(THING.glass, 0.9), { opacity: 0.8 }),
      rect(-140, -126, 40, 30, b.paint(THING.walnut, 0.7), { rx: 6 }),
      rect(-70, -130, 40, 34, b.paint(THING.walnut, 0.7), { rx: 6 }),
      circle(164, -84, 12, b.paint('#fff1c4', 1)),
      rect(-196, -100, 26, 60, b.paint(THING.night, 0.8), { rx: 10 }),
      ...[-100, 104].flatMap((x) => [
        circle(x, -30, 44, b.paint(THING.night, 0.8)),
        circle(x, -30, 22, b.paint(THING.stone, 0.8)),
        circle(x, -30, 8, b.paint(THING.night, 0.8)),
      ]),
    ]),
  );
}

/** Mountains down to a bay, a church on its island. */
function kotor(b: Brush): void {
  const horizon = 600;
  sky(b, { horizon, sun: { x: 0.5, y: 0.5 }, clouds: 4 });
  const slope = (points: string, light: number, distance: number) =>
    path(
      points,
      b.canvas.linear([
        [0, b.paint('#6f8a86', light, distance)],
        [1, mix(b.paint('#5a7a70', light, distance), b.palette.haze, 0.35)],
      ]),
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

/** Over the roofs from the city wall. */
function walls(b: Brush): void {
  const horizon = 360;
  sky(b, { horizon, sun: { x: 0.66, y: 0.5 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), horizon, 60), horizon, '#67888f', 0.66);
  water(b, { horizon, lightAt: 0.66, bottom: 620 });
  b.canvas.add(
    path('M1020 380C1100 340 1240 330 1320 350C1380 366 1420 380 1440 390H1010Z', b.paint(THING.pine, 0.5, 0.2)),
  );
  const style = {
    walls: [THING.cream, THING.sand, THING.linen],
    roof: '#cf6a3c',
    roofs: 'hip' as const,
    distance: 0.03,
    size: 92,
    tall: 0.62,
  };
  b.canvas.add(
    rect(-20, 580, 1660, 430, b.paint(THING.terracotta, 0.4, 0.08)),
    ...hillTown(b, { line: (x) => 500 + (x - 800) * -0.06, base: () => 1010, from: -60, to: 1240, rows: 8 }, style),
    ...tower(b, { x: 520, base: 760, w: 60, h: 300, wall: THING.cream, top: 'dome', roof: THING.stone }),
    ...dome(b, { x: 850, base: 700, r: 86, colour: THING.stone, drum: 0.5 }),
  );
  const stone = (light: number) => b.paint('#d8c7a6', light);
  b.canvas.add(
    polygon(
      [
        [1620, 420],
        [1300, 540],
        [1080, 1010],
        [1620, 1010],
      ],
      stone(0.85),
    ),
    polygon(
      [
        [1620, 470],
        [1330, 580],
        [1180, 1010],
        [1620, 1010],
      ],
      stone(0.55),
    ),
    polygon(
      [
        [1620, 560],
        [1390, 640],
        [1300, 1010],
        [1620, 1010],
      ],
      b.paint(THING.stone, 0.8),
    ),
  );
  for (let i = 0; i < 8; i++)
    b.canvas.add(
      polygon(
        [
          [1300 - i * 30, 536 + i * 62],
          [1322 - i * 30, 528 + i * 62],
          [1316 - i * 30, 480 + i * 58],
          [1288 - i * 30, 492 + i * 58],
        ],
        stone(0.95),
      ),
    );
  b.canvas.add(battlement(1380, 300, 240, 180, 24, stone(0.9)), rect(1520, 300, 100, 180, stone(0.4)));
  birds(b, 500, 240, 6);
}

/** Vines woven into baskets on black sand, the sea behind. */
function vineyard(b: Brush): void {
  const horizon = 430;
  sky(b, { horizon, sun: { x: 0.22, y: 0.44 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), horizon, 60), horizon, '#6f8f9c', 0.7);
  water(b, { horizon, lightAt: 0.22, bottom: 560 });
  b.canvas.add(
    path(
      'M-20 1000V560C300 520 700 500 1000 470C1240 446 1460 430 1620 420V1000Z',
      b.canvas.linear([
        [0, b.paint('#a08b72', 0.9)],
        [1, b.paint('#4b4347', 0.7)],
      ]),
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
      b.canvas.linear([
        [0, b.paint('#8d7466', 0.9)],
        [1, b.paint('#54423f', 0.5)],
      ]),
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
