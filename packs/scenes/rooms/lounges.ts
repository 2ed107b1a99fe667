import type { Brush, Scene } from '../brush.ts';
import { circle, d, ellipse, group, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { armchair, frame, lounger, plant, sofa, stool } from './furniture.ts';
import { curtain, FLOOR, pendant, room, rug, seaWindow, warmth } from './room.ts';

/** Where guests watch, read, train, shop and play. */
export const LOUNGES: Record<string, Scene> = {
  theatre,
  blueHour,
  dance,
  library,
  gym,
  shops,
  kidsClub,
  teens,
  bridge,
  photoStudio,
  spa,
  thermal,
  atrium,
};

function theatre(b: Brush): void {
  const { canvas } = b;
  canvas.add(
    rect(
      0,
      0,
      1600,
      1000,
      canvas.linear([
        [0, '#1a1020'],
        [1, '#2f1420'],
      ]),
    ),
    rect(
      240,
      120,
      1120,
      600,
      canvas.linear([
        [0, '#1f2f5a'],
        [1, '#3f5a8a'],
      ]),
    ),
    circle(
      800,
      420,
      420,
      canvas.radial([
        [0, '#ffe3a6', 0.8],
        [0.5, '#ffb86a', 0.25],
        [1, '#ffb86a', 0],
      ]),
    ),
  );
  for (const [x, to] of [
    [420, 620],
    [800, 800],
    [1180, 980],
  ] as const)
    canvas.add(
      polygon(
        [
          [x - 20, 90],
          [x + 20, 90],
          [to + 130, 720],
          [to - 130, 720],
        ],
        canvas.linear([
          [0, '#fff1c4', 0.55],
          [1, '#fff1c4', 0.06],
        ]),
      ),
      rect(x - 34, 66, 68, 40, '#0f0a14', { rx: 8 }),
    );
  for (let i = 0; i < 5; i++)
    canvas.add(
      path(d`M${560 + i * 8} 700A240 ${240 - i * 40} 0 0 1 ${1040 - i * 8} 700Z`, 'none', {
        stroke: i % 2 ? '#e8b23a' : '#e27a52',
        'stroke-width': 10,
        'stroke-opacity': 0.75,
      }),
    );
  canvas.add(
    rect(
      240,
      700,
      1120,
      70,
      canvas.linear([
        [0, '#b9793f'],
        [1, '#6a3f26'],
      ]),
    ),
    ellipse(800, 728, 330, 18, '#ffe3a6', { opacity: 0.45 }),
  );
  curtain(b, 150, 90, 250, 640, '#a8283c');
  curtain(b, 1200, 90, 250, 640, '#a8283c');
  for (let i = 0; i < 8; i++)
    canvas.add(
      path(d`M${150 + i * 162.5} 60h163v70q-81 90 -163 0z`, i % 2 ? '#8a1f30' : '#a8283c'),
      path(d`M${150 + i * 162.5} 126q81 90 163 0v14q-82 88 -163 0z`, '#d9a94f'),
    );
  canvas.add(
    rect(60, 20, 1480, 60, '#d9a94f', { rx: 10 }),
    rect(60, 60, 1480, 20, '#9a6f2f'),
    rect(60, 20, 100, 760, '#c9964a'),
    rect(1440, 20, 100, 760, '#8a6230'),
  );
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 13 - row; i++) {
      const w = 112 + row * 14;
      const x = 800 + (i - (12 - row) / 2) * (w + 14);
      canvas.add(
        rect(x - w / 2, 800 + row * 72, w, 130, ['#5a1424', '#6f1a2c', '#8a2236'][row] ?? '#6f1a2c', { rx: 30 }),
        rect(x - w / 2 + 12, 810 + row * 72, w - 24, 20, '#ffffff', { rx: 10, opacity: 0.08 }),
      );
    }
}

