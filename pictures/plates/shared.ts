import type { Brush, Scene } from '../brush.ts';
import { circle, d, ellipse, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { dish, glassOf, leaf, table } from '../tableware.ts';

export const SHARED: Record<string, Scene> = { pizza, tapas, pesto, meze };

function pizza(b: Brush): void {
  const { canvas } = b;
  table(b, '#8a5f45');
  canvas.add(
    circle(820, 520, 430, b.palette.ink, { opacity: 0.3 }),
    circle(800, 500, 430, b.paint(THING.wood, 0.95)),
    circle(800, 500, 414, 'none', { stroke: b.paint(THING.walnut, 0.6), 'stroke-width': 4 }),
    circle(800, 500, 372, b.paint('#d9a45a', 0.97)),
    circle(800, 500, 318, b.paint('#c8452e', 0.97)),
  );
  const random = b.random.fork('top');
  for (let i = 0; i < 26; i++)
    canvas.add(
      circle(
        800 + Math.cos(i * 0.52) * 345,
        500 + Math.sin(i * 0.52) * 345,
        random.between(10, 26),
        b.paint('#8a4a26', 0.8),
        { opacity: 0.5 },
      ),
    );
  for (let i = 0; i < 11; i++) {
    const [a, r] = [i * 2.4, 60 + (i % 4) * 66];
    const [x, y] = [800 + Math.cos(a) * r, 500 + Math.sin(a) * r];
    canvas.add(
      ellipse(x, y, random.between(46, 70), random.between(36, 54), b.paint('#fff1d6', 0.98)),
      ellipse(x + 8, y + 8, 28, 20, b.paint('#f0d2a0', 0.9)),
    );
  }
  for (let i = 0; i < 9; i++) {
    const [a, r] = [i * 2.4 + 1, 70 + (i % 3) * 84];
    canvas.add(leaf(b, 800 + Math.cos(a) * r, 500 + Math.sin(a) * r, 1.15, a * 60, THING.leaf));
  }
  canvas.add(
    ...[30, 90, 150].map((a) =>
      stroke('M428 500H1172', b.paint('#8a4a26', 0.7), 3, { opacity: 0.5, transform: `rotate(${a} 800 500)` }),
    ),
    ...glassOf(b, 1420, 230, 96, '#7c1f34'),
    leaf(b, 190, 220, 1.7, 40),
    leaf(b, 250, 190, 1.5, 90),
    leaf(b, 200, 280, 1.4, -20),
    ...[
      [220, 760],
      [300, 810],
      [180, 850],
    ].map(
      ([x = 0, y = 0]) =>
        circle(x, y, 52, b.paint('#d9482f', 0.95)) + circle(x - 14, y - 16, 12, '#ffffff', { opacity: 0.4 }),
    ),
  );
}

function tapas(b: Brush): void {
  table(b, '#5f4638');
  const dishes = [
    [430, 330, 200, '#2f6f9a'],
    [860, 300, 170, THING.terracotta],
    [1240, 380, 210, '#2f6f9a'],
    [560, 720, 210, THING.terracotta],
    [1010, 720, 230, THING.ochre],
  ] as const;
  dishes.forEach(([x, y, r, rim], i) => {
    b.canvas.add(
      ...dish(b, x, y, r, THING.cream, rim),
      ...Array.from({ length: 12 }, (_, k) =>
        circle(x + Math.cos(k * 0.524) * r * 0.84, y + Math.sin(k * 0.524) * r * 0.84, r * 0.05, b.paint(rim, 0.95)),
      ),
    );
    filling(b, i, x, y, r);
  });
  b.canvas.add(...glassOf(b, 180, 640, 92, '#7c1f34'), ...glassOf(b, 1430, 780, 92, '#e9d27a'));
}

function filling(b: Brush, kind: number, x: number, y: number, r: number): void {
  const ring = (count: number, reach: number, draw: (px: number, py: number, a: number) => string) =>
    Array.from({ length: count }, (_, k) =>
      draw(
        x + Math.cos((k * 6.283) / count) * r * reach,
        y + Math.sin((k * 6.283) / count) * r * reach,
        (k * 360) / count,
      ),
    );
  const marks = [
    () => [
      ...ring(
        9,
        0.42,
        (px, py) =>
          circle(px, py, r * 0.15, b.paint('#5f7a3a', 0.95)) + circle(px, py, r * 0.05, b.paint('#d9482f', 1)),
      ),
      ...ring(5, 0.14, (px, py) => circle(px, py, r * 0.14, b.paint('#7d8a45', 0.9))),
    ],
    () =>
      ring(6, 0.36, (px, py, a) =>
        path('M-40 20C-40 -40 40 -40 40 20C20 6 -20 6 -40 20Z', b.paint('#e2804f', 0.95), {
          transform: `translate(${Math.round(px)} ${Math.round(py)}) rotate(${Math.round(a + 90)}) scale(0.9)`,
        }),
      ),
    () => [
      polygon(
        [
          [x - r * 0.5, y + r * 0.3],
          [x, y - r * 0.5],
          [x + r * 0.5, y + r * 0.3],
        ],
        b.paint('#e8c25a', 0.97),
      ),
      polygon(
        [
          [x - r * 0.5, y + r * 0.3],
          [x + r * 0.5, y + r * 0.3],
          [x + r * 0.46, y + r * 0.42],
          [x - r * 0.46, y + r * 0.42],
        ],
        b.paint('#b9842f', 0.9),
      ),
      leaf(b, x, y, 0.8, 30),
    ],
    () =>
      ring(
        7,
        0.4,
        (px, py, a) =>
          `<g transform="translate(${Math.round(px)} ${Math.round(py)}) rotate(${Math.round(a)})">${ellipse(0, 0, r * 0.2, r * 0.13, b.paint('#e8c897', 0.97))}${ellipse(0, -4, r * 0.15, r * 0.08, b.paint('#c8452e', 0.95))}</g>`,
      ),
    () => [
      ...ring(10, 0.44, (px, py, a) =>
        ellipse(px, py, r * 0.19, r * 0.1, b.paint('#b3402f', 0.9), {
          transform: `rotate(${Math.round(a)} ${Math.round(px)} ${Math.round(py)})`,
        }),
      ),
      ...ring(5, 0.18, (px, py, a) =>
        ellipse(px, py, r * 0.18, r * 0.1, b.paint('#cf6a4a', 1), {
          transform: `rotate(${Math.round(a + 40)} ${Math.round(px)} ${Math.round(py)})`,
        }),
      ),
    ],
  ][kind];
  b.canvas.add(...(marks?.() ?? []));
}

function pesto(b: Brush): void {
  const { canvas } = b;
  table(b, '#b7a98f');
  canvas.add(
    circle(760, 560, 360, b.palette.ink, { opacity: 0.25, transform: 'translate(16 20)' }),
    circle(760, 540, 360, b.paint(THING.white, 0.95)),
    circle(760, 540, 344, b.paint('#dcd8cc', 0.9)),
    circle(
      760,
      540,
      280,
      b.canvas.radial([
        [0, '#8fb45a'],
        [0.7, '#5d8a3f'],
        [1, '#46702f'],
      ]),
    ),
    ...[-1, 1].map((s) => rect(760 + s * 350 - 40, 500, 80, 80, b.paint(THING.white, 0.9), { rx: 20 })),
  );
  const random = b.random.fork('green');
  for (let i = 0; i < 70; i++) {
    const [a, r] = [random.between(0, 6.28), Math.sqrt(random.next()) * 250];
    canvas.add(
      ellipse(
        760 + Math.cos(a) * r,
        540 + Math.sin(a) * r,
        random.between(5, 16),
        random.between(4, 10),
        b.paint(random.pick(['#a9cf6a', '#3f6a2f', '#e8dca8']), 0.95),
        { opacity: 0.8 },
      ),
    );
  }
  canvas.add(
    `<g transform="translate(880 420) rotate(38)">${rect(-34, -330, 68, 380, b.paint(THING.wood, 0.95), { rx: 30 })}${rect(6, -330, 28, 380, b.paint(THING.walnut, 0.5), { rx: 14 })}${ellipse(0, 50, 74, 60, b.paint(THING.wood, 0.9))}</g>`,
  );
  for (const [x, y, s, a] of [
    [200, 220, 2, 30],
    [290, 180, 1.7, 80],
    [230, 310, 1.8, -20],
    [150, 300, 1.5, -60],
    [1330, 760, 2, 60],
    [1420, 700, 1.7, 10],
    [1400, 830, 1.6, 110],
  ] as const)
    canvas.add(leaf(b, x, y, s, a));
  for (const [x, y] of [
    [1300, 240],
    [1380, 300],
    [1260, 330],
  ] as const)
    canvas.add(
      path(
        d`M${x} ${y - 60}C${x + 50} ${y - 30} ${x + 46} ${y + 40} ${x} ${y + 46}C${x - 46} ${y + 40} ${x - 50} ${y - 30} ${x} ${y - 60}Z`,
        b.paint(THING.white, 0.95),
      ),
      stroke(
        d`M${x} ${y - 50}Q${x + 20} ${y} ${x} ${y + 40}M${x} ${y - 50}Q${x - 20} ${y} ${x} ${y + 40}`,
        b.paint('#c9a8b5', 0.9),
        3,
      ),
    );
  for (let i = 0; i < 16; i++)
    canvas.add(
      ellipse(180 + random.between(-90, 150), 780 + random.between(-70, 90), 22, 11, b.paint('#ead7a8', 0.97), {
        transform: `rotate(${Math.round(random.between(0, 180))} 200 780)`,
      }),
    );
}

function meze(b: Brush): void {
  table(b, '#2f6f9a');
  const dishes = [
    [360, 340, 190],
    [800, 300, 210],
    [1230, 350, 190],
    [480, 730, 220],
    [940, 720, 200],
    [1330, 750, 180],
  ] as const;
  dishes.forEach(([x, y, r], i) => {
    b.canvas.add(...dish(b, x, y, r, THING.white, '#2f6f9a'));
    const [dark, bright] = (
      [
        ['#f2e6cc', '#fffaf0'],
        ['#5f7a3a', '#7d9a4a'],
        ['#c8452e', '#dd6a48'],
        ['#e8c25a', '#f4dc8a'],
        ['#7c4a2f', '#9a6a44'],
        ['#e2a08a', '#f0bfa8'],
      ] as const
    )[i] ?? ['#f2e6cc', '#ffffff'];
    b.canvas.add(
      circle(x, y, r * 0.6, b.paint(dark, 0.96)),
      path(
        d`M${x - r * 0.4} ${y}c${r * 0.1} ${-r * 0.4} ${r * 0.7} ${-r * 0.4} ${r * 0.8} 0c${-r * 0.1} ${r * 0.2} ${-r * 0.5} ${r * 0.2} ${-r * 0.6} 0`,
        b.paint(bright, 1),
        { opacity: 0.8 },
      ),
      leaf(b, x + r * 0.16, y - r * 0.1, r / 300, i * 50),
      ...[0.4, 2.2, 3.9].map((a) =>
        circle(x + Math.cos(a + i) * r * 0.42, y + Math.sin(a + i) * r * 0.42, r * 0.08, b.paint('#3b2a44', 0.95)),
      ),
    );
  });
  b.canvas.add(
    path('M640 520C700 480 800 490 820 540C800 590 690 600 640 560Z', b.paint('#eac98a', 0.97)),
    path('M600 500C660 450 760 460 780 510C760 550 660 560 600 540Z', b.paint('#f2d9a4', 0.98)),
    ...glassOf(b, 160, 620, 80, '#e9efe6'),
  );
}
