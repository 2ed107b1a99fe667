import type { Brush, Scene } from '../brush.ts';
import { hills, landPath, ridge } from '../land.ts';
import { circle, d, path, polygon, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { birds, mist, sky } from '../sky.ts';
import { battlement, tower } from '../town.ts';
import { HALF_TIMBER, houses, SLATE, stream, trees, vineField } from './bank.ts';
import { riverShip } from './vessel.ts';

/** Rivers that are looked down upon, or up from. */
export const VALLEYS: Record<string, Scene> = { koblenz, ruedesheim, loreley };

/** From the fortress: the point where two rivers become one. */
function koblenz(b: Brush): void {
  sky(b, { horizon: 330, sun: { x: 0.24, y: 0.5 }, clouds: 3 });
  hills(b, ridge(b.random.fork('far'), 340, 130), 350, '#5d8474', 0.7);
  hills(b, ridge(b.random.fork('mid'), 372, 80), 400, '#5a8160', 0.5);
  mist(b, 400, 110, 0.6);
  stream(b, 'M-20 392C300 380 520 388 720 380C960 374 1300 384 1620 372V1010H-20Z', 380, 1000);
  const green = b.paint(THING.leaf, 0.75, 0.12);
  b.canvas.add(
    path('M-20 384C80 380 150 384 210 392C150 450 60 520 -20 560Z', b.paint(THING.leaf, 0.7, 0.2)),
    path('M1390 380C1470 376 1540 374 1620 372V600C1560 540 1460 450 1390 380Z', b.paint(THING.olive, 0.7, 0.2)),
    path(
      'M290 388C640 370 1000 372 1340 380C1280 500 1120 640 920 806C900 822 880 818 866 796C740 620 520 480 290 388Z',
      green,
    ),
    path(
      'M1340 380C1280 500 1120 640 920 806C900 822 880 818 866 796L876 778C892 796 904 794 918 782C1110 626 1256 490 1310 380Z',
      b.paint(THING.stone, 0.75),
    ),
    ...[0, 1, 2, 3, 4, 5].flatMap((row) =>
      houses(b, {
        from: 420 + row * 74,
        to: 1270 - row * 66,
        base: 416 + row * 58,
        rows: 1,
        size: 36 + row * 8,
        distance: 0.26 - row * 0.04,
        depth: 36,
      }),
    ),
    ...[640, 1010].flatMap((x) =>
      tower(b, { x, base: 500, w: 34, h: 120, wall: THING.cream, roof: SLATE, distance: 0.1 }),
    ),
    ...trees(b, 726, 770, 990, 36),
  );
  monument(b, 890, 772);
  b.canvas.add(riverShip(b, 330, 720, 0.66), riverShip(b, 1390, 640, 0.46, true));
  rampart(b);
}

function monument(b: Brush, x: number, base: number): void {
  const stone = (light: number) => b.paint(THING.sand, light);
  b.canvas.add(
    rect(x - 40, base - 26, 80, 30, stone(0.9)),
    rect(x - 20, base - 74, 40, 50, stone(1)),
    rect(x + 4, base - 74, 16, 50, stone(0.4)),
    path(d`M${x - 12} ${base - 74}q4 -30 12 -34q10 4 14 34z`, b.paint(THING.basalt, 0.6)),
  );
}

/** The wall that the viewer leans on. */
function rampart(b: Brush): void {
  const stone = (light: number) => b.paint(THING.honey, light);
  b.canvas.add(
    path('M960 1010C1060 900 1240 820 1620 770V1010Z', b.paint('#6d6a4e', 0.6)),
    battlement(-20, 900, 560, 120, 46, stone(0.8)),
    rect(-20, 930, 560, 10, stone(0.3)),
    path('M540 872L620 900V1010H540Z', stone(0.35)),
    ...tower(b, { x: 1450, base: 1010, w: 190, h: 330, wall: THING.honey, roof: SLATE, top: 'spire' }),
  );
}

/** Down the vines to the town on its bend, a castle across the water. */
function ruedesheim(b: Brush): void {
  sky(b, { horizon: 330, sun: { x: 0.66, y: 0.5 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), 350, 170), 380, '#5d8474', 0.66);
  mist(b, 400, 120, 0.5);
  stream(
    b,
    'M1620 360C1380 372 1180 392 980 420C700 462 420 520 -20 560V740C360 700 700 640 960 560C1200 490 1400 440 1620 420Z',
    370,
    720,
  );
  const across = (x: number) => 470 - 150 * Math.exp(-(((x - 330) / 300) ** 2)) + (x > 700 ? (x - 700) * -0.05 : 0);
  b.canvas.add(
    path(
      landPath(across, 500, -20, 760),
      b.canvas.blend(b.paint(THING.leaf, 0.75, 0.2), b.paint(THING.olive, 0.7, 0.24)),
    ),
    path('M-20 500H760C500 520 300 548 -20 566Z', b.paint(THING.olive, 0.7, 0.2)),
    ...castle(b, 330, 330),
    path(
      'M-20 730C360 700 700 640 960 560C1200 490 1400 440 1620 420V1010H-20Z',
      b.canvas.blend(b.paint(THING.leaf, 0.75, 0.2), b.paint(THING.olive, 0.7, 0.06)),
    ),
    ...houses(b, { from: 820, to: 1320, base: 640, rows: 4, size: 44, depth: 110 }),
    ...tower(b, { x: 1060, base: 560, w: 40, h: 150, wall: THING.cream, roof: SLATE, distance: 0.06 }),
    ...trees(b, 650, 700, 1400, 40),
    riverShip(b, 560, 610, 0.6),
  );
  const crest = (x: number) => 690 - (x - 200) * 0.02 + 30 * Math.sin(x / 320);
  b.canvas.add(path(landPath(crest, 1010), b.canvas.blend(b.paint('#8a8a58', 0.85), b.paint('#5d6a3c', 0.6))));
  vineField(b, { crest, foot: 1040, vanish: 900 });
  birds(b, 820, 230, 5);
}

export function castle(b: Brush, x: number, base: number): string[] {
  const stone = (light: number) => b.paint(THING.stone, light, 0.12);
  return [
    battlement(x - 90, base - 60, 180, 70, 12, stone(0.85)),
    rect(x - 50, base - 130, 80, 90, stone(0.9)),
    rect(x, base - 130, 30, 90, stone(0.35)),
    ...tower(b, { x: x + 66, base: base + 4, w: 42, h: 160, wall: THING.stone, roof: SLATE, distance: 0.12 }),
    ...tower(b, { x: x - 74, base: base + 4, w: 32, h: 96, wall: THING.stone, roof: SLATE, distance: 0.12 }),
  ];
}

/** From the water: the slate rock that fills the sky and turns the river around itself. */
function loreley(b: Brush): void {
  sky(b, { horizon: 600, sun: false, clouds: 3 });
  b.canvas.add(circle(560, 420, 560, b.canvas.glow(b.palette.glow, 0.95)));
  hills(b, (x) => 470 - 60 * Math.sin((x - 300) / 260), 640, '#5d8474', 0.62);
  hills(b, (x) => 560 - 190 * Math.exp(-(((x - 40) / 380) ** 2)), 650, '#54794f', 0.36);
  mist(b, 650, 150, 0.7);
  stream(b, 'M-20 640H900C860 660 800 670 760 690H1620V1010H-20Z', 640, 1000);
  const slate = (light: number) => b.paint('#6c766b', light);
  b.canvas.add(
    path(
      'M700 700C760 640 800 560 830 470C860 370 880 250 960 170C1020 110 1100 92 1190 84C1330 72 1480 96 1620 60V760C1300 740 960 730 700 700Z',
      b.canvas.blend(slate(0.95), slate(0.5)),
    ),
    ...[
      'M830 470C860 370 880 250 960 170C950 300 960 420 900 540C880 600 820 660 760 706L700 700C760 640 800 560 830 470Z',
      'M1190 84C1170 220 1210 330 1150 450C1120 540 1150 630 1110 724L1230 734C1240 620 1290 520 1280 400C1276 280 1240 180 1240 82Z',
      'M1420 84C1400 240 1450 360 1400 500C1380 600 1400 680 1390 746H1500C1520 640 1500 520 1540 400C1560 280 1520 160 1530 78Z',
    ].map((face, i) => path(face, slate(i ? 0.2 : 1), { opacity: i ? 0.55 : 0.6 })),
    path(
      'M940 190C1020 110 1100 92 1190 84C1330 72 1480 96 1620 60V96C1480 130 1330 108 1200 118C1110 124 1020 140 950 214Z',
      b.paint(THING.leaf, 0.7),
    ),
    polygon(
      [
        [1196, 60],
        [1212, 20],
        [1228, 60],
      ],
      b.paint(THING.basalt, 0.6),
    ),
    rect(1206, 40, 12, 48, b.paint(THING.basalt, 0.6)),
    rect(700, 694, 920, 14, b.paint(THING.stone, 0.6)),
    ...trees(b, 700, 760, 1640, 44),
    ...houses(b, { from: -60, to: 330, base: 644, rows: 2, size: 48, depth: 40 }),
    ...tower(b, { x: 210, base: 640, w: 40, h: 150, wall: HALF_TIMBER[0] ?? THING.cream, roof: SLATE }),
    path('M860 760C1000 730 1300 740 1620 760V1010H1100C1000 900 900 820 860 760Z', slate(0.1), { opacity: 0.35 }),
    riverShip(b, 560, 800, 1.15),
    path('M180 818Q360 806 560 818T940 814V830Q740 840 560 830T180 830Z', '#ffffff', { opacity: 0.4 }),
  );
  birds(b, 820, 240, 6);
}
