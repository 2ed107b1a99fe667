import type { Brush, Scene } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { d, ellipse, line, path, polygon, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { cypress, roundTree } from '../plants.ts';
import { birds, mist, sky } from '../sky.ts';
import { arch, battlement, tower } from '../town.ts';
import { houses, SANDSTONE, SLATE, stream, trees } from './bank.ts';
import { riverShip } from './vessel.ts';

/** Towns that are their church. */
export const CHURCHES: Record<string, Scene> = { speyer, breisach };

/** A slender gothic tower: it narrows in steps and ends in a pierced spire. */
export function spire(b: Brush, x: number, base: number, w: number, h: number, stone: string): string[] {
  const step = (share: number, y: number, high: number) => [
    rect(x - (w * share) / 2, base - y - high, w * share, high + 2, b.paint(stone, 0.9)),
    rect(x + w * share * 0.14, base - y - high, w * share * 0.36, high + 2, b.paint(stone, 0.35)),
    rect(x - w * share * 0.56, base - y - high, w * share * 1.12, w * 0.05, b.paint(stone, 0.6)),
  ];
  const roof = base - h * 0.62;
  return [
    ...step(1, 0, h * 0.42),
    ...step(0.8, h * 0.42, h * 0.2),
    polygon(
      [
        [x - w * 0.4, roof],
        [x, base - h],
        [x + w * 0.4, roof],
      ],
      b.paint(stone, 0.8),
    ),
    polygon(
      [
        [x + w * 0.06, roof],
        [x, base - h],
        [x + w * 0.4, roof],
      ],
      b.paint(stone, 0.35),
    ),
    ...[-0.5, -0.24, 0.24, 0.5].map((side) =>
      polygon(
        [
          [x + w * side - w * 0.06, base - h * 0.4],
          [x + w * side, base - h * 0.56],
          [x + w * side + w * 0.06, base - h * 0.4],
        ],
        b.paint(stone, 0.6),
      ),
    ),
    arch(x - w * 0.28, base - h * 0.37, w * 0.22, h * 0.22, b.paint(stone, 0)),
    arch(x + w * 0.02, base - h * 0.37, w * 0.22, h * 0.22, b.paint(stone, 0)),
    arch(x - w * 0.12, base - h * 0.6, w * 0.24, h * 0.14, b.paint(stone, 0)),
  ];
}

export function nave(b: Brush, x: number, base: number, w: number, h: number, stone: string, roof: string): string[] {
  const bay = Math.max(34, h * 0.3);
  return [
    rect(x, base - h, w, h + 4, b.paint(stone, 0.8)),
    polygon(
      [
        [x - 4, base - h],
        [x + 16, base - h * 1.5],
        [x + w - 12, base - h * 1.5],
        [x + w + 4, base - h],
      ],
      b.paint(roof, 0.7),
    ),
    ...Array.from({ length: Math.floor(w / bay) }, (_, i) =>
      arch(x + bay * 0.3 + i * bay, base - h * 0.8, bay * 0.42, h * 0.55, b.paint(stone, 0.1)),
    ),
  ];
}

/** Two unequal towers and a choir in red stone. */
export function minster(b: Brush, x: number, base: number, scale: number): string[] {
  return [
    ...nave(b, x, base, 170 * scale, 70 * scale, SANDSTONE, SLATE),
    ...tower(b, { x: x - 10 * scale, base, w: 44 * scale, h: 160 * scale, wall: SANDSTONE, roof: SLATE }),
    ...tower(b, { x: x + 180 * scale, base, w: 40 * scale, h: 130 * scale, wall: SANDSTONE, roof: SLATE }),
  ];
}

/** The emperors' cathedral straight on, at the end of its garden. */
function speyer(b: Brush): void {
  const ground = 740;
  sky(b, { horizon: ground, sun: false, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), ground, 60), ground, '#5d8474', 0.7);
  const stone = (light: number) => b.paint(SANDSTONE, light);
  const pane = b.paint(THING.navy, 0.35);
  b.canvas.add(
    ...[560, 1040].flatMap((x) =>
      tower(b, { x, base: 600, w: 92, h: 420, wall: SANDSTONE, roof: SLATE, distance: 0.14 }),
    ),
    ...tower(b, { x: 800, base: 470, w: 200, h: 110, wall: SANDSTONE, roof: '#7f948c', top: 'dome', distance: 0.06 }),
    rect(500, 400, 600, ground - 400, b.canvas.blend(stone(1), stone(0.75))),
    rect(930, 400, 170, ground - 400, stone(0.3), { opacity: 0.45 }),
    polygon(
      [
        [640, 402],
        [800, 290],
        [960, 402],
      ],
      stone(0.9),
    ),
    polygon(
      [
        [800, 290],
        [960, 402],
        [846, 402],
      ],
      stone(0.45),
    ),
    rect(486, 392, 628, 18, stone(0.6)),
    rect(486, 540, 628, 14, stone(0.55)),
    ...Array.from({ length: 15 }, (_, i) => arch(512 + i * 39, 424, 26, 62, pane)),
    ellipse(800, 360, 26, 26, pane),
    ...[540, 1000].map((x) => arch(x, 580, 62, 110, pane)),
    arch(712, 566, 176, 180, stone(0.6)),
    arch(730, 582, 140, 164, stone(0.4)),
    arch(748, 600, 104, 146, b.paint(THING.walnut, 0.5)),
    rect(0, ground, 1600, 280, b.canvas.blend(b.paint(THING.leaf, 0.85), b.paint(THING.pine, 0.6))),
    polygon(
      [
        [712, ground],
        [888, ground],
        [1180, 1010],
        [420, 1010],
      ],
      b.canvas.blend(b.paint(THING.sand, 0.95), b.paint(THING.sand, 0.6)),
    ),
  );
  for (const side of [-1, 1])
    for (const [dx, size, y] of [
      [300, 230, 750],
      [400, 300, 790],
      [560, 430, 860],
      [780, 620, 990],
    ] as const)
      b.canvas.add(
        ellipse(800 + side * dx + 40, y + 4, size * 0.3, size * 0.04, b.palette.ink, { opacity: 0.25 }),
        roundTree(b, { x: 800 + side * dx, y, size, colour: side < 0 ? THING.pine : THING.leaf }),
      );
  birds(b, 360, 190, 7);
}

