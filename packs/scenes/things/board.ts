import type { Brush, Scene } from '../brush.ts';
import { circle, d, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { thing } from './backdrop.ts';

export const BOARD: Record<string, Scene> = {
  camera: thing(camera),
  album: thing(album),
  portrait: thing(portrait),
  parcel: thing(parcel),
  film: thing(film),
  series: thing(series),
  tv: thing(tv),
  letter: thing(letter),
  privacy: thing(privacy),
  checklist: thing(checklist),
  wrench: thing(wrench),
  bell: thing(bell),
  stars: thing(stars, { floor: false }),
  club: thing(club),
  games: thing(games),
  day: thing(day),
};

function camera(b: Brush): string[] {
  const body = (light: number) => b.paint(THING.navy, light);
  return [
    rect(-90, -220, 180, 90, body(0.8), { rx: 24 }),
    rect(-290, -160, 580, 380, body(0.95), { rx: 48 }),
    rect(120, -160, 170, 380, body(0.5), { rx: 48 }),
    rect(-290, -70, 580, 200, b.paint(THING.walnut, 0.8)),
    rect(-230, -196, 90, 44, b.paint(THING.brass, 1), { rx: 12 }),
    circle(0, 30, 168, b.paint(THING.stone, 0.95)),
    circle(0, 30, 140, body(0.9)),
    circle(
      0,
      30,
      104,
      b.canvas.radial([
        [0, '#3f8aa0'],
        [0.6, '#123a5a'],
        [1, '#081a30'],
      ]),
    ),
    circle(-36, -10, 28, '#ffffff', { opacity: 0.6 }),
    circle(34, 66, 13, '#ffffff', { opacity: 0.35 }),
    circle(214, -110, 24, b.paint(THING.ochre, 1)),
  ];
}

function snapshot(b: Brush, x: number, y: number, turn: number, kind: number): string {
  const [sky1, sky2] = (
    [
      ['#7fb3bb', '#f1efdc'],
      ['#d07f6b', '#fbc57f'],
      ['#1f4a6d', '#4c8794'],
    ] as const
  )[kind] ?? ['#7fb3bb', '#f1efdc'];
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${[
    rect(-130, -150, 260, 310, b.palette.ink, { opacity: 0.2, transform: 'translate(8 10)' }),
    rect(-130, -150, 260, 310, b.paint(THING.white, 1), { rx: 4 }),
    rect(
      -108,
      -128,
      216,
      200,
      b.canvas.linear([
        [0, sky1],
        [1, sky2],
      ]),
    ),
    circle(40, -50, 30, '#fff6dc'),
    path('M-108 30C-60 -20 -20 20 20 0C60 -20 90 10 108 0V72H-108Z', b.paint(THING.teal, 0.8)),
    path('M-108 52Q-50 36 0 52T108 48V72H-108Z', b.paint(THING.glass, 0.9)),
  ].join('')}</g>`;
}

function album(b: Brush): string[] {
  return [
    rect(-310, -210, 620, 440, b.paint(THING.wine, 0.85), { rx: 14 }),
    rect(-296, -224, 296, 430, b.paint(THING.linen, 1), { rx: 6 }),
    rect(0, -224, 296, 430, b.paint(THING.linen, 0.8), { rx: 6 }),
    line([0, -224], [0, 206], b.paint(THING.walnut, 0.5), 5),
    snapshot(b, -150, -10, -5, 0),
    snapshot(b, 150, -10, 4, 1),
  ];
}

function portrait(b: Brush): string[] {
  return [
    rect(-220, -270, 440, 540, b.palette.ink, { opacity: 0.22, transform: 'translate(14 18)' }),
    rect(-220, -270, 440, 540, b.paint(THING.brass, 0.95), { rx: 8 }),
    rect(-190, -240, 380, 480, b.paint(THING.linen, 1)),
    rect(
      -150,
      -200,
      300,
      400,
      b.canvas.linear([
        [0, '#7fb3bb'],
        [1, '#f1efdc'],
      ]),
    ),
    circle(60, -60, 52, '#fff6dc'),
    path('M-150 60C-80 -40 -20 60 40 10C90 -20 130 30 150 10V200H-150Z', b.paint(THING.teal, 0.85)),
    path('M-150 120Q-70 90 0 120T150 110V200H-150Z', b.paint(THING.navy, 0.8)),
  ];
}

function parcel(b: Brush): string[] {
  return [
    polygon(
      [
        [-270, -60],
        [0, -150],
        [270, -60],
        [0, 40],
      ],
      b.paint('#e0bd86', 1),
    ),
    polygon(
      [
        [-270, -60],
        [0, 40],
        [0, 270],
        [-270, 160],
      ],
      b.paint('#c9975a', 0.95),
    ),
    polygon(
      [
        [270, -60],
        [0, 40],
        [0, 270],
        [270, 160],
      ],
      b.paint('#c9975a', 0.5),
    ),
    polygon(
      [
        [-160, -97],
        [110, -1],
        [150, -17],
        [-118, -111],
      ],
      b.paint(THING.wine, 0.95),
    ),
    polygon(
      [
        [110, -1],
        [150, -17],
        [150, 210],
        [110, 226],
      ],
      b.paint(THING.wine, 0.6),
    ),
    path(
      'M0 -110C-60 -220 -140 -190 -110 -140C-90 -110 -40 -104 0 -110C40 -104 100 -110 120 -150C140 -200 50 -220 0 -110Z',
      b.paint(THING.coral, 0.97),
    ),
  ];
}

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

function letter(b: Brush): string[] {
  const paper = (light: number) => b.paint(THING.linen, light);
  return [
    rect(-300, -200, 600, 400, b.palette.ink, { opacity: 0.2, rx: 16, transform: 'translate(12 16)' }),
    rect(-300, -200, 600, 400, paper(0.97), { rx: 16 }),
    polygon(
      [
        [-300, 190],
        [-40, -20],
        [40, -20],
        [300, 190],
      ],
      paper(0.75),
    ),
    polygon(
      [
        [-300, -190],
        [0, 60],
        [300, -190],
      ],
      paper(1),
    ),
    stroke('M-296 -190L0 60L296 -190', paper(0.45), 5),
    circle(0, 50, 58, b.paint(THING.wine, 0.95)),
    circle(0, 50, 42, 'none', { stroke: b.paint(THING.coral, 0.9), 'stroke-width': 6 }),
    polygon(
      [
        [0, 18],
        [10, 42],
        [34, 44],
        [16, 60],
        [22, 84],
        [0, 70],
        [-22, 84],
        [-16, 60],
        [-34, 44],
        [-10, 42],
      ],
      b.paint(THING.coral, 1),
    ),
  ];
}

function privacy(b: Brush): string[] {
  return [
    stroke('M-120 -40V-140C-120 -230 -70 -280 0 -280C70 -280 120 -230 120 -140V-40', b.paint('#b9c2c4', 0.95), 50),
    rect(-210, -60, 420, 330, b.paint(THING.brass, 0.97), { rx: 44 }),
    rect(40, -60, 170, 330, b.paint(THING.brass, 0.5), { rx: 44 }),
    circle(0, 80, 48, b.paint(THING.night, 0.95)),
    polygon(
      [
        [-22, 90],
        [22, 90],
        [36, 190],
        [-36, 190],
      ],
      b.paint(THING.night, 0.95),
    ),
    path('M-180 -20C-170 -40 -120 -44 -60 -44C-110 -30 -160 -10 -180 40Z', '#ffffff', { opacity: 0.4 }),
  ];
}

function checklist(b: Brush): string[] {
  return [
    rect(-220, -260, 440, 540, b.paint(THING.walnut, 0.85), { rx: 26 }),
    rect(-190, -220, 380, 470, b.paint(THING.white, 1), { rx: 8 }),
    rect(-90, -290, 180, 70, b.paint(THING.brass, 1), { rx: 20 }),
    ...[0, 1, 2, 3].flatMap((i) => [
      rect(-150, -150 + i * 94, 54, 54, b.paint(i < 3 ? THING.glass : THING.linen, 0.97), { rx: 12 }),
      ...(i < 3 ? [stroke(d`M-138 ${-122 + i * 94}l14 16l24 -32`, b.paint(THING.teal, 0.9), 11)] : []),
      rect(-70, -136 + i * 94, 210 - (i % 2) * 60, 22, b.paint(THING.stone, 0.8), { rx: 11 }),
    ]),
  ];
}

function wrench(b: Brush): string[] {
  const steel = (light: number) => b.paint('#c5cdd0', light);
  return [
    `<g transform="rotate(42)">${[rect(-38, -160, 76, 430, steel(0.95), { rx: 34 }), rect(4, -160, 34, 430, steel(0.5), { rx: 17 }), path('M-110 -170C-130 -260 -60 -330 -30 -330V-240L0 -220L30 -240V-330C60 -330 130 -260 110 -170C90 -110 -90 -110 -110 -170Z', steel(0.97)), circle(0, 230, 18, b.paint(THING.navy, 0.7))].join('')}</g>`,
    `<g transform="rotate(-42)">${[
      rect(-30, 40, 60, 240, b.paint(THING.coral, 0.95), { rx: 24 }),
      rect(4, 40, 26, 240, b.paint(THING.coral, 0.5), { rx: 13 }),
      rect(-13, -240, 26, 290, steel(0.85)),
      polygon(
        [
          [-24, -240],
          [24, -240],
          [16, -300],
          [-16, -300],
        ],
        steel(0.95),
      ),
    ].join('')}</g>`,
  ];
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

function star(x: number, y: number, r: number, fill: string): string {
  const points = Array.from({ length: 10 }, (_, i): [number, number] => {
    const [a, reach] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.46 : r];
    return [x + Math.cos(a) * reach, y + Math.sin(a) * reach];
  });
  return polygon(points, fill, { stroke: fill, 'stroke-width': r * 0.12, 'stroke-linejoin': 'round' });
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

/** The day as a sun over the rail of the ship. */
function day(b: Brush): string[] {
  return [
    ...Array.from({ length: 16 }, (_, i) =>
      polygon(
        [
          [-16, -250],
          [16, -250],
          [0, -340],
        ],
        b.paint(THING.brass, 1),
        { transform: `rotate(${i * 22.5})` },
      ),
    ),
    circle(0, 0, 210, b.paint('#f2c14e', 1)),
    circle(
      0,
      0,
      210,
      b.canvas.linear([
        [0, '#ffffff', 0.4],
        [1, '#e2803a', 0.4],
      ]),
    ),
    ellipse(0, 250, 430, 20, b.paint(THING.white, 0.9)),
    rect(-430, 130, 860, 22, b.paint(THING.wood, 0.95), { rx: 11 }),
    ...Array.from({ length: 9 }, (_, i) =>
      rect(-410 + i * 100, 140, 14, 130, b.paint(THING.white, i % 2 ? 0.7 : 0.95)),
    ),
    ...[180, 216].map((y) => rect(-420, y, 840, 6, b.paint(THING.stone, 0.8))),
  ];
}
