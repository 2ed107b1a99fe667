import { fishingBoat } from '../boats.ts';
import type { Brush } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { d, path, polygon, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { birds, mist, sky } from '../sky.ts';
import { arch, dome, hillTown, tower } from '../town.ts';
import { reflection, water } from '../water.ts';

const HORIZON = 720;

export function valletta(b: Brush): void {
  sky(b, { horizon: HORIZON, sun: { x: 0.24, y: 0.46 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), HORIZON, 60), HORIZON, '#a59a7e', 0.7);
  mist(b, HORIZON, 120, 0.6);
  const shore = [...city(b), ...bastions(b)];
  b.canvas.add(...shore);
  water(b, { horizon: HORIZON, lightAt: 0.16 });
  reflection(b, HORIZON, shore, 0.36);
  b.canvas.add(
    fishingBoat(b, 330, 850, 1.9, THING.teal),
    fishingBoat(b, 620, 800, 1.2, THING.coral),
    fishingBoat(b, 1200, 900, 2, THING.ochre),
  );
  birds(b, 420, 260, 6);
}

function city(b: Brush): string[] {
  const style = {
    walls: [THING.honey, THING.sand, THING.cream, THING.honey],
    roof: THING.sand,
    roofs: 'flat' as const,
    distance: 0.12,
    size: 46,
    tall: 1.2,
  };
  const crest = (x: number) => 400 + 90 * ((x - 1000) / 620) ** 2;
  return [
    ...hillTown(b, { line: crest, base: () => 560, from: 520, to: 1630, rows: 4 }, style),
    ...dome(b, { x: 960, base: 420, r: 92, colour: THING.stone, distance: 0.12, drum: 0.75, stretch: 1.25 }),
    ...tower(b, { x: 820, base: 430, w: 46, h: 150, wall: THING.sand, roof: THING.stone, distance: 0.12 }),
    ...tower(b, { x: 1290, base: 470, w: 36, h: 130, wall: THING.sand, top: 'dome', roof: THING.sand, distance: 0.12 }),
    ...tower(b, { x: 1350, base: 470, w: 36, h: 130, wall: THING.sand, top: 'dome', roof: THING.sand, distance: 0.12 }),
    ...hillTown(
      b,
      { line: () => 500, base: () => 585, from: 500, to: 1630, rows: 3 },
      { ...style, distance: 0.07, size: 54 },
      'front',
    ),
  ];
}

/** Sloping fortress walls with a watch box at the corner. */
function bastions(b: Brush): string[] {
  const face = (points: [number, number][], light: number) => polygon(points, b.paint(THING.honey, light, 0.02));
  const courses = [620, 646, 672, 698].map((y) =>
    rect(600, y, 1020, 3, b.paint(THING.honey, 0.2, 0.02), { opacity: 0.35 }),
  );
  return [
    face(
      [
        [560, 722],
        [590, 566],
        [980, 566],
        [1000, 722],
      ],
      0.95,
    ),
    face(
      [
        [1000, 722],
        [980, 566],
        [1120, 590],
        [1150, 722],
      ],
      0.3,
    ),
    face(
      [
        [1110, 722],
        [1120, 556],
        [1620, 556],
        [1620, 722],
      ],
      0.85,
    ),
    ...courses,
    rect(580, 556, 404, 14, b.paint(THING.honey, 1, 0.02)),
    rect(1112, 546, 510, 14, b.paint(THING.honey, 0.95, 0.02)),
    ...[1180, 1260, 1340, 1420, 1500, 1580].map((x) => arch(x, 640, 36, 60, b.paint(THING.honey, 0.05, 0.02))),
    path(d`M566 560V508a22 22 0 0 1 44 0V560z`, b.paint(THING.sand, 0.95)),
    path(d`M590 560V487a22 22 0 0 1 20 21V560z`, b.paint(THING.sand, 0.35)),
    polygon(
      [
        [562, 508],
        [588, 470],
        [614, 508],
      ],
      b.paint(THING.honey, 0.7),
    ),
    rect(578, 518, 16, 20, b.paint(THING.honey, 0)),
    polygon(
      [
        [420, 724],
        [470, 694],
        [1620, 694],
        [1620, 724],
      ],
      b.paint(THING.sand, 0.55, 0.02),
    ),
  ];
}
