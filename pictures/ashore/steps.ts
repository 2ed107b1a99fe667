import type { Brush, Scene } from '../brush.ts';
import { front } from '../front.ts';
import { hills, ridge } from '../land.ts';
import { circle, d, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { cypress, roundTree, scrub } from '../plants.ts';
import type { Random } from '../random.ts';
import { birds, mist, sky } from '../sky.ts';
import { tower } from '../town.ts';
import { column } from './ruins.ts';

export const STEPS: Record<string, Scene> = { panier, anafiotika };

/** A stair between painted houses, straight up to a square with a plane tree. */
function panier(b: Brush): void {
  sky(b, { horizon: 620, sun: false, clouds: 3 });
  b.canvas.add(circle(980, 250, 560, b.canvas.glow(b.palette.glow, 0.7)));
  const random = b.random.fork('houses');
  b.canvas.add(
    ...tower(b, {
      x: 690,
      base: 430,
      w: 62,
      h: 210,
      wall: THING.cream,
      roof: THING.terracotta,
      top: 'spire',
      distance: 0.3,
    }),
    front(
      b,
      {
        x: 726,
        base: 440,
        w: 260,
        h: 190,
        wall: THING.rose,
        floors: 2,
        columns: 4,
        distance: 0.26,
        roof: THING.terracotta,
        shutters: THING.aqua,
      },
      random,
    ),
    roundTree(b, { x: 940, y: 450, size: 250, colour: THING.leaf, distance: 0.16 }),
  );
  const wings = [
    { left: 440, right: 1090, base: 560, h: 450, distance: 0.16, walls: [THING.ochre, THING.cream] },
    { left: 290, right: 1230, base: 730, h: 640, distance: 0.08, walls: [THING.glass, THING.coral] },
    { left: 60, right: 1420, base: 1010, h: 930, distance: 0, walls: [THING.rose, THING.honey] },
  ] as const;
  b.canvas.add(rect(0, 436, 1600, 574, b.canvas.blend(b.paint(THING.sand, 0.7, 0.2), b.paint(THING.stone, 0.4))));
  flight(b);
  for (const { left, right, base, h, distance, walls } of wings) {
    const size = { base, h, floors: 4, columns: 2, distance, roof: THING.terracotta, door: THING.teal } as const;
    const w = h * 0.56;
    b.canvas.add(
      front(b, { ...size, x: left - w + 160, w, wall: walls[0], light: 0.4, shutters: THING.teal }, random),
      front(b, { ...size, x: right - 40, w, wall: walls[1], shutters: THING.aqua }, random),
    );
  }
  rail(b);
  for (const [x, y, size] of [
    [236, 985, 120],
    [1370, 985, 130],
    [468, 724, 76],
    [1170, 724, 80],
    [614, 556, 50],
    [1040, 556, 52],
  ] as const)
    pot(b, x, y, size, random);
  birds(b, 820, 150, 5);
}

/** Treads and risers from the viewer's feet up to the square. */
function flight(b: Brush): void {
  const [steps, high, low] = [19, 440, 1010];
  const edge = (t: number) => {
    const y = high + (low - high) * t ** 1.5;
    return { y, left: 612 - 560 * t ** 1.5, right: 1010 + 560 * t ** 1.5 };
  };
  for (let i = 0; i < steps; i++) {
    const [up, down] = [edge(i / steps), edge((i + 1) / steps)];
    const middle = up.y + (down.y - up.y) * 0.48;
    const haze = 0.2 * (1 - i / steps);
    b.canvas.add(
      rect(up.left, up.y, up.right - up.left, down.y - up.y + 1, b.paint(THING.sand, 0.98, haze)),
      rect(up.left, middle, up.right - up.left, down.y - middle + 1, b.paint(THING.stone, 0.5, haze)),
    );
  }
  // The houses on the left keep half of the stair in their shade.
  b.canvas.add(path('M612 440H700L560 1010H20Z', b.paint(THING.navy, 0.5), { opacity: 0.34 }));
}

function rail(b: Brush): void {
  const iron = b.paint(THING.basalt, 0.5);
  b.canvas.add(stroke('M818 420L770 900', iron, 7));
  for (let i = 0; i < 7; i++) {
    const t = (i / 6) ** 1.5;
    b.canvas.add(line([818 - 48 * t, 420 + 480 * t], [818 - 48 * t, 446 + 590 * t], iron, 4 + t * 6));
  }
}

function pot(b: Brush, x: number, y: number, size: number, random: Random): void {
  b.canvas.add(
    path(
      d`M${x - size * 0.36} ${y - size * 0.6}h${size * 0.72}l${-size * 0.1} ${size * 0.6}h${-size * 0.52}z`,
      b.paint(THING.terracotta, 0.85),
    ),
  );
  bloom(b, { x, y: y - size * 0.85, rx: size * 0.5, ry: size * 0.4, size: size * 0.13, count: 16 }, random);
}

interface Bloom {
  x: number;
  y: number;
  rx: number;
  ry: number;
  size: number;
  count: number;
}

/** Leaves with flowers among them, densest in the middle. */
function bloom(b: Brush, { x, y, rx, ry, size, count }: Bloom, random: Random): void {
  for (let i = 0; i < count; i++) {
    const [a, reach] = [random.between(0, Math.PI * 2), random.next() ** 0.7];
    const colour =
      i < count / 2
        ? random.pick([THING.pine, THING.leaf])
        : random.pick(['#b23a6d', '#c9557f', '#d9709a', THING.leaf]);
    b.canvas.add(
      circle(
        x + Math.cos(a) * rx * reach,
        y + Math.sin(a) * ry * reach,
        size * random.between(0.6, 1.3),
        b.paint(colour, random.between(0.45, 1)),
      ),
    );
  }
}

/** White cottages that climb to the foot of the rock, and the temple upon it. */
function anafiotika(b: Brush): void {
  sky(b, { horizon: 760, sun: false, clouds: 3 });
  b.canvas.add(circle(1240, 240, 640, b.canvas.glow(b.palette.glow, 0.6)));
  hills(b, ridge(b.random.fork('far'), 640, 150), 700, '#7d93a0', 0.66);
  mist(b, 700, 160, 0.5);
  rock(b);
  b.canvas.add(
    scrub(b, 120, 610, 1000, 60, 0.12, THING.olive),
    cypress(b, { x: 300, y: 640, size: 210, distance: 0.1 }),
    cypress(b, { x: 366, y: 650, size: 160, distance: 0.1 }),
    path('M-20 1010V640C300 690 520 640 800 640C1100 640 1300 560 1620 590V1010Z', b.paint(THING.linen, 0.55, 0.08)),
    ...cottages(b),
    cypress(b, { x: 1240, y: 800, size: 290 }),
  );
  nearWall(b);
  birds(b, 1180, 200, 6);
}

/** Whitewashed cubes, one above the other, from the foot of the rock down to the viewer. */
function cottages(b: Brush): string[] {
  const random = b.random.fork('cottages');
  const marks: string[] = [];
  for (let row = 0; row < 4; row++)
    for (let x = -60 - row * 30; x < 1640; ) {
      const w = random.between(96, 150) * (1 + row * 0.16);
      const base = 700 + row * 84 + 44 * Math.sin(x / 300) - (x - 800) * 0.07 + random.between(-16, 16);
      const cottage = {
        ...{ x, base: base + 40, w, h: w * random.between(0.66, 0.9) + 40, floors: 1, columns: 2 },
        wall: random.pick([THING.white, THING.white, THING.linen]),
        shutters: random.pick(['#2f78ad', THING.teal, THING.glass]),
        distance: 0.12 - row * 0.04,
        ...(random.chance(0.24) && { roof: THING.terracotta }),
        ...(random.chance(0.4) && { door: '#2f78ad' }),
      };
      marks.push(
        front(b, cottage, random),
        rect(x + w * 0.88, cottage.base - cottage.h, w * 0.12, cottage.h, b.palette.shadow, { opacity: 0.35 }),
      );
      x += w * random.between(0.96, 1.12);
    }
  return marks;
}

function rock(b: Brush): void {
  const stone = (light: number) => b.paint('#bfa27c', light, 0.14);
  b.canvas.add(
    path('M60 700C90 560 120 470 190 400L230 330L330 300L980 292L1060 330C1110 420 1170 540 1230 720Z', stone(0.85)),
    path('M760 292L980 292L1060 330C1110 420 1170 540 1230 720H930C940 560 860 420 760 292Z', stone(0.3), {
      opacity: 0.7,
    }),
    ...[
      'M330 300L300 440L350 560L320 680H250L270 540L240 420Z',
      'M560 296L520 420L580 540L550 690H490L500 540L470 400Z',
    ].map((crack) => path(crack, stone(0.3), { opacity: 0.4 })),
    rect(250, 276, 760, 30, stone(0.95)),
    rect(250, 300, 760, 8, stone(0.3)),
  );
  const marble = (light: number) => b.paint('#f1dfbe', light, 0.12);
  b.canvas.add(
    rect(400, 262, 440, 16, marble(0.8)),
    ...Array.from({ length: 9 }, (_, i) => column(b, 422 + i * 49.5, 264, 26, 108, 0.12).join('')),
    rect(396, 128, 448, 24, marble(0.95)),
    polygon(
      [
        [390, 130],
        [620, 74],
        [850, 130],
      ],
      marble(0.9),
    ),
    polygon(
      [
        [620, 74],
        [850, 130],
        [690, 130],
      ],
      marble(0.4),
    ),
  );
}

/** The corner of a lane: a wall, a blue door and bougainvillea over it. */
function nearWall(b: Brush): void {
  const lime = (light: number) => b.paint(THING.white, light);
  b.canvas.add(
    path('M-20 1010V700L420 720V1010Z', lime(0.95)),
    path('M420 720L540 780V1010H420Z', lime(0.4)),
    path('M-20 690L430 712V728L-20 710Z', lime(0.7)),
    rect(150, 784, 130, 230, b.paint('#2f78ad', 0.9), { rx: 6 }),
    rect(215, 790, 5, 220, b.paint('#2f78ad', 0.3)),
    rect(138, 772, 154, 14, lime(0.6)),
    path('M420 1010L520 900H1620V1010Z', b.paint(THING.linen, 0.7)),
  );
  const random = b.random.fork('flowers');
  bloom(b, { x: 390, y: 740, rx: 150, ry: 110, size: 17, count: 110 }, random);
  bloom(b, { x: 480, y: 860, rx: 70, ry: 120, size: 15, count: 60 }, random);
  bloom(b, { x: 1500, y: 960, rx: 170, ry: 70, size: 18, count: 80 }, random);
}
