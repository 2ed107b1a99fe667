import type { Brush } from '../brush.ts';
import { d, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { arch, battlement, tower } from '../town.ts';

/** What a town on the river is known by; drawn standing on `base`. */
export type Landmark = (b: Brush, base: number) => string[];

const SANDSTONE = '#b5705a';
const SLATE = '#5d6673';

/** A slender gothic tower: it narrows in steps and ends in a pierced spire. */
function gothic(b: Brush, x: number, base: number, w: number, h: number, stone: string): string[] {
  const step = (share: number, y: number, high: number) => [
    rect(x - (w * share) / 2, base - y - high, w * share, high + 2, b.paint(stone, 0.9)),
    rect(x + w * share * 0.14, base - y - high, w * share * 0.36, high + 2, b.paint(stone, 0.35)),
  ];
  const tip = base - h;
  return [
    ...step(1, 0, h * 0.42),
    ...step(0.8, h * 0.42, h * 0.2),
    polygon(
      [
        [x - w * 0.4, base - h * 0.62],
        [x, tip],
        [x + w * 0.4, base - h * 0.62],
      ],
      b.paint(stone, 0.8),
    ),
    polygon(
      [
        [x + w * 0.06, base - h * 0.62],
        [x, tip],
        [x + w * 0.4, base - h * 0.62],
      ],
      b.paint(stone, 0.35),
    ),
    ...[-0.5, 0.5].map((side) =>
      polygon(
        [
          [x + w * side - 5, base - h * 0.4],
          [x + w * side, base - h * 0.54],
          [x + w * side + 5, base - h * 0.4],
        ],
        b.paint(stone, 0.6),
      ),
    ),
    arch(x - w * 0.16, base - h * 0.36, w * 0.32, h * 0.2, b.paint(stone, 0)),
  ];
}

function nave(b: Brush, x: number, base: number, w: number, h: number, stone: string, roof: string): string[] {
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
    ...Array.from({ length: Math.floor(w / 34) }, (_, i) =>
      arch(x + 12 + i * 34, base - h * 0.8, 14, h * 0.55, b.paint(stone, 0.1)),
    ),
  ];
}

