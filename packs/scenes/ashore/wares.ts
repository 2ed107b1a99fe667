import { fishingBoat } from '../boats.ts';
import type { Brush, Scene } from '../brush.ts';
import { mix } from '../colour.ts';
import { hills, ridge } from '../land.ts';
import { at, circle, d, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { palm, roundTree } from '../plants.ts';
import { birds, mist, sky } from '../sky.ts';
import { arch, hillTown, tower } from '../town.ts';
import { water } from '../water.ts';

export const WARES: Record<string, Scene> = { market, glass, espeto, belvedere, palaces };

/** A stall under striped awnings. */
function market(b: Brush): void {
  sky(b, { horizon: 640, sun: { x: 0.8, y: 0.2 }, clouds: 3 });
  const style = {
    walls: [THING.rose, THING.ochre, THING.cream, THING.coral],
    roof: THING.terracotta,
    roofs: 'hip' as const,
    distance: 0.16,
    size: 150,
    tall: 2,
  };
  b.canvas.add(
    ...hillTown(b, { line: () => 560, base: () => 640, from: -40, to: 1660, rows: 1 }, style),
    rect(
      -10,
      620,
      1620,
      390,
      b.canvas.linear([
        [0, b.paint(THING.sand, 0.85)],
        [1, b.paint(THING.stone, 0.55)],
      ]),
    ),
  );
  awning(b, 120, 330, 640, THING.coral);
  awning(b, 840, 300, 680, THING.teal);
  const goods = [
    ['#d9482f', '#e26a3c', 17],
    ['#e8b23a', '#f0c85a', 18],
    ['#6f9a4a', '#8fb45a', 19],
    ['#7c2f5c', '#94487a', 13],
    ['#e8913a', '#f2a95a', 18],
    ['#b9cf6a', '#cfe08a', 16],
  ] as const;
  for (const [i, [dark, bright, r]] of goods.entries()) {
    crate(b, 130 + i * 232, 720 + (i % 2) * 16, dark, bright, r);
  }
  for (const [i, [dark, bright, r]] of [...goods.slice(3), ...goods.slice(0, 3)].entries()) {
    crate(b, 20 + i * 262, 870 + (i % 2) * 10, dark, bright, r);
  }
}

function awning(b: Brush, x: number, y: number, w: number, colour: string): void {
  const stripes = 10;
  const step = w / stripes;
  for (const at of [x + 16, x + w - 16]) b.canvas.add(line([at, y + 60], [at, 780], b.paint(THING.walnut, 0.6), 10));
  for (let i = 0; i < stripes; i++) {
    const cloth = b.paint(i % 2 ? THING.white : colour, 0.95);
    b.canvas.add(
      polygon(
        [
          [x + 30 + i * (step - 6), y],
          [x + 30 + (i + 1) * (step - 6), y],
          [x + (i + 1) * step, y + 110],
          [x + i * step, y + 110],
        ],
        cloth,
      ),
      path(
        d`M${x + i * step} ${y + 108}h${step}v18a${step / 2} 20 0 0 1 ${-step} 0z`,
        b.paint(i % 2 ? THING.white : colour, 0.6),
      ),
    );
  }
}

function crate(b: Brush, x: number, y: number, dark: string, bright: string, r: number): void {
  const random = b.random.fork(`crate${x}${y}`);
  const marks: string[] = [];
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 8 - row; i++)
      marks.push(
        circle(
          x + 20 + row * 12 + i * 25 + random.between(-4, 4),
          y - 6 - row * 19,
          r,
          b.paint(random.chance(0.5) ? dark : bright, random.between(0.7, 1)),
        ),
        circle(x + 15 + row * 12 + i * 25, y - 12 - row * 19, r * 0.3, '#ffffff', { opacity: 0.28 }),
      );
  b.canvas.add(
    ...marks,
    rect(x - 8, y, 224, 80, b.paint(THING.wood, 0.9)),
    rect(x - 8, y + 26, 224, 5, b.paint(THING.walnut, 0.5)),
    rect(x - 8, y + 54, 224, 5, b.paint(THING.walnut, 0.5)),
    rect(x + 160, y, 56, 80, b.paint(THING.walnut, 0.4), { opacity: 0.4 }),
  );
}

