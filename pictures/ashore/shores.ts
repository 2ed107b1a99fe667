import type { Brush, Scene } from '../brush.ts';
import { mix } from '../colour.ts';
import { hills, ridge } from '../land.ts';
import { at, circle, d, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { scrub, stonePine } from '../plants.ts';
import { sky } from '../sky.ts';
import { glint, water } from '../water.ts';

export const SHORES: Record<string, Scene> = { blackBeach, grotto, snorkel, pools };

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
      b.canvas.blend(b.paint('#5d5a60', 0.9), b.paint('#3b3a44', 0.8)),
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
    path('M620 530V430C640 350 720 310 820 312C920 314 990 360 1010 440V530Z', canvas.blend('#fdf6dc', '#bff0f2')),
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
      ellipse(x, y + 4, w * 0.92, h * 0.84, b.canvas.blend('#d4f3e6', b.paint(THING.aqua, 0.9))),
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
