import { fishingBoat, sailingBoat } from '../boats.ts';
import type { Brush, Scene } from '../brush.ts';
import { mix } from '../colour.ts';
import { hills, ridge } from '../land.ts';
import { at, circle, d, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { cypress, scrub, stonePine } from '../plants.ts';
import { birds, mist, sky } from '../sky.ts';
import { dome, hillTown, tower } from '../town.ts';
import { glint, reflection, water } from '../water.ts';

export const COAST: Record<string, Scene> = { calanque, lokrum, cove, amalfi, blackBeach, grotto, snorkel, pools };

/** White cliffs on both sides of a green inlet, kayaks on the water. */
function calanque(b: Brush): void {
  const horizon = 520;
  sky(b, { horizon, sun: { x: 0.52, y: 0.4 }, clouds: 3 });
  hills(b, ridge(b.random.fork('far'), horizon, 60), horizon, '#7d97a0', 0.7);
  water(b, { horizon, lightAt: 0.52 });
  cliffs(b, '#e6dcc6');
  b.canvas.add(kayak(b, 700, 800, 1.5, THING.coral), kayak(b, 1010, 720, 0.9, THING.ochre));
  birds(b, 860, 260, 5);
}

function cliffs(b: Brush, stone: string): void {
  const face = (light: number, distance: number) => b.paint(stone, light, distance);
  b.canvas.add(
    path(
      'M-20 640V210C60 190 140 230 200 250C280 270 300 340 360 380C420 420 470 460 520 530V566C380 600 160 620 -20 660Z',
      face(0.6, 0.16),
    ),
    path(
      'M1620 690V150C1540 160 1480 200 1400 230C1340 260 1320 330 1260 370C1200 410 1160 450 1090 530V560C1240 610 1440 650 1620 700Z',
      face(0.95, 0.12),
    ),
    ...[
      'M200 250L220 420L190 600L150 610L170 430Z',
      'M360 380L350 480L370 580L320 590L320 470Z',
      'M60 205L80 400L40 640H0L30 400Z',
    ].map((crack) => path(crack, face(0.2, 0.16), { opacity: 0.5 })),
    ...[
      'M1400 230L1380 400L1420 640L1360 630L1340 420Z',
      'M1260 370L1250 470L1270 600L1210 580L1220 460Z',
      'M1540 165L1520 380L1560 680L1490 660L1480 380Z',
    ].map((crack) => path(crack, face(0.4, 0.12), { opacity: 0.55 })),
    scrub(b, -10, 250, 220, 44, 0.12, THING.pine),
    scrub(b, 240, 340, 140, 32, 0.14, THING.pine),
    scrub(b, 1280, 340, 140, 34, 0.1, THING.pine),
    scrub(b, 1420, 210, 200, 44, 0.08, THING.pine),
    path('M-20 650C160 622 380 600 520 562L540 572C380 624 160 650 -20 690Z', mix(b.palette.water[0], '#ffffff', 0.3), {
      opacity: 0.5,
    }),
    path(
      'M1620 700C1440 652 1240 612 1090 556L1070 566C1240 640 1440 690 1620 730Z',
      mix(b.palette.water[0], '#ffffff', 0.3),
      { opacity: 0.5 },
    ),
  );
}

export function kayak(b: Brush, x: number, y: number, scale: number, colour: string): string {
  return at(x, y, scale, [
    ellipse(0, 12, 150, 9, b.palette.ink, { opacity: 0.28 }),
    path('M-160 -8C-90 22 90 22 160 -10C90 -22 -90 -22 -160 -8Z', b.paint(colour, 0.95)),
    path('M-160 -8C-90 22 90 22 160 -10C90 10 -90 10 -160 -8Z', b.paint(colour, 0.4)),
    ellipse(-26, -8, 40, 8, b.paint(THING.night, 0.8)),
    ellipse(52, -9, 34, 7, b.paint(THING.night, 0.8)),
    line([-110, -40], [96, 22], b.paint(THING.walnut, 0.8), 5),
    ellipse(-118, -43, 26, 9, b.paint(THING.ochre, 1), { transform: 'rotate(17 -118 -43)' }),
    ellipse(104, 25, 26, 9, b.paint(THING.ochre, 0.8), { transform: 'rotate(17 104 25)' }),
    glint(10, 26, 130, 4, b.palette.water[0], 0.55),
  ]);
}

/** An island of pines before old walls. */
function lokrum(b: Brush): void {
  const horizon = 500;
  sky(b, { horizon, sun: { x: 0.2, y: 0.5 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), horizon, 120), horizon, '#67888f', 0.68);
  mist(b, horizon, 100, 0.5);
  const island = [
    path('M560 504C660 430 800 380 960 372C1120 370 1300 420 1420 504Z', b.paint(THING.pine, 0.5, 0.12)),
    scrub(b, 600, 470, 760, 90, 0.08, THING.pine),
    scrub(b, 700, 420, 540, 80, 0.08, THING.cypress),
    path('M540 506L600 484H1400L1450 506Z', b.paint(THING.sand, 0.7, 0.1)),
  ];
  b.canvas.add(...island, ...[820, 900, 1040].map((x) => cypress(b, { x, y: 430, size: 120, distance: 0.06 })));
  water(b, { horizon, lightAt: 0.2 });
  reflection(b, horizon, island, 0.3);
  b.canvas.add(
    kayak(b, 560, 760, 1.7, THING.aqua),
    kayak(b, 1040, 680, 1, THING.coral),
    kayak(b, 300, 660, 0.7, THING.ochre),
  );
}

/** A horseshoe harbour of painted houses. */
function cove(b: Brush): void {
  const horizon = 600;
  sky(b, { horizon, sun: { x: 0.14, y: 0.4 }, clouds: 3 });
  const hill = (x: number) => 600 - 330 * Math.exp(-(((x - 1100) / 520) ** 2)) - 60;
  hills(b, hill, horizon, THING.pine, 0.2);
  b.canvas.add(
    scrub(b, 560, 380, 1100, 100, 0.2, THING.pine),
    ...[760, 900, 1240, 1420].map((x) => cypress(b, { x, y: hill(x) + 60, size: 150, distance: 0.14 })),
  );
  b.canvas.add(
    rect(1180, 200, 110, 90, b.paint(THING.ochre, 0.9, 0.14)),
    ...tower(b, { x: 1310, base: 290, w: 30, h: 90, wall: THING.ochre, roof: THING.terracotta, distance: 0.14 }),
  );
  mist(b, horizon, 160, 0.3);
  const style = {
    walls: [THING.coral, THING.ochre, THING.rose, THING.cream, THING.brick],
    roof: THING.terracotta,
    roofs: 'hip' as const,
    distance: 0.04,
    size: 72,
    tall: 1.9,
  };
  const houses = [
    ...hillTown(b, { line: () => 560, base: () => 590, from: 420, to: 1640, rows: 1 }, style),
    rect(400, 584, 1220, 20, b.paint(THING.stone, 0.7)),
  ];
  b.canvas.add(...houses);
  water(b, { horizon, lightAt: 0.14 });
  reflection(b, horizon, houses, 0.42);
  b.canvas.add(
    fishingBoat(b, 520, 720, 1.2, THING.aqua),
    fishingBoat(b, 860, 790, 1.5, THING.white),
    fishingBoat(b, 1240, 740, 1.3, THING.coral),
    sailingBoat(b, 230, 690, 0.9, 0.1),
  );
}

/** A village down a cliff, the road in bends, lemons in the near corner. */
function amalfi(b: Brush): void {
  const horizon = 560;
  sky(b, { horizon, sun: { x: 0.2, y: 0.44 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), horizon, 140), horizon, '#6c8fa0', 0.68);
  mist(b, horizon, 120, 0.5);
  water(b, { horizon, lightAt: 0.2 });
  b.canvas.add(
    path(
      'M620 1000C640 820 720 640 820 500C900 380 1020 220 1160 130C1300 60 1480 40 1620 20V1000Z',
      b.canvas.linear([
        [0, b.paint('#9aa48c', 0.8, 0.2)],
        [1, b.paint(THING.pine, 0.4)],
      ]),
    ),
  );
  const slope = (x: number) => 1000 - (x - 640) * 1.02;
  const style = {
    walls: [THING.white, THING.cream, THING.rose, THING.coral, THING.ochre],
    roof: THING.terracotta,
    roofs: 'mixed' as const,
    distance: 0.05,
    size: 62,
    tall: 0.95,
  };
  b.canvas.add(
    scrub(b, 900, 420, 700, 80, 0.14, THING.pine),
    ...hillTown(
      b,
      {
        line: (x) => Math.max(250, slope(x) - 40),
        base: (x) => Math.min(960, slope(x) + 640),
        from: 820,
        to: 1640,
        rows: 9,
      },
      style,
    ),
    ...dome(b, { x: 1090, base: 640, r: 70, colour: THING.ochre, drum: 0.4 }),
    scrub(b, 640, 960, 400, 70, 0, THING.pine),
  );
  lemons(b);
}

function lemons(b: Brush): void {
  const random = b.random.fork('lemons');
  const marks: string[] = [stroke('M-20 40C120 70 260 60 420 160', b.paint(THING.walnut, 0.5), 12)];
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random.between(-20, 420), random.between(-20, 150) + random.between(0, 60)];
    marks.push(
      ellipse(x, y, 44, 17, b.paint(random.chance(0.5) ? THING.pine : THING.leaf, random.between(0.4, 0.9)), {
        transform: `rotate(${Math.round(random.between(-60, 80))} ${Math.round(x)} ${Math.round(y)})`,
      }),
    );
  }
  for (const [x, y] of [
    [90, 190],
    [210, 160],
    [330, 230],
    [30, 110],
    [270, 90],
  ] as const)
    marks.push(
      ellipse(x, y, 27, 35, b.paint('#e9c53f', 0.95)),
      ellipse(x - 8, y - 10, 10, 14, '#fff6c8', { opacity: 0.5 }),
    );
  b.canvas.add(...marks);
}

