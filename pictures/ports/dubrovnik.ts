import { sailingBoat } from '../boats.ts';
import type { Brush } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { path, polygon, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { cypress, scrub } from '../plants.ts';
import { birds, mist, sky } from '../sky.ts';
import { arch, battlement, dome, hillTown, tower } from '../town.ts';
import { reflection, water } from '../water.ts';

const HORIZON = 690;

export function dubrovnik(b: Brush): void {
  sky(b, { horizon: HORIZON, sun: { x: 0.8, y: 0.44 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), HORIZON, 160), HORIZON, '#67888f', 0.72);
  hills(b, (x) => HORIZON - 30 - 330 * Math.exp(-(((x - 420) / 560) ** 2)), HORIZON, '#7b8f80', 0.5);
  mist(b, HORIZON, 260, 0.55);
  b.canvas.add(
    path('M1240 692C1300 650 1400 630 1480 636C1550 642 1600 670 1640 692Z', b.paint(THING.pine, 0.55, 0.34)),
  );
  const shore = [...oldTown(b), ...walls(b), ...fort(b)];
  b.canvas.add(...shore);
  water(b, { horizon: HORIZON, lightAt: 0.84 });
  reflection(b, HORIZON, shore, 0.32);
  b.canvas.add(sailingBoat(b, 1320, 790, 1.1, 0, THING.cream), sailingBoat(b, 1180, 730, 0.5, 0.2));
  birds(b, 1180, 280, 6);
}

function oldTown(b: Brush): string[] {
  const style = {
    walls: [THING.cream, THING.sand, THING.linen],
    roof: '#cf6a3c',
    roofs: 'hip' as const,
    distance: 0.12,
    size: 52,
    tall: 0.8,
  };
  const rise = (x: number) => HORIZON - 130 - 170 * Math.exp(-(((x - 420) / 300) ** 2));
  return [
    ...hillTown(b, { line: rise, base: () => HORIZON - 60, from: 190, to: 1080, rows: 7 }, style),
    ...tower(b, {
      x: 690,
      base: HORIZON - 150,
      w: 44,
      h: 170,
      wall: THING.cream,
      top: 'dome',
      roof: THING.stone,
      distance: 0.08,
    }),
    ...dome(b, { x: 850, base: HORIZON - 190, r: 58, colour: THING.stone, distance: 0.08, drum: 0.5 }),
    ...hillTown(
      b,
      { line: () => HORIZON - 130, base: () => HORIZON - 80, from: 190, to: 1080, rows: 2 },
      { ...style, distance: 0.05 },
      'front',
    ),
  ];
}

function walls(b: Brush): string[] {
  const stone = (light: number) => b.paint('#d8c7a6', light, 0.02);
  const round = (x: number, w: number, top: number) => [
    battlement(x - w / 2, top, w, HORIZON - top, w / 9, stone(0.95)),
    rect(x + w * 0.1, top, w * 0.4, HORIZON - top, stone(0.4)),
    rect(x - w / 2 - 5, top + 24, w + 10, 9, stone(0.75)),
  ];
  return [
    path('M150 692C200 670 260 660 330 664L1100 660C1140 664 1170 676 1190 692Z', b.paint(THING.rock, 0.55, 0.02)),
    polygon(
      [
        [200, 690],
        [210, 420],
        [280, 430],
        [330, 560],
        [330, 690],
      ],
      stone(0.7),
    ),
    battlement(300, 566, 820, 120, 13, stone(0.9)),
    rect(300, 640, 820, 46, stone(0.5)),
    ...[420, 560, 720, 880, 1000].map((x) => arch(x, 612, 24, 34, stone(0.1))),
    ...round(238, 110, 356),
    ...round(238, 66, 316),
    ...round(640, 90, 524),
    ...round(1094, 104, 500),
    scrub(b, 320, 682, 720, 26, 0.03, THING.olive),
  ];
}

/** The fort on its own rock, close by. */
function fort(b: Brush): string[] {
  const stone = (light: number) => b.paint('#d0bd99', light);
  return [
    path('M-20 700V560C30 540 90 548 130 580C170 610 200 660 230 700Z', b.paint(THING.rock, 0.5)),
    battlement(-20, 430, 130, 150, 13, stone(0.85)),
    rect(70, 430, 40, 150, stone(0.35)),
    arch(14, 480, 26, 40, stone(0.05)),
    scrub(b, -20, 600, 190, 44, 0, THING.pine),
    cypress(b, { x: 140, y: 640, size: 120 }),
    cypress(b, { x: 166, y: 660, size: 90 }),
  ];
}
