import { gondola } from '../boats.ts';
import type { Brush, Scene } from '../brush.ts';
import { circle, d, ellipse, line, path, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { cypress, roundTree } from '../plants.ts';
import { mist, sky } from '../sky.ts';
import { type Street, spot, street } from '../street.ts';
import { arch, dome, hillTown } from '../town.ts';
import { reflection, water } from '../water.ts';
import { LISBON } from './streets.ts';

export const COURTS: Record<string, Scene> = { canal, courtyard, gallery, anafiotika };

/** A quiet canal with a humped bridge. */
function canal(b: Brush): void {
  const horizon = 560;
  const s: Street = {
    ...LISBON,
    centre: 800,
    horizon,
    width: 440,
    eye: 240,
    walls: [THING.rose, THING.ochre, THING.coral, THING.cream, THING.brick],
    height: [380, 600],
    ground: THING.teal,
  };
  sky(b, { horizon, sun: { x: 0.5, y: 0.5 }, clouds: 3 });
  b.canvas.add(...dome(b, { x: 800, base: 560, r: 56, colour: THING.stone, distance: 0.4, drum: 0.9 }));
  const houses = b.canvas.collect(() => street(b, s));
  b.canvas.add(...houses);
  water(b, { horizon: 640, lightAt: 0.5 });
  const banks = b.canvas.collect(() => street(b, { ...s, eye: 150 }));
  b.canvas.add(...banks.filter((mark) => mark.startsWith('<polygon')));
  reflection(b, 700, [], 0.3);
  bridge(b);
  b.canvas.add(gondola(b, 700, 850, 1.5));
}

function bridge(b: Brush): void {
  const stone = (light: number) => b.paint(THING.white, light, 0.14);
  b.canvas.add(
    path('M560 690Q800 520 1040 690V662Q800 488 560 662Z', stone(0.85)),
    path('M600 700Q800 566 1000 700L1040 690Q800 520 560 690Z', stone(0.45)),
    ...Array.from({ length: 13 }, (_, i) => {
      const x = 590 + i * 35;
      const y = 664 - 88 * (1 - ((x - 800) / 240) ** 2);
      return line([x, y], [x, y - 30], stone(0.8), 5);
    }),
    stroke('M580 640Q800 480 1020 640', stone(0.95), 9),
  );
}

/** A Spanish patio: arcade, well, orange trees. */
function courtyard(b: Brush): void {
  sky(b, { horizon: 620, sun: { x: 0.5, y: 0.2 }, clouds: 2 });
  const wall = (light: number) => b.paint(THING.cream, light);
  b.canvas.add(
    rect(0, 150, 1600, 620, wall(0.9)),
    rect(0, 130, 1600, 30, b.paint(THING.terracotta, 0.8)),
    rect(0, 770, 1600, 240, b.canvas.blend(b.paint(THING.sand, 0.85), b.paint(THING.stone, 0.6))),
  );
  for (let i = 0; i < 5; i++) {
    const x = 60 + i * 310;
    b.canvas.add(
      arch(x, 410, 250, 370, b.paint(THING.navy, 0.35)),
      arch(x + 60, 480, 190, 300, b.paint(THING.navy, 0.6)),
      rect(x - 42, 560, 26, 220, wall(1)),
      rect(x - 26, 560, 10, 220, wall(0.4)),
      rect(x - 52, 545, 46, 18, wall(0.8)),
    );
    b.canvas.add(arch(x + 70, 200, 110, 150, b.paint(THING.teal, 0.55)), rect(x + 56, 346, 138, 14, wall(0.5)));
  }
  b.canvas.add(
    ellipse(800, 880, 190, 34, b.palette.ink, { opacity: 0.25 }),
    path('M640 800H960L930 890Q800 920 670 890Z', b.paint(THING.stone, 0.8)),
    path('M840 800H960L930 890Q890 906 840 908Z', b.paint(THING.stone, 0.35)),
    ellipse(800, 800, 160, 26, b.paint(THING.aqua, 0.9)),
    stroke('M800 800V700M800 700Q760 690 740 790M800 700Q840 690 860 790', '#f4fbf8', 5, { opacity: 0.75 }),
  );
  for (const [x, size] of [
    [260, 360],
    [1340, 380],
  ] as const) {
    b.canvas.add(roundTree(b, { x, y: 900, size, colour: THING.pine }));
    const random = b.random.fork(`fruit${x}`);
    for (let i = 0; i < 16; i++)
      b.canvas.add(
        circle(
          x + random.between(-100, 90),
          900 - size * 0.66 + random.between(-80, 80),
          10,
          b.paint('#e8913a', random.between(0.7, 1)),
        ),
      );
    b.canvas.add(path(d`M${x - 70} 880h140l-18 80h-104z`, b.paint(THING.terracotta, 0.8)));
  }
}

/** A covered arcade with an iron and glass roof. */
function gallery(b: Brush): void {
  const s: Street = {
    ...LISBON,
    centre: 800,
    horizon: 640,
    width: 520,
    eye: 240,
    walls: [THING.cream, THING.sand, THING.linen],
    height: [560, 561],
    ground: THING.honey,
    shutters: [THING.brass, THING.honey],
  };
  sky(b, { horizon: 700, sun: { x: 0.5, y: 0.2 }, clouds: 2 });
  street(b, s);
  for (let z = 8; z > 0.75; z *= 0.8) {
    const [x0, y0] = spot(s, -1, 560, z);
    const [x1] = spot(s, 1, 560, z);
    const r = (x1 - x0) / 2;
    b.canvas.add(
      stroke(
        d`M${x0} ${y0}A${r} ${r * 0.8} 0 0 1 ${x1} ${y0}`,
        b.paint(THING.pine, 0.6, Math.min(0.5, z / 14)),
        16 / z + 1.5,
      ),
    );
  }
  for (const a of [0.35, 0.7, 1.05, 1.57, 2.09, 2.44, 2.8]) {
    const rim = (z: number) => spot(s, Math.cos(a), 560 + Math.sin(a) * s.width * 0.8, z);
    b.canvas.add(line(rim(8), rim(0.8), b.paint(THING.pine, 0.6, 0.1), 3, { opacity: 0.8 }));
  }
  b.canvas.add(...dome(b, { x: 800, base: 632, r: 44, colour: THING.glass, distance: 0.3 }));
}

/** White cottages under the rock. */
function anafiotika(b: Brush): void {
  const s: Street = {
    ...LISBON,
    centre: 760,
    horizon: 600,
    width: 300,
    eye: 280,
    walls: [THING.white, THING.white, THING.linen],
    height: [120, 320],
    ground: THING.linen,
    shutters: ['#2f78ad', THING.teal],
  };
  sky(b, { horizon: 600, sun: { x: 0.2, y: 0.5 }, clouds: 3 });
  b.canvas.add(
    path(
      'M420 620C480 520 470 420 560 340L700 300L1080 296C1160 360 1180 460 1260 620Z',
      b.paint('#b79d7c', 0.75, 0.2),
    ),
    path(
      'M1000 296L1080 296C1160 360 1180 460 1260 620H1100C1090 480 1040 380 1000 296Z',
      b.paint('#b79d7c', 0.25, 0.2),
      { opacity: 0.6 },
    ),
  );
  b.canvas.add(
    ...hillTown(
      b,
      { line: () => 560, base: () => 610, from: 300, to: 1300, rows: 2 },
      { walls: [THING.white, THING.cream], roof: THING.terracotta, roofs: 'mixed', distance: 0.2, size: 40 },
    ),
  );
  mist(b, 620, 90, 0.4);
  street(b, s);
  b.canvas.add(
    cypress(b, { x: 420, y: 640, size: 260, distance: 0.1 }),
    cypress(b, { x: 1130, y: 660, size: 320, distance: 0.06 }),
  );
  const random = b.random.fork('flowers');
  for (let i = 0; i < 130; i++)
    b.canvas.add(
      circle(
        1330 + random.between(-90, 240),
        520 + random.between(-140, 260),
        random.between(10, 22),
        b.paint(random.pick(['#b23a6d', '#c9557f', THING.leaf, THING.pine, '#d9709a']), random.between(0.4, 1)),
      ),
    );
}
