import type { Brush, Scene } from '../brush.ts';
import { circle, ellipse, group, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { plant, sofa } from './furniture.ts';
import { pendant, room, rug, seaWindow, warmth } from './room.ts';

export const PLAYROOMS: Record<string, Scene> = { gym, kidsClub, teens };

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
    rect(98, 148, 364, 214, b.canvas.blend('#e27a52', '#7c2f6a'), { rx: 8 }),
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
