import type { Brush, Scene } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { at, circle, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { scrub } from '../plants.ts';
import { farBank } from '../river/far-bank.ts';
import { birds, sky } from '../sky.ts';
import { battlement, dome, hillTown, tower } from '../town.ts';
import { water } from '../water.ts';

export const ROADS: Record<string, Scene> = { bikes, jeep, walls };

function cliffCoast(b: Brush): void {
  const horizon = 520;
  sky(b, { horizon, sun: { x: 0.74, y: 0.42 }, clouds: 4 });
  water(b, { horizon, lightAt: 0.74, bottom: 900 });
  const stone = (light: number, distance: number) => b.paint('#dcc39a', light, distance);
  b.canvas.add(
    path(
      'M-20 900V440C100 430 220 440 330 450C380 520 400 600 470 640C520 690 560 740 700 780C760 820 780 860 800 900Z',
      b.canvas.blend(stone(0.95, 0.12), stone(0.4, 0.06)),
    ),
    path(
      'M330 450C380 520 400 600 470 640C520 690 560 740 700 780C760 820 780 860 800 900H560C520 760 420 640 330 450Z',
      stone(0.2, 0.06),
      { opacity: 0.5 },
    ),
    path('M-20 440C100 424 220 434 334 446L340 462C220 452 100 446 -20 460Z', b.paint(THING.olive, 0.8, 0.08)),
  );
}

function towpath(b: Brush): void {
  const horizon = 560;
  sky(b, { horizon, sun: { x: 0.74, y: 0.34 }, clouds: 4 });
  farBank(b, { horizon, height: 300, bottom: 900, lightAt: 0.74 });
}

function bikes(b: Brush): void {
  if (b.river) towpath(b);
  else cliffCoast(b);
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
