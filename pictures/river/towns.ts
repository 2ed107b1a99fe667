import type { Brush, Scene } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { d, line, path, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { roundTree } from '../plants.ts';
import { birds, mist, sky } from '../sky.ts';
import { hillTown } from '../town.ts';
import { reflection, water } from '../water.ts';
import { LANDMARKS } from './landmarks.ts';
import { riverShip } from './vessel.ts';

interface RiverTown {
  landmark: keyof typeof LANDMARKS;
  /** How high the valley stands, in pixels. */
  hills: number;
  /** Rows of vines on the slope behind the town. */
  vines?: boolean;
  walls: readonly string[];
  /** Where houses stand, from x to x. */
  houses: [from: number, to: number];
  /** Where the ship lies, and how large. */
  ship?: [x: number, y: number, scale: number];
  sunX: number;
}

const HORIZON = 620;
const HALF_TIMBER = [THING.cream, THING.white, THING.sand, THING.rose, THING.linen];
const RED_TOWN = [THING.rose, THING.cream, THING.sand, THING.coral];

/** One bank of the river with what the town is known by, mirrored in slow water. */
function riverTown({ landmark, hills: height, vines, walls, houses, ship, sunX }: RiverTown): Scene {
  return (b) => {
    sky(b, { horizon: HORIZON, sun: { x: sunX, y: 0.42 }, clouds: 5 });
    hills(b, ridge(b.random.fork('far'), HORIZON, height), HORIZON + 4, '#5d8474', 0.68);
    const slope = ridge(b.random.fork('slope'), HORIZON - 10, height * 0.8, 0.5);
    hills(b, slope, HORIZON + 4, '#54794f', 0.3);
    if (vines) vineRows(b, slope);
    mist(b, HORIZON, 90, 0.5);
    const bank = [
      ...LANDMARKS[landmark](b, HORIZON),
      ...hillTown(
        b,
        { line: () => HORIZON - 60, base: () => HORIZON - 4, from: houses[0], to: houses[1], rows: 3 },
        { walls, roof: THING.brick, roofs: 'hip', distance: 0.1, size: 46, tall: 1.15 },
      ),
      ...trees(b),
      rect(-20, HORIZON - 6, 1660, 10, b.paint(THING.stone, 0.5)),
    ];
    b.canvas.add(...bank);
    water(b, { horizon: HORIZON, lightAt: sunX });
    reflection(b, HORIZON, bank, 0.34);
    birds(b, 420, 260, 4);
    if (ship) b.canvas.add(riverShip(b, ...ship));
  };
}

/** Planted lines that follow the slope. */
function vineRows(b: Brush, slope: (x: number) => number): void {
  const ink = b.paint('#3e6a3a', 0.7, 0.2);
  for (let x = -40; x < 1660; x += 26) {
    const top = slope(x) + 14;
    b.canvas.add(line([x, top], [x + 46, Math.min(HORIZON, top + 150)], ink, 5, { opacity: 0.6 }));
  }
}

function trees(b: Brush): string[] {
  const random = b.random.fork('trees');
  return Array.from({ length: 12 }, (_, i) =>
    roundTree(b, { x: i * 140 + random.between(-50, 50), y: HORIZON, size: random.between(26, 48), distance: 0.12 }),
  );
}

/** The ship herself, broadside, with a village going by. */
function vessel(b: Brush): void {
  sky(b, { horizon: HORIZON, sun: { x: 0.24, y: 0.42 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), HORIZON, 210), HORIZON + 4, '#5d8474', 0.6);
  const slope = ridge(b.random.fork('slope'), HORIZON - 10, 150, 0.5);
  hills(b, slope, HORIZON + 4, '#54794f', 0.32);
  vineRows(b, slope);
  const bank = [...LANDMARKS.castle(b, HORIZON), ...trees(b)];
  b.canvas.add(...bank);
  water(b, { horizon: HORIZON, lightAt: 0.24 });
  reflection(b, HORIZON, bank, 0.3);
  b.canvas.add(
    riverShip(b, 780, 800, 2.05),
    path('M140 822Q460 802 780 822T1440 816V838Q1100 852 780 836T140 838Z', '#ffffff', { opacity: 0.4 }),
  );
}

/** A lake in the dark woods. */
function forestLake(b: Brush): void {
  sky(b, { horizon: 560, sun: { x: 0.7, y: 0.4 }, clouds: 6 });
  hills(b, ridge(b.random.fork('far'), 560, 220), 566, '#4f7a76', 0.62);
  const near = ridge(b.random.fork('near'), 560, 150, 0.7);
  const marks: string[] = [];
  const random = b.random.fork('firs');
  for (let x = -30; x < 1640; x += 22) {
    const [foot, h] = [568, random.between(70, 130) + (560 - near(x)) * 0.5];
    const w = h * 0.32;
    marks.push(
      path(d`M${x} ${foot - h}L${x + w / 2} ${foot}H${x - w / 2}Z`, b.paint(THING.cypress, 0.75, 0.16)),
      path(d`M${x} ${foot - h}L${x + w / 2} ${foot}H${x}Z`, b.paint(THING.cypress, 0.35, 0.1)),
    );
  }
  b.canvas.add(...marks);
  water(b, { horizon: 566, lightAt: 0.7 });
  reflection(b, 566, marks, 0.4);
}

export const RIVER_TOWNS: Record<string, Scene> = {
  cologne: riverTown({
    landmark: 'twinSpires',
    hills: 40,
    walls: HALF_TIMBER,
    houses: [640, 1620],
    ship: [420, 790, 1.15],
    sunX: 0.3,
  }),
  koblenz: riverTown({
    landmark: 'fortress',
    hills: 170,
    walls: HALF_TIMBER,
    houses: [-40, 620],
    ship: [560, 770, 0.95],
    sunX: 0.22,
  }),
  ruedesheim: riverTown({
    landmark: 'castle',
    hills: 300,
    vines: true,
    walls: HALF_TIMBER,
    houses: [-40, 880],
    ship: [500, 780, 1.0],
    sunX: 0.6,
  }),
  loreley: riverTown({
    landmark: 'cliff',
    hills: 320,
    walls: HALF_TIMBER,
    houses: [-40, 380],
    ship: [560, 760, 1.1],
    sunX: 0.3,
  }),
  speyer: riverTown({
    landmark: 'cathedral',
    hills: 50,
    walls: RED_TOWN,
    houses: [-40, 660],
    ship: [1120, 800, 1.05],
    sunX: 0.24,
  }),
  strasbourg: riverTown({ landmark: 'oneSpire', hills: 60, walls: HALF_TIMBER, houses: [-40, 760], sunX: 0.78 }),
  breisach: riverTown({
    landmark: 'minster',
    hills: 130,
    vines: true,
    walls: RED_TOWN,
    houses: [-40, 780],
    ship: [380, 780, 0.95],
    sunX: 0.7,
  }),
  basel: riverTown({ landmark: 'minster', hills: 90, walls: RED_TOWN, houses: [-40, 1620], sunX: 0.36 }),
  vessel,
  forestLake,
};
