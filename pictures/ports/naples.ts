import { fishingBoat, sailingBoat } from '../boats.ts';
import type { Brush } from '../brush.ts';
import { mix } from '../colour.ts';
import { hills, ridge } from '../land.ts';
import { path, polygon, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { scrub, stonePine } from '../plants.ts';
import { birds, cloud, mist, sky } from '../sky.ts';
import { arch, battlement, hillTown } from '../town.ts';
import { reflection, water } from '../water.ts';

const HORIZON = 640;

export function naples(b: Brush): void {
  sky(b, { horizon: HORIZON, sun: { x: 0.32, y: 0.5 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), HORIZON, 70), HORIZON, '#5f8794', 0.76);
  vesuvius(b);
  const shore = [...bayTown(b), ...castle(b)];
  b.canvas.add(...shore);
  water(b, { horizon: HORIZON, lightAt: 0.32 });
  reflection(b, HORIZON, shore, 0.32);
  birds(b, 500, 300, 5);
  b.canvas.add(
    sailingBoat(b, 560, 708, 0.75, 0.12),
    sailingBoat(b, 690, 676, 0.4, 0.3),
    fishingBoat(b, 380, 810, 1.5, THING.teal),
  );
  headland(b);
}

/** Two summits, the cone and the old rim, light from the left. */
function vesuvius(b: Brush): void {
  const slope = b.paint('#6d8da6', 0.75, 0.36);
  const foot = mix(slope, b.palette.haze, 0.7);
  const shade = b.paint('#4a6a8c', 0.3, 0.3);
  b.canvas.add(
    path(
      'M150 642C420 618 560 540 660 420C700 372 726 336 752 322C770 332 790 334 812 326C836 340 852 360 874 390C892 372 910 358 930 350C966 362 1000 406 1050 456C1150 548 1300 618 1520 642Z',
      b.canvas.blend(slope, foot),
    ),
    path(
      'M812 326C836 340 852 360 874 390C884 440 880 476 910 520C950 574 1040 616 1130 642H1230C1110 606 1020 556 972 494C936 446 906 424 874 390C852 360 836 340 812 326Z',
      shade,
      { opacity: 0.32 },
    ),
    path(
      'M930 350C966 362 1000 406 1050 456C1150 548 1300 618 1520 642H1330C1180 606 1080 550 1024 480C980 426 956 384 930 350Z',
      shade,
      { opacity: 0.42 },
    ),
    path(
      'M752 322C744 380 700 440 672 500C640 560 540 616 430 642H520C620 616 690 566 722 500C748 440 768 384 752 322Z',
      shade,
      { opacity: 0.14 },
    ),
  );
  cloud(b, 640, 352, 230, 0.6, b.random.fork('plume'));
  mist(b, HORIZON, 150, 0.75);
}

function bayTown(b: Brush): string[] {
  const style = {
    walls: [THING.cream, THING.rose, THING.ochre, THING.coral, THING.sand, THING.white],
    roof: THING.terracotta,
    roofs: 'mixed' as const,
    distance: 0.26,
    size: 34,
  };
  const rise = (x: number) =>
    HORIZON - 16 - 150 * Math.exp(-(((x - 1560) / 300) ** 2)) - 14 * Math.exp(-(((x - 1000) / 300) ** 2));
  return [
    ...hillTown(b, { line: rise, base: () => HORIZON - 6, from: 900, to: 1620, rows: 7 }, style),
    rect(820, HORIZON - 6, 800, 8, b.paint(THING.stone, 0.6, 0.25)),
  ];
}

/** Castel dell’Ovo on its islet. */
function castle(b: Brush): string[] {
  const [lit, dim] = [b.paint(THING.honey, 0.9, 0.1), b.paint(THING.honey, 0.3, 0.1)];
  return [
    polygon(
      [
        [960, HORIZON + 2],
        [990, HORIZON - 22],
        [1330, HORIZON - 22],
        [1372, HORIZON + 2],
      ],
      b.paint(THING.rock, 0.5, 0.1),
    ),
    battlement(1000, HORIZON - 118, 320, 100, 13, lit),
    polygon(
      [
        [1220, HORIZON - 18],
        [1220, HORIZON - 118],
        [1320, HORIZON - 118],
        [1320, HORIZON - 18],
      ],
      dim,
    ),
    battlement(1056, HORIZON - 156, 150, 50, 11, lit),
    rect(1168, HORIZON - 154, 38, 40, dim),
    ...[1026, 1078, 1130, 1182].map((x) => arch(x, HORIZON - 76, 20, 36, b.paint(THING.honey, 0, 0.1))),
    rect(1370, HORIZON - 20, 250, 8, b.paint(THING.stone, 0.7, 0.14)),
    ...[1384, 1430, 1476, 1522, 1568].map((x) => arch(x, HORIZON - 14, 34, 16, b.paint(THING.stone, 0.1, 0.14))),
  ];
}

/** The near corner: a terrace under an umbrella pine. */
function headland(b: Brush): void {
  b.canvas.add(
    path('M1180 1000C1250 900 1340 846 1440 822C1520 804 1570 800 1620 798V1000Z', b.paint(THING.pine, 0.25)),
    scrub(b, 1240, 900, 400, 60, 0, THING.pine),
    stonePine(b, { x: 1400, y: 850, size: 560 }),
    path('M1130 1000C1200 950 1360 900 1620 890V1000Z', b.paint(THING.cypress, 0.1)),
    scrub(b, 1160, 985, 480, 54, 0, THING.cypress),
  );
}