function blackBeach(b: Brush): void {
  const horizon = 480;
  sky(b, { horizon, sun: { x: 0.64, y: 0.4 }, clouds: 3 });
  water(b, { horizon, lightAt: 0.64, bottom: 760 });
  b.canvas.add(
    path('M-20 486V230C80 200 180 240 260 310C330 370 420 440 520 486Z', b.paint('#8b7f76', 0.75, 0.2)),
    path(
      'M120 236C180 240 200 262 260 310C330 370 420 440 520 486H300C260 400 200 320 120 236Z',
      b.paint('#8b7f76', 0.25, 0.2),
      { opacity: 0.6 },
    ),
    path(
      'M-20 700C300 660 700 720 1100 690C1300 676 1480 690 1620 670V1000H-20Z',
      b.canvas.linear([
        [0, b.paint('#5d5a60', 0.9)],
        [1, b.paint('#3b3a44', 0.8)],
      ]),
    ),
    path(
      'M-20 700C300 660 700 720 1100 690C1300 676 1480 690 1620 670V684C1480 704 1300 690 1100 706C700 738 300 678 -20 720Z',
      '#f6fbf7',
      { opacity: 0.75 },
    ),
  );
  for (const [x, y, s] of [
    [1240, 760, 0.75],
    [960, 790, 0.9],
    [560, 840, 1.25],
    [1320, 900, 1.5],
  ] as const)
    b.canvas.add(parasol(b, x, y, s));
}

