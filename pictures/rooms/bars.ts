import type { Brush, Scene } from '../brush.ts';
import { circle, d, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { sky } from '../sky.ts';
import { water } from '../water.ts';
import { bottles, chair, counter, plant, stool } from './furniture.ts';
import { FLOOR, pendant, room, rug, seaWindow, warmth } from './room.ts';

export const BARS: Record<string, Scene> = { observatory, brassAndRum, cellar, poolBar, cafeZenith };

function observatory(b: Brush): void {
  room(b, { wall: THING.night, floor: THING.navy });
  seaWindow(b, 40, 60, 1520, 600, { panes: 6, frame: THING.brass });
  rug(b, 800, 920, 760, THING.teal);
  b.canvas.add(
    ...[200, 1400].map((x) => stool(b, x, 900, 1, THING.coral)),
    path('M620 930L760 640H790L700 930Z', b.paint(THING.walnut, 0.8)),
    path('M980 930L840 640H810L900 930Z', b.paint(THING.walnut, 0.6)),
    line([800, 640], [800, 940], b.paint(THING.walnut, 0.7), 18),
    `<g transform="rotate(-24 800 600)">${rect(560, 560, 420, 84, b.paint(THING.brass, 0.97), { rx: 20 })}${rect(560, 606, 420, 38, b.paint(THING.brass, 0.5), { rx: 19 })}${rect(960, 546, 70, 112, b.paint(THING.navy, 0.9), { rx: 16 })}${rect(510, 580, 60, 44, b.paint(THING.navy, 0.9), { rx: 10 })}</g>`,
    circle(800, 640, 30, b.paint(THING.brass, 1)),
  );
  for (const x of [330, 1270])
    b.canvas.add(
      ellipse(x, 930, 110, 14, b.palette.ink, { opacity: 0.3 }),
      rect(x - 8, 800, 16, 126, b.paint(THING.brass, 0.9)),
      ellipse(x, 796, 110, 18, b.paint(THING.linen, 1)),
      path(d`M${x - 24} 720q4 50 24 54q20 -4 24 -54z`, b.paint(THING.coral, 0.9)),
      line([x, 774], [x, 792], '#ffffff', 4, { opacity: 0.8 }),
    );
}

function brassAndRum(b: Brush): void {
  room(b, { wall: '#3f2a22', floor: '#2f2019' });
  b.canvas.add(
    rect(180, 70, 1240, 560, b.paint(THING.walnut, 0.8), { rx: 10 }),
    rect(210, 100, 1180, 500, b.paint('#2a1a16', 0.9)),
  );
  for (let i = 0; i < 4; i++) {
    const y = 220 + i * 124;
    warmth(b, 800, y - 40, 640, 0.14);
    b.canvas.add(...bottles(b, 230, y, 1140, `shelf${i}`), rect(206, y, 1188, 16, b.paint(THING.brass, 0.95)));
  }
  b.canvas.add(...counter(b, 60, 740, 1480, 230, THING.walnut, THING.brass));
  for (const x of [260, 620, 980, 1340]) pendant(b, x, 40, 48);
  for (const x of [250, 520, 800, 1080, 1350]) b.canvas.add(stool(b, x, 990, 1.15, THING.wine));
  for (const [x, c] of [
    [420, '#e0a03a'],
    [680, '#c46a3a'],
    [1160, '#e0a03a'],
  ] as const)
    b.canvas.add(
      path(d`M${x - 34} 640h68l-6 74h-56z`, '#ffffff', { opacity: 0.35 }),
      path(d`M${x - 31} 672h62l-4 40h-54z`, c),
    );
}

function cellar(b: Brush): void {
  room(b, { wall: '#5a3f38', floor: THING.walnut });
  for (let i = 0; i < 3; i++) {
    const x = 60 + i * 520;
    b.canvas.add(path(d`M${x} 760V330A220 220 0 0 1 ${x + 440} 330V760Z`, b.paint('#2f1f1c', 0.9)));
    for (let r = 0; r < 4; r++)
      for (let c = 0; c < 4; c++)
        b.canvas.add(
          circle(x + 70 + c * 100, 330 + r * 104, 44, b.paint(THING.walnut, 0.7)),
          circle(x + 70 + c * 100, 330 + r * 104, 34, b.paint((r + c) % 3 ? '#3f5a44' : '#6a2a34', 0.8)),
          circle(x + 60 + c * 100, 320 + r * 104, 10, '#ffffff', { opacity: 0.2 }),
        );
  }
  for (const x of [300, 800, 1300]) pendant(b, x, 60, 50);
  b.canvas.add(
    ellipse(800, 990, 640, 20, b.palette.ink, { opacity: 0.3 }),
    polygon(
      [
        [160, 800],
        [1440, 800],
        [1520, 860],
        [80, 860],
      ],
      b.paint(THING.wood, 0.97),
    ),
    rect(80, 858, 1440, 34, b.paint(THING.wood, 0.5)),
    ...[200, 1340].map((x) => rect(x, 890, 60, 120, b.paint(THING.walnut, 0.6))),
  );
  for (const [x, c] of [
    [360, '#7c1f34'],
    [520, '#e9d27a'],
    [680, '#d9705a'],
    [920, '#7c1f34'],
    [1080, '#e9d27a'],
    [1240, '#7c1f34'],
  ] as const)
    b.canvas.add(
      ellipse(x, 830, 34, 7, '#ffffff', { opacity: 0.5 }),
      line([x, 826], [x, 770], '#ffffff', 4, { opacity: 0.6 }),
      path(d`M${x - 38} 660q-4 92 38 110q42 -18 38 -110z`, '#ffffff', { opacity: 0.25 }),
      path(d`M${x - 39} 710q4 48 39 58q35 -10 39 -58z`, c),
    );
  b.canvas.add(...bottles(b, 770, 826, 70, 'open'));
}

function poolBar(b: Brush): void {
  const horizon = 430;
  sky(b, { horizon, sun: { x: 0.2, y: 0.4 }, clouds: 4 });
  water(b, { horizon, lightAt: 0.2, bottom: 640 });
  b.canvas.add(
    rect(0, 600, 1600, 410, b.canvas.blend(b.paint(THING.wood, 0.95), b.paint(THING.wood, 0.55))),
    ...Array.from({ length: 12 }, (_, i) =>
      rect(0, 620 + i * 34, 1600, 3, b.paint(THING.walnut, 0.5), { opacity: 0.5 }),
    ),
    ...Array.from({ length: 25 }, (_, i) => rect(10 + i * 66, 520, 9, 90, b.paint(THING.white, 0.9))),
    rect(0, 508, 1600, 14, b.paint(THING.wood, 1)),
  );
  b.canvas.add(
    path('M900 120L1540 120L1620 240H820Z', b.paint(THING.sand, 0.95)),
    ...Array.from({ length: 16 }, (_, i) =>
      path(d`M${820 + i * 50} 236h50l-25 44z`, b.paint(THING.sand, i % 2 ? 0.5 : 0.8)),
    ),
    ...[880, 1540].map((x) => rect(x, 240, 26, 520, b.paint(THING.walnut, 0.8))),
    rect(910, 400, 630, 14, b.paint(THING.wood, 0.95)),
    ...bottles(b, 930, 400, 590, 'bar'),
  );
  b.canvas.add(...counter(b, 860, 660, 700, 230, THING.aqua, THING.white));
  for (const x of [960, 1160, 1360]) b.canvas.add(stool(b, x, 940, 1.1, THING.coral));
  for (const [x, c] of [
    [1010, '#e27a52'],
    [1220, '#5fb6a8'],
    [1440, '#e8b23a'],
  ] as const)
    b.canvas.add(
      path(d`M${x - 26} 540h52l-8 100h-36z`, c),
      stroke(d`M${x + 6} 560l22 -60`, b.paint(THING.white, 1), 6),
      circle(x - 22, 540, 17, b.paint('#f0d24a', 1)),
    );
  b.canvas.add(
    ellipse(360, 850, 420, 100, b.paint(THING.white, 0.9)),
    ellipse(360, 846, 390, 86, b.canvas.blend('#c9f0e6', b.paint(THING.aqua, 0.9))),
    ellipse(300, 830, 120, 8, '#ffffff', { opacity: 0.5 }),
    ellipse(470, 870, 90, 7, '#ffffff', { opacity: 0.4 }),
    plant(b, 780, 700, 0.9),
  );
}

function cafeZenith(b: Brush): void {
  room(b, { wall: THING.glass, floor: THING.linen });
  for (let y = 0; y < 4; y++)
    for (let x = 0; x < 18; x++)
      if ((x + y) % 2)
        b.canvas.add(
          polygon(
            [
              [x * 96 - 60 - y * 12, FLOOR + y * 62],
              [x * 96 + 36 - y * 12, FLOOR + y * 62],
              [x * 104 + 20 - y * 24, FLOOR + 62 + y * 62],
              [x * 104 - 84 - y * 24, FLOOR + 62 + y * 62],
            ],
            b.paint(THING.teal, 0.7),
            { opacity: 0.55 },
          ),
        );
  seaWindow(b, 90, 120, 420, 480, { panes: 2, frame: THING.white });
  b.canvas.add(
    rect(600, 90, 920, 300, b.paint(THING.pine, 0.8), { rx: 12 }),
    ...[0, 1, 2, 3, 4].map((i) => rect(650, 140 + i * 48, 300 - (i % 3) * 50, 14, '#fff6e6', { rx: 7, opacity: 0.75 })),
    ...[0, 1, 2, 3, 4].map((i) =>
      rect(1060, 140 + i * 48, 340 - (i % 2) * 80, 14, '#fff6e6', { rx: 7, opacity: 0.75 }),
    ),
  );
  b.canvas.add(...counter(b, 620, 640, 900, 280, THING.wood, THING.white));
  b.canvas.add(
    rect(700, 450, 300, 176, b.paint('#c5cdd0', 0.95), { rx: 22 }),
    rect(880, 450, 120, 176, b.paint('#c5cdd0', 0.5), { rx: 22 }),
    rect(690, 426, 320, 34, b.paint(THING.coral, 0.95), { rx: 12 }),
    ...[760, 850, 940].map((x) => rect(x - 10, 560, 20, 30, b.paint(THING.night, 0.9))),
    rect(720, 600, 260, 16, b.paint(THING.night, 0.8)),
    ...[740, 790, 900, 950].map((x) => rect(x - 18, 400, 36, 26, b.paint(THING.white, 1), { rx: 8 })),
  );
  b.canvas.add(
    path('M1120 624V480Q1120 450 1150 450H1430Q1460 450 1460 480V624Z', '#ffffff', { opacity: 0.4 }),
    rect(1120, 540, 340, 8, b.paint(THING.brass, 1)),
    ...[1160, 1230, 1300, 1370, 1420].map((x, i) =>
      ellipse(
        x,
        528 - (i % 2) * 4,
        30,
        16,
        b.paint(['#c98a3f', '#e2a08a', '#8a4a2f', '#efcf7a', '#c98a3f'][i] ?? '#c98a3f', 0.95),
      ),
    ),
    ...[1170, 1250, 1330, 1410].map((x, i) =>
      ellipse(x, 608, 34, 16, b.paint(['#e2a08a', '#efcf7a', '#b3263f', '#c98a3f'][i] ?? '#efcf7a', 0.95)),
    ),
  );
  for (const x of [760, 1070, 1380]) pendant(b, x, 40, 46, THING.coral);
  b.canvas.add(
    chair(b, 130, 920, 1.05, THING.walnut),
    chair(b, 470, 920, 1.05, THING.walnut, true),
    ellipse(300, 950, 130, 14, b.palette.ink, { opacity: 0.3 }),
    rect(292, 790, 16, 156, b.paint(THING.brass, 0.9)),
    ellipse(300, 786, 140, 22, b.paint(THING.white, 1)),
    ...[250, 350].map((x) => path(d`M${x - 26} 746h52q-2 34 -18 36h-16q-16 -2 -18 -36z`, b.paint(THING.white, 0.95))),
    plant(b, 560, 900, 0.9),
  );
}