/** The furnace and what comes out of it. */
function glass(b: Brush): void {
  const { canvas } = b;
  canvas.add(
    rect(
      0,
      0,
      1600,
      1000,
      canvas.linear([
        [0, '#241a26'],
        [1, '#3a2430'],
      ]),
    ),
  );
  for (let row = 0; row < 11; row++)
    for (let i = 0; i < 12; i++)
      canvas.add(
        rect(
          -60 + i * 150 + (row % 2) * 75,
          row * 66,
          142,
          60,
          mix('#3a2430', '#8a4a3a', ((i * 7 + row * 3) % 5) * 0.07 + 0.06),
          { rx: 4 },
        ),
      );
  canvas.add(
    circle(
      800,
      430,
      620,
      canvas.radial([
        [0, '#ffb04a', 0.75],
        [0.45, '#ff8a3a', 0.26],
        [1, '#ff8a3a', 0],
      ]),
    ),
    arch(570, 190, 460, 450, '#5a2f2a'),
    arch(
      610,
      236,
      380,
      404,
      canvas.radial(
        [
          [0, '#fff3c4'],
          [0.4, '#ffc457'],
          [1, '#e2622c'],
        ],
        [0.5, 0.7],
        0.7,
      ),
    ),
    rect(
      0,
      700,
      1600,
      310,
      canvas.linear([
        [0, '#7a4a34'],
        [1, '#2f1f22'],
      ]),
    ),
    rect(0, 690, 1600, 22, '#a8683f'),
  );
  vase(b, 250, 700, 1.5, '#3fa6b5');
  vase(b, 470, 720, 1.05, '#e27a52');
  vase(b, 1130, 716, 1.15, '#c9a257');
  vase(b, 1370, 700, 1.6, '#7c4a9a');
  bowl(b, 800, 800, '#5fc3a8');
}

function vase(b: Brush, x: number, y: number, scale: number, colour: string): void {
  const fill = b.canvas.linear(
    [
      [0, mix(colour, '#ffffff', 0.4), 0.9],
      [0.6, colour, 0.85],
      [1, mix(colour, '#1a1020', 0.3), 0.9],
    ],
    [0, 0],
    [1, 1],
  );
  b.canvas.add(
    at(x, y, scale, [
      ellipse(0, 24, 90, 12, '#120a14', { opacity: 0.5 }),
      path(
        'M-26 -330C-34 -270 -20 -240 -44 -190C-90 -110 -90 -30 -46 20H46C90 -30 90 -110 44 -190C20 -240 34 -270 26 -330Z',
        fill,
      ),
      path(
        'M-26 -330C-34 -270 -20 -240 -44 -190C-74 -130 -80 -70 -66 -20C-60 -90 -40 -150 -20 -190C0 -240 -10 -280 -8 -330Z',
        '#ffffff',
        { opacity: 0.35 },
      ),
      ellipse(0, -330, 27, 7, mix(colour, '#ffffff', 0.55)),
    ]),
  );
}

function bowl(b: Brush, x: number, y: number, colour: string): void {
  b.canvas.add(
    at(x, y, 1.4, [
      ellipse(0, 50, 120, 14, '#120a14', { opacity: 0.5 }),
      path(
        'M-150 -50C-140 20 -80 50 0 50C80 50 140 20 150 -50Z',
        b.canvas.linear([
          [0, mix(colour, '#ffffff', 0.35), 0.95],
          [1, mix(colour, '#0a2030', 0.35), 0.95],
        ]),
      ),
      ellipse(0, -50, 150, 30, mix(colour, '#0a2030', 0.2)),
      ellipse(0, -46, 136, 23, mix(colour, '#ffffff', 0.25)),
      path('M-130 -30C-124 10 -90 34 -50 42C-84 20 -104 -4 -108 -34Z', '#ffffff', { opacity: 0.4 }),
    ]),
  );
}

