import type { Brush, Scene } from '../brush.ts';
import { mix } from '../colour.ts';
import { at, circle, d, ellipse, line, path, polygon, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { sky } from '../sky.ts';
import { arch, hillTown } from '../town.ts';

export const WARES: Record<string, Scene> = { market, glass };

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
    rect(-10, 620, 1620, 390, b.canvas.blend(b.paint(THING.sand, 0.85), b.paint(THING.stone, 0.55))),
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
  canvas.add(rect(0, 0, 1600, 1000, canvas.blend('#241a26', '#3a2430')));
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
    rect(0, 700, 1600, 310, canvas.blend('#7a4a34', '#2f1f22')),
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