export function parasol(b: Brush, x: number, y: number, scale: number, cloth: string = THING.sand): string {
  const slats = [-90, -45, 0, 45].map((from) =>
    path(d`M0 -190L${from} -134Q${from + 22} -126 ${from + 45} -134Z`, b.paint(cloth, from < 0 ? 0.95 : 0.6)),
  );
  return at(x, y, scale, [
    ellipse(20, 6, 150, 14, b.palette.ink, { opacity: 0.3 }),
    line([0, 4], [0, -150], b.paint(THING.walnut, 0.7), 7),
    ...slats,
    path('M34 -22L150 -54L160 -44L50 -8Z', b.paint(THING.white, 0.95)),
    path('M50 -8L-30 0V-10L34 -22Z', b.paint(THING.white, 0.7)),
    line([44, -8], [40, 8], b.paint(THING.walnut, 0.6), 5),
    line([130, -36], [134, 8], b.paint(THING.walnut, 0.6), 5),
  ]);
}

/** Blue light from below in a sea cave. */
function grotto(b: Brush): void {
  const { canvas } = b;
  canvas.add(
    rect(0, 0, 1600, 1000, '#0a1a33'),
    rect(
      0,
      520,
      1600,
      480,
      canvas.linear([
        [0, '#7fe3f2'],
        [0.25, '#2ba6da'],
        [0.7, '#1257a0'],
        [1, '#0a2450'],
      ]),
    ),
    ellipse(
      820,
      520,
      900,
      160,
      canvas.radial([
        [0, '#e6fdff', 0.9],
        [0.4, '#6fd9f0', 0.5],
        [1, '#2ba6da', 0],
      ]),
    ),
    path(
      'M620 530V430C640 350 720 310 820 312C920 314 990 360 1010 440V530Z',
      canvas.linear([
        [0, '#fdf6dc'],
        [1, '#bff0f2'],
      ]),
    ),
    path('M700 528C760 512 860 508 940 526Z', '#5f8fa0', { opacity: 0.6 }),
  );
  const rock = (light: number) => mix('#0a1a33', '#3d6f98', light);
  canvas.add(
    path(
      'M-10 -10H1610V300C1500 340 1460 420 1380 470C1300 520 1180 500 1090 470C1040 450 1020 380 940 330C860 300 740 300 690 350C640 400 600 470 520 480C420 500 360 440 280 470C180 500 100 560 -10 560Z',
      rock(0.22),
    ),
    path(
      'M-10 -10H1610V190C1480 220 1420 320 1300 350C1180 380 1120 300 1000 270C860 240 720 250 620 310C540 360 460 400 360 370C240 340 140 420 -10 440Z',
      rock(0.08),
    ),
    path('M-10 560C100 560 180 500 280 470C260 530 200 560 160 580C100 600 40 600 -10 620Z', rock(0.3)),
    path('M1610 300C1500 340 1460 420 1380 470C1430 520 1520 560 1610 570Z', rock(0.3)),
  );
  for (let i = 0; i < 60; i++)
    canvas.add(
      glint(
        b.random.between(60, 1540),
        540 + b.random.next() ** 1.4 * 420,
        b.random.between(20, 110),
        b.random.between(2, 5),
        '#c9fbff',
        b.random.between(0.15, 0.55),
      ),
    );
  canvas.add(
    at(640, 690, 1.5, [
      ellipse(0, 10, 120, 8, '#04122c', { opacity: 0.5 }),
      path('M-120 -22C-90 14 90 14 124 -26C80 -14 -70 -12 -120 -22Z', '#07182f'),
      path('M-120 -22C-70 -12 80 -14 124 -26L120 -20C80 -6 -70 -4 -116 -15Z', '#c9a257'),
      line([-10, -14], [-96, 30], '#3d2a22', 5),
      line([30, -14], [110, 34], '#3d2a22', 5),
    ]),
  );
}

