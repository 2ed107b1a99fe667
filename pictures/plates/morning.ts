import type { Brush, Scene } from '../brush.ts';
import { at, circle, d, ellipse, path, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { cutlery, dish, glassOf, leaf, napkin, table } from '../tableware.ts';

export const MORNING: Record<string, Scene> = { breakfast, tray, coffee, cocktail, wine };

function croissant(b: Brush, x: number, y: number, scale: number, turn: number): string {
  const crust = (light: number) => b.paint('#c98a3f', light);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${[path('M-130 40C-120 -40 -50 -90 10 -88C70 -86 120 -40 134 36C110 20 96 14 80 16C60 -20 30 -36 0 -36C-34 -34 -62 -14 -78 20C-96 16 -112 22 -130 40Z', crust(0.95)), ...[-76, -34, 14, 60].map((at) => stroke(d`M${at} ${-64 + Math.abs(at) * 0.5}q${at * 0.12 + 6} 30 ${at * 0.3} ${56 - Math.abs(at) * 0.3}`, crust(0.45), 8)), path('M-100 0C-80 -50 -30 -78 10 -78C-20 -66 -60 -40 -78 0Z', '#f2cf8a', { opacity: 0.6 })].join('')}</g>`;
}

function cup(b: Brush, x: number, y: number, r: number, drink: string): string[] {
  return [
    ...dish(b, x, y, r * 1.7),
    ellipse(x + r * 1.2, y - r * 0.3, r * 0.4, r * 0.26, 'none', {
      stroke: b.paint(THING.white, 0.9),
      'stroke-width': r * 0.14,
    }),
    circle(x + 6, y + 10, r * 1.02, b.palette.ink, { opacity: 0.2 }),
    circle(x, y, r, b.paint(THING.white, 1)),
    circle(x, y, r * 0.86, b.paint(drink, 0.95)),
    path(
      d`M${x - r * 0.5} ${y + r * 0.1}C${x - r * 0.5} ${y - r * 0.5} ${x} ${y - r * 0.5} ${x} ${y - r * 0.06}C${x} ${y - r * 0.5} ${x + r * 0.5} ${y - r * 0.5} ${x + r * 0.5} ${y + r * 0.1}C${x + r * 0.4} ${y + r * 0.4} ${x + r * 0.1} ${y + r * 0.5} ${x} ${y + r * 0.66}C${x - r * 0.1} ${y + r * 0.5} ${x - r * 0.4} ${y + r * 0.4} ${x - r * 0.5} ${y + r * 0.1}Z`,
      '#f6e3c4',
      { opacity: 0.85 },
    ),
  ];
}

function breakfast(b: Brush): void {
  table(b, THING.linen);
  b.canvas.add(...napkin(b, 90, 560, THING.glass), ...dish(b, 700, 540, 330), ...cutlery(b, 700, 560, 1.05));
  b.canvas.add(
    path(
      'M560 470C600 400 700 400 740 450C790 480 780 560 720 590C650 620 560 580 560 470Z',
      b.paint(THING.white, 0.98),
    ),
    circle(660, 496, 46, b.paint('#f0b03a', 1)),
    circle(648, 482, 12, '#ffffff', { opacity: 0.5 }),
    path(
      'M700 620C740 560 840 560 870 620C890 680 800 720 740 700C700 690 690 650 700 620Z',
      b.paint(THING.white, 0.98),
    ),
    circle(786, 638, 44, b.paint('#f0b03a', 1)),
    ...[0, 1, 2].map((i) => circle(820 + i * 36, 440 + i * 34, 34, b.paint('#d9482f', 0.95))),
    ...[0, 1].map((i) =>
      path(d`M${540 + i * 50} ${640 + i * 26}q40 -30 80 0t80 0`, 'none', {
        stroke: b.paint('#b5523a', 0.9),
        'stroke-width': 26,
        'stroke-linecap': 'round',
      }),
    ),
    leaf(b, 880, 560, 0.7, 40),
    leaf(b, 900, 590, 0.6, 90),
    ...cup(b, 1240, 330, 110, '#8a5a36'),
    croissant(b, 1240, 730, 1.35, -14),
    ...glassOf(b, 1500, 560, 84, '#f0a33a'),
  );
}

function tray(b: Brush): void {
  table(b, '#dfe8ea');
  b.canvas.add(
    rect(250, 190, 1120, 680, b.palette.ink, { opacity: 0.25, rx: 40, transform: 'translate(16 22)' }),
    rect(250, 190, 1120, 680, b.paint(THING.walnut, 0.9), { rx: 40 }),
    rect(276, 216, 1068, 628, b.paint(THING.wood, 0.95), { rx: 26 }),
  );
  b.canvas.add(
    ...dish(b, 610, 560, 210),
    croissant(b, 610, 570, 1.1, 8),
    ...cup(b, 1050, 400, 92, '#6b3f26'),
    ...glassOf(b, 1230, 650, 80, '#f0a33a'),
    rect(860, 640, 230, 150, b.paint(THING.linen, 0.98), { rx: 6, transform: 'rotate(-8 960 700)' }),
    ...[0, 1, 2].map((i) =>
      rect(880, 668 + i * 30, 160 - i * 30, 6, b.paint(THING.navy, 0.6), { transform: 'rotate(-8 960 700)' }),
    ),
    ...[
      [420, 330],
      [470, 300],
      [440, 280],
    ].map(([x = 0, y = 0], i) => circle(x, y, 42 - i * 6, b.paint(i === 1 ? '#e8b23a' : THING.coral, 0.95))),
    leaf(b, 490, 350, 1, 60),
    leaf(b, 400, 290, 0.9, -20),
  );
}

function coffee(b: Brush): void {
  table(b, THING.walnut);
  b.canvas.add(
    ...cup(b, 720, 520, 210, '#9a6238'),
    ...dish(b, 1240, 640, 190, THING.glass),
    croissant(b, 1240, 640, 1, 20),
  );
  const random = b.random.fork('beans');
  for (let i = 0; i < 34; i++) {
    const [x, y, turn] = [random.between(60, 420), random.between(90, 420), random.between(0, 180)];
    b.canvas.add(
      `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)})">${ellipse(0, 0, 20, 13, b.paint('#4a2a1c', random.between(0.6, 1)))}${stroke('M-17 0Q0 5 17 0', b.paint('#23120c', 0.9), 3)}</g>`,
    );
  }
  b.canvas.add(
    rect(1180, 120, 330, 230, b.paint(THING.linen, 0.95), { rx: 4, transform: 'rotate(9 1340 230)' }),
    ...Array.from({ length: 6 }, (_, i) =>
      rect(1210, 160 + i * 28, 260 - (i % 3) * 40, 7, b.paint(THING.basalt, 0.5), {
        transform: 'rotate(9 1340 230)',
        opacity: 0.5,
      }),
    ),
  );
}

