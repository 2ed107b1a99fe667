import { parasol } from '../ashore/shores.ts';
import { sailingBoat } from '../boats.ts';
import type { Brush, Scene } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { circle, d, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { palm, scrub } from '../plants.ts';
import { lounger } from '../rooms/furniture.ts';
import { birds, sky } from '../sky.ts';
import { arch } from '../town.ts';
import { lightPath, water } from '../water.ts';

export const FINCA: Record<string, Scene> = { terraces, pool, padel };

const WALL = '#f6efe0';
const SHUTTER = '#3f7d62';

/** One storey: white wall, arched doors, green shutters, a parapet. */
function storey(b: Brush, x: number, base: number, w: number, h: number): string[] {
  const doors = Math.floor(w / 88);
  return [
    rect(x, base - h, w, h, b.paint(WALL, 0.95)),
    rect(x + w * 0.78, base - h, w * 0.22, h, b.paint(WALL, 0.5)),
    ...Array.from({ length: doors }, (_, i) => {
      const left = x + 24 + i * 88;
      const lit = b.palette.lampsLit > 2 && i % 2 === 0;
      return [
        arch(left, base - h * 0.74, 34, h * 0.74 - 4, lit ? b.palette.lamp : b.paint(THING.teal, 0.35)),
        rect(left - 13, base - h * 0.6, 12, h * 0.56, b.paint(SHUTTER, 0.85)),
        rect(left + 35, base - h * 0.6, 12, h * 0.56, b.paint(SHUTTER, 0.55)),
      ].join('');
    }),
    rect(x - 6, base - h - 9, w + 12, 12, b.paint(THING.terracotta, 0.85)),
  ];
}

/** The white house above its cove, one terrace below the other. */
function terraces(b: Brush): void {
  const horizon = 520;
  sky(b, { horizon, sun: { x: 0.2, y: 0.46 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), horizon, 90), horizon, '#5f8c86', 0.7);
  water(b, { horizon, lightAt: 0.2 });
  b.canvas.add(sailingBoat(b, 300, 610, 0.6, 0.15));
  birds(b, 380, 240, 5);
  b.canvas.add(
    path(
      'M520 1010C560 860 640 760 760 700C980 610 1300 560 1640 540V1010Z',
      b.canvas.blend(b.paint(THING.honey, 0.8), b.paint(THING.ochre, 0.6)),
    ),
    palm(b, { x: 830, y: 700, size: 330 }),
    ...storey(b, 1060, 560, 420, 120),
    ...storey(b, 960, 690, 600, 130),
    ...storey(b, 860, 830, 780, 140),
    rect(800, 830, 860, 26, b.paint(THING.sand, 0.9)),
    palm(b, { x: 1530, y: 850, size: 420 }),
    palm(b, { x: 760, y: 900, size: 300 }),
  );
  b.canvas.add(scrub(b, 640, 910, 980, 60, 0, THING.leaf));
}

/** Still sea water before the moving one. */
function pool(b: Brush): void {
  const horizon = 430;
  sky(b, { horizon, sun: { x: 0.7, y: 0.46 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), horizon, 70), horizon, '#5f8c86', 0.7);
  water(b, { horizon, lightAt: 0.7, bottom: 640 });
  b.canvas.add(
    rect(0, 600, 1600, 410, b.canvas.blend(b.paint(THING.sand, 0.95), b.paint(THING.honey, 0.8))),
    path('M260 700H1240C1330 700 1420 760 1440 830H90C120 760 190 700 260 700Z', b.paint('#3fb0ae', 0.95)),
    path('M90 830H1440C1440 850 1436 866 1430 880H96C90 866 88 850 90 830Z', b.paint('#1f8088', 0.7)),
  );
  for (const [x, y, w] of [
    [420, 748, 130],
    [760, 780, 190],
    [1080, 742, 110],
    [560, 812, 160],
  ] as const)
    b.canvas.add(stroke(d`M${x} ${y}q${w / 4} -9 ${w / 2} 0t${w / 2} 0`, '#ffffff', 4, { opacity: 0.45 }));
  lightPath(b, 700, 830, 1120, 0.3);
  b.canvas.add(
    palm(b, { x: 150, y: 690, size: 460 }),
    palm(b, { x: 1470, y: 720, size: 380 }),
    lounger(b, 250, 960, 1.05, THING.coral),
    lounger(b, 800, 970, 1.05, THING.white),
    parasol(b, 520, 965, 1.05, THING.coral),
    parasol(b, 1080, 965, 1.05, THING.lime),
    lounger(b, 1380, 970, 1.05, THING.aqua, true),
  );
}

/** The padel court between palms: glass at its back and sides, the net, a racket left on the line. */
function padel(b: Brush): void {
  const horizon = 470;
  sky(b, { horizon, sun: { x: 0.78, y: 0.4 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), horizon, 120), horizon + 20, '#5f8c86', 0.55);
  b.canvas.add(
    rect(-20, horizon, 1660, 560, b.canvas.blend(b.paint(THING.ochre, 0.9), b.paint(THING.honey, 0.7))),
    scrub(b, -20, 520, 1660, 60, 0.1, THING.leaf),
    palm(b, { x: 250, y: 640, size: 420 }),
    palm(b, { x: 1390, y: 620, size: 380 }),
  );
  const white = b.paint(THING.white, 1);
  const court = [
    [260, 960],
    [1340, 960],
    [1100, 570],
    [500, 570],
  ] as const;
  b.canvas.add(
    polygon(
      [...court].map(([x, y]) => [x, y] as [number, number]),
      b.paint('#2f86a6', 0.95),
    ),
    line([404, 730], [1196, 730], white, 5),
    line([800, 570], [800, 960], white, 4),
    line([260, 960], [1340, 960], white, 6),
    line([500, 570], [260, 960], white, 5),
    line([1100, 570], [1340, 960], white, 5),
  );
  const glass = { opacity: 0.34 };
  b.canvas.add(
    rect(500, 370, 600, 202, '#e9f6f2', glass),
    polygon(
      [
        [500, 370],
        [500, 572],
        [372, 780],
        [372, 500],
      ],
      '#e9f6f2',
      glass,
    ),
    polygon(
      [
        [1100, 370],
        [1100, 572],
        [1228, 780],
        [1228, 500],
      ],
      '#e9f6f2',
      glass,
    ),
    ...[500, 620, 740, 860, 980, 1094].map((x) => rect(x, 366, 7, 208, b.paint(SHUTTER, 0.7))),
    rect(496, 362, 608, 8, b.paint(SHUTTER, 0.9)),
    line([500, 366], [372, 498], b.paint(SHUTTER, 0.9), 7),
    line([1100, 366], [1228, 498], b.paint(SHUTTER, 0.9), 7),
    rect(372, 496, 7, 286, b.paint(SHUTTER, 0.7)),
    rect(1222, 496, 7, 286, b.paint(SHUTTER, 0.7)),
  );
  b.canvas.add(
    ...Array.from({ length: 27 }, (_, i) =>
      line([416 + i * 29, 668], [416 + i * 29, 728], b.paint(THING.night, 0.9), 1.6),
    ),
    ...[680, 696, 712].map((y) => line([406, y], [1194, y], b.paint(THING.night, 0.9), 1.6)),
    rect(402, 660, 796, 11, white),
    rect(398, 656, 10, 84, b.paint(THING.night, 0.9)),
    rect(1192, 656, 10, 84, b.paint(THING.night, 0.9)),
  );
  b.canvas.add(
    `<g transform="rotate(-38 560 890)">${
      rect(548, 900, 26, 96, b.paint(THING.night, 0.9), { rx: 10 }) +
      path(
        'M561 780C622 780 640 830 628 872C620 902 590 912 575 912H548C533 912 502 902 494 872C482 830 500 780 561 780Z',
        b.paint(THING.coral, 1),
      ) +
      [530, 561, 592].map((x) => [822, 850].map((y) => circle(x, y, 7, b.paint(THING.night, 0.8))).join('')).join('')
    }</g>`,
    circle(760, 900, 22, b.paint('#d8e04a', 1)),
    path('M742 890Q760 904 778 892', 'none', { stroke: white, 'stroke-width': 3 }),
  );
  birds(b, 620, 210, 5);
}