function blueHour(b: Brush): void {
  const { canvas } = b;
  canvas.add(
    rect(
      0,
      0,
      1600,
      1000,
      canvas.linear([
        [0, '#0a1430'],
        [1, '#16264a'],
      ]),
    ),
  );
  curtain(b, 380, 60, 840, 640, '#3f5a9a');
  canvas.add(
    rect(380, 60, 840, 640, '#0a1430', { opacity: 0.5 }),
    circle(
      800,
      480,
      560,
      canvas.radial([
        [0, '#7fb8ff', 0.55],
        [0.5, '#5f8ae0', 0.18],
        [1, '#5f8ae0', 0],
      ]),
    ),
    ellipse(800, 800, 620, 110, '#1f3460'),
    ellipse(800, 784, 620, 104, '#35528a'),
  );
  canvas.add(
    group(
      [
        path('M-300 0C-310 -120 -240 -190 -120 -190H120C220 -190 250 -110 200 -60C170 -30 150 -20 150 0Z', '#0b1020'),
        path('M-240 -186C-120 -300 60 -330 210 -300L200 -280C60 -306 -100 -270 -190 -176Z', '#141c34'),
        path('M-240 -186C-120 -300 60 -330 210 -300L140 -190H-120C-170 -190 -210 -190 -240 -186Z', '#18233f'),
        rect(-320, -30, 110, 26, '#f6efe0'),
        ...Array.from({ length: 6 }, (_, i) => rect(-312 + i * 17, -30, 7, 15, '#0b1020')),
        ...[-220, 0, 130].map((x) => rect(x, 0, 18, 120, '#0b1020')),
        path('M-200 -150C-160 -176 -100 -180 -40 -180', 'none', {
          stroke: '#7fb8ff',
          'stroke-width': 6,
          'stroke-opacity': 0.5,
        }),
      ],
      { transform: 'translate(660 690) scale(1.15)' },
    ),
  );
  canvas.add(
    group(
      [
        path(
          'M0 -300C30 -300 44 -280 40 -250L30 -150C70 -130 76 -90 60 -60C90 -20 80 70 0 80C-80 70 -90 -20 -60 -60C-76 -90 -70 -130 -30 -150L-40 -250C-44 -280 -30 -300 0 -300Z',
          '#8a4a26',
        ),
        path('M0 -300C30 -300 44 -280 40 -250L30 -150C70 -130 76 -90 60 -60C90 -20 80 70 0 80Z', '#5a2c16'),
        rect(-8, -420, 16, 330, '#2a1610'),
        ...[-6, -2, 2, 6].map((x) => line([x, -400], [x, 30], '#e8d3a8', 1.2)),
        circle(0, 90, 5, '#c5cdd0'),
        line([0, 80], [0, 130], '#c5cdd0', 4),
      ],
      { transform: 'translate(1130 690) scale(1.1) rotate(10)' },
    ),
  );
  canvas.add(
    line([900, 800], [900, 500], '#c5cdd0', 7),
    line([900, 500], [860, 460], '#c5cdd0', 7),
    ellipse(846, 446, 22, 28, '#d9dde0'),
    ellipse(900, 804, 46, 9, '#101a30'),
  );
  for (const [x, y, s] of [
    [150, 930, 1],
    [420, 985, 1.2],
    [1190, 985, 1.2],
    [1460, 930, 1],
  ] as const)
    canvas.add(
      circle(
        x,
        y - 110 * s,
        150 * s,
        canvas.radial([
          [0, '#ffcf7a', 0.55],
          [1, '#ffcf7a', 0],
        ]),
      ),
      rect(x - 8, y - 90 * s, 16, 110, '#2a3a60'),
      ellipse(x, y - 92 * s, 100 * s, 18 * s, '#445f98'),
      path(d`M${x - 24 * s} ${y - 104 * s}l10 ${-44 * s}h${28 * s}l10 ${44 * s}z`, '#ffd58a'),
      path(d`M${x + 40 * s} ${y - 150 * s}q4 40 20 44q16 -4 20 -44z`, '#e27a52'),
    );
}

