import type { Brush, Scene } from '../brush.ts';
import { circle, d, ellipse, line, path, polygon, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { sky } from '../sky.ts';
import { arch } from '../town.ts';
import { water } from '../water.ts';
import { chair, counter, frame, laidTable, plant } from './furniture.ts';
import { curtain, pendant, room, rug, seaWindow, warmth } from './room.ts';

export const RESTAURANTS: Record<string, Scene> = { compassRoom, pergola, chartHouse, saffron, lidoKitchen };

function compassRoom(b: Brush): void {
  room(b, { wall: THING.navy, floor: THING.walnut, dado: THING.walnut });
  for (const x of [90, 620, 1150]) seaWindow(b, x, 110, 360, 500, { panes: 2 });
  for (const x of [20, 500, 1030, 1530]) curtain(b, x, 70, 80, 590, THING.teal);
  rug(b, 800, 930, 700, THING.navy);
  for (const x of [270, 800, 1330]) pendant(b, x, 120, 54);
  b.canvas.add(
    chair(b, 110, 900, 1.1, THING.coral),
    chair(b, 480, 900, 1.1, THING.coral, true),
    laidTable(b, 296, 920, 1.05),
    chair(b, 1110, 900, 1.1, THING.coral),
    chair(b, 1490, 900, 1.1, THING.coral, true),
    laidTable(b, 1300, 920, 1.05),
    chair(b, 580, 960, 1.25, THING.coral),
    chair(b, 1020, 960, 1.25, THING.coral, true),
    laidTable(b, 800, 980, 1.25),
  );
}

/** A terrace under vines. */
function pergola(b: Brush): void {
  const horizon = 560;
  sky(b, { horizon, sun: { x: 0.66, y: 0.6 }, clouds: 4 });
  water(b, { horizon, lightAt: 0.66, bottom: 780 });
  b.canvas.add(
    rect(0, 720, 1600, 290, b.canvas.blend(b.paint(THING.terracotta, 0.8), b.paint(THING.terracotta, 0.45))),
    ...Array.from({ length: 28 }, (_, i) => rect(20 + i * 60, 620, 12, 104, b.paint(THING.white, 0.9))),
    rect(0, 606, 1600, 18, b.paint(THING.white, 1)),
    rect(0, 716, 1600, 14, b.paint(THING.white, 0.8)),
  );
  for (const x of [120, 620, 1120, 1500])
    b.canvas.add(
      rect(x, 90, 44, 650, b.paint(THING.white, 0.95)),
      rect(x + 26, 90, 18, 650, b.paint(THING.white, 0.4)),
    );
  for (let i = 0; i < 9; i++)
    b.canvas.add(
      rect(-20, 60 + i * 4, 1640, 3, b.paint(THING.walnut, 0.5)),
      rect(i * 200 - 30, 20, 30, 120, b.paint(THING.wood, 0.85)),
    );
  b.canvas.add(rect(-20, 96, 1640, 30, b.paint(THING.wood, 0.9)));
  const random = b.random.fork('vine');
  for (let i = 0; i < 240; i++)
    b.canvas.add(
      ellipse(
        random.between(-20, 1620),
        40 + random.next() ** 2 * 190,
        random.between(18, 40),
        random.between(12, 24),
        b.paint(random.pick([THING.leaf, THING.pine, THING.lime, THING.leaf]), random.between(0.4, 1)),
        { transform: `rotate(${Math.round(random.between(-40, 40))} 800 100)` },
      ),
    );
  for (const [x, y] of [
    [330, 190],
    [900, 170],
    [1330, 200],
    [700, 150],
  ] as const)
    for (let k = 0; k < 14; k++)
      b.canvas.add(
        circle(x + ((k * 17) % 44) - 20, y + Math.floor(k / 3) * 17, 13, b.paint('#6a3a6a', 0.6 + (k % 3) * 0.18)),
      );
  b.canvas.add(
    chair(b, 230, 900, 1.15, THING.teal),
    chair(b, 630, 900, 1.15, THING.teal, true),
    laidTable(b, 430, 930, 1.15, THING.linen),
    chair(b, 960, 930, 1.2, THING.teal),
    chair(b, 1380, 930, 1.2, THING.teal, true),
    laidTable(b, 1170, 960, 1.2, THING.linen),
    plant(b, 1540, 880, 1.1),
  );
}

function chartHouse(b: Brush): void {
  room(b, { wall: THING.walnut, floor: '#4a3226', dado: THING.walnut });
  b.canvas.add(
    ...frame(b, 130, 140, 320, 230, 'chart'),
    ...frame(b, 1160, 140, 320, 230, 'chart'),
    ...frame(b, 210, 440, 170, 120, 'sea'),
    ...frame(b, 1230, 440, 170, 120, 'sun'),
  );
  b.canvas.add(
    rect(560, 60, 480, 710, b.paint(THING.brick, 0.7)),
    ...Array.from({ length: 60 }, (_, i) =>
      rect(
        566 + (i % 6) * 80 + (Math.floor(i / 6) % 2) * -30,
        66 + Math.floor(i / 6) * 70,
        72,
        60,
        b.paint(THING.brick, 0.4 + ((i * 7) % 5) * 0.12),
        { rx: 4 },
      ),
    ),
    rect(520, 350, 560, 34, b.paint(THING.wood, 0.95)),
    arch(640, 430, 320, 340, b.paint(THING.night, 0.8)),
  );
  for (const [x, h, c] of [
    [700, 120, '#e2622c'],
    [760, 190, '#ff8a3a'],
    [820, 240, '#ffb04a'],
    [880, 170, '#ff8a3a'],
    [800, 130, '#fff1c4'],
  ] as const)
    b.canvas.add(
      path(
        d`M${x - 44} 760C${x - 60} ${760 - h * 0.5} ${x - 10} ${760 - h * 0.6} ${x} ${760 - h}C${x + 14} ${760 - h * 0.6} ${x + 60} ${760 - h * 0.5} ${x + 44} 760Z`,
        c,
        { opacity: 0.92 },
      ),
    );
  warmth(b, 800, 640, 620, 0.5);
  for (const x of [290, 1310]) pendant(b, x, 80, 46);
  b.canvas.add(
    chair(b, 130, 910, 1.15, THING.wine),
    chair(b, 500, 910, 1.15, THING.wine, true),
    laidTable(b, 310, 940, 1.15, THING.linen),
    chair(b, 1100, 910, 1.15, THING.wine),
    chair(b, 1480, 910, 1.15, THING.wine, true),
    laidTable(b, 1290, 940, 1.15, THING.linen),
  );
}

function saffron(b: Brush): void {
  room(b, { wall: '#b5572f', floor: THING.walnut });
  for (let i = 0; i < 5; i++) {
    const x = 60 + i * 310;
    b.canvas.add(
      path(
        d`M${x} 640V300C${x} 200 ${x + 70} 190 ${x + 120} 90C${x + 170} 190 ${x + 240} 200 ${x + 240} 300V640Z`,
        b.paint(THING.wine, 0.7),
      ),
      path(
        d`M${x + 22} 640V310C${x + 22} 226 ${x + 80} 214 ${x + 120} 130C${x + 160} 214 ${x + 218} 226 ${x + 218} 310V640Z`,
        b.paint(i % 2 ? '#d98a3a' : '#8a2f3c', 0.85),
      ),
    );
    for (let r = 0; r < 5; r++)
      for (let c = 0; c < 3; c++)
        b.canvas.add(
          polygon(
            [
              [x + 66 + c * 54, 330 + r * 60],
              [x + 90 + c * 54, 360 + r * 60],
              [x + 66 + c * 54, 390 + r * 60],
              [x + 42 + c * 54, 360 + r * 60],
            ],
            b.paint(THING.brass, 0.9),
            { opacity: 0.4 },
          ),
        );
  }
  for (const [x, y, s] of [
    [250, 130, 50],
    [560, 200, 38],
    [800, 110, 60],
    [1050, 210, 38],
    [1350, 130, 50],
  ] as const) {
    warmth(b, x, y + s, s * 5, 0.5);
    b.canvas.add(
      line([x, 0], [x, y - s], b.palette.ink, 3),
      path(
        d`M${x - s * 0.7} ${y}C${x - s} ${y + s} ${x - s * 0.4} ${y + s * 1.6} ${x} ${y + s * 1.9}C${x + s * 0.4} ${y + s * 1.6} ${x + s} ${y + s} ${x + s * 0.7} ${y}Q${x} ${y - s} ${x - s * 0.7} ${y}Z`,
        b.paint(THING.brass, 1),
      ),
      ...[0, 1, 2].map((k) => circle(x - s * 0.3 + k * s * 0.3, y + s * 0.7, s * 0.12, '#fff1c4')),
    );
  }
  b.canvas.add(
    rect(0, 640, 1600, 150, b.paint(THING.wine, 0.8), { rx: 30 }),
    ...Array.from({ length: 11 }, (_, i) =>
      rect(
        30 + i * 146,
        600,
        120,
        110,
        b.paint([THING.ochre, THING.teal, THING.coral, THING.brass][i % 4] ?? THING.ochre, 0.9),
        { rx: 26, transform: `rotate(${(i % 3) * 8 - 8} ${90 + i * 146} 650)` },
      ),
    ),
  );
  rug(b, 800, 930, 760, '#8a2f3c');
  for (const x of [300, 800, 1300])
    b.canvas.add(
      ellipse(x, 960, 180, 20, b.palette.ink, { opacity: 0.3 }),
      path(d`M${x - 60} 960l20 -100h80l20 100z`, b.paint(THING.walnut, 0.8)),
      ellipse(x, 856, 190, 34, b.paint(THING.brass, 0.95)),
      ...[-110, -40, 40, 110].map((dx, k) =>
        ellipse(x + dx, 846, 36, 14, b.paint([THING.coral, '#e2912f', THING.leaf, THING.linen][k] ?? THING.coral, 1)),
      ),
    );
}

function lidoKitchen(b: Brush): void {
  room(b, { wall: THING.linen, floor: '#b98f5f' });
  seaWindow(b, 60, 90, 1480, 470, { panes: 7, frame: THING.white });
  b.canvas.add(...counter(b, 120, 700, 1360, 230, THING.teal, THING.linen));
  const bowls = [
    ['#d9482f', 16],
    ['#e8b23a', 18],
    ['#8fb45a', 20],
    ['#f2e6cc', 14],
    ['#e27a52', 18],
    ['#7c2f5c', 12],
  ] as const;
  bowls.forEach(([colour, r], i) => {
    const x = 240 + i * 224;
    for (let k = 0; k < 13; k++)
      b.canvas.add(
        circle(x - 60 + ((k * 29) % 120), 628 - Math.floor(k / 5) * 20, r, b.paint(colour, 0.7 + (k % 4) * 0.1)),
      );
    b.canvas.add(
      path(d`M${x - 92} 624h184q-8 56 -60 56h-64q-52 0 -60 -56z`, b.paint(THING.white, 0.97)),
      path(d`M${x + 20} 624h72q-8 56 -60 56h-20z`, b.paint(THING.white, 0.6)),
    );
  });
  for (const x of [300, 633, 966, 1300]) pendant(b, x, 60, 48, THING.coral);
  b.canvas.add(plant(b, 60, 930, 1.2), plant(b, 1545, 930, 1.2));
}