export const LANDMARKS = {
  /** Two spires over the rooftops, and the bridge of arches beside them. */
  twinSpires: (b, base) => [
    ...nave(b, 900, base, 260, 120, THING.rock, THING.basalt),
    ...gothic(b, 830, base, 84, 420, THING.rock),
    ...gothic(b, 920, base, 84, 420, THING.rock),
    ...[0, 1, 2].map((i) =>
      path(
        d`M${-60 + i * 230} ${base}C${-10 + i * 230} ${base - 120} ${120 + i * 230} ${base - 120} ${170 + i * 230} ${base}H${150 + i * 230}C${110 + i * 230} ${base - 92} ${0 + i * 230} ${base - 92} ${-40 + i * 230} ${base}Z`,
        b.paint(THING.basalt, 0.6),
      ),
    ),
    rect(-20, base - 40, 700, 12, b.paint(THING.basalt, 0.5)),
  ],
  /** One tower where two were planned, in pink stone. */
  oneSpire: (b, base) => [
    ...nave(b, 860, base, 280, 120, SANDSTONE, '#6f7f78'),
    ...gothic(b, 820, base, 104, 450, SANDSTONE),
    rect(742, base - 190, 60, 194, b.paint(SANDSTONE, 0.85)),
  ],
  /** Four towers and two domes, a thousand years old. */
  cathedral: (b, base) => [
    ...nave(b, 740, base, 300, 110, SANDSTONE, SLATE),
    ...[720, 790, 1010, 1080].flatMap((x, i) =>
      tower(b, { x, base, w: 46, h: i % 3 === 0 ? 250 : 230, wall: SANDSTONE, roof: SLATE, distance: 0 }),
    ),
    ...tower(b, { x: 900, base: base - 60, w: 96, h: 110, wall: SANDSTONE, roof: SLATE, top: 'dome', distance: 0 }),
  ],
  /** The fortress on its rock where two rivers meet. */
  fortress: (b, base) => [
    path(
      d`M700 ${base + 4}L780 ${base - 170}L860 ${base - 210}H1220L1330 ${base - 150}L1450 ${base + 4}Z`,
      b.paint('#7d6a58', 0.75),
    ),
    path(d`M1090 ${base + 4}L1120 ${base - 210}H1220L1330 ${base - 150}L1450 ${base + 4}Z`, b.paint('#7d6a58', 0.35)),
    battlement(840, base - 290, 400, 90, 18, b.paint(THING.honey, 0.9)),
    rect(1080, base - 282, 160, 84, b.paint(THING.honey, 0.35)),
    ...tower(b, { x: 900, base: base - 270, w: 60, h: 70, wall: THING.honey, roof: SLATE }),
    ...tower(b, { x: 1180, base: base - 270, w: 70, h: 50, wall: THING.honey, roof: SLATE }),
  ],
  /** A small castle in the vines. */
  castle: (b, base) => [
    path(
      d`M640 ${base + 4}C780 ${base - 60} 880 ${base - 190} 1000 ${base - 214}H1210C1330 ${base - 190} 1450 ${base - 90} 1640 ${base - 60}V${base + 4}Z`,
      b.canvas.blend(b.paint(THING.leaf, 0.7, 0.08), b.paint(THING.olive, 0.7, 0.14)),
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      stroke(
        d`M${700 + i * 26} ${base - 8 - i * 20}Q1100 ${base - 40 - i * 18} ${1540 - i * 40} ${base - 28 - i * 19}`,
        b.paint(THING.pine, 0.6, 0.1),
        4,
        { opacity: 0.5 },
      ),
    ),
    rect(1010, base - 330, 120, 120, b.paint(THING.stone, 0.9)),
    rect(1080, base - 330, 50, 120, b.paint(THING.stone, 0.35)),
    battlement(960, base - 250, 250, 60, 12, b.paint(THING.stone, 0.85)),
    ...tower(b, { x: 1190, base: base - 200, w: 54, h: 190, wall: THING.stone, roof: SLATE }),
    ...tower(b, { x: 990, base: base - 200, w: 40, h: 110, wall: THING.stone, roof: SLATE }),
  ],
  /** The slate cliff that turns the river, and ships with it. */
  cliff: (b, base) => [
    path(
      d`M820 ${base + 6}C860 ${base - 120} 900 ${base - 260} 970 ${base - 380}C1040 ${base - 430} 1180 ${base - 440} 1290 ${base - 420}C1420 ${base - 400} 1560 ${base - 330} 1640 ${base - 300}V${base + 6}Z`,
      b.paint('#6a7468', 0.8),
    ),
    path(
      d`M820 ${base + 6}C860 ${base - 120} 900 ${base - 260} 970 ${base - 380}C1000 ${base - 280} 960 ${base - 160} 1000 ${base + 6}Z`,
      b.paint('#8d9284', 0.95),
    ),
    path(
      d`M1110 ${base + 6}C1130 ${base - 150} 1110 ${base - 300} 1180 ${base - 438}C1240 ${base - 300} 1230 ${base - 140} 1290 ${base + 6}Z`,
      b.paint('#4c554e', 0.5),
    ),
    path(
      d`M1400 ${base + 6}C1410 ${base - 120} 1440 ${base - 240} 1500 ${base - 356}L1640 ${base - 300}V${base + 6}Z`,
      b.paint('#4c554e', 0.55),
    ),
  ],
  /** A minster on a hill above an old gate. */
  minster: (b, base) => [
    path(
      d`M760 ${base + 4}C860 ${base - 150} 960 ${base - 190} 1100 ${base - 190}C1260 ${base - 190} 1360 ${base - 120} 1440 ${base + 4}Z`,
      b.paint(THING.leaf, 0.6),
    ),
    ...nave(b, 1010, base - 180, 170, 70, SANDSTONE, SLATE),
    ...tower(b, { x: 1000, base: base - 176, w: 44, h: 160, wall: SANDSTONE, roof: SLATE }),
    ...tower(b, { x: 1190, base: base - 176, w: 40, h: 130, wall: SANDSTONE, roof: SLATE }),
  ],
} satisfies Record<string, Landmark>;
