import { fishingBoat, gondola } from '../boats.ts';
import type { Brush, Scene } from '../brush.ts';
import type { Point } from '../canvas.ts';
import { type Front, front } from '../front.ts';
import { circle, d, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import type { Random } from '../random.ts';
import { birds, mist, sky } from '../sky.ts';
import { dome, tower } from '../town.ts';
import { reflection, water } from '../water.ts';

export const QUAYS: Record<string, Scene> = { canal, lagoon };

/** A quiet canal from the water: palaces like the wings of a stage, a humped bridge between them. */
function canal(b: Brush): void {
  const shore = 650;
  sky(b, { horizon: 560, sun: false, clouds: 2 });
  b.canvas.add(circle(860, 420, 620, b.canvas.glow(b.palette.glow, 0.9)));
  const random = b.random.fork('palaces');
  const town = b.canvas.collect(() => {
    b.canvas.add(...dome(b, { x: 900, base: 470, r: 80, colour: THING.stone, distance: 0.5, drum: 0.8 }));
    for (const house of CANAL)
      b.canvas.add(front(b, { base: shore, heads: 'pointed', roof: THING.terracotta, ...house }, random));
    bridge(b);
  });
  b.canvas.add(...town);
  mist(b, shore, 190, 0.25);
  b.canvas.add(rect(0, shore - 14, 1600, 16, b.paint(THING.stone, 0.35)));
  water(b, { horizon: shore, lightAt: 0.54 });
  reflection(b, shore, town, 0.5, 0.9);
  b.canvas.add(gondola(b, 620, 840, 1.7));
  for (const [x, y] of [
    [1250, 990],
    [1340, 940],
    [1420, 1010],
  ] as const)
    b.canvas.add(mooring(b, x, y));
}

const CANAL: readonly Omit<Front, 'base'>[] = [
  { x: 470, w: 200, h: 300, wall: THING.cream, floors: 3, columns: 3, light: 0.6, distance: 0.34 },
  { x: 990, w: 190, h: 270, wall: THING.sand, floors: 3, columns: 3, distance: 0.34 },
  { x: 270, w: 280, h: 420, wall: THING.coral, floors: 3, columns: 3, light: 0.5, distance: 0.16 },
  { x: 1130, w: 260, h: 380, wall: THING.ochre, floors: 3, columns: 3, distance: 0.16, door: THING.pine },
  { x: -60, w: 380, h: 580, wall: THING.brick, floors: 3, columns: 3, light: 0.42, door: THING.walnut },
  { x: 1330, w: 360, h: 540, wall: THING.rose, floors: 3, columns: 3, door: THING.teal },
];

function bridge(b: Brush): void {
  const stone = (light: number) => b.paint(THING.white, light, 0.1);
  b.canvas.add(
    path('M500 652V600Q800 410 1100 600V652H1010A210 168 0 0 0 590 652Z', stone(0.8)),
    path('M590 652A210 168 0 0 1 1010 652H986A186 148 0 0 0 614 652Z', stone(0.3)),
    stroke('M500 566Q800 376 1100 566', stone(1), 14),
    ...Array.from({ length: 21 }, (_, i) => {
      const x = 520 + i * 28;
      const rise = 95 * (1 - ((x - 800) / 300) ** 2);
      return line([x, 602 - rise], [x, 566 - rise], stone(0.65), 7);
    }),
    stroke('M500 600Q800 410 1100 600', stone(0.5), 5),
  );
}

function mooring(b: Brush, x: number, foot: number): string {
  const top = foot - 330;
  const turns = Array.from({ length: 5 }, (_, i) => {
    const y = top + 40 + i * 62;
    const band: Point[] = [
      [x - 11, y + 22],
      [x + 11, y],
      [x + 11, y + 26],
      [x - 11, y + 48],
    ];
    return polygon(band, b.paint(THING.wine, 0.85));
  });
  return [
    rect(x - 11, top, 22, 330, b.paint(THING.linen, 0.95)),
    ...turns,
    circle(x, top - 6, 16, b.paint(THING.brass, 1)),
  ].join('');
}

const PAINTED = ['#d9694f', '#e3b04b', '#4f9aa6', '#c98aa0', '#7fa05a', '#efe0bd', '#5b7fb0', '#d98a4a'] as const;

/** The island of painted houses: one row of them along its canal, and all of them in the water again. */
function lagoon(b: Brush): void {
  const quay = 600;
  sky(b, { horizon: quay, sun: { x: 0.2, y: 0.62 }, clouds: 4 });
  const random = b.random.fork('row');
  const row = b.canvas.collect(() => {
    b.canvas.add(
      ...tower(b, {
        x: 1190,
        base: 470,
        w: 58,
        h: 270,
        wall: THING.brick,
        roof: THING.stone,
        top: 'spire',
        distance: 0.26,
      }),
    );
    let x = -40;
    for (let i = 0; x < 1620; i++) {
      const w = random.between(150, 230);
      b.canvas.add(painted(b, { x, w, base: quay, wall: PAINTED[(i * 3) % PAINTED.length] ?? THING.coral }, random));
      x += w;
    }
  });
  b.canvas.add(...row);
  water(b, { horizon: quay + 54 });
  reflection(b, quay + 54, row, 0.55, 0.85);
  const stone = (light: number) => b.paint(THING.stone, light);
  b.canvas.add(
    rect(0, quay, 1600, 18, stone(1)),
    rect(0, quay + 18, 1600, 38, stone(0.45)),
    ...[250, 640, 1030, 1420].map((x) => rect(x, quay - 34, 14, 54, b.paint(THING.basalt, 0.5), { rx: 5 })),
    fishingBoat(b, 470, 730, 2.1, THING.teal),
    fishingBoat(b, 1120, 800, 2.6, THING.coral),
    ellipse(1120, 812, 150, 12, b.palette.ink, { opacity: 0.12 }),
  );
  birds(b, 560, 190, 6);
}

function painted(b: Brush, o: Pick<Front, 'x' | 'w' | 'base' | 'wall'>, random: Random): string {
  const floors = random.chance(0.4) ? 3 : 2;
  const h = floors * random.between(116, 132);
  const chimney = o.x + o.w * random.between(0.2, 0.7);
  return [
    path(d`M${chimney} ${o.base - h + 4}v-70h26v70z`, b.paint(o.wall, 0.6)),
    rect(chimney - 8, o.base - h - 82, 42, 16, b.paint(THING.brick, 0.7)),
    front(
      b,
      {
        ...o,
        h,
        floors,
        columns: 2,
        roof: THING.terracotta,
        door: THING.white,
        shutters: random.pick([THING.pine, THING.white, THING.teal]),
      },
      random,
    ),
  ].join('');
}