/** Under the surface: light, rock and fish. */
function snorkel(b: Brush): void {
  const { canvas } = b;
  const random = b.random.fork('sea');
  canvas.add(
    rect(
      0,
      0,
      1600,
      1000,
      canvas.linear([
        [0, '#bfeee2'],
        [0.16, '#5fc3c4'],
        [0.5, '#1f7f9c'],
        [1, '#0c3358'],
      ]),
    ),
  );
  for (let i = 0; i < 9; i++) {
    const x = -100 + i * 210 + random.between(-40, 40);
    canvas.add(
      polygon(
        [
          [x, 0],
          [x + random.between(40, 120), 0],
          [x + 340, 1000],
          [x + 120, 1000],
        ],
        canvas.linear([
          [0, '#f4fff4', 0.34],
          [0.7, '#f4fff4', 0.04],
          [1, '#f4fff4', 0],
        ]),
      ),
    );
  }
  canvas.add(
    path('M-10 60C160 30 300 80 480 52C660 26 820 84 1000 54C1180 28 1360 78 1610 46V-10H-10Z', '#f3fbf1', {
      opacity: 0.85,
    }),
    path('M-10 86C160 60 300 108 480 80C660 56 820 112 1000 82C1180 58 1360 106 1610 74V50H-10Z', '#dff7ec', {
      opacity: 0.4,
    }),
  );
  canvas.add(
    path('M-10 1000V760C80 700 160 720 240 760C320 800 380 780 460 830C540 870 620 880 700 1000Z', '#0f3a55'),
    path(
      'M1610 1000V640C1520 600 1440 660 1400 730C1350 800 1260 800 1200 850C1120 900 1060 920 1020 1000Z',
      '#124463',
    ),
    path('M-10 1000V900C240 860 480 930 800 940C1100 950 1380 900 1610 920V1000Z', '#0a2a47'),
  );
  for (let i = 0; i < 34; i++) {
    const x = random.chance(0.5) ? random.between(20, 560) : random.between(1080, 1580);
    const h = random.between(60, 190);
    const sway = random.between(-40, 40);
    canvas.add(
      stroke(
        d`M${x} ${980 - random.between(0, 120)}q${sway} ${-h * 0.5} ${sway * 0.2} ${-h}`,
        random.pick(['#2f8f7f', '#1f6f6f', '#5fb08a', '#c96a5a']),
        random.between(6, 14),
      ),
    );
  }
  fish(b, 760, 430, 2.6, '#e8b23a', '#1b3a5c');
  fish(b, 1120, 560, 1.9, '#e27a52', '#f6efe0', true);
  for (let i = 0; i < 26; i++)
    fish(
      b,
      260 + random.between(-170, 200),
      330 + random.between(-90, 130),
      random.between(0.4, 0.7),
      '#cfe9e4',
      '#8fc5b8',
    );
  for (let i = 0; i < 18; i++)
    canvas.add(
      circle(980 + random.between(-20, 20), 120 + i * 46, random.between(3, 11), '#f4fff8', { opacity: 0.35 }),
    );
}