/** Sardines grilled in an old boat on the sand. */
function espeto(b: Brush): void {
  const horizon = 480;
  sky(b, { horizon, sun: { x: 0.24, y: 0.6, r: 64 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), horizon, 90), horizon, '#5a8088', 0.66);
  mist(b, horizon, 90, 0.5);
  water(b, { horizon, lightAt: 0.24, bottom: 720 });
  b.canvas.add(
    path(
      'M-20 690C300 650 800 700 1620 660V1010H-20Z',
      b.canvas.linear([
        [0, b.paint(THING.sand, 0.95)],
        [1, b.paint('#b98f5f', 0.7)],
      ]),
    ),
    path('M-20 690C300 650 800 700 1620 660V672C800 714 300 664 -20 706Z', '#fff6e0', { opacity: 0.6 }),
  );
  b.canvas.add(palm(b, { x: 1400, y: 860, size: 620 }), palm(b, { x: 1530, y: 820, size: 480 }));
  b.canvas.add(
    at(680, 840, 2.5, [
      ellipse(0, 14, 190, 14, b.palette.ink, { opacity: 0.3 }),
      path(
        'M-190 -70C-170 -10 -120 14 0 14C120 14 170 -10 196 -76C110 -44 -110 -42 -190 -70Z',
        b.paint(THING.aqua, 0.95),
      ),
      path('M-190 -70C-110 -42 110 -44 196 -76L192 -62C110 -30 -110 -28 -186 -56Z', b.paint(THING.white, 0.95)),
      ellipse(0, -58, 130, 15, b.paint(THING.walnut, 0.4)),
      ellipse(0, -58, 108, 10, '#ff9a4a'),
      ellipse(0, -58, 70, 6, '#ffd27a'),
      ...[-70, -30, 10, 50, 90].flatMap((x) => [
        line([x - 26, -50], [x + 10, -150], b.paint(THING.wood, 0.8), 3.5),
        ...[0, 1, 2, 3].map((k) =>
          ellipse(x - 14 + k * 7, -84 - k * 19, 21, 6.5, b.paint('#9fb6bf', 0.7 + k * 0.08), {
            transform: `rotate(14 ${x - 14 + k * 7} ${-84 - k * 19})`,
          }),
        ),
      ]),
    ]),
  );
  for (let i = 0; i < 8; i++)
    b.canvas.add(ellipse(690 + i * 26, 480 - i * 52, 44 + i * 18, 24 + i * 7, '#ffffff', { opacity: 0.2 - i * 0.02 }));
  b.canvas.add(fishingBoat(b, 260, 620, 0.9, THING.coral, 0.1));
}

/** A viewpoint over the roofs, with a balustrade and a bench. */
function belvedere(b: Brush): void {
  const horizon = 520;
  sky(b, { horizon, sun: { x: 0.3, y: 0.66, r: 62 }, clouds: 5 });
  hills(b, ridge(b.random.fork('far'), horizon, 70), horizon, '#5c8a8c', 0.68);
  b.canvas.add(rect(0, 505, 1600, 40, b.palette.water[0]));
  const style = {
    walls: [THING.cream, THING.white, THING.rose, THING.ochre],
    roof: THING.terracotta,
    roofs: 'hip' as const,
    distance: 0.16,
    size: 60,
    tall: 0.8,
  };
  b.canvas.add(
    ...hillTown(b, { line: (x) => 560 - 70 * Math.sin(x / 420), base: () => 800, from: -40, to: 1660, rows: 6 }, style),
    ...tower(b, {
      x: 1140,
      base: 640,
      w: 60,
      h: 190,
      wall: THING.white,
      top: 'dome',
      roof: THING.white,
      distance: 0.1,
    }),
  );
  const tile = (light: number) => b.paint(THING.white, light);
  b.canvas.add(
    rect(
      -10,
      800,
      1620,
      210,
      b.canvas.linear([
        [0, b.paint(THING.stone, 0.8)],
        [1, b.paint(THING.stone, 0.4)],
      ]),
    ),
    rect(-10, 730, 1620, 90, tile(0.85)),
    rect(-10, 716, 1620, 22, b.paint(THING.sand, 0.95)),
  );
  for (let i = 0; i < 20; i++)
    b.canvas.add(
      at(40 + i * 82, 776, 1, [
        rect(-34, -32, 68, 64, tile(0.95)),
        stroke('M-34 -32Q0 0 34 -32M-34 32Q0 0 34 32M-34 -32Q0 0 -34 32M34 -32Q0 0 34 32', b.paint('#2f6f9a', 0.9), 5),
        circle(0, 0, 8, b.paint(THING.ochre, 1)),
      ]),
    );
  b.canvas.add(
    roundTree(b, { x: 1380, y: 900, size: 620, colour: THING.pine }),
    rect(250, 880, 360, 18, b.paint(THING.wood, 0.9), { rx: 6 }),
    rect(250, 826, 360, 14, b.paint(THING.wood, 0.8), { rx: 6 }),
    rect(250, 852, 360, 14, b.paint(THING.wood, 0.7), { rx: 6 }),
    ...[280, 580].map((x) => rect(x, 826, 12, 130, b.paint(THING.basalt, 0.6))),
  );
  birds(b, 800, 260, 6);
}