/** Drinks on a bar, seen from the side. */
function cocktail(b: Brush): void {
  const { canvas, palette } = b;
  canvas.add(
    rect(
      0,
      0,
      1600,
      1000,
      canvas.linear([
        [0, palette.sky[0]],
        [0.5, palette.sky[1]],
        [0.75, palette.sky[2]],
        [1, palette.sky[3]],
      ]),
    ),
    circle(
      1120,
      560,
      520,
      canvas.radial([
        [0, palette.glow, 0.9],
        [0.3, palette.glow, 0.4],
        [1, palette.glow, 0],
      ]),
    ),
    circle(1120, 560, 110, palette.sun),
    rect(0, 700, 1600, 60, canvas.blend(palette.water[0], palette.water[1])),
    rect(0, 752, 1600, 260, canvas.blend(b.paint(THING.wood, 0.8), b.paint(THING.walnut, 0.5))),
    rect(0, 748, 1600, 12, b.paint(THING.brass, 1)),
  );
  coupe(b, 560, 800, 1.5, '#e27a52');
  tumbler(b, 900, 812, 1.35, '#e0a03a');
  highball(b, 1220, 806, 1.4, '#5fb6a8');
}

function coupe(b: Brush, x: number, y: number, scale: number, drink: string): void {
  b.canvas.add(
    at(x, y, scale, [
      ellipse(0, 6, 90, 10, b.palette.ink, { opacity: 0.3 }),
      ellipse(0, 0, 66, 9, '#ffffff', { opacity: 0.6 }),
      rect(-4, -170, 8, 170, '#ffffff', { opacity: 0.6 }),
      path('M-130 -330C-126 -230 -70 -176 0 -170C70 -176 126 -230 130 -330Z', '#ffffff', { opacity: 0.35 }),
      path('M-122 -300C-114 -222 -66 -182 0 -178C66 -182 114 -222 122 -300Z', drink),
      path('M-122 -300C-114 -222 -66 -182 -30 -180C-70 -210 -86 -250 -90 -300Z', '#ffffff', { opacity: 0.3 }),
      ellipse(0, -300, 122, 15, '#ffd9b0', { opacity: 0.8 }),
      circle(84, -322, 40, b.paint('#f0a33a', 1)),
      circle(84, -322, 31, '#ffe0a0'),
      stroke('M84 -353V-291M53 -322H115', b.paint('#f0a33a', 1), 3),
    ]),
  );
}