function fish(b: Brush, x: number, y: number, scale: number, body: string, stripe: string, flip = false): void {
  b.canvas.add(
    at(
      x,
      y,
      scale,
      [
        path('M-44 0C-20 -30 24 -28 46 0C24 28 -20 30 -44 0Z', body),
        path('M-40 0L-74 -24C-66 -8 -66 8 -74 24Z', body),
        path('M-6 -21Q4 0 -6 21L6 21Q16 0 6 -21Z', stripe, { opacity: 0.8 }),
        path('M-4 -22C4 -38 20 -36 26 -22Z', stripe, { opacity: 0.7 }),
        circle(30, -5, 4, '#0c2036'),
      ],
      flip,
    ),
  );
}

/** Thermal pools in terraces above the sea. */
function pools(b: Brush): void {
  const horizon = 380;
  sky(b, { horizon, sun: { x: 0.24, y: 0.44 }, clouds: 3 });
  hills(b, ridge(b.random.fork('far'), horizon, 110), horizon, '#6c8fa0', 0.66);
  water(b, { horizon, lightAt: 0.24, bottom: 640 });
  b.canvas.add(
    path(
      'M1620 300C1500 290 1380 330 1280 400C1160 480 1040 540 900 560C600 580 300 600 -20 620V1010H1620Z',
      b.paint(THING.pine, 0.5),
    ),
    scrub(b, 1180, 420, 460, 80, 0.04, THING.pine),
  );
  for (const [x, y, w, h] of [
    [1180, 560, 280, 44],
    [820, 640, 330, 54],
    [1260, 740, 330, 60],
    [500, 760, 380, 70],
    [980, 880, 440, 84],
  ] as const) {
    b.canvas.add(
      ellipse(x, y + 16, w, h * 1.05, b.paint(THING.stone, 0.5)),
      ellipse(x, y, w, h, b.paint(THING.sand, 0.95)),
      ellipse(
        x,
        y + 4,
        w * 0.92,
        h * 0.84,
        b.canvas.linear([
          [0, '#d4f3e6'],
          [1, b.paint(THING.aqua, 0.9)],
        ]),
      ),
      glint(x - w * 0.2, y, w * 0.4, 4, '#ffffff', 0.6),
      glint(x + w * 0.3, y + h * 0.4, w * 0.3, 4, '#ffffff', 0.4),
    );
  }
  b.canvas.add(
    parasol(b, 250, 800, 1, THING.coral),
    parasol(b, 640, 930, 1.1, THING.coral),
    stonePine(b, { x: 1480, y: 700, size: 480 }),
    scrub(b, -20, 960, 600, 90, 0, THING.pine),
  );
  for (let i = 0; i < 7; i++)
    b.canvas.add(ellipse(560 + i * 140, 560 - (i % 3) * 40, 120, 40, '#ffffff', { opacity: 0.12 }));
}
