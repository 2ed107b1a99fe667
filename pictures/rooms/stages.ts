import type { Brush, Scene } from '../brush.ts';
import { circle, d, ellipse, group, line, path, polygon, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { stool } from './furniture.ts';
import { curtain, FLOOR, room, seaWindow, warmth } from './room.ts';

export const STAGES: Record<string, Scene> = { theatre, blueHour, dance, photoStudio };

function theatre(b: Brush): void {
  const { canvas } = b;
  canvas.add(
    rect(0, 0, 1600, 1000, canvas.blend('#1a1020', '#2f1420')),
    rect(240, 120, 1120, 600, canvas.blend('#1f2f5a', '#3f5a8a')),
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
    rect(240, 700, 1120, 70, canvas.blend('#b9793f', '#6a3f26')),
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
  canvas.add(rect(0, 0, 1600, 1000, canvas.blend('#0a1430', '#16264a')));
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
      circle(x, y - 110 * s, 150 * s, canvas.glow('#ffcf7a', 0.55)),
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

function photoStudio(b: Brush): void {
  room(b, { wall: '#4a4f5a', floor: '#6a5a4f' });
  const { canvas } = b;
  canvas.add(
    path(
      'M520 120H1080V720Q1080 800 1180 860L1240 910H360L420 860Q520 800 520 720Z',
      canvas.blend('#e8cfae', '#c9a57a'),
    ),
    rect(480, 96, 640, 34, b.paint(THING.walnut, 0.9), { rx: 16 }),
    circle(800, 420, 380, canvas.glow('#fff6e0', 0.7)),
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
