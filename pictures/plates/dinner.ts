import type { Brush, Scene } from '../brush.ts';
import { mix } from '../colour.ts';
import { circle, d, ellipse, group, path, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { cutlery, dish, glassOf, leaf, napkin, table } from '../tableware.ts';

/** The table stays, the plate comes closer. */
function close(draw: Scene): Scene {
  return (b) => {
    const marks = b.canvas.collect(() => draw(b));
    const [cloth, rest] = [marks.slice(0, TABLE_MARKS), marks.slice(TABLE_MARKS)];
    b.canvas.add(...cloth, group(rest, { transform: 'translate(-192 -150) scale(1.24)' }));
  };
}

/** How many marks `table` makes. */
const TABLE_MARKS = 31;

export const DINNER: Record<string, Scene> = {
  fish: close(fish),
  pasta: close(pasta),
  steak: close(steak),
  curry,
  salad: close(salad),
  dessert: close(dessert),
};

/** Pieces scattered in a disc, close enough to lie on each other. */
function scatter(
  b: Brush,
  name: string,
  count: number,
  x: number,
  y: number,
  r: number,
  draw: (x: number, y: number, turn: number) => string,
): string[] {
  const random = b.random.fork(name);
  return Array.from({ length: count }, () => {
    const [angle, reach] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * r];
    return draw(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, random.next());
  });
}

function setting(b: Brush, cloth: string, accent: string): void {
  table(b, cloth);
  b.canvas.add(...napkin(b, 160, 290, accent), ...cutlery(b, 800, 500, 1.1), ...glassOf(b, 1330, 210, 92, '#e9d9a0'));
}

function fish(b: Brush): void {
  setting(b, THING.navy, THING.linen);
  b.canvas.add(...dish(b, 800, 520, 360));
  b.canvas.add(
    ...[
      [640, 430],
      [980, 610],
      [660, 640],
      [950, 410],
    ].map(([x = 0, y = 0], i) => ellipse(x, y, 60, 40, b.paint(i % 2 ? '#e8c97a' : '#f2dc9a', 0.95))),
    path(
      'M560 540C620 440 860 410 990 480L1070 430C1060 480 1060 540 1080 590L990 560C880 640 640 650 560 540Z',
      b.paint('#9fb6bf', 0.95),
    ),
    path(
      'M560 540C640 650 880 640 990 560L1080 590C1062 560 1058 540 1056 516C900 600 680 610 560 540Z',
      b.paint('#6f8c9a', 0.8),
    ),
    ...[660, 730, 800, 870].map((x) => stroke(d`M${x} 470q26 60 0 110`, b.paint('#5f7a88', 0.8), 5)),
    circle(606, 522, 10, b.paint(THING.night, 0.9)),
    ...scatter(b, 'herb', 16, 800, 520, 200, (x, y, turn) => leaf(b, x, y, 0.35, turn * 360, THING.leaf)),
    ...[0, 1, 2].map((i) => circle(690 + i * 92, 690 - Math.abs(i - 1) * -14, 46, b.paint('#f0d24a', 0.95))),
    ...[0, 1, 2].map((i) => circle(690 + i * 92, 690 - Math.abs(i - 1) * -14, 34, b.paint('#f7ea9a', 1))),
    ...[0, 1, 2].flatMap((i) =>
      [0, 60, 120].map((a) =>
        stroke(d`M${690 + i * 92 - 30} ${690 + Math.abs(i - 1) * 14}h60`, b.paint('#f0d24a', 0.9), 4, {
          transform: `rotate(${a} ${690 + i * 92} ${690 + Math.abs(i - 1) * 14})`,
        }),
      ),
    ),
  );
}

