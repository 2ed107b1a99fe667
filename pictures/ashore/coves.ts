import { fishingBoat, sailingBoat } from '../boats.ts';
import type { Brush, Scene } from '../brush.ts';
import { mix } from '../colour.ts';
import { hills, ridge } from '../land.ts';
import { at, ellipse, line, path, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { cypress, scrub } from '../plants.ts';
import { birds, mist, sky } from '../sky.ts';
import { dome, hillTown, tower } from '../town.ts';
import { glint, reflection, water } from '../water.ts';

export const COVES: Record<string, Scene> = { calanque, lokrum, cove, amalfi };

/** White cliffs on both sides of a green inlet, kayaks on the water. */
function calanque(b: Brush): void {
  const horizon = 520;
  sky(b, { horizon, sun: { x: 0.52, y: 0.4 }, clouds: 3 });
  hills(b, ridge(b.random.fork('far'), horizon, 60), horizon, '#7d97a0', 0.7);
  water(b, { horizon, lightAt: 0.52 });
  cliffs(b, '#e6dcc6');
  b.canvas.add(kayak(b, 700, 800, 1.5, THING.coral), kayak(b, 1010, 720, 0.9, THING.ochre));
  birds(b, 860, 260, 5);
}

function cliffs(b: Brush, stone: string): void {
  const face = (light: number, distance: number) => b.paint(stone, light, distance);
  b.canvas.add(
    path(
      'M-20 640V210C60 190 140 230 200 250C280 270 300 340 360 380C420 420 470 460 520 530V566C380 600 160 620 -20 660Z',
      face(0.6, 0.16),
    ),
    path(
      'M1620 690V150C1540 160 1480 200 1400 230C1340 260 1320 330 1260 370C1200 410 1160 450 1090 530V560C1240 610 1440 650 1620 700Z',
      face(0.95, 0.12),
    ),
    ...[
      'M200 250L220 420L190 600L150 610L170 430Z',
      'M360 380L350 480L370 580L320 590L320 470Z',
      'M60 205L80 400L40 640H0L30 400Z',
    ].map((crack) => path(crack, face(0.2, 0.16), { opacity: 0.5 })),
    ...[
      'M1400 230L1380 400L1420 640L1360 630L1340 420Z',
      'M1260 370L1250 470L1270 600L1210 580L1220 460Z',
      'M1540 165L1520 380L1560 680L1490 660L1480 380Z',
    ].map((crack) => path(crack, face(0.4, 0.12), { opacity: 0.55 })),
    scrub(b, -10, 250, 220, 44, 0.12, THING.pine),
    scrub(b, 240, 340, 140, 32, 0.14, THING.pine),
    scrub(b, 1280, 340, 140, 34, 0.1, THING.pine),
    scrub(b, 1420, 210, 200, 44, 0.08, THING.pine),
    path('M-20 650C160 622 380 600 520 562L540 572C380 624 160 650 -20 690Z', mix(b.palette.water[0], '#ffffff', 0.3), {
      opacity: 0.5,
    }),
    path(
      'M1620 700C1440 652 1240 612 1090 556L1070 566C1240 640 1440 690 1620 730Z',
      mix(b.palette.water[0], '#ffffff', 0.3),
      { opacity: 0.5 },
    ),
  );
}

export function kayak(b: Brush, x: number, y: number, scale: number, colour: string): string {
  return at(x, y, scale, [
    ellipse(0, 12, 150, 9, b.palette.ink, { opacity: 0.28 }),
    path('M-160 -8C-90 22 90 22 160 -10C90 -22 -90 -22 -160 -8Z', b.paint(colour, 0.95)),
    path('M-160 -8C-90 22 90 22 160 -10C90 10 -90 10 -160 -8Z', b.paint(colour, 0.4)),
    ellipse(-26, -8, 40, 8, b.paint(THING.night, 0.8)),
    ellipse(52, -9, 34, 7, b.paint(THING.night, 0.8)),
    line([-110, -40], [96, 22], b.paint(THING.walnut, 0.8), 5),
    ellipse(-118, -43, 26, 9, b.paint(THING.ochre, 1), { transform: 'rotate(17 -118 -43)' }),
    ellipse(104, 25, 26, 9, b.paint(THING.ochre, 0.8), { transform: 'rotate(17 104 25)' }),
    glint(10, 26, 130, 4, b.palette.water[0], 0.55),
  ]);
}

/** An island of pines before old walls. */
function lokrum(b: Brush): void {
  const horizon = 500;
  sky(b, { horizon, sun: { x: 0.2, y: 0.5 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), horizon, 120), horizon, '#67888f', 0.68);
  mist(b, horizon, 100, 0.5);
  const island = [
    path('M560 504C660 430 800 380 960 372C1120 370 1300 420 1420 504Z', b.paint(THING.pine, 0.5, 0.12)),
    scrub(b, 600, 470, 760, 90, 0.08, THING.pine),
    scrub(b, 700, 420, 540, 80, 0.08, THING.cypress),
    path('M540 506L600 484H1400L1450 506Z', b.paint(THING.sand, 0.7, 0.1)),
  ];
  b.canvas.add(...island, ...[820, 900, 1040].map((x) => cypress(b, { x, y: 430, size: 120, distance: 0.06 })));
  water(b, { horizon, lightAt: 0.2 });
  reflection(b, horizon, island, 0.3);
  b.canvas.add(
    kayak(b, 560, 760, 1.7, THING.aqua),
    kayak(b, 1040, 680, 1, THING.coral),
    kayak(b, 300, 660, 0.7, THING.ochre),
  );
}

/** A horseshoe harbour of painted houses. */
function cove(b: Brush): void {
  const horizon = 600;
  sky(b, { horizon, sun: { x: 0.14, y: 0.4 }, clouds: 3 });
  const hill = (x: number) => 600 - 330 * Math.exp(-(((x - 1100) / 520) ** 2)) - 60;
  hills(b, hill, horizon, THING.pine, 0.2);
  b.canvas.add(
    scrub(b, 560, 380, 1100, 100, 0.2, THING.pine),
    ...[760, 900, 1240, 1420].map((x) => cypress(b, { x, y: hill(x) + 60, size: 150, distance: 0.14 })),
  );
  b.canvas.add(
    rect(1180, 200, 110, 90, b.paint(THING.ochre, 0.9, 0.14)),
    ...tower(b, { x: 1310, base: 290, w: 30, h: 90, wall: THING.ochre, roof: THING.terracotta, distance: 0.14 }),
  );
  mist(b, horizon, 160, 0.3);
  const style = {
    walls: [THING.coral, THING.ochre, THING.rose, THING.cream, THING.brick],
    roof: THING.terracotta,
    roofs: 'hip' as const,
    distance: 0.04,
    size: 72,
    tall: 1.9,
  };
  const houses = [
    ...hillTown(b, { line: () => 560, base: () => 590, from: 420, to: 1640, rows: 1 }, style),
    rect(400, 584, 1220, 20, b.paint(THING.stone, 0.7)),
  ];
  b.canvas.add(...houses);
  water(b, { horizon, lightAt: 0.14 });
  reflection(b, horizon, houses, 0.42);
  b.canvas.add(
    fishingBoat(b, 520, 720, 1.2, THING.aqua),
    fishingBoat(b, 860, 790, 1.5, THING.white),
    fishingBoat(b, 1240, 740, 1.3, THING.coral),
    sailingBoat(b, 230, 690, 0.9, 0.1),
  );
}

/** A village down a cliff, the road in bends, lemons in the near corner. */
function amalfi(b: Brush): void {
  const horizon = 560;
  sky(b, { horizon, sun: { x: 0.44, y: 0.4 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), horizon, 140), horizon, '#6c8fa0', 0.68);
  mist(b, horizon, 120, 0.5);
  water(b, { horizon, lightAt: 0.44 });
  b.canvas.add(
    path(
      'M620 1000C640 820 720 640 820 500C900 380 1020 220 1160 130C1300 60 1480 40 1620 20V1000Z',
      b.canvas.blend(b.paint('#9aa48c', 0.8, 0.2), b.paint(THING.pine, 0.4)),
    ),
  );
  const slope = (x: number) => 1000 - (x - 640) * 1.02;
  const style = {
    walls: [THING.white, THING.cream, THING.rose, THING.coral, THING.ochre],
    roof: THING.terracotta,
    roofs: 'mixed' as const,
    distance: 0.05,
    size: 62,
    tall: 0.95,
  };
  b.canvas.add(
    scrub(b, 900, 420, 700, 80, 0.14, THING.pine),
    ...hillTown(
      b,
      {
        line: (x) => Math.max(250, slope(x) - 40),
        base: (x) => Math.min(960, slope(x) + 640),
        from: 820,
        to: 1640,
        rows: 9,
      },
      style,
    ),
    ...dome(b, { x: 1090, base: 640, r: 70, colour: THING.ochre, drum: 0.4 }),
    scrub(b, 640, 960, 400, 70, 0, THING.pine),
  );
  lemons(b);
}

function lemons(b: Brush): void {
  const random = b.random.fork('lemons');
  const marks: string[] = [stroke('M-20 40C120 70 260 60 420 160', b.paint(THING.walnut, 0.5), 12)];
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random.between(-20, 420), random.between(-20, 150) + random.between(0, 60)];
    marks.push(
      ellipse(x, y, 44, 17, b.paint(random.chance(0.5) ? THING.pine : THING.leaf, random.between(0.4, 0.9)), {
        transform: `rotate(${Math.round(random.between(-60, 80))} ${Math.round(x)} ${Math.round(y)})`,
      }),
    );
  }
  for (const [x, y] of [
    [90, 190],
    [210, 160],
    [330, 230],
    [30, 110],
    [270, 90],
  ] as const)
    marks.push(
      ellipse(x, y, 27, 35, b.paint('#e9c53f', 0.95)),
      ellipse(x - 8, y - 10, 10, 14, '#fff6c8', { opacity: 0.5 }),
    );
  b.canvas.add(...marks);
}