/** The minster on its rock over the gate, from the foot of the hill. */
function breisach(b: Brush): void {
  sky(b, { horizon: 780, sun: { x: 0.16, y: 0.36 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), 640, 160), 760, '#6b8794', 0.66);
  mist(b, 740, 150, 0.6);
  stream(b, 'M-20 720C160 716 330 720 470 730C380 790 260 880 240 1010H-20Z', 716, 1000);
  const rock = (light: number) => b.paint('#8d7f68', light);
  b.canvas.add(
    path(
      'M470 728C380 790 260 880 240 1010H700V728Z',
      b.canvas.blend(b.paint(THING.leaf, 0.75, 0.2), b.paint(THING.olive, 0.6)),
    ),
    path(
      'M330 1010C380 860 440 740 500 620C540 540 620 470 720 440C900 410 1200 400 1360 440C1480 480 1560 560 1640 620V1010Z',
      b.canvas.blend(b.paint(THING.leaf, 0.75), b.paint(THING.olive, 0.55)),
    ),
    path('M500 620C540 540 620 470 720 440L760 620L700 780L620 700L560 760Z', rock(0.8)),
    path('M900 420L960 560L920 700L1020 640L1080 420Z', rock(0.4), { opacity: 0.7 }),
    battlement(640, 428, 760, 60, 22, b.paint(SANDSTONE, 0.7)),
    ...minster(b, 820, 430, 2.1),
    cypress(b, { x: 1320, y: 450, size: 130 }),
    ...trees(b, 470, 1290, 1600, 70),
  );
  for (let i = 0; i < 9; i++)
    b.canvas.add(
      line([1080 + i * 66, 520 + i * 8], [900 + i * 96, 800], b.paint(THING.pine, 0.6), 8, { opacity: 0.5 }),
    );
  b.canvas.add(
    ...houses(b, { from: 520, to: 1660, base: 880, rows: 3, size: 78, depth: 120 }),
    ...tower(b, { x: 640, base: 900, w: 104, h: 240, wall: THING.cream, roof: THING.brick }),
    arch(608, 800, 64, 108, b.paint(THING.night, 0.6)),
    ...houses(b, { from: 760, to: 1660, base: 1010, rows: 2, size: 110, depth: 60, distance: 0.02 }),
    path(d`M340 1010L560 880H720L640 1010Z`, b.paint(THING.sand, 0.85)),
    riverShip(b, 190, 860, 0.5),
  );
  birds(b, 560, 240, 6);
}