function pasta(b: Brush): void {
  setting(b, THING.terracotta, THING.linen);
  b.canvas.add(...dish(b, 800, 520, 350, THING.cream));
  const random = b.random.fork('noodles');
  for (let i = 0; i < 70; i++) {
    const [a, r] = [random.between(0, 6.28), random.between(20, 200)];
    const [x, y] = [800 + Math.cos(a) * r * 0.5, 520 + Math.sin(a) * r * 0.45];
    b.canvas.add(
      stroke(
        d`M${x - r * 0.5} ${y}c${r * 0.2} ${-r * 0.5} ${r * 0.8} ${-r * 0.4} ${r} ${r * 0.1}`,
        b.paint('#efcf7a', random.between(0.65, 1)),
        13,
        { transform: `rotate(${Math.round(a * 57)} ${Math.round(x)} ${Math.round(y)})` },
      ),
    );
  }
  b.canvas.add(
    ellipse(800, 500, 120, 92, b.paint('#c8452e', 0.95)),
    ellipse(786, 486, 70, 46, b.paint('#dd6240', 1)),
    ...scatter(
      b,
      'tomato',
      9,
      800,
      500,
      190,
      (x, y) => circle(x, y, 22, b.paint('#c8452e', 0.9)) + circle(x - 6, y - 7, 6, '#ffffff', { opacity: 0.4 }),
    ),
    leaf(b, 790, 470, 1.1, 30),
    leaf(b, 836, 500, 1, 110),
    leaf(b, 770, 520, 0.9, -60),
    ...scatter(b, 'cheese', 40, 800, 510, 200, (x, y, turn) =>
      rect(x, y, 12, 4, '#fff3d0', {
        transform: `rotate(${Math.round(turn * 180)} ${Math.round(x)} ${Math.round(y)})`,
      }),
    ),
  );
}

function steak(b: Brush): void {
  setting(b, THING.walnut, THING.wine);
  b.canvas.add(...dish(b, 800, 520, 360, '#3b4250', THING.brass));
  b.canvas.add(
    path(
      'M600 500C600 400 720 370 830 380C940 390 1000 440 990 520C980 620 880 650 780 640C680 640 600 600 600 500Z',
      b.palette.ink,
      { opacity: 0.4, transform: 'translate(12 16)' },
    ),
    path(
      'M600 500C600 400 720 370 830 380C940 390 1000 440 990 520C980 620 880 650 780 640C680 640 600 600 600 500Z',
      b.paint('#6b3626', 0.95),
    ),
    path(
      'M624 500C624 424 726 396 826 404C916 410 962 446 960 506C940 470 880 440 800 440C720 440 650 460 624 500Z',
      b.paint('#8a4a32', 1),
    ),
    ...[0, 1, 2, 3, 4].map((i) => stroke(d`M${640 + i * 66} 610L${720 + i * 62} 400`, b.paint('#2f1a16', 0.8), 12)),
    ...scatter(b, 'salt', 40, 800, 510, 150, (x, y) => rect(x, y, 5, 5, '#fff6e6', { opacity: 0.85 })),
    ...[0, 1, 2].map((i) => circle(1010 - i * 26, 640 + i * 52, 36, b.paint('#c8452e', 0.9 - i * 0.1))),
    ...[0, 1, 2, 3, 4].map((i) =>
      rect(560 + i * 26, 650 + (i % 2) * 12, 22, 110, b.paint('#e8b85a', 0.8 + (i % 2) * 0.2), {
        rx: 8,
        transform: `rotate(${-30 + i * 9} ${560 + i * 26} 700)`,
      }),
    ),
    leaf(b, 840, 400, 0.8, 70, THING.pine),
    leaf(b, 880, 410, 0.7, 40, THING.pine),
  );
}