function dance(b: Brush): void {
  room(b, { wall: THING.night, floor: THING.wood });
  seaWindow(b, 60, 80, 1480, 520, { panes: 6, boat: false });
  const { canvas } = b;
  for (let y = 0; y < 4; y++)
    for (let x = -8; x < 9; x++)
      if ((x + y) % 2)
        canvas.add(
          polygon(
            [
              [800 + x * (120 + y * 24), FLOOR + y * 62],
              [800 + (x + 1) * (120 + y * 24), FLOOR + y * 62],
              [800 + (x + 1) * (144 + y * 24), FLOOR + 62 + y * 62],
              [800 + x * (144 + y * 24), FLOOR + 62 + y * 62],
            ],
            b.paint(THING.cream, 0.9),
            { opacity: 0.35 },
          ),
        );
  canvas.add(line([800, 0], [800, 130], b.palette.ink, 4), circle(800, 220, 100, b.paint('#b9c8d0', 0.9)));
  for (let r = -3; r <= 3; r++)
    for (let c = -3; c <= 3; c++)
      if (r * r + c * c < 11)
        canvas.add(
          rect(800 + c * 26 - 11, 220 + r * 26 - 11, 22, 22, (r * 3 + c * 5) % 4 ? '#dfe9ec' : '#ffd58a', {
            rx: 3,
            opacity: 0.85,
          }),
        );
  const random = b.random.fork('sparks');
  for (let i = 0; i < 70; i++)
    canvas.add(
      ellipse(
        random.between(0, 1600),
        random.between(60, 980),
        random.between(8, 18),
        random.between(5, 10),
        '#fff1c4',
        { opacity: random.between(0.15, 0.55) },
      ),
    );
  warmth(b, 800, 220, 560, 0.35);
}

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