function tumbler(b: Brush, x: number, y: number, scale: number, drink: string): void {
  b.canvas.add(
    at(x, y, scale, [
      ellipse(0, 4, 100, 10, b.palette.ink, { opacity: 0.3 }),
      path('M-92 -190H92L80 0H-80Z', '#ffffff', { opacity: 0.38 }),
      path('M-86 -110H86L78 -8H-78Z', drink, { opacity: 0.95 }),
      rect(-56, -140, 62, 62, '#ffffff', { opacity: 0.55, rx: 8, transform: 'rotate(-12 -26 -110)' }),
      rect(6, -120, 56, 56, '#ffffff', { opacity: 0.45, rx: 8, transform: 'rotate(14 34 -92)' }),
      path('M-78 -180L-68 -20H-54L-62 -180Z', '#ffffff', { opacity: 0.5 }),
    ]),
  );
}

function highball(b: Brush, x: number, y: number, scale: number, drink: string): void {
  b.canvas.add(
    at(x, y, scale, [
      ellipse(0, 4, 80, 9, b.palette.ink, { opacity: 0.3 }),
      path('M-66 -330H66L58 0H-58Z', '#ffffff', { opacity: 0.36 }),
      path('M-63 -270H63L57 -8H-57Z', drink, { opacity: 0.92 }),
      ...[-250, -190, -120].map((iy, i) =>
        rect(-40 + i * 22, iy, 48, 48, '#ffffff', {
          opacity: 0.4,
          rx: 7,
          transform: `rotate(${i * 17 - 10} ${-20 + i * 22} ${iy + 24})`,
        }),
      ),
      stroke('M20 -10L60 -400', b.paint(THING.coral, 1), 8),
      leaf(b, -40, -330, 0.9, -30),
      leaf(b, -10, -346, 0.9, 20),
      leaf(b, 16, -330, 0.8, 60),
      path('M-54 -320L-48 -20H-38L-42 -320Z', '#ffffff', { opacity: 0.45 }),
    ]),
  );
}

function wine(b: Brush): void {
  const { canvas } = b;
  canvas.add(rect(0, 0, 1600, 1000, canvas.blend('#2a1a22', '#4a2a2c')));
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 9; i++)
      canvas.add(
        circle(90 + i * 180 + (row % 2) * 90, 90 + row * 150, 74, '#2a1a1e'),
        circle(90 + i * 180 + (row % 2) * 90, 90 + row * 150, 52, (i + row) % 3 ? '#3f5a44' : '#5a2a34'),
        circle(76 + i * 180 + (row % 2) * 90, 76 + row * 150, 16, '#ffffff', { opacity: 0.14 }),
      );
  canvas.add(
    rect(0, 660, 1600, 350, canvas.blend('#8a5a3a', '#4a2f22')),
    rect(0, 652, 1600, 14, '#b98350'),
    circle(800, 380, 620, canvas.glow('#ffcf7a', 0.34)),
  );
  for (const [x, colour] of [
    [470, '#7c1f34'],
    [760, '#e9d27a'],
    [1050, '#d9705a'],
  ] as const)
    canvas.add(
      at(x, 850, 1.25, [
        ellipse(0, 4, 90, 10, '#1a0f10', { opacity: 0.4 }),
        ellipse(0, 0, 72, 10, '#ffffff', { opacity: 0.5 }),
        rect(-4, -180, 8, 180, '#ffffff', { opacity: 0.5 }),
        path('M-92 -420C-106 -290 -80 -200 0 -178C80 -200 106 -290 92 -420Z', '#ffffff', { opacity: 0.2 }),
        path('M-99 -320C-100 -240 -70 -198 0 -182C70 -198 100 -240 99 -320Z', colour),
        ellipse(0, -320, 99, 12, '#ffffff', { opacity: 0.3 }),
        path('M-80 -400C-88 -310 -78 -250 -52 -212C-64 -260 -66 -320 -60 -400Z', '#ffffff', { opacity: 0.4 }),
      ]),
    );
  canvas.add(
    path('M1230 860C1260 780 1460 780 1500 860Z', '#d9a94f'),
    path('M1380 860L1500 860C1490 830 1460 806 1420 800Z', '#b9842f'),
    ...[1280, 1330, 1400].map((x, i) => circle(x, 834 + i * 6, 10 + i * 3, '#f2d27a')),
  );
}
