import type { Brush, Scene } from '../brush.ts';
import { circle, d, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { aloft, hanging, onDeck, standing, sunken } from './settings.ts';

export const KNOW: Record<string, Scene> = {
  money: standing(money, { foot: 300, wall: THING.cream, width: 330 }),
  internet: aloft(internet, { foot: 280 }),
  laundry: aloft(laundry),
  medical: standing(medical, { foot: 250, width: 310 }),
  dress: hanging(dress, { wall: THING.rose, shadow: 250 }),
  access: onDeck(access, { foot: 260 }),
  sea: sunken(sea),
};

function money(b: Brush): string[] {
  const coin = (x: number, y: number, colour: string) => [
    ellipse(x, y + 26, 120, 40, b.paint(colour, 0.4)),
    rect(x - 120, y, 240, 26, b.paint(colour, 0.5)),
    ellipse(x, y, 120, 40, b.paint(colour, 0.97)),
    ellipse(x, y, 88, 27, 'none', { stroke: b.paint(colour, 0.6), 'stroke-width': 6 }),
  ];
  const stack = (x: number, base: number, count: number, colour: string) =>
    Array.from({ length: count }, (_, i) => coin(x + ((i * 7) % 11) - 5, base - i * 34, colour)).flat();
  return [...stack(-160, 210, 5, THING.brass), ...stack(140, 220, 8, THING.brass), ...stack(-10, 250, 3, '#c5cdd0')];
}

function internet(b: Brush): string[] {
  return [
    ...[110, 180, 250].map((r, i) =>
      stroke(
        d`M${60 - r * 0.7} ${-120 - r * 0.7}A${r} ${r} 0 0 1 ${60 + r * 0.7} ${-120 - r * 0.7}`,
        b.paint(THING.coral, 1 - i * 0.15),
        22,
      ),
    ),
    path('M-190 120C-210 -60 20 -190 170 -110C120 40 -40 160 -190 120Z', b.paint(THING.white, 0.97), {
      transform: 'rotate(20)',
    }),
    path('M-190 120C-150 60 60 -60 170 -110C120 40 -40 160 -190 120Z', b.paint(THING.stone, 0.75), {
      transform: 'rotate(20)',
    }),
    line([-10, 30], [70, -110], b.paint(THING.navy, 0.8), 14),
    circle(74, -116, 26, b.paint(THING.brass, 1)),
    polygon(
      [
        [-60, 120],
        [40, 120],
        [110, 280],
        [-130, 280],
      ],
      b.paint(THING.navy, 0.85),
    ),
    polygon(
      [
        [0, 120],
        [40, 120],
        [110, 280],
        [20, 280],
      ],
      b.paint(THING.navy, 0.45),
    ),
  ];
}

function laundry(b: Brush): string[] {
  const shirt = (x: number, colour: string, light: number) =>
    path(
      d`M${x - 60} -120L${x - 130} -70L${x - 100} -10L${x - 66} -30V130H${x + 66}V-30L${x + 100} -10L${x + 130} -70L${x + 60} -120Q${x} -80 ${x - 60} -120Z`,
      b.paint(colour, light),
    );
  return [
    stroke('M-760 -210Q-380 -120 0 -116T760 -230', b.paint(THING.walnut, 0.8), 8),
    shirt(-220, THING.white, 0.97),
    shirt(60, THING.aqua, 0.95),
    path('M220 -112H360L372 150H300L290 0L280 150H208Z', b.paint(THING.navy, 0.9)),
    ...[-270, -170, 10, 110, 236, 344].map((x) => rect(x - 8, -146, 16, 52, b.paint(THING.wood, 1), { rx: 4 })),
    ...[-250, -190].map((x) => line([x, 30], [x, 90], b.paint(THING.glass, 0.6), 6)),
  ];
}

function medical(b: Brush): string[] {
  return [
    stroke('M-80 -130V-180Q-80 -210 -50 -210H50Q80 -210 80 -180V-130', b.paint(THING.walnut, 0.7), 24),
    rect(-280, -130, 560, 380, b.paint(THING.white, 1), { rx: 44 }),
    path('M140 -130H236Q280 -130 280 -86V206Q280 250 236 250H140Z', b.paint(THING.stone, 0.7)),
    rect(-280, 20, 560, 14, b.paint(THING.stone, 0.8)),
    circle(0, 60, 118, b.paint(THING.teal, 0.95)),
    rect(-26, -20, 52, 160, '#fff8ea', { rx: 10 }),
    rect(-80, 34, 160, 52, '#fff8ea', { rx: 10 }),
    ...[-200, 170].map((x) => rect(x, 4, 44, 46, b.paint(THING.brass, 1), { rx: 8 })),
  ];
}

function dress(b: Brush): string[] {
  return [
    stroke('M0 -230C0 -290 60 -280 50 -240C44 -216 0 -216 0 -180', b.paint(THING.brass, 1), 12),
    stroke('M0 -180L-220 -90H220Z', b.paint(THING.wood, 0.9), 18),
    path(
      'M-190 -90L-60 -130L0 -40L60 -130L190 -90C210 0 200 120 190 280H-190C-200 120 -210 0 -190 -90Z',
      b.paint(THING.navy, 0.95),
    ),
    path('M60 -130L190 -90C210 0 200 120 190 280H10L0 -40Z', b.paint(THING.navy, 0.55)),
    polygon(
      [
        [-60, -130],
        [0, -40],
        [60, -130],
        [30, -110],
        [0, -96],
        [-30, -110],
      ],
      b.paint(THING.white, 1),
    ),
    polygon(
      [
        [-46, -100],
        [46, -100],
        [24, 280],
        [-24, 280],
      ],
      b.paint(THING.white, 0.95),
    ),
    polygon(
      [
        [-70, -130],
        [-120, -40],
        [-40, 70],
        [0, -30],
      ],
      b.paint(THING.night, 0.95),
    ),
    polygon(
      [
        [70, -130],
        [120, -40],
        [40, 70],
        [0, -30],
      ],
      b.paint(THING.night, 0.7),
    ),
    polygon(
      [
        [-62, -108],
        [0, -80],
        [62, -108],
        [62, -44],
        [0, -68],
        [-62, -44],
      ],
      b.paint(THING.wine, 0.95),
    ),
    rect(-14, -92, 28, 32, b.paint(THING.wine, 0.6), { rx: 6 }),
    ...[60, 130].map((y) => circle(0, y, 9, b.paint(THING.night, 0.9))),
    polygon(
      [
        [90, 40],
        [150, 34],
        [146, 70],
        [94, 72],
      ],
      b.paint(THING.linen, 1),
    ),
  ];
}

function access(b: Brush): string[] {
  return [
    polygon(
      [
        [-360, 260],
        [300, 120],
        [300, 260],
      ],
      b.paint(THING.sand, 0.95),
    ),
    polygon(
      [
        [-360, 260],
        [300, 120],
        [300, 136],
        [-330, 270],
      ],
      b.paint(THING.white, 0.9),
    ),
    stroke('M-330 150L300 10', b.paint(THING.brass, 1), 16),
    ...Array.from({ length: 7 }, (_, i) =>
      line([-320 + i * 102, 148 - i * 22.6], [-320 + i * 102, 250 - i * 21], b.paint(THING.brass, 0.7), 9),
    ),
    circle(30, 40, 128, 'none', { stroke: b.paint(THING.navy, 0.95), 'stroke-width': 22 }),
    circle(30, 40, 30, b.paint(THING.navy, 0.8)),
    ...[0, 45, 90, 135].map((a) =>
      line([-88, 40], [148, 40], b.paint(THING.stone, 0.8), 4, { transform: `rotate(${a} 30 40)` }),
    ),
    circle(210, 96, 40, 'none', { stroke: b.paint(THING.navy, 0.9), 'stroke-width': 14 }),
    stroke('M-70 -170V-20H110L200 90M110 -20V-90H-60', b.paint(THING.teal, 0.95), 26),
    rect(-96, -180, 44, 170, b.paint(THING.coral, 0.95), { rx: 18 }),
    rect(-84, -44, 190, 40, b.paint(THING.coral, 0.85), { rx: 16 }),
    line([-74, -180], [-124, -196], b.paint(THING.navy, 0.9), 16),
  ];
}

function sea(b: Brush): string[] {
  const shell = (light: number) => b.paint('#6f9a6a', light);
  const flipper = (points: string, light: number) => path(points, b.paint('#8fb48a', light));
  return [
    `<g transform="rotate(-18)">${[
      flipper('M-90 -110C-200 -230 -320 -220 -350 -160C-280 -150 -200 -100 -140 -30Z', 0.8),
      flipper('M-90 110C-200 230 -320 220 -350 160C-280 150 -200 100 -140 30Z', 0.6),
      flipper('M130 -110C170 -190 240 -200 270 -170C230 -150 200 -110 170 -70Z', 0.8),
      flipper('M130 110C170 190 240 200 270 170C230 150 200 110 170 70Z', 0.6),
      ellipse(-250, 0, 70, 52, b.paint('#8fb48a', 0.95)),
      circle(-286, -18, 9, b.paint(THING.night, 1)),
      ellipse(10, 0, 220, 160, shell(0.95)),
      ellipse(
        10,
        0,
        220,
        160,
        b.canvas.linear([
          [0, '#ffffff', 0.25],
          [1, '#10243a', 0.3],
        ]),
      ),
      ...[
        [-90, 0],
        [20, 0],
        [126, 0],
      ].map(([x = 0, y = 0]) =>
        polygon(
          [
            [x - 50, y],
            [x - 26, y - 50],
            [x + 26, y - 50],
            [x + 50, y],
            [x + 26, y + 50],
            [x - 26, y + 50],
          ],
          b.paint('#c9b36a', 0.9),
          { opacity: 0.75 },
        ),
      ),
      ...[
        [-34, -100],
        [74, -100],
        [-34, 100],
        [74, 100],
      ].map(([x = 0, y = 0]) =>
        polygon(
          [
            [x - 46, y],
            [x - 20, y - 34],
            [x + 24, y - 34],
            [x + 46, y],
            [x + 22, y + 34],
            [x - 22, y + 34],
          ],
          b.paint('#c9b36a', 0.7),
          { opacity: 0.6 },
        ),
      ),
    ].join('')}</g>`,
  ];
}