function gym(b: Brush): void {
  room(b, { wall: '#dfe6e2', floor: '#7d8a8c' });
  seaWindow(b, 50, 80, 1500, 520, { panes: 5, frame: THING.white });
  const { canvas } = b;
  const treadmill = (x: number) =>
    group(
      [
        ellipse(0, 6, 190, 14, b.palette.ink, { opacity: 0.25 }),
        polygon(
          [
            [-180, 0],
            [150, -30],
            [170, -6],
            [-180, 22],
          ],
          b.paint(THING.night, 0.9),
        ),
        polygon(
          [
            [-180, 0],
            [150, -30],
            [150, -38],
            [-180, -10],
          ],
          b.paint(THING.stone, 0.9),
        ),
        stroke('M120 -30L170 -260', b.paint('#c5cdd0', 0.9), 16),
        stroke('M170 -260L60 -200', b.paint('#c5cdd0', 0.8), 12),
        rect(120, -310, 110, 74, b.paint(THING.night, 0.9), { rx: 12, transform: 'rotate(12 170 -270)' }),
        rect(132, -300, 86, 50, b.paint(THING.aqua, 1), { rx: 6, transform: 'rotate(12 170 -270)' }),
      ],
      { transform: `translate(${x} 880) scale(1.05)` },
    );
  canvas.add(treadmill(330), treadmill(800), treadmill(1270));
  canvas.add(
    ellipse(800, 980, 300, 16, b.palette.ink, { opacity: 0.25 }),
    rect(560, 960, 480, 14, b.paint('#c5cdd0', 0.9), { rx: 7 }),
    ...[560, 600, 1000, 1040].map((x, i) =>
      rect(
        x - 16,
        920 - (i === 1 || i === 2 ? 16 : 0),
        32,
        94 + (i === 1 || i === 2 ? 32 : 0),
        b.paint(i % 3 ? THING.coral : THING.night, 0.9),
        { rx: 10 },
      ),
    ),
    plant(b, 60, 900, 1),
    circle(1490, 930, 84, b.paint(THING.teal, 0.95)),
    path('M1490 846a84 84 0 0 1 0 168a120 120 0 0 0 0 -168z', b.paint(THING.teal, 0.5)),
  );
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
      rect(
        x + 24,
        210,
        392,
        540,
        b.canvas.linear([
          [0, '#fff6e0'],
          [1, b.paint(THING.linen, 0.8)],
        ]),
      ),
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

function kidsClub(b: Brush): void {
  room(b, { wall: '#bfe0d8', floor: '#e8c98f' });
  seaWindow(b, 130, 160, 300, 300, { round: true, panes: 1, frame: THING.white });
  seaWindow(b, 1180, 160, 300, 300, { round: true, panes: 1, frame: THING.white });
  const { canvas } = b;
  canvas.add(
    polygon(
      [
        [690, 780],
        [730, 200],
        [870, 200],
        [910, 780],
      ],
      b.paint(THING.white, 0.97),
    ),
    ...[0, 1, 2].map((i) =>
      polygon(
        [
          [724 - i * 14 - 3, 300 + i * 170],
          [876 + i * 14 + 3, 300 + i * 170],
          [882 + i * 14, 370 + i * 170],
          [718 - i * 14, 370 + i * 170],
        ],
        b.paint(THING.coral, 0.95),
      ),
    ),
    rect(706, 180, 188, 30, b.paint(THING.navy, 0.9), { rx: 8 }),
    rect(738, 110, 124, 72, '#ffe9a8'),
    polygon(
      [
        [722, 112],
        [800, 40],
        [878, 112],
      ],
      b.paint(THING.coral, 1),
    ),
    path('M760 780V680a40 40 0 0 1 80 0V780z', b.paint(THING.walnut, 0.8)),
  );
  warmth(b, 800, 150, 300, 0.5);
  rug(b, 800, 920, 700, THING.aqua);
  const block = (x: number, y: number, s: number, colour: string) => [
    rect(x, y - s, s, s, b.paint(colour, 0.95), { rx: 10 }),
    rect(x + s * 0.7, y - s, s * 0.3, s, b.paint(colour, 0.5), { rx: 10 }),
    circle(x + s * 0.38, y - s * 0.5, s * 0.2, '#fff6e6', { opacity: 0.8 }),
  ];
  canvas.add(
    ...block(220, 900, 100, THING.ochre),
    ...block(330, 900, 100, THING.teal),
    ...block(275, 800, 100, THING.coral),
    ...block(1240, 940, 110, THING.leaf),
    circle(1440, 870, 70, b.paint(THING.coral, 0.95)),
    path('M1380 850q60 -50 120 0v40q-60 50 -120 0z', b.paint(THING.white, 0.95)),
    ...Array.from({ length: 11 }, (_, i) =>
      polygon(
        [
          [i * 160 - 20, 40],
          [i * 160 + 60, 40],
          [i * 160 + 20, 110],
        ],
        b.paint([THING.coral, THING.ochre, THING.teal, THING.white][i % 4] ?? THING.coral, 0.95),
      ),
    ),
    stroke('M-20 40H1620', b.paint(THING.walnut, 0.7), 5),
  );
  canvas.add(
    group(
      [
        polygon(
          [
            [-110, 0],
            [0, 30],
            [110, 0],
            [70, 70],
            [-70, 70],
          ],
          b.paint(THING.white, 0.9),
        ),
        polygon(
          [
            [0, -110],
            [-56, 14],
            [0, 28],
          ],
          b.paint(THING.white, 1),
        ),
        polygon(
          [
            [0, -110],
            [56, 14],
            [0, 28],
          ],
          b.paint(THING.white, 0.6),
        ),
      ],
      { transform: 'translate(560 900)' },
    ),
  );
}

function teens(b: Brush): void {
  room(b, { wall: '#2f3f6a', floor: '#3f4a5a' });
  seaWindow(b, 560, 90, 980, 420, { panes: 4 });
  const { canvas } = b;
  canvas.add(
    rect(80, 130, 400, 250, b.paint(THING.night, 0.9), { rx: 16 }),
    rect(
      98,
      148,
      364,
      214,
      b.canvas.linear([
        [0, '#e27a52'],
        [1, '#7c2f6a'],
      ]),
      { rx: 8 },
    ),
    polygon(
      [
        [230, 200],
        [340, 256],
        [230, 312],
      ],
      '#fff6e6',
      { opacity: 0.9 },
    ),
    ...[
      [120, 470, THING.coral],
      [260, 470, THING.ochre],
      [400, 470, THING.aqua],
    ].map(([x, y, c]) => rect(Number(x) - 50, Number(y) - 30, 100, 100, b.paint(String(c), 0.9), { rx: 6 })),
  );
  b.canvas.add(sofa(b, 340, 900, 1.15, THING.coral));
  canvas.add(
    ellipse(1080, 960, 360, 20, b.palette.ink, { opacity: 0.3 }),
    ...[800, 1320].map((x) =>
      polygon(
        [
          [x, 780],
          [x + 40, 780],
          [x + 30, 960],
          [x + 10, 960],
        ],
        b.paint(THING.walnut, 0.7),
      ),
    ),
    rect(750, 680, 660, 120, b.paint(THING.wood, 0.95), { rx: 12 }),
    rect(780, 660, 600, 60, b.paint('#3f8a5a', 0.95)),
    rect(780, 660, 600, 10, b.paint('#3f8a5a', 0.5)),
  );
  for (let i = 0; i < 6; i++) {
    const x = 830 + i * 100;
    canvas.add(
      line([x, 620], [x, 860], b.paint('#c5cdd0', 0.95), 8),
      rect(x - 16, 846, 32, 40, b.paint(THING.night, 0.9), { rx: 10 }),
      rect(x - 18, 664, 36, 46, b.paint(i % 2 ? THING.coral : THING.aqua, 0.95), { rx: 10 }),
    );
  }
  for (const x of [340, 1080]) pendant(b, x, 50, 50, THING.ochre);
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

function photoStudio(b: Brush): void {
  room(b, { wall: '#4a4f5a', floor: '#6a5a4f' });
  const { canvas } = b;
  canvas.add(
    path(
      'M520 120H1080V720Q1080 800 1180 860L1240 910H360L420 860Q520 800 520 720Z',
      canvas.linear([
        [0, '#e8cfae'],
        [1, '#c9a57a'],
      ]),
    ),
    rect(480, 96, 640, 34, b.paint(THING.walnut, 0.9), { rx: 16 }),
    circle(
      800,
      420,
      380,
      canvas.radial([
        [0, '#fff6e0', 0.7],
        [1, '#fff6e0', 0],
      ]),
    ),
  );
  b.canvas.add(stool(b, 800, 860, 1.2, THING.teal));
  const umbrella = (x: number, flip: number) => [
    line([x, 250], [x, 930], b.paint(THING.night, 0.9), 10),
    path(d`M${x - 30 * flip} 130L${x + 170 * flip} 210L${x + 60 * flip} 380Z`, '#fff6e6', { opacity: 0.95 }),
    path(d`M${x - 30 * flip} 130L${x + 60 * flip} 230L${x + 60 * flip} 380Z`, '#e8dcc2'),
    line([x - 70, 960], [x, 860], b.paint(THING.night, 0.8), 9),
    line([x + 70, 960], [x, 860], b.paint(THING.night, 0.8), 9),
  ];
  canvas.add(...umbrella(260, 1), ...umbrella(1340, -1));
  warmth(b, 400, 260, 340, 0.4);
  warmth(b, 1200, 260, 340, 0.4);
  canvas.add(
    line([1090, 960], [1160, 700], b.paint(THING.walnut, 0.8), 12),
    line([1250, 980], [1180, 700], b.paint(THING.walnut, 0.7), 12),
    line([1170, 960], [1170, 700], b.paint(THING.walnut, 0.9), 12),
    rect(1090, 600, 170, 110, b.paint(THING.night, 0.95), { rx: 16 }),
    circle(1120, 656, 44, b.paint('#c5cdd0', 0.9)),
    circle(1120, 656, 32, '#123a5a'),
    circle(1110, 644, 9, '#ffffff', { opacity: 0.7 }),
    rect(1180, 570, 60, 34, b.paint(THING.night, 0.9), { rx: 6 }),
  );
}

function spa(b: Brush): void {
  room(b, { wall: '#e3dccb', floor: '#b89b78' });
  seaWindow(b, 420, 110, 760, 470, { panes: 3, frame: THING.wood });
  curtain(b, 330, 90, 90, 560, THING.white);
  curtain(b, 1180, 90, 90, 560, THING.white);
  const { canvas } = b;
  canvas.add(
    ellipse(800, 950, 430, 26, b.palette.ink, { opacity: 0.22 }),
    ...[480, 1100].map((x) => rect(x, 780, 30, 166, b.paint(THING.wood, 0.8))),
    rect(400, 700, 800, 100, b.paint(THING.wood, 0.95), { rx: 16 }),
    rect(390, 630, 820, 90, b.paint(THING.white, 1), { rx: 36 }),
    rect(390, 680, 820, 40, b.paint(THING.white, 0.6), { rx: 20 }),
    rect(420, 590, 180, 66, b.paint(THING.glass, 0.9), { rx: 30 }),
    rect(940, 596, 200, 44, b.paint(THING.coral, 0.8), { rx: 20 }),
    rect(950, 566, 180, 40, b.paint(THING.linen, 1), { rx: 18 }),
  );
  canvas.add(
    rect(90, 560, 220, 16, b.paint(THING.wood, 0.95)),
    ...[120, 180, 240].flatMap((x, i) => [
      circle(
        x + 10,
        520,
        110,
        canvas.radial([
          [0, '#ffd58a', 0.45],
          [1, '#ffd58a', 0],
        ]),
      ),
      rect(x, 510 - i * 14, 34, 50 + i * 14, b.paint(THING.linen, 1), { rx: 5 }),
      path(d`M${x + 17} ${480 - i * 14}q12 20 0 28q-12 -8 0 -28z`, '#ffe9b0'),
    ]),
    rect(1290, 540, 230, 16, b.paint(THING.wood, 0.95)),
    ellipse(1340, 528, 40, 14, b.paint(THING.basalt, 0.8)),
    ellipse(1340, 506, 32, 12, b.paint(THING.basalt, 0.9)),
    ellipse(1340, 487, 22, 10, b.paint(THING.basalt, 1)),
    path('M1440 540q-6 -70 0 -120M1440 470q26 -30 44 -60M1440 450q-26 -24 -40 -60', 'none', {
      stroke: b.paint(THING.pine, 0.8),
      'stroke-width': 7,
    }),
    rect(1416, 490, 48, 50, b.paint(THING.glass, 0.9), { rx: 10 }),
  );
  b.canvas.add(plant(b, 1500, 930, 1.2), plant(b, 110, 940, 1.1));
}

function thermal(b: Brush): void {
  room(b, { wall: '#6f9aa0', floor: '#8fb0b0' });
  const { canvas } = b;
  for (let y = 0; y < 12; y++)
    for (let x = 0; x < 27; x++)
      canvas.add(rect(x * 60, y * 64, 56, 60, b.paint('#7fb0b5', 0.5 + ((x * 7 + y * 5) % 6) * 0.09), { rx: 3 }));
  seaWindow(b, 180, 120, 1240, 400, { panes: 4, frame: THING.white });
  canvas.add(
    rect(
      0,
      760,
      1600,
      250,
      canvas.linear([
        [0, '#bfeee6'],
        [0.3, b.paint(THING.aqua, 0.95)],
        [1, b.paint(THING.teal, 0.7)],
      ]),
    ),
    rect(0, 740, 1600, 26, b.paint(THING.white, 0.95)),
  );
  for (let i = 0; i < 30; i++)
    canvas.add(
      ellipse(b.random.between(0, 1600), b.random.between(780, 990), b.random.between(40, 150), 4, '#ffffff', {
        opacity: 0.35,
      }),
    );
  for (const x of [300, 720, 1140]) b.canvas.add(lounger(b, x, 740, 1.05, THING.white));
  for (let i = 0; i < 10; i++)
    canvas.add(ellipse(160 * i + 60, 640 - (i % 4) * 60, 170, 60, '#ffffff', { opacity: 0.12 }));
  b.canvas.add(plant(b, 90, 740, 1), plant(b, 1500, 740, 1));
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
