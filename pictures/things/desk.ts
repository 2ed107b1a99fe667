import type { Brush, Scene } from '../brush.ts';
import { circle, d, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { hanging, lying, standing } from './settings.ts';

export const DESK: Record<string, Scene> = {
  camera: standing(camera, { foot: 220, wall: THING.sand }),
  album: lying(album),
  portrait: hanging(portrait, { wall: THING.glass, shadow: 300 }),
  parcel: standing(parcel, { foot: 262, wall: THING.rose, width: 250 }),
  letter: lying(letter, { cloth: THING.walnut }),
  privacy: standing(privacy, { foot: 270, wall: THING.cream, width: 215 }),
  checklist: lying(checklist, { cloth: THING.glass, shadow: [230, 280] }),
  wrench: lying(wrench, { cloth: THING.stone, shadow: [200, 200] }),
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
    rect(-108, -128, 216, 200, b.canvas.blend(sky1, sky2)),
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
    rect(-150, -200, 300, 400, b.canvas.blend('#7fb3bb', '#f1efdc')),
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
