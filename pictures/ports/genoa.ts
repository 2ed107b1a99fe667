import { cruiseShip, fishingBoat } from '../boats.ts';
import type { Brush } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { circle, d, path, polygon, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { cypress, scrub } from '../plants.ts';
import { birds, mist, sky } from '../sky.ts';
import { hillTown, tower } from '../town.ts';
import { reflection, water } from '../water.ts';

const HORIZON = 700;

export function genoa(b: Brush): void {
  sky(b, { horizon: HORIZON, sun: { x: 0.16, y: 0.44 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), HORIZON - 40, 330), HORIZON, '#557f86', 0.62);
  hills(b, ridge(b.random.fork('mid'), HORIZON - 20, 250), HORIZON, '#5a7f6c', 0.42);
  mist(b, HORIZON, 240, 0.6);
  const style = {
    walls: [THING.rose, THING.ochre, THING.coral, THING.cream, THING.sand, THING.linen],
    roof: '#8d8f93',
    roofs: 'hip' as const,
    distance: 0.14,
    size: 46,
    tall: 1.35,
  };
  const rise = (x: number) => HORIZON - 60 - 190 * (0.5 + 0.5 * Math.sin((x - 1150) / 260));
  const shore = [
    ...hillTown(b, { line: rise, base: () => HORIZON - 10, from: 560, to: 1630, rows: 7 }, style),
    ...[760, 900, 1260, 1410, 1500].map((x) => cypress(b, { x, y: rise(x) + 60, size: 90, distance: 0.14 })),
    ...tower(b, { x: 1130, base: HORIZON - 60, w: 44, h: 230, wall: THING.white, roof: '#8d8f93', distance: 0.08 }),
    rect(520, HORIZON - 16, 1100, 20, b.paint(THING.stone, 0.65, 0.06)),
  ];
  b.canvas.add(...shore);
  const light = lanterna(b);
  b.canvas.add(...light);
  water(b, { horizon: HORIZON, lightAt: 0.16 });
  reflection(b, HORIZON, [...shore, ...light], 0.3);
  b.canvas.add(cruiseShip(b, 1180, 745, 0.62, 0.06), fishingBoat(b, 760, 860, 1.4, THING.navy));
  birds(b, 640, 240, 6);
}

/** The lighthouse: two stacked shafts on a rock. */
function lanterna(b: Brush): string[] {
  const paint = (colour: string, light: number) => b.paint(colour, light, 0.02);
  const shaft = (x: number, y: number, w: number, h: number, taper: number) => [
    polygon(
      [
        [x - w / 2, y],
        [x - w / 2 + taper, y - h],
        [x + w / 2 - taper, y - h],
        [x + w / 2, y],
      ],
      paint(THING.cream, 0.98),
    ),
    polygon(
      [
        [x + w * 0.12, y],
        [x + w * 0.12, y - h],
        [x + w / 2 - taper, y - h],
        [x + w / 2, y],
      ],
      paint(THING.cream, 0.35),
    ),
  ];
  const gallery = (x: number, y: number, w: number) => [
    rect(x - w / 2, y - 14, w, 14, paint(THING.sand, 0.85)),
    rect(x + w * 0.1, y - 14, w * 0.4, 14, paint(THING.sand, 0.35)),
    path(d`M${x - w / 2 + 6} ${y}h${w - 12}l-8 12h${-(w - 28)}z`, paint(THING.sand, 0.4)),
  ];
  const beam =
    b.hour !== 'night'
      ? []
      : [
          polygon(
            [
              [330, 190],
              [-20, 90],
              [-20, 210],
            ],
            b.palette.lamp,
            { opacity: 0.14 },
          ),
          polygon(
            [
              [330, 190],
              [1100, 60],
              [1100, 250],
            ],
            b.palette.lamp,
            { opacity: 0.1 },
          ),
        ];
  return [
    ...beam,
    path('M90 702C140 650 200 618 260 606H410C470 624 520 660 560 702Z', paint(THING.rock, 0.55)),
    path('M380 606H410C470 624 520 660 560 702H440C430 660 410 630 380 606Z', paint(THING.rock, 0.2)),
    scrub(b, 170, 660, 330, 36, 0, THING.olive),
    rect(250, 560, 160, 60, paint(THING.sand, 0.85)),
    rect(350, 560, 60, 60, paint(THING.sand, 0.35)),
    ...shaft(330, 564, 96, 190, 8),
    ...gallery(330, 376, 108),
    ...shaft(330, 364, 68, 140, 6),
    ...gallery(330, 228, 80),
    rect(312, 176, 36, 42, b.hour === 'day' ? paint(THING.glass, 0.9) : b.palette.lamp),
    polygon(
      [
        [304, 178],
        [330, 146],
        [356, 178],
      ],
      paint(THING.basalt, 0.7),
    ),
    circle(330, 142, 5, paint(THING.brass, 1)),
  ];
}
