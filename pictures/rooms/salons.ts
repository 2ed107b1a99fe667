import type { Brush, Scene } from '../brush.ts';
import { circle, d, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { armchair, frame, plant, stool } from './furniture.ts';
import { pendant, room, rug, seaWindow, warmth } from './room.ts';

export const SALONS: Record<string, Scene> = { library, shops, atrium, bridge };

function library(b: Brush): void {
  room(b, { wall: THING.walnut, floor: '#6a4630' });
  const { canvas } = b;
  const random = b.random.fork('books');
  for (const x0 of [40, 1140])
    for (let shelf = 0; shelf < 5; shelf++) {
      const y = 180 + shelf * 124;
      canvas.add(rect(x0, y - 110, 420, 110, b.paint('#2f1f18', 0.8)));
      for (let x = x0 + 8; x < x0 + 396; ) {
        const [w, h] = [random.between(14, 32), random.between(70, 102)];
        canvas.add(
          rect(
            x,
            y - h,
            w,
            h,
            b.paint(
              random.pick([
                THING.wine,
                THING.teal,
                THING.ochre,
                THING.navy,
                THING.pine,
                THING.coral,
                THING.linen,
                THING.brass,
              ]),
              random.between(0.6, 1),
            ),
            { rx: 3 },
          ),
          rect(x + 2, y - h + 14, w - 4, 5, b.paint(THING.brass, 1), { opacity: 0.7 }),
        );
        x += w + 2;
      }
      canvas.add(rect(x0 - 14, y, 448, 14, b.paint(THING.wood, 0.95)));
    }
  seaWindow(b, 560, 90, 480, 500, { panes: 2 });
  rug(b, 800, 920, 640, THING.wine);
  b.canvas.add(
    armchair(b, 480, 930, 1.2, THING.teal),
    armchair(b, 1120, 930, 1.2, THING.coral),
    ellipse(800, 950, 120, 14, b.palette.ink, { opacity: 0.3 }),
    rect(790, 800, 20, 146, b.paint(THING.brass, 0.9)),
    ellipse(800, 796, 130, 20, b.paint(THING.wood, 1)),
    rect(740, 762, 110, 16, b.paint(THING.wine, 0.9), { rx: 3 }),
    rect(750, 746, 100, 16, b.paint(THING.aqua, 0.9), { rx: 3 }),
  );
  pendant(b, 800, 60, 60);
}

function shops(b: Brush): void {
  room(b, { wall: THING.cream, floor: '#d8c7a6' });
  const { canvas } = b;
  for (const [x, sign] of [
    [60, THING.navy],
    [580, THING.coral],
    [1100, THING.teal],
  ] as const) {
    canvas.add(
      rect(x, 130, 440, 630, b.paint(THING.walnut, 0.7), { rx: 14 }),
      rect(x + 24, 210, 392, 540, b.canvas.blend('#fff6e0', b.paint(THING.linen, 0.8))),
      rect(x, 120, 440, 74, b.paint(sign, 0.95), { rx: 14 }),
      rect(x + 120, 148, 200, 16, '#fff6e6', { rx: 8, opacity: 0.9 }),
    );
    warmth(b, x + 220, 300, 260, 0.3);
    for (const y of [400, 560, 740]) canvas.add(rect(x + 40, y, 360, 10, b.paint(THING.brass, 1)));
  }
  canvas.add(
    ...[130, 210, 290, 370, 440].map((x, i) =>
      path(
        d`M${x - 26} 400v-70q0 -16 26 -16t26 16v70z`,
        b.paint([THING.wine, THING.aqua, THING.ochre, THING.coral, THING.navy][i] ?? THING.wine, 0.9),
      ),
    ),
    ...[140, 240, 340, 430].map((x, i) =>
      circle(x, 520, 34, b.paint([THING.brass, '#c5cdd0', THING.brass, THING.coral][i] ?? THING.brass, 0.95)),
    ),
    ...[140, 240, 340, 430].map((x) => circle(x, 520, 24, b.paint(THING.white, 1))),
  );
  canvas.add(
    path('M640 230h320v20l-20 -6v150q-140 20 -280 0v-150l-20 6z', b.paint(THING.white, 0.95)),
    ...[650, 720, 790, 860, 930].map((x, i) =>
      rect(
        x,
        480,
        52,
        78,
        b.paint([THING.teal, THING.ochre, THING.wine, THING.aqua, THING.coral][i] ?? THING.teal, 0.9),
        { rx: 6 },
      ),
    ),
    ...[670, 760, 850].map((x) => path(d`M${x} 740v-80h70v80z`, b.paint(THING.linen, 1))),
    ...[686, 776, 866].map((x) => stroke(d`M${x} 660q18 -40 36 0`, b.paint(THING.walnut, 0.8), 6)),
  );
  canvas.add(
    ...[1170, 1250, 1330, 1420].map((x, i) =>
      path(
        d`M${x - 30} 400l12 -100h36l12 100z`,
        b.paint([THING.glass, THING.coral, THING.brass, THING.rose][i] ?? THING.glass, 0.9),
      ),
    ),
    ...[1180, 1290, 1400].map((x, i) =>
      rect(x - 36, 490, 72, 70, b.paint([THING.navy, THING.wine, THING.pine][i] ?? THING.navy, 0.9), { rx: 10 }),
    ),
    ...[1180, 1290, 1400].map((x) => path(d`M${x - 34} 740q0 -90 34 -90t34 90z`, b.paint(THING.sand, 0.95))),
  );
  for (const x of [540, 1060]) b.canvas.add(plant(b, x, 860, 0.9));
  for (const x of [280, 800, 1320]) pendant(b, x, 30, 40);
}

function atrium(b: Brush): void {
  room(b, { wall: THING.cream, floor: '#d8c7a6' });
  const { canvas } = b;
  for (const y of [140, 330, 520])
    canvas.add(
      rect(-10, y, 1620, 18, b.paint(THING.brass, 0.95)),
      ...Array.from({ length: 40 }, (_, i) => rect(10 + i * 42, y - 62, 5, 64, b.paint(THING.brass, 0.7))),
      rect(-10, y - 68, 1620, 9, b.paint(THING.wood, 0.95)),
      rect(-10, y + 18, 1620, 26, b.paint(THING.white, 0.5)),
    );
  seaWindow(b, 560, -20, 480, 560, { panes: 2 });
  canvas.add(
    path(
      'M360 1000C420 860 560 780 640 640C700 540 720 460 720 380H880C880 460 900 540 960 640C1040 780 1180 860 1240 1000Z',
      b.paint(THING.wine, 0.85),
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      rect(724 - i * i * 4.4, 400 + i * 66, 152 + i * i * 8.8, 8, b.paint(THING.wine, 0.4)),
    ),
    stroke('M340 990C400 850 540 770 620 630C680 530 700 450 700 370', b.paint(THING.brass, 1), 16),
    stroke('M1260 990C1200 850 1060 770 980 630C920 530 900 450 900 370', b.paint(THING.brass, 0.8), 16),
  );
  for (let i = 0; i < 6; i++)
    canvas.add(
      ellipse(800, 90 + i * 26, 130 - i * 20, 16, 'none', { stroke: b.paint(THING.brass, 1), 'stroke-width': 6 }),
      ...Array.from({ length: 7 - i }, (_, k) => circle(800 + (k - (6 - i) / 2) * 38, 100 + i * 26, 9, '#fff1c4')),
    );
  warmth(b, 800, 150, 420, 0.5);
  b.canvas.add(
    armchair(b, 180, 930, 1.05, THING.teal),
    armchair(b, 1420, 930, 1.05, THING.teal),
    ...frame(b, 160, 570, 160, 120, 'sea'),
    ...frame(b, 1280, 570, 160, 120, 'sun'),
  );
}

function bridge(b: Brush): void {
  room(b, { wall: THING.night, floor: '#2f3a4a' });
  const { canvas } = b;
  seaWindow(b, -20, 80, 1640, 470, { panes: 6, frame: THING.navy });
  canvas.add(
    polygon(
      [
        [60, 620],
        [1540, 620],
        [1620, 780],
        [-20, 780],
      ],
      b.paint('#4a5a6a', 0.95),
    ),
    rect(-20, 776, 1640, 120, b.paint('#3a4856', 0.8)),
    rect(-20, 890, 1640, 120, b.paint('#2a3642', 0.7)),
  );
  const screen = (x: number, y: number, w: number, h: number, inside: string[]) => [
    rect(x - 10, y - 10, w + 20, h + 20, b.paint(THING.night, 0.9), { rx: 12 }),
    rect(x, y, w, h, '#0d2f3f', { rx: 6 }),
    ...inside,
  ];
  canvas.add(
    ...screen(180, 600, 260, 160, [
      ...[60, 40, 20].map((r) =>
        circle(310, 680, r, 'none', { stroke: '#5fd3b0', 'stroke-width': 3, 'stroke-opacity': 0.8 }),
      ),
      line([310, 680], [360, 640], '#8ff0d0', 4),
      circle(340, 700, 5, '#ffd58a'),
      circle(286, 656, 4, '#ffd58a'),
    ]),
    ...screen(520, 600, 300, 160, [
      path('M520 720C600 690 640 740 700 700C760 670 790 690 820 680V760H520Z', '#2f6f5a'),
      stroke('M540 640Q660 610 800 650', '#ffd58a', 4, { 'stroke-dasharray': '4 10' }),
    ]),
    ...screen(
      1140,
      600,
      280,
      160,
      [0, 1, 2, 3].flatMap((i) => [rect(1166, 626 + i * 32, 60 + i * 40, 12, '#5fd3b0', { rx: 6 })]),
    ),
  );
  canvas.add(
    circle(980, 740, 120, 'none', { stroke: b.paint(THING.wood, 0.95), 'stroke-width': 26 }),
    circle(980, 740, 36, b.paint(THING.brass, 1)),
    ...[0, 45, 90, 135].map((a) =>
      line([840, 740], [1120, 740], b.paint(THING.wood, 0.8), 16, { transform: `rotate(${a} 980 740)` }),
    ),
    polygon(
      [
        [940, 860],
        [1020, 860],
        [1060, 1000],
        [900, 1000],
      ],
      b.paint(THING.navy, 0.8),
    ),
  );
  canvas.add(
    ...[300, 340, 380].map((x, i) => circle(x - 60, 830, 12, ['#e27a52', '#ffd58a', '#5fd3b0'][i] ?? '#ffd58a')),
    ...[560, 620, 680, 740].map((x) => rect(x, 816, 36, 26, b.paint(THING.stone, 0.8), { rx: 6 })),
    stool(b, 640, 985, 1, THING.wine),
    stool(b, 1320, 985, 1, THING.wine),
  );
}
