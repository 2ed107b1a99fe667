import { parasol } from '../ashore/shores.ts';
import type { Brush, Scene } from '../brush.ts';
import { at, circle, d, ellipse, group, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { lounger, plant } from '../rooms/furniture.ts';
import { birds } from '../sky.ts';
import { openSea, planks, railing } from './open-deck.ts';

export const PASTIMES: Record<string, Scene> = { yoga, familyPool, cinema, sport };

function yoga(b: Brush): void {
  openSea(b, 470, 0.5);
  railing(b, 470, 640);
  planks(b, 640);
  const mat = (x: number, y: number, w: number, h: number, lean: number, colour: string) => [
    polygon(
      [
        [x - w * 0.4 + lean, y - h],
        [x + w * 0.4 + lean, y - h],
        [x + w * 0.5, y],
        [x - w * 0.5, y],
      ],
      b.paint(colour, 0.95),
    ),
    polygon(
      [
        [x - w * 0.34 + lean, y - h + 10],
        [x + w * 0.34 + lean, y - h + 10],
        [x + w * 0.42, y - 12],
        [x - w * 0.42, y - 12],
      ],
      'none',
      { stroke: '#ffffff', 'stroke-width': 4, 'stroke-opacity': 0.35 },
    ),
  ];
  b.canvas.add(
    ...mat(340, 760, 200, 90, 60, THING.teal),
    ...mat(640, 760, 200, 90, 20, THING.coral),
    ...mat(960, 760, 200, 90, -20, THING.aqua),
    ...mat(1260, 760, 200, 90, -60, THING.ochre),
    ...mat(240, 950, 300, 140, 90, THING.coral),
    ...mat(620, 950, 300, 140, 26, THING.glass),
    ...mat(1000, 950, 300, 140, -30, THING.navy),
    ...mat(1380, 950, 300, 140, -90, THING.teal),
  );
  b.canvas.add(
    group(
      [
        ellipse(0, 6, 60, 8, b.palette.ink, { opacity: 0.25 }),
        rect(-54, -30, 108, 34, b.paint(THING.linen, 0.95), { rx: 16 }),
        rect(-46, -58, 92, 30, b.paint(THING.coral, 0.9), { rx: 14 }),
      ],
      { transform: 'translate(810 900)' },
    ),
    plant(b, 70, 760, 0.9),
    plant(b, 1530, 760, 0.9),
  );
}

function familyPool(b: Brush): void {
  openSea(b, 400, 0.3);
  railing(b, 400, 520);
  planks(b, 520);
  b.canvas.add(
    path(
      'M200 700C400 600 1180 600 1400 690C1560 760 1520 900 1300 930C1000 970 500 970 300 930C80 890 60 770 200 700Z',
      b.paint(THING.white, 0.97),
    ),
    path(
      'M240 716C430 636 1150 634 1360 710C1490 770 1450 876 1270 902C990 936 520 936 330 902C140 866 130 776 240 716Z',
      b.canvas.linear([
        [0, '#c9f0e6'],
        [0.5, b.paint(THING.aqua, 1)],
        [1, b.paint(THING.teal, 0.9)],
      ]),
    ),
  );
  for (let i = 0; i < 26; i++)
    b.canvas.add(
      ellipse(b.random.between(300, 1320), b.random.between(720, 890), b.random.between(30, 90), 4, '#ffffff', {
        opacity: 0.4,
      }),
    );
  b.canvas.add(
    path(
      'M1180 330C1320 330 1420 420 1400 520C1380 620 1240 600 1180 680L1120 660C1160 560 1310 560 1330 500C1340 440 1270 390 1180 396Z',
      b.paint(THING.coral, 0.97),
    ),
    path(
      'M1180 374C1270 374 1350 430 1338 506C1320 580 1190 580 1140 668L1120 660C1160 560 1310 560 1330 500C1340 440 1270 390 1180 396Z',
      b.paint(THING.coral, 0.5),
    ),
    line([1180, 350], [1180, 640], b.paint(THING.white, 0.8), 16),
    line([1090, 350], [1090, 640], b.paint(THING.white, 0.6), 16),
    ...[400, 450, 500, 550, 600].map((y) => rect(1090, y, 90, 10, b.paint(THING.white, 0.9))),
  );
  const ring = (x: number, y: number, c: string) => [
    ellipse(x, y, 84, 30, b.paint(c, 0.95)),
    ellipse(x, y - 4, 40, 13, b.paint(THING.aqua, 0.9)),
    ...[-60, -20, 20, 60].map((dx) =>
      ellipse(x + dx, y - 14 + Math.abs(dx) * 0.12, 12, 9, '#ffffff', { opacity: 0.8 }),
    ),
  ];
  b.canvas.add(
    ...ring(560, 800, THING.coral),
    ...ring(860, 860, THING.ochre),
    circle(1040, 770, 34, b.paint(THING.white, 1)),
    path('M1006 770a34 34 0 0 1 68 0q-34 -16 -68 0z', b.paint(THING.coral, 0.95)),
    parasol(b, 170, 690, 1, THING.ochre),
    parasol(b, 420, 600, 0.7, THING.aqua),
    lounger(b, 1480, 980, 1, THING.white),
  );
}

/** A screen above the pool, the sky above the screen. */
function cinema(b: Brush): void {
  openSea(b, 520, 0.85);
  planks(b, 640);
  b.canvas.add(
    rect(330, 110, 940, 500, b.paint(THING.night, 0.9), { rx: 14 }),
    rect(
      356,
      136,
      888,
      448,
      b.canvas.linear([
        [0, '#f2a97a'],
        [0.6, '#fbe0b0'],
        [1, '#7fb3bb'],
      ]),
    ),
    circle(800, 360, 90, '#fff6dc'),
    path('M356 470C480 390 560 470 700 440C860 400 960 470 1244 430V584H356Z', '#2f6f80'),
    path('M640 470L800 300L960 470Z', '#1f4a63', { opacity: 0.7 }),
    ...[460, 1110].map((x) => rect(x, 606, 30, 60, b.paint(THING.night, 0.8))),
  );
  b.canvas.add(circle(800, 420, 760, b.canvas.glow('#fff1d0', 0.3)));
  for (const [x, y, s, f] of [
    [250, 800, 0.85, false],
    [620, 800, 0.85, false],
    [1010, 800, 0.85, true],
    [1380, 800, 0.85, true],
    [360, 970, 1.15, false],
    [820, 980, 1.15, false],
    [1290, 970, 1.15, true],
  ] as const)
    b.canvas.add(lounger(b, x, y, s, THING.navy, f));
  b.canvas.add(
    at(600, 960, 0.8, [
      path('M-50 -120H50L38 0H-38Z', b.paint(THING.white, 0.97)),
      ...[-34, -6, 22].map((x) => path(d`M${x} -120h16l-3 120h-12z`, b.paint(THING.coral, 0.95))),
      ...[-40, -20, 0, 20, 40, -30, -8, 14, 32].map((x, i) =>
        circle(x, -126 - (i % 3) * 14, 17, b.paint('#fff1d0', 0.95)),
      ),
    ]),
  );
}

function sport(b: Brush): void {
  openSea(b, 430, 0.76);
  railing(b, 430, 560);
  b.canvas.add(
    rect(0, 560, 1600, 450, b.canvas.blend(b.paint('#3f8a7a', 0.95), b.paint('#2f6a66', 0.8))),
    polygon(
      [
        [260, 620],
        [1340, 620],
        [1620, 1010],
        [-20, 1010],
      ],
      b.paint('#c4643f', 0.9),
    ),
    stroke('M260 620H1340M60 890H1540M800 620V1010', '#fff6e6', 7, { opacity: 0.85 }),
    ellipse(800, 760, 150, 46, 'none', { stroke: '#fff6e6', 'stroke-width': 7, 'stroke-opacity': 0.85 }),
  );
  b.canvas.add(
    rect(300, 250, 16, 480, b.paint(THING.navy, 0.9)),
    rect(316, 240, 180, 130, b.paint(THING.white, 0.95), { rx: 8 }),
    rect(370, 290, 70, 54, 'none', { stroke: b.paint(THING.coral, 0.95), 'stroke-width': 8 }),
    ellipse(405, 380, 50, 12, 'none', { stroke: b.paint(THING.coral, 0.95), 'stroke-width': 9 }),
    ...[-40, -20, 0, 20, 40].map((x) => line([405 + x, 384], [405 + x * 0.6, 450], '#ffffff', 3, { opacity: 0.8 })),
    circle(640, 820, 44, b.paint('#d9823f', 0.97)),
    stroke('M596 820H684M640 776V864M608 790Q640 820 608 850M672 790Q640 820 672 850', b.paint(THING.walnut, 0.7), 4),
    at(1180, 820, 0.9, [
      ellipse(0, 60, 150, 14, b.palette.ink, { opacity: 0.25 }),
      rect(-170, -30, 340, 22, b.paint(THING.navy, 0.95), { rx: 4 }),
      rect(-4, -66, 8, 40, '#ffffff'),
      ...[-140, 130].map((x) => rect(x, -10, 14, 80, b.paint(THING.basalt, 0.7))),
    ]),
  );
  birds(b, 900, 220, 5);
}