function curry(b: Brush): void {
  table(b, '#b5653a');
  b.canvas.add(
    circle(800, 520, 430, b.palette.ink, { opacity: 0.24, transform: 'translate(16 20)' }),
    circle(800, 520, 430, b.paint(THING.brass, 0.95)),
    circle(
      800,
      520,
      404,
      b.canvas.linear(
        [
          [0, b.paint('#e8c886', 1)],
          [1, b.paint(THING.brass, 0.7)],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
  );
  const bowls = [
    [800, 330, '#e2912f', '#f2b45a'],
    [990, 440, '#6f9a4a', '#8fb45a'],
    [930, 660, '#c8452e', '#dd6a48'],
    [660, 660, '#f2e6cc', '#fff6e0'],
    [610, 440, '#b5562a', '#cf7a44'],
  ] as const;
  for (const [x, y, dark, bright] of bowls) {
    b.canvas.add(
      circle(x + 8, y + 10, 108, b.palette.ink, { opacity: 0.25 }),
      circle(x, y, 108, b.paint('#b8863f', 0.95)),
      circle(x, y, 94, b.paint(dark, 0.95)),
      ellipse(x - 14, y - 16, 60, 44, b.paint(bright, 1), { opacity: 0.7 }),
      ...scatter(b, `b${x}`, 9, x, y, 66, (sx, sy, turn) =>
        turn > 0.5 ? leaf(b, sx, sy, 0.28, turn * 360) : circle(sx, sy, 9, b.paint(bright, 1)),
      ),
    );
  }
  b.canvas.add(
    path('M700 470C740 430 860 430 900 480C930 520 900 600 820 606C740 610 670 540 700 470Z', b.paint('#eac98a', 0.97)),
    ...scatter(b, 'char', 14, 800, 520, 76, (x, y) => ellipse(x, y, 14, 9, b.paint('#a9713f', 0.8))),
    ...[
      [200, 200],
      [1400, 800],
      [1380, 180],
    ].map(([x = 0, y = 0]) => leaf(b, x, y, 1.3, x, THING.leaf)),
  );
}

function salad(b: Brush): void {
  setting(b, THING.glass, THING.linen);
  b.canvas.add(...dish(b, 800, 520, 350, '#e8f0ea', THING.teal));
  b.canvas.add(
    ...scatter(b, 'leaves', 60, 800, 520, 220, (x, y, turn) =>
      leaf(b, x, y, 1 + turn * 0.7, turn * 360, turn > 0.6 ? THING.lime : turn > 0.3 ? THING.leaf : THING.pine),
    ),
    ...scatter(
      b,
      'tomato',
      12,
      800,
      520,
      200,
      (x, y) => circle(x, y, 34, b.paint('#d9482f', 0.95)) + circle(x - 10, y - 12, 9, '#ffffff', { opacity: 0.4 }),
    ),
    ...scatter(
      b,
      'cucumber',
      9,
      800,
      520,
      190,
      (x, y) => circle(x, y, 38, b.paint('#4f8a4a', 0.9)) + circle(x, y, 32, b.paint('#d7e8b0', 1)),
    ),
    ...scatter(b, 'feta', 14, 800, 520, 190, (x, y, turn) =>
      rect(x, y, 40, 34, b.paint(THING.white, 0.98), {
        rx: 5,
        transform: `rotate(${Math.round(turn * 90)} ${Math.round(x)} ${Math.round(y)})`,
      }),
    ),
    ...scatter(
      b,
      'olive',
      12,
      800,
      520,
      200,
      (x, y) => circle(x, y, 19, b.paint('#3b2a44', 0.95)) + circle(x - 4, y - 5, 5, '#ffffff', { opacity: 0.5 }),
    ),
  );
}

function dessert(b: Brush): void {
  setting(b, '#e6b7a6', THING.linen);
  b.canvas.add(...dish(b, 800, 520, 350, THING.white, THING.coral));
  b.canvas.add(
    path('M640 690C560 640 540 560 560 500C580 560 620 620 700 660Z', b.paint('#8a2f44', 0.9)),
    circle(806, 516, 156, b.palette.ink, { opacity: 0.22, transform: 'translate(8 10)' }),
    circle(800, 510, 156, b.paint('#c98f4f', 0.95)),
    circle(800, 510, 138, b.paint('#f0cf8a', 1)),
    circle(
      800,
      510,
      112,
      b.canvas.radial([
        [0, '#fff3d6'],
        [1, mix('#f0cf8a', '#c98f4f', 0.2)],
      ]),
    ),
    ...Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4;
      return (
        circle(800 + Math.cos(a) * 84, 510 + Math.sin(a) * 84, 33, b.paint(i % 2 ? '#b3263f' : '#2f3f7a', 0.95)) +
        circle(790 + Math.cos(a) * 84, 500 + Math.sin(a) * 84, 8, '#ffffff', { opacity: 0.5 })
      );
    }),
    circle(800, 510, 40, b.paint('#b3263f', 1)),
    leaf(b, 800, 486, 0.8, 20, THING.leaf),
    leaf(b, 836, 510, 0.7, 100, THING.leaf),
    ...scatter(b, 'dots', 12, 980, 640, 60, (x, y, turn) => circle(x, y, 5 + turn * 9, b.paint('#8a2f44', 0.95))),
  );
}
