import type { Brush, Scene } from '../brush.ts';
import { type Front, front } from '../front.ts';
import { hills, ridge } from '../land.ts';
import { circle, d, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { birds, mist, sky } from '../sky.ts';
import { arch, tower } from '../town.ts';
import { reflection, water } from '../water.ts';
import { archBridge, houses, SANDSTONE, SLATE, trees } from './bank.ts';
import { minster, nave, spire } from './churches.ts';
import { castle } from './valley.ts';
import { riverShip } from './vessel.ts';

/** Towns from the river or from the other bank. */
export const RIVER_TOWNS: Record<string, Scene> = {
  cologne,
  strasbourg,
  colmar,
  basel,
  heidelberg,
  vessel,
  forestLake,
};

/** Paints `bank` and what slow water leaves of it. */
function mirrored(b: Brush, horizon: number, bank: readonly string[], lightAt?: number): void {
  b.canvas.add(...bank);
  water(b, { horizon, lightAt });
  reflection(b, horizon, bank, 0.36);
}

/** Both spires close by, dark against the evening, and the iron bridge that runs up to them. */
function cologne(b: Brush): void {
  const shore = 700;
  sky(b, { horizon: shore, sun: { x: 0.22, y: 0.6, r: 64 }, clouds: 5 });
  const stone = THING.rock;
  const iron = b.paint(THING.basalt, 0.5);
  const bow = (x: number) =>
    stroke(d`M${x} ${shore - 70}Q${x + 150} ${shore - 260} ${x + 300} ${shore - 70}`, iron, 12) +
    [40, 80, 120, 160, 200, 240, 270]
      .map((dx) =>
        rect(x + dx, shore - 70 - 95 * 4 * (dx / 300) * (1 - dx / 300), 5, 95 * 4 * (dx / 300) * (1 - dx / 300), iron),
      )
      .join('');
  mirrored(
    b,
    shore,
    [
      ...houses(b, { from: -40, to: 700, base: shore, rows: 2, size: 50, distance: 0.3 }),
      ...nave(b, 1160, shore, 420, 230, stone, THING.basalt),
      ...spire(b, 980, shore, 160, 640, stone),
      ...spire(b, 1150, shore, 160, 640, stone),
      ...houses(b, { from: 760, to: 1640, base: shore, rows: 2, size: 62, depth: 50 }),
      rect(-20, shore - 76, 700, 20, iron),
      ...[-240, 60, 360].map(bow),
      ...[50, 350, 650].map((x) => rect(x, shore - 70, 40, 80, b.paint(THING.rock, 0.6))),
    ],
    0.22,
  );
  b.canvas.add(riverShip(b, 560, 880, 1.2));
}

const TIMBERED: readonly Pick<Front, 'x' | 'w' | 'h' | 'wall' | 'floors' | 'columns'>[] = [
  { x: -50, w: 270, h: 400, wall: THING.cream, floors: 3, columns: 3 },
  { x: 222, w: 220, h: 330, wall: THING.rose, floors: 3, columns: 2 },
  { x: 444, w: 250, h: 380, wall: THING.white, floors: 3, columns: 3 },
  { x: 1120, w: 240, h: 360, wall: THING.sand, floors: 3, columns: 2 },
  { x: 1362, w: 290, h: 420, wall: THING.linen, floors: 3, columns: 3 },
];

/** The tanners' quarter: timbered houses with their feet in the canal, the one spire behind them. */
function strasbourg(b: Brush): void {
  const shore = 660;
  sky(b, { horizon: shore, sun: false, clouds: 4 });
  b.canvas.add(circle(900, 460, 620, b.canvas.glow(b.palette.glow, 0.85)));
  const random = b.random.fork('timber');
  mirrored(b, shore, [
    ...nave(b, 900, 560, 230, 110, SANDSTONE, '#6f7f78'),
    ...spire(b, 870, 560, 96, 440, SANDSTONE),
    ...houses(b, { from: 660, to: 1150, base: 640, rows: 2, size: 54, distance: 0.2 }),
    ...archBridge(b, { from: 690, to: 1124, base: shore, high: 92, arches: 3, stone: THING.sand }),
    ...TIMBERED.map((o) =>
      front(b, { ...o, base: shore, roof: THING.brick, timber: THING.walnut, light: o.x < 700 ? 0.7 : 0.97 }, random),
    ),
    ...[30, 300, 520, 1180, 1460].map((x) => flowerBox(b, x, shore - 12)),
    rect(-20, shore - 8, 1660, 12, b.paint(THING.stone, 0.4)),
  ]);
  birds(b, 620, 180, 5);
}

function flowerBox(b: Brush, x: number, y: number): string {
  const random = b.random.fork(`box${x}`);
  const flowers = Array.from({ length: 18 }, () =>
    circle(
      x + random.between(0, 110),
      y - random.between(8, 34),
      random.between(6, 11),
      b.paint(random.pick(['#c8463f', THING.coral, THING.leaf, THING.pine]), random.between(0.6, 1)),
    ),
  );
  return flowers.join('') + rect(x - 6, y - 12, 122, 16, b.paint(THING.walnut, 0.7));
}

const MERCHANTS: readonly Pick<Front, 'x' | 'w' | 'h' | 'wall' | 'floors' | 'columns'>[] = [
  { x: -60, w: 300, h: 520, wall: '#d9a441', floors: 4, columns: 3 },
  { x: 240, w: 230, h: 430, wall: '#6f9aa6', floors: 3, columns: 2 },
  { x: 470, w: 270, h: 500, wall: '#c8634f', floors: 4, columns: 3 },
  { x: 740, w: 220, h: 400, wall: THING.cream, floors: 3, columns: 2 },
  { x: 960, w: 260, h: 470, wall: '#8fae72', floors: 3, columns: 3 },
  { x: 1220, w: 200, h: 410, wall: '#e0b98a', floors: 3, columns: 2 },
  { x: 1420, w: 260, h: 540, wall: THING.rose, floors: 4, columns: 3 },
];

/** The quay of the fish merchants: house by house in another colour, and the flat boat of the market gardeners. */
function colmar(b: Brush): void {
  const shore = 700;
  sky(b, { horizon: shore, sun: false, clouds: 4 });
  const random = b.random.fork('merchants');
  mirrored(b, shore, [
    ...MERCHANTS.map((o) => front(b, { ...o, base: shore, roof: THING.brick, timber: THING.walnut }, random)),
    ...[20, 280, 520, 780, 1010, 1250, 1460].map((x) => flowerBox(b, x, shore - 12)),
    rect(-20, shore - 8, 1660, 14, b.paint(THING.stone, 0.4)),
  ]);
  const flat = (x: number, y: number) => [
    path(
      d`M${x} ${y}Q${x + 60} ${y + 44} ${x + 130} ${y + 46}H${x + 400}Q${x + 470} ${y + 44} ${x + 530} ${y}Z`,
      b.paint(THING.walnut, 0.8),
    ),
    path(d`M${x} ${y}H${x + 530}L${x + 516} ${y + 12}H${x + 14}Z`, b.paint(THING.wood, 1)),
    ...[110, 230, 350].map((dx) => rect(x + dx, y - 12, 70, 14, b.paint(THING.wood, 0.7))),
  ];
  b.canvas.add(...flat(560, 850));
}

/** The red minster on its terrace above the bend, the old bridge, and the ferry that hangs on a rope. */
function basel(b: Brush): void {
  const shore = 640;
  sky(b, { horizon: shore, sun: { x: 0.14, y: 0.56 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), shore, 150), shore, '#5d8474', 0.7);
  const wall = (light: number) => b.paint('#c98f74', light);
  mirrored(
    b,
    shore,
    [
      ...houses(b, { from: -60, to: 620, base: shore, rows: 4, size: 58, depth: 110, distance: 0.16 }),
      path(d`M560 ${shore + 4}V470C620 430 760 424 900 424H1640V${shore + 4}Z`, wall(0.8)),
      ...[640, 760, 880, 1000, 1120, 1240, 1360, 1480].map((x) =>
        path(d`M${x} ${shore + 4}L${x + 8} 440H${x + 34}L${x + 42} ${shore + 4}Z`, wall(0.45)),
      ),
      ...trees(b, 432, 620, 820, 60),
      ...minster(b, 990, 426, 1.5),
      ...trees(b, 432, 1290, 1640, 70),
      ...houses(b, { from: 560, to: 1640, base: shore, rows: 2, size: 62, depth: 56 }),
      ...archBridge(b, { from: -60, to: 560, base: shore + 40, high: 100, arches: 4, stone: THING.sand }),
    ],
    0.14,
  );
  b.canvas.add(
    stroke('M420 690Q900 760 1620 660', b.palette.ink, 2, { opacity: 0.5 }),
    stroke('M930 718L950 800', b.palette.ink, 2, { opacity: 0.5 }),
    path('M850 806H1060C1050 836 1030 848 1000 848H910C880 848 858 836 850 806Z', b.paint(THING.walnut, 0.8)),
    rect(896, 766, 120, 40, b.paint(THING.linen, 0.95)),
    path('M884 768Q956 738 1028 768Z', b.paint(THING.brick, 0.9)),
  );
}

/** Over the old bridge to the town, and to the ruined castle in the woods above it. */
function heidelberg(b: Brush): void {
  const shore = 600;
  sky(b, { horizon: shore, sun: { x: 0.82, y: 0.5 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), 420, 200), shore, '#5d8474', 0.6);
  hills(b, (x) => 470 - 300 * Math.exp(-(((x - 480) / 520) ** 2)), shore, '#4f7048', 0.2);
  const red = (light: number) => b.paint(SANDSTONE, light, 0.06);
  const pane = b.palette.lampsLit > 2 ? b.palette.lamp : red(0.1);
  mirrored(
    b,
    shore,
    [
      ...trees(b, 360, 160, 900, 64),
      rect(300, 220, 400, 106, red(0.85)),
      rect(540, 220, 160, 106, red(0.4)),
      ...[330, 400, 470, 590, 650].map((x) => rect(x, 246, 24, 52, pane)),
      polygon(
        [
          [440, 220],
          [480, 164],
          [520, 220],
        ],
        red(0.7),
      ),
      ...tower(b, { x: 290, base: 330, w: 84, h: 140, wall: SANDSTONE, top: 'flat' }),
      ...tower(b, { x: 710, base: 330, w: 74, h: 160, wall: SANDSTONE, roof: SLATE, top: 'dome' }),
      ...houses(b, { from: -60, to: 1640, base: shore, rows: 5, size: 56, depth: 180 }),
      ...tower(b, { x: 900, base: 540, w: 50, h: 220, wall: THING.cream, roof: SLATE, top: 'dome' }),
    ],
    0.82,
  );
  b.canvas.add(
    ...[80, 210].flatMap((x) =>
      tower(b, { x, base: 760, w: 110, h: 240, wall: THING.white, roof: SLATE, top: 'dome' }),
    ),
    arch(112, 620, 66, 130, b.paint(THING.night, 0.5)),
    ...archBridge(b, { from: -160, to: 1760, base: 990, high: 260, arches: 4, stone: '#c98f74' }),
  );
}

const HORIZON = 620;

/** The ship herself, broadside, with a village going by. */
function vessel(b: Brush): void {
  sky(b, { horizon: HORIZON, sun: { x: 0.24, y: 0.42 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), HORIZON, 210), HORIZON + 4, '#5d8474', 0.6);
  const slope = ridge(b.random.fork('slope'), HORIZON - 10, 150, 0.5);
  hills(b, slope, HORIZON + 4, '#54794f', 0.32);
  mist(b, HORIZON, 80, 0.4);
  mirrored(
    b,
    HORIZON,
    [
      path(
        d`M700 ${HORIZON + 4}C860 ${HORIZON - 40} 960 ${HORIZON - 180} 1090 ${HORIZON - 214}C1240 ${HORIZON - 240} 1420 ${HORIZON - 120} 1640 ${HORIZON - 90}V${HORIZON + 4}Z`,
        b.canvas.blend(b.paint(THING.leaf, 0.7, 0.08), b.paint(THING.olive, 0.7, 0.14)),
      ),
      ...castle(b, 1150, HORIZON - 206),
      ...houses(b, { from: -40, to: 520, base: HORIZON, rows: 2, size: 44 }),
      ...trees(b, HORIZON),
    ],
    0.24,
  );
  b.canvas.add(
    riverShip(b, 780, 800, 2.05),
    path('M140 822Q460 802 780 822T1440 816V838Q1100 852 780 836T140 838Z', '#ffffff', { opacity: 0.4 }),
  );
}

/** A lake in the dark woods, with a boathouse on its shore. */
function forestLake(b: Brush): void {
  const shore = 566;
  sky(b, { horizon: 560, sun: false, clouds: 6 });
  hills(b, ridge(b.random.fork('far'), 560, 330), 566, '#4f7a76', 0.62);
  hills(
    b,
    (x) => 560 - 210 * Math.exp(-(((x - 1300) / 460) ** 2)) - 90 * Math.exp(-(((x - 100) / 300) ** 2)),
    566,
    '#3f6a5c',
    0.34,
  );
  mist(b, 566, 130, 0.7);
  const random = b.random.fork('firs');
  const firs = Array.from({ length: 76 }, (_, i) => {
    const x = -30 + i * 22;
    const h =
      random.between(60, 110) + 130 * Math.exp(-(((x - 1380) / 260) ** 2)) + 60 * Math.exp(-(((x - 60) / 200) ** 2));
    const half = h * 0.15;
    return (
      path(d`M${x} ${shore - h}L${x + half} ${shore}H${x - half}Z`, b.paint(THING.cypress, 0.75, 0.16)) +
      path(d`M${x} ${shore - h}L${x + half} ${shore}H${x}Z`, b.paint(THING.cypress, 0.35, 0.1))
    );
  });
  mirrored(b, shore, [
    ...firs,
    rect(540, shore - 64, 130, 66, b.paint(THING.wood, 0.8)),
    polygon(
      [
        [520, shore - 60],
        [605, shore - 124],
        [690, shore - 60],
      ],
      b.paint(THING.brick, 0.75),
    ),
    rect(590, shore - 40, 34, 42, b.paint(THING.night, 0.7)),
  ]);
  b.canvas.add(
    path('M560 572L700 572L860 1010H420Z', b.canvas.blend(b.paint(THING.wood, 0.95, 0.1), b.paint(THING.wood, 0.55))),
    ...Array.from({ length: 11 }, (_, i) => {
      const y = 580 + 420 * (i / 11) ** 1.5;
      const half = 70 + (y - 572) * 0.34;
      return rect(630 - half, y, half * 2, 2 + i * 0.5, b.paint(THING.walnut, 0.4), { opacity: 0.6 });
    }),
  );
}
