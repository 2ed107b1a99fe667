import type { Brush, Scene } from '../brush.ts';
import { hills, ridge } from '../land.ts';
import { at, circle, d, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { birds, sky } from '../sky.ts';
import { type Street, spot, street } from '../street.ts';
import { dome, tower } from '../town.ts';

export const STREETS: Record<string, Scene> = { tram, laundry, mdina, panier, stradun };

export const LISBON: Street = {
  centre: 860,
  horizon: 560,
  width: 400,
  eye: 340,
  walls: [THING.cream, THING.rose, THING.white, THING.ochre, THING.glass],
  height: [430, 640],
  ground: THING.stone,
};

function tram(b: Brush): void {
  sky(b, { horizon: 560, sun: { x: 0.54, y: 0.3 }, clouds: 3 });
  hills(b, ridge(b.random.fork('far'), 560, 50), 560, '#5c8a8c', 0.7);
  b.canvas.add(rect(0, 556, 1600, 30, b.palette.water[0]));
  street(b, LISBON);
  for (const side of [-0.34, -0.12, 0.2, 0.42])
    b.canvas.add(line(spot(LISBON, side, -340, 9), spot(LISBON, side, -340, 0.6), b.paint(THING.basalt, 0.6), 4));
  b.canvas.add(line([860, 566], [560, -10], b.palette.ink, 2, { opacity: 0.5 }), tramCar(b));
}

function tramCar(b: Brush): string {
  const yellow = (light: number) => b.paint('#e8b23a', light);
  return at(830, 850, 1.25, [
    ellipse(0, 8, 128, 14, b.palette.ink, { opacity: 0.35 }),
    rect(-104, -190, 208, 182, yellow(0.95), { rx: 14 }),
    rect(40, -190, 64, 182, yellow(0.5), { rx: 14 }),
    rect(-104, -96, 208, 14, b.paint(THING.white, 0.95)),
    path('M-104 -176Q0 -236 104 -176L96 -196Q0 -232 -96 -196Z', b.paint(THING.white, 0.8)),
    rect(-96, -206, 192, 20, b.paint(THING.white, 0.9), { rx: 8 }),
    ...[-86, -28, 30].map((x) =>
      rect(x, -176, 54, 70, b.hour === 'day' ? b.paint(THING.navy, 0.75) : b.palette.lamp, { rx: 5 }),
    ),
    ...[-86, -28, 30].map((x) =>
      polygon(
        [
          [x + 6, -112],
          [x + 30, -170],
          [x + 42, -170],
          [x + 18, -112],
        ],
        '#ffffff',
        { opacity: 0.16 },
      ),
    ),
    circle(0, -54, 18, b.paint(THING.white, 1)),
    circle(0, -54, 12, b.hour === 'day' ? b.paint(THING.glass, 1) : b.palette.lamp),
    rect(-90, -22, 180, 22, b.paint(THING.basalt, 0.5), { rx: 6 }),
    line([0, -214], [40, -290], b.paint(THING.basalt, 0.6), 4),
  ]);
}

const NAPLES: Street = {
  ...LISBON,
  centre: 800,
  horizon: 600,
  width: 300,
  eye: 300,
  walls: [THING.rose, THING.ochre, THING.sand, THING.coral, THING.cream],
  height: [560, 860],
  ground: THING.basalt,
  shutters: [THING.pine, THING.walnut, THING.glass],
};

/** Washing between the balconies. */
function laundry(b: Brush): void {
  sky(b, { horizon: 600, sun: false, clouds: 3 });
  b.canvas.add(
    ...tower(b, { x: 800, base: 610, w: 40, h: 150, wall: THING.sand, top: 'dome', roof: THING.glass, distance: 0.35 }),
  );
  street(b, NAPLES);
  const random = b.random.fork('washing');
  for (const [z, up] of [
    [4.2, 520],
    [2.6, 470],
    [1.7, 430],
  ] as const) {
    const [x0, y0] = spot(NAPLES, -1, up, z);
    const [x1, y1] = spot(NAPLES, 1, up + 40, z);
    const sag = 60 / z;
    b.canvas.add(
      stroke(d`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag} ${x1} ${y1}`, b.palette.ink, 2, { opacity: 0.6 }),
    );
    for (let t = 0.14; t < 0.88; t += random.between(0.09, 0.15)) {
      const x = x0 + (x1 - x0) * t;
      const y = y0 + (y1 - y0) * t + sag * 2 * t * (1 - t);
      const [w, h] = [random.between(46, 84) / z, random.between(80, 150) / z];
      const cloth = random.pick([THING.white, THING.linen, THING.glass, THING.coral, THING.ochre, THING.white]);
      b.canvas.add(
        path(
          d`M${x} ${y}h${w}l${-w * 0.06} ${h}q${-w * 0.4} ${h * 0.07} ${-w * 0.86} 0z`,
          b.paint(cloth, 0.9, z > 3 ? 0.2 : 0.04),
        ),
      );
    }
  }
}

const HONEY: Street = {
  ...LISBON,
  centre: 760,
  horizon: 600,
  width: 290,
  eye: 280,
  walls: [THING.honey, THING.sand, THING.honey],
  height: [360, 520],
  ground: THING.sand,
  shutters: [THING.teal, THING.wine, THING.pine],
};

function mdina(b: Brush): void {
  sky(b, { horizon: 600, sun: { x: 0.48, y: 0.6 }, clouds: 2 });
  b.canvas.add(...dome(b, { x: 760, base: 600, r: 70, colour: THING.stone, distance: 0.3, drum: 0.8 }));
  street(b, HONEY);
  for (const [x, y, s] of [
    [232, 470, 1.3],
    [1180, 520, 0.9],
  ] as const)
    b.canvas.add(lantern(b, x, y, s));
}

function lantern(b: Brush, x: number, y: number, scale: number): string {
  return at(x, y, scale, [
    circle(0, 10, 120, b.canvas.glow(b.palette.lamp, b.hour === 'day' ? 0 : 0.5)),
    stroke('M-40 -34H0V-22', b.palette.ink, 5),
    polygon(
      [
        [-20, -20],
        [20, -20],
        [14, 32],
        [-14, 32],
      ],
      b.hour === 'day' ? b.paint(THING.glass, 0.9) : b.palette.lamp,
    ),
    polygon(
      [
        [-24, -20],
        [0, -42],
        [24, -20],
      ],
      b.palette.ink,
    ),
    stroke('M-20 -20L-14 32H14L20 -20M0 -20V32', b.palette.ink, 3),
  ]);
}

/** A lane of steps with flower pots. */
function panier(b: Brush): void {
  const s: Street = {
    ...LISBON,
    centre: 830,
    horizon: 520,
    width: 320,
    eye: 330,
    walls: [THING.rose, THING.ochre, THING.cream, THING.coral],
    height: [440, 640],
    ground: THING.sand,
    shutters: [THING.aqua, THING.teal, THING.glass],
  };
  sky(b, { horizon: 520, sun: false, clouds: 3 });
  street(b, s);
  for (let z = 7; z > 0.7; z *= 0.86) {
    b.canvas.add(
      polygon(
        [
          spot(s, -0.98, -s.eye, z),
          spot(s, 0.98, -s.eye, z),
          spot(s, 0.98, -s.eye - 30, z),
          spot(s, -0.98, -s.eye - 30, z),
        ],
        b.paint(THING.stone, 0.3),
        { opacity: 0.55 },
      ),
    );
  }
  const random = b.random.fork('pots');
  for (let z = 5; z > 0.9; z *= 0.82) {
    for (const side of [-0.84, 0.84]) {
      const [x, y] = spot(s, side, -s.eye, z);
      const size = 90 / z;
      b.canvas.add(
        path(
          d`M${x - size * 0.3} ${y - size * 0.5}h${size * 0.6}l${-size * 0.1} ${size * 0.5}h${-size * 0.4}z`,
          b.paint(THING.terracotta, 0.85),
        ),
      );
      for (let i = 0; i < 9; i++)
        b.canvas.add(
          circle(
            x + random.between(-0.4, 0.4) * size,
            y - size * random.between(0.5, 1.05),
            size * random.between(0.1, 0.2),
            b.paint(random.pick([THING.leaf, THING.pine, '#c9557f', THING.coral, THING.leaf]), random.between(0.5, 1)),
          ),
        );
    }
  }
}

/** The limestone main street, polished by feet, with a bell tower at its end. */
function stradun(b: Brush): void {
  const s: Street = {
    ...LISBON,
    centre: 800,
    horizon: 600,
    width: 380,
    eye: 280,
    walls: ['#e0cfae', THING.cream, THING.linen],
    height: [420, 470],
    ground: '#e8dcc2',
    shutters: [THING.pine],
  };
  sky(b, { horizon: 600, sun: { x: 0.3, y: 0.4 }, clouds: 4 });
  hills(b, (x) => 600 - 260 * Math.exp(-(((x - 980) / 420) ** 2)), 600, '#7b8f80', 0.5);
  b.canvas.add(
    ...tower(b, { x: 800, base: 606, w: 46, h: 220, wall: '#e0cfae', top: 'dome', roof: THING.stone, distance: 0.2 }),
  );
  street(b, s);
  birds(b, 560, 220, 6);
}
