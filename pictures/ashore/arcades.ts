import type { Brush, Scene } from '../brush.ts';
import { mix } from '../colour.ts';
import { hills, ridge } from '../land.ts';
import { circle, d, ellipse, path, polygon, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { cypress, scrub } from '../plants.ts';
import { sky } from '../sky.ts';
import { arch } from '../town.ts';
import { water } from '../water.ts';

export const ARCADES: Record<string, Scene> = { underground, citadel, garden };

/** Cisterns by candlelight. */
function underground(b: Brush): void {
  const { canvas } = b;
  const tufa = (light: number) => mix('#1a1420', '#d9a66a', light);
  canvas.add(rect(0, 0, 1600, 1000, tufa(0.05)));
  for (let i = 0; i < 5; i++) {
    const inset = i * 128;
    const light = 0.07 + i * 0.12;
    canvas.add(
      path(
        d`M${-80 + inset} 1000V${420 + i * 26}C${-80 + inset} ${60 + i * 62} ${520 + i * 40} ${-60 + i * 74} 800 ${-60 + i * 74}C${1080 - i * 40} ${-60 + i * 74} ${1680 - inset} ${60 + i * 62} ${1680 - inset} ${420 + i * 26}V1000Z`,
        canvas.blend(tufa(light), tufa(light * 0.6)),
      ),
    );
  }
  canvas.add(
    rect(
      0,
      780,
      1600,
      230,
      canvas.linear([
        [0, '#b98550'],
        [0.3, '#5b5a58'],
        [1, '#14202f'],
      ]),
    ),
    circle(
      800,
      600,
      520,
      canvas.radial([
        [0, '#ffcf7a', 0.75],
        [0.4, '#ffb65a', 0.28],
        [1, '#ffb65a', 0],
      ]),
    ),
    arch(730, 470, 140, 310, '#ffe3a6'),
    polygon(
      [
        [640, 782],
        [730, 700],
        [870, 700],
        [960, 782],
      ],
      tufa(0.5),
    ),
    ...[0, 1, 2, 3].map((i) => rect(700 - i * 26, 706 + i * 20, 200 + i * 52, 8, tufa(0.75 - i * 0.1))),
  );
  for (const [x, y, s] of [
    [300, 780, 1.4],
    [430, 800, 1],
    [1180, 790, 1.1],
    [1330, 770, 1.5],
    [1450, 820, 1],
  ] as const) {
    canvas.add(
      circle(x, y - 70 * s, 130 * s, canvas.glow('#ffd58a', 0.55)),
      rect(x - 12 * s, y - 50 * s, 24 * s, 56 * s, '#f3e4c8'),
      path(
        d`M${x} ${y - 92 * s}C${x + 14 * s} ${y - 70 * s} ${x + 9 * s} ${y - 54 * s} ${x} ${y - 52 * s}C${x - 9 * s} ${y - 54 * s} ${x - 14 * s} ${y - 70 * s} ${x} ${y - 92 * s}Z`,
        '#fff1c4',
      ),
    );
  }
  for (let i = 0; i < 26; i++)
    canvas.add(
      ellipse(
        800 + b.random.between(-420, 420),
        800 + b.random.between(0, 150),
        b.random.between(20, 90),
        2.4,
        '#ffd58a',
        { opacity: b.random.between(0.1, 0.45) },
      ),
    );
}

/** A Moorish garden above the roofs. */
function citadel(b: Brush): void {
  const horizon = 560;
  sky(b, { horizon, sun: { x: 0.76, y: 0.4 }, clouds: 3 });
  hills(b, ridge(b.random.fork('far'), horizon, 160), horizon, '#5a8088', 0.66);
  water(b, { horizon, bottom: 640 });
  const wall = (light: number) => b.paint(THING.honey, light);
  b.canvas.add(rect(-10, 240, 1620, 480, wall(0.9)));
  const view = b.canvas.collect(() => {
    sky(b, { horizon, sun: { x: 0.76, y: 0.4 }, clouds: 3 });
    hills(b, ridge(b.random.fork('far'), horizon, 160), horizon, '#5a8088', 0.6);
    b.canvas.add(
      rect(0, horizon, 1600, 200, b.canvas.blend(b.palette.water[0], b.palette.water[1])),
      ...[300, 560, 980, 1280].map((x) => cypress(b, { x, y: 700, size: 260, distance: 0.1 })),
    );
  });
  for (const x of [150, 570, 990, 1410]) {
    const hole = horseshoe(x, 330, 260, 380);
    b.canvas.add(
      path(hole, wall(0.2), { transform: 'translate(-10 0)' }),
      `<g clip-path="${b.canvas.clip(path(hole, '#000'))}">${view.join('')}</g>`,
    );
  }
  b.canvas.add(
    rect(-10, 200, 1620, 46, wall(1)),
    ...Array.from({ length: 27 }, (_, i) => rect(i * 62, 160, 34, 44, wall(0.95))),
    rect(-10, 700, 1620, 310, b.canvas.blend(b.paint(THING.terracotta, 0.75), b.paint(THING.terracotta, 0.4))),
  );
  b.canvas.add(
    polygon(
      [
        [640, 1000],
        [720, 740],
        [880, 740],
        [960, 1000],
      ],
      b.paint(THING.sand, 0.9),
    ),
    polygon(
      [
        [676, 1000],
        [744, 750],
        [856, 750],
        [924, 1000],
      ],
      b.canvas.blend('#d4f3e6', b.paint(THING.aqua, 0.8)),
    ),
    ...[170, 400, 1200, 1430].map((x) => scrub(b, x - 100, 800, 230, 70, 0, THING.pine)),
    ...[120, 380, 1190, 1470].map((x) => cypress(b, { x, y: 830, size: 300 })),
  );
}

function horseshoe(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  return d`M${x - r * 0.78} ${y + h}V${y + r * 1.5}A${r} ${r} 0 1 1 ${x + r * 0.78} ${y + r * 1.5}V${y + h}Z`;
}

/** Arcades of a garden high over the harbour. */
function garden(b: Brush): void {
  const horizon = 520;
  sky(b, { horizon, sun: { x: 0.3, y: 0.44 }, clouds: 4 });
  hills(b, ridge(b.random.fork('far'), horizon, 60), horizon, '#a59a7e', 0.6);
  water(b, { horizon, lightAt: 0.3, bottom: 760 });
  const stone = (light: number) => b.paint(THING.honey, light);
  b.canvas.add(
    rect(-10, 720, 1620, 290, b.canvas.blend(b.paint(THING.sand, 0.9), b.paint(THING.stone, 0.55))),
    rect(-10, 700, 1620, 26, stone(0.95)),
    ...Array.from({ length: 34 }, (_, i) => rect(6 + i * 48, 640, 14, 62, stone(0.7))),
    rect(-10, 622, 1620, 22, stone(1)),
  );
  for (let i = 0; i < 5; i++) {
    const x = -60 + i * 400;
    b.canvas.add(
      rect(x - 34, 250, 68, 500, stone(0.95)),
      rect(x + 8, 250, 26, 500, stone(0.4)),
      rect(x - 46, 230, 92, 26, stone(0.85)),
    );
  }
  b.canvas.add(
    path(
      'M-60 250A166 150 0 0 1 340 250M340 250A166 150 0 0 1 740 250M740 250A166 150 0 0 1 1140 250M1140 250A166 150 0 0 1 1540 250M1540 250A166 150 0 0 1 1940 250',
      'none',
    ),
  );
  for (let i = 0; i < 5; i++)
    b.canvas.add(
      path(
        d`M${-94 + i * 400} 250V60H${374 + i * 400}V250H${306 + i * 400}A166 150 0 0 0 ${-26 + i * 400} 250Z`,
        stone(0.85),
      ),
    );
  b.canvas.add(
    rect(-10, 40, 1620, 40, stone(1)),
    scrub(b, 40, 780, 260, 60, 0, THING.pine),
    scrub(b, 1260, 800, 300, 70, 0, THING.pine),
  );
  const random = b.random.fork('bloom');
  for (let i = 0; i < 60; i++)
    b.canvas.add(
      circle(
        random.chance(0.5) ? random.between(40, 300) : random.between(1260, 1560),
        random.between(750, 820),
        random.between(7, 14),
        b.paint(random.pick([THING.coral, '#c9557f', THING.white]), random.between(0.7, 1)),
      ),
    );
}