/** Painted palace fronts on a noble street. */
function palaces(b: Brush): void {
  sky(b, { horizon: 500, sun: { x: 0.76, y: 0.3 }, clouds: 3 });
  const fronts = [
    [-20, 430, THING.coral],
    [410, 500, THING.cream],
    [910, 390, THING.ochre],
    [1300, 340, THING.rose],
  ] as const;
  fronts.forEach(([x, w, colour], i) => {
    const top = 150 + (i % 2) * 50;
    const wall = (light: number) => b.paint(colour, light);
    b.canvas.add(
      rect(x, top, w, 700, wall(0.92)),
      rect(x, top - 26, w, 30, b.paint(THING.white, 0.9)),
      rect(x, top + 250, w, 12, b.paint(THING.white, 0.8)),
      rect(x, top + 470, w, 14, b.paint(THING.white, 0.8)),
    );
    const columns = Math.round(w / 120);
    for (let c = 0; c < columns; c++) {
      const cx = x + (w / columns) * (c + 0.5);
      for (const y of [top + 60, top + 300])
        b.canvas.add(
          rect(cx - 34, y - 8, 68, 160, b.paint(THING.white, 0.85)),
          arch(cx - 26, y, 52, 144, b.paint(THING.navy, 0.55)),
          polygon(
            [
              [cx - 44, y - 8],
              [cx, y - 34],
              [cx + 44, y - 8],
            ],
            b.paint(THING.white, 0.95),
          ),
          rect(cx - 40, y + 146, 80, 10, b.paint(THING.white, 0.6)),
        );
      b.canvas.add(
        c === Math.floor(columns / 2)
          ? arch(cx - 46, top + 510, 92, 240, b.paint(THING.walnut, 0.7))
          : rect(cx - 30, top + 540, 60, 90, b.paint(THING.navy, 0.5)),
      );
    }
    b.canvas.add(rect(x + w - 26, top, 26, 700, wall(0.35), { opacity: 0.5 }));
  });
  b.canvas.add(
    rect(
      -10,
      830,
      1620,
      180,
      b.canvas.linear([
        [0, b.paint(THING.stone, 0.85)],
        [1, b.paint(THING.stone, 0.5)],
      ]),
    ),
    rect(-10, 824, 1620, 12, b.paint(THING.basalt, 0.5)),
  );
  for (const x of [360, 880, 1270])
    b.canvas.add(
      at(x, 850, 1.3, [
        rect(-5, -230, 10, 230, b.paint(THING.basalt, 0.6)),
        circle(0, -244, 22, b.palette.lampsLit > 2 ? b.palette.lamp : b.paint(THING.linen, 1)),
        rect(-18, -6, 36, 12, b.paint(THING.basalt, 0.5)),
      ]),
    );
  b.canvas.add(
    roundTree(b, { x: 140, y: 930, size: 220, colour: THING.pine }),
    path('M80 930h120l-14 60h-92z', b.paint(THING.terracotta, 0.85)),
    roundTree(b, { x: 1470, y: 930, size: 220, colour: THING.pine }),
    path('M1410 930h120l-14 60h-92z', b.paint(THING.terracotta, 0.85)),
  );
}
