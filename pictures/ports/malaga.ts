import { sailingBoat } from '../boats.ts';
import type { Brush } from '../brush.ts';
import { ranges } from '../land.ts';
import { path, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { cypress, palm, scrub } from '../plants.ts';
import { birds, mist, sky } from '../sky.ts';
import { arch, battlement, hillTown, tower } from '../town.ts';
import { reflection, water } from '../water.ts';

const HORIZON = 720;

export function malaga(b: Brush): void {
  sky(b, { horizon: HORIZON, sun: { x: 0.76, y: 0.4 }, clouds: 4 });
  ranges(b, HORIZON, { count: 3, height: 260, colour: '#5a8088' });
  mist(b, HORIZON, 160, 0.6);
  const shore = [...citadel(b), ...seafront(b)];
  b.canvas.add(...shore);
  water(b, { horizon: HORIZON, lightAt: 0.8 });
  reflection(b, HORIZON, shore, 0.28);
  b.canvas.add(sailingBoat(b, 1340, 800, 1), sailingBoat(b, 1220, 752, 0.45, 0.25));
  birds(b, 1180, 300, 5);
}

/** Walls that climb the hill, terrace above terrace. */
function citadel(b: Brush): string[] {
  const hill = path(
    'M120 722C220 600 330 470 520 390C640 342 760 350 860 410C980 480 1080 600 1160 722Z',
    b.paint(THING.olive, 0.5, 0.22),
  );
  const wall = (x: number, y: number, w: number, h: number, tooth = 11) =>
    battlement(x, y, w, h, tooth, b.paint(THING.honey, 0.9, 0.12)) +
    rect(x + w * 0.64, y, w * 0.36, h, b.paint(THING.honey, 0.4, 0.12));
  const cypresses = [
    [420, 470, 90],
    [462, 462, 110],
    [880, 500, 100],
    [930, 540, 84],
    [330, 590, 80],
    [1010, 610, 96],
  ] as const;
  return [
    hill,
    scrub(b, 240, 560, 820, 70, 0.2, THING.pine),
    wall(520, 360, 300, 90),
    wall(548, 312, 76, 140, 10),
    wall(716, 322, 68, 130, 10),
    scrub(b, 420, 470, 560, 60, 0.16, THING.pine),
    wall(380, 470, 420, 74),
    wall(640, 430, 84, 114),
    wall(360, 440, 70, 104),
    ...cypresses.map(([x, y, size]) => cypress(b, { x, y, size, distance: 0.12 })),
    scrub(b, 260, 580, 760, 64, 0.1, THING.pine),
    wall(300, 572, 600, 70, 12),
    wall(560, 530, 110, 112, 12),
    arch(594, 580, 42, 62, b.paint(THING.honey, 0, 0.1)),
    wall(860, 548, 70, 94, 11),
    scrub(b, 200, 664, 900, 60, 0.06, THING.olive),
  ];
}

function seafront(b: Brush): string[] {
  const style = {
    walls: [THING.cream, THING.white, THING.sand, THING.rose, THING.linen],
    roof: THING.terracotta,
    roofs: 'mixed' as const,
    distance: 0.1,
    size: 54,
    tall: 1.1,
  };
  const flat = () => HORIZON - 60;
  const palms = [60, 150, 250, 372, 470, 590, 700, 810, 930, 1050, 1170, 1290, 1420, 1530];
  return [
    ...hillTown(b, { line: flat, base: () => HORIZON - 10, from: -20, to: 360, rows: 2 }, style, 'west'),
    ...hillTown(b, { line: flat, base: () => HORIZON - 10, from: 1040, to: 1630, rows: 2 }, style, 'east'),
    ...tower(b, {
      x: 1200,
      base: HORIZON - 20,
      w: 62,
      h: 230,
      wall: THING.sand,
      roof: THING.ochre,
      top: 'dome',
      distance: 0.08,
    }),
    rect(-10, HORIZON - 22, 1620, 28, b.paint(THING.stone, 0.75, 0.05)),
    rect(-10, HORIZON - 6, 1620, 12, b.paint(THING.stone, 0.25, 0.05)),
    ...palms.map((x, i) => palm(b, { x, y: HORIZON - 18, size: 130 + ((i * 37) % 50), distance: 0.02 })),
  ];
}
