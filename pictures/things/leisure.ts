import type { Brush, Scene } from '../brush.ts';
import { circle, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { curtain, seaWindow } from '../rooms/room.ts';
import { hanging, indoors, lying, standing, tableTop } from './settings.ts';

export const LEISURE: Record<string, Scene> = {
  film: lying(film, { cloth: THING.wine, shadow: [300, 270] }),
  series: lying(series, { cloth: THING.linen, shadow: [320, 250] }),
  tv: standing(tv, { foot: 280, width: 280 }),
  stars: lying(stars, { cloth: THING.navy, shadow: [120, 90] }),
  club: lying(club, { cloth: THING.linen, shadow: [220, 260] }),
  games: lying(games, { cloth: THING.pine, shadow: [300, 230] }),
  day,
  bell: hanging(bell, { wall: THING.glass, shadow: 250 }),
};

function film(b: Brush): string[] {
  const metal = (light: number) => b.paint('#c5cdd0', light);
  const strip: string[] = [
    path('M140 190C220 240 330 210 420 250L410 330C320 290 220 320 110 260Z', b.paint(THING.night, 0.95)),
  ];
  for (let i = 0; i < 6; i++) strip.push(rect(170 + i * 42, 226 + i * 7, 20, 16, '#fff6e6', { opacity: 0.85, rx: 3 }));
  return [
    ...strip,
    circle(0, 0, 270, metal(0.95)),
    circle(
      0,
      0,
      270,
      b.canvas.linear(
        [
          [0, '#ffffff', 0.4],
          [1, '#12203a', 0.35],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
    circle(0, 0, 244, 'none', { stroke: b.paint(THING.navy, 0.7), 'stroke-width': 10 }),
    ...[0, 72, 144, 216, 288].map((a) => circle(0, -142, 66, b.paint(THING.navy, 0.9), { transform: `rotate(${a})` })),
    circle(0, 0, 46, b.paint(THING.brass, 1)),
    circle(0, 0, 16, b.paint(THING.navy, 0.9)),
  ];
}

function series(b: Brush): string[] {
  const frame = (x: number, y: number, colour: string, light: number) => [
    rect(x - 210, y - 130, 420, 260, b.paint(THING.night, 0.95), { rx: 22 }),
    rect(x - 194, y - 114, 388, 228, b.paint(colour, light), { rx: 12 }),
  ];
  return [
    ...frame(90, -130, THING.wine, 0.8),
    ...frame(0, -20, THING.teal, 0.9),
    ...frame(-80, 100, THING.coral, 0.97),
    path('M-130 40L-10 100L-130 160Z', '#fff6e6'),
    ...[0, 1, 2].map((i) => rect(-260 + i * 130, 190, 110, 10, '#fff6e6', { rx: 5, opacity: i ? 0.4 : 0.95 })),
  ];
}

function tv(b: Brush): string[] {
  return [
    stroke('M-60 -190L-130 -310M60 -190L130 -310', b.paint(THING.walnut, 0.8), 10),
    rect(-300, -200, 600, 420, b.paint(THING.wood, 0.97), { rx: 44 }),
    rect(150, -200, 150, 420, b.paint(THING.walnut, 0.6), { rx: 44 }),
    rect(-262, -162, 404, 344, b.paint(THING.night, 0.95), { rx: 60 }),
    rect(
      -244,
      -144,
      368,
      308,
      b.canvas.linear([
        [0, '#6fb3bb'],
        [0.6, '#f1d9b0'],
        [1, '#2f7f90'],
      ]),
      { rx: 46 },
    ),
    circle(-20, -10, 54, '#fff3d0'),
    path('M-244 60Q-150 30 -60 60T124 50V118Q124 164 78 164H-198Q-244 164 -244 118Z', b.paint(THING.teal, 0.9)),
    path('M-220 -100C-180 -130 -80 -134 -20 -132C-90 -120 -180 -100 -224 -40Z', '#ffffff', { opacity: 0.35 }),
    circle(222, -90, 36, b.paint(THING.brass, 1)),
    circle(222, 10, 28, b.paint(THING.brass, 0.8)),
    ...[70, 100, 130].map((y) => rect(186, y, 72, 9, b.paint(THING.night, 0.7), { rx: 4 })),
    line([-180, 220], [-220, 280], b.paint(THING.walnut, 0.7), 18),
    line([180, 220], [220, 280], b.paint(THING.walnut, 0.7), 18),
  ];
}

function stars(b: Brush): string[] {
  const brass = b.paint(THING.brass, 1);
  return [
    star(0, -70, 150, brass),
    star(-230, 10, 104, b.paint(THING.brass, 0.85)),
    star(230, 10, 104, b.paint(THING.brass, 0.85)),
    star(-390, 120, 72, b.paint(THING.brass, 0.7)),
    star(390, 120, 72, b.paint(THING.brass, 0.7)),
    path('M0 -220L36 -106L0 -70Z', '#ffffff', { opacity: 0.3 }),
  ];
}

function star(x: number, y: number, r: number, fill: string): string {
  const points = Array.from({ length: 10 }, (_, i): [number, number] => {
    const [a, reach] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.46 : r];
    return [x + Math.cos(a) * reach, y + Math.sin(a) * reach];
  });
  return polygon(points, fill, { stroke: fill, 'stroke-width': r * 0.12, 'stroke-linejoin': 'round' });
}

function club(b: Brush): string[] {
  return [
    polygon(
      [
        [-130, 60],
        [-60, 80],
        [-100, 300],
        [-150, 250],
        [-210, 270],
      ],
      b.paint(THING.wine, 0.9),
    ),
    polygon(
      [
        [130, 60],
        [60, 80],
        [100, 300],
        [150, 250],
        [210, 270],
      ],
      b.paint(THING.wine, 0.6),
    ),
    circle(0, -40, 220, b.paint(THING.brass, 0.97)),
    ...Array.from({ length: 24 }, (_, i) =>
      circle(0, -220, 26, b.paint(THING.brass, 0.9), { transform: `rotate(${i * 15} 0 -40) translate(0 -34)` }),
    ),
    circle(0, -40, 180, b.paint(THING.navy, 0.95)),
    circle(0, -40, 160, 'none', { stroke: b.paint(THING.brass, 1), 'stroke-width': 6 }),
    star(0, -40, 104, b.paint(THING.brass, 1)),
  ];
}

function games(b: Brush): string[] {
  const suit = (turn: number, x: number, mark: string) =>
    `<g transform="translate(${x} -40) rotate(${turn})">${rect(-110, -170, 220, 320, b.palette.ink, { rx: 20, opacity: 0.25, transform: 'translate(8 10)' })}${rect(-110, -170, 220, 320, b.paint(THING.white, 1), { rx: 20, stroke: b.paint(THING.brass, 0.9), 'stroke-width': 6 })}${mark}</g>`;
  const die = (x: number, y: number, turn: number, pips: [number, number][]) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-74, -74, 148, 148, b.paint(THING.coral, 0.95), { rx: 26 })}${rect(20, -74, 54, 148, b.paint(THING.coral, 0.55), { rx: 26 })}${pips.map(([px, py]) => circle(px * 38, py * 38, 14, '#fff6e6')).join('')}</g>`;
  return [
    suit(
      -20,
      -150,
      path(
        'M0 -70C60 -10 80 20 50 50C30 64 10 50 4 34L16 76H-16L-4 34C-10 50 -30 64 -50 50C-80 20 -60 -10 0 -70Z',
        b.paint(THING.navy, 0.95),
      ),
    ),
    suit(
      -2,
      -10,
      path(
        'M0 70C-70 10 -80 -20 -60 -50C-40 -74 -10 -60 0 -36C10 -60 40 -74 60 -50C80 -20 70 10 0 70Z',
        b.paint(THING.wine, 0.95),
      ),
    ),
    suit(
      16,
      130,
      polygon(
        [
          [0, -76],
          [54, 0],
          [0, 76],
          [-54, 0],
        ],
        b.paint(THING.wine, 0.95),
      ),
    ),
    die(-190, 180, -14, [
      [-1, -1],
      [1, 1],
      [0, 0],
    ]),
    die(210, 190, 12, [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
    ]),
  ];
}

/** The day as it begins: curtains drawn, the sun over the water, coffee and the programme on the sill. */
function day(bare: Brush): void {
  const b = indoors(bare);
  b.canvas.add(rect(0, 0, 1600, 1000, b.canvas.blend(b.paint(THING.linen, 0.4), b.paint(THING.linen, 0.75))));
  seaWindow(b, 300, -40, 1000, 730, { panes: 2, frame: THING.white, boat: false });
  curtain(b, 130, -20, 230, 730, THING.glass);
  curtain(b, 1240, -20, 230, 730, THING.glass);
  tableTop(b);
  const china = (light: number) => b.paint(THING.white, light);
  b.canvas.add(
    ellipse(700, 884, 190, 36, b.canvas.glow(b.palette.ink, 0.6)),
    ellipse(650, 868, 150, 26, china(0.85)),
    ellipse(650, 862, 118, 18, china(0.6)),
    stroke('M738 780C800 770 800 830 724 836', china(0.75), 18),
    path('M552 752H748C748 830 716 866 650 866C584 866 552 830 552 752Z', china(0.97)),
    path('M672 752H748C748 830 716 866 650 866C672 830 676 790 672 752Z', china(0.55)),
    ellipse(650, 752, 98, 15, china(1)),
    ellipse(650, 754, 84, 11, b.paint(THING.walnut, 0.6)),
    stroke('M630 726C606 690 654 664 628 620M672 722C652 694 690 674 670 640', '#ffffff', 9, { opacity: 0.35 }),
    polygon(
      [
        [850, 900],
        [912, 806],
        [1210, 806],
        [1224, 900],
      ],
      china(1),
    ),
    polygon(
      [
        [1034, 900],
        [1060, 806],
        [1210, 806],
        [1224, 900],
      ],
      china(0.75),
    ),
    ...[0, 1, 2].flatMap((i) => [
      line([920 - i * 16, 832 + i * 20], [1028 - i * 4, 832 + i * 20], b.paint(THING.stone, 0.7), 6),
      line([1080 - i * 4, 832 + i * 20], [1190 + i * 3, 832 + i * 20], b.paint(THING.stone, 0.6), 6),
    ]),
  );
}

function bell(b: Brush): string[] {
  const brass = (light: number) => b.paint(THING.brass, light);
  return [
    rect(-40, -320, 80, 60, b.paint(THING.walnut, 0.9), { rx: 12 }),
    stroke('M0 -262V-220', brass(0.8), 26),
    path('M-90 -210C-60 -236 60 -236 90 -210C140 -150 130 40 240 160H-240C-130 40 -140 -150 -90 -210Z', brass(0.97)),
    path('M30 -228C60 -226 80 -220 90 -210C140 -150 130 40 240 160H90C60 20 70 -130 30 -228Z', brass(0.5)),
    rect(-260, 150, 520, 44, brass(0.85), { rx: 22 }),
    circle(0, 216, 40, b.paint(THING.walnut, 0.8)),
    rect(-150, -20, 270, 16, brass(0.6)),
    path('M-70 -190C-100 -120 -100 -20 -140 60C-110 0 -80 -110 -50 -196Z', '#ffffff', { opacity: 0.45 }),
    stroke('M0 216C-30 270 40 290 10 340', b.paint(THING.sand, 0.95), 16),
  ];
}
