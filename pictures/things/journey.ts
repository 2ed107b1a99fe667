import type { Brush, Scene } from '../brush.ts';
import { circle, d, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { aloft, hanging, lying, standing } from './settings.ts';

export const JOURNEY: Record<string, Scene> = {
  luggage: standing(luggage, { foot: 250, wall: THING.rose, width: 280 }),
  chart: lying(chart, { cloth: THING.walnut, shadow: [320, 250] }),
  compass: lying(compass, { cloth: THING.teal, shadow: [290, 290] }),
  signpost: aloft(signpost, { foot: 275 }),
  backpack: standing(backpack, { foot: 270, width: 230 }),
  anchor: hanging(anchor, { wall: THING.linen }),
  lifering: hanging(lifering, { wall: THING.white, shadow: 0 }),
};

function luggage(b: Brush): string[] {
  const leather = (light: number) => b.paint('#a8683f', light);
  return [
    stroke('M-70 -150V-200Q-70 -226 -44 -226H44Q70 -226 70 -200V-150', b.paint(THING.walnut, 0.7), 18),
    rect(-250, -150, 500, 400, leather(0.95), { rx: 34 }),
    rect(90, -150, 160, 400, leather(0.5), { rx: 34 }),
    ...[-160, 130].map((x) => rect(x, -150, 36, 400, b.paint(THING.walnut, 0.8))),
    ...[-160, 130].map((x) => rect(x - 6, -40, 48, 34, b.paint(THING.brass, 1), { rx: 5 })),
    rect(-250, 30, 500, 10, b.paint(THING.walnut, 0.6)),
    `<g transform="rotate(-8 0 120)">${rect(-90, 80, 160, 96, b.paint(THING.aqua, 0.95), { rx: 8 })}${path('M-70 160Q-40 110 -10 150T50 140V168H-70Z', b.paint(THING.navy, 0.8))}${circle(36, 108, 14, b.paint(THING.ochre, 1))}</g>`,
    circle(170, 190, 46, b.paint(THING.coral, 0.95)),
    path('M148 190h44M170 168v44', 'none', { stroke: '#fff6e6', 'stroke-width': 9 }),
  ];
}

function chart(b: Brush): string[] {
  const paper = (light: number) => b.paint('#efe0bd', light);
  const folds = [-300, -150, 0, 150].map((x, i) =>
    polygon(
      [
        [x, -230 + (i % 2) * 26],
        [x + 150, -230 + ((i + 1) % 2) * 26],
        [x + 150, 230 + ((i + 1) % 2) * 26],
        [x, 230 + (i % 2) * 26],
      ],
      paper(i % 2 ? 0.75 : 1),
    ),
  );
  return [
    ...folds,
    path(
      'M-290 -120C-240 -160 -180 -120 -150 -60C-120 0 -180 60 -220 100C-260 130 -290 120 -290 120Z',
      b.paint(THING.olive, 0.8),
      { opacity: 0.75 },
    ),
    path(
      'M-90 -215C-30 -200 20 -180 40 -120C60 -60 120 -20 110 60C90 90 60 40 40 0C10 -40 -40 -60 -80 -120Z',
      b.paint(THING.olive, 0.9),
      { opacity: 0.75 },
    ),
    path(
      'M180 -190C240 -180 296 -140 296 -60V60C250 80 210 40 190 -20C170 -80 160 -140 180 -190Z',
      b.paint(THING.olive, 0.7),
      { opacity: 0.75 },
    ),
    path('M-20 110C20 100 40 130 10 150C-20 160 -40 130 -20 110Z', b.paint(THING.olive, 0.8), { opacity: 0.75 }),
    stroke(
      'M-220 120C-160 180 -90 170 -60 100C-30 30 -70 -20 -20 -60C30 -90 60 120 120 130C190 140 150 20 220 -60',
      b.paint(THING.wine, 0.95),
      9,
      { 'stroke-dasharray': '4 20' },
    ),
    ...[
      [-220, 120],
      [-60, 100],
      [-20, -60],
      [120, 130],
    ].map(([x = 0, y = 0]) => circle(x, y, 14, b.paint(THING.brass, 1))),
    path('M220 -60C190 -100 184 -150 220 -160C256 -150 250 -100 220 -60Z', b.paint(THING.wine, 1)),
    circle(220, -128, 13, '#fff6e6'),
    ...[0, 45, 90, 135].map((a) =>
      line([-40, 195], [40, 195], b.paint(THING.navy, 0.6), a % 90 ? 2 : 4, {
        transform: `translate(-190 0) rotate(${a} 0 195)`,
      }),
    ),
  ];
}

function compass(b: Brush): string[] {
  const brass = (light: number) => b.paint(THING.brass, light);
  return [
    rect(-30, -330, 60, 60, brass(0.8), { rx: 18 }),
    circle(0, -330, 34, 'none', { stroke: brass(0.9), 'stroke-width': 14 }),
    circle(0, 0, 280, brass(0.95)),
    circle(
      0,
      0,
      280,
      b.canvas.linear(
        [
          [0, '#ffffff', 0.35],
          [0.5, '#ffffff', 0],
          [1, '#1a1020', 0.3],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
    circle(0, 0, 236, b.paint(THING.linen, 1)),
    ...Array.from({ length: 36 }, (_, i) =>
      line([0, -222], [0, i % 9 ? -206 : -188], b.paint(THING.navy, 0.8), i % 9 ? 3 : 8, {
        transform: `rotate(${i * 10})`,
      }),
    ),
    ...[45, 135, 225, 315].map((a) =>
      polygon(
        [
          [0, -130],
          [18, -18],
          [0, 0],
          [-18, -18],
        ],
        b.paint(THING.glass, 0.8),
        { transform: `rotate(${a})` },
      ),
    ),
    ...[0, 90, 180, 270].map(
      (a) =>
        `<g transform="rotate(${a})">${polygon(
          [
            [0, -180],
            [26, -26],
            [0, 0],
          ],
          b.paint(THING.navy, 0.6),
        )}${polygon(
          [
            [0, -180],
            [-26, -26],
            [0, 0],
          ],
          b.paint(THING.navy, 1),
        )}</g>`,
    ),
    `<g transform="rotate(34)">${polygon(
      [
        [0, -200],
        [24, 0],
        [-24, 0],
      ],
      b.paint(THING.coral, 1),
    )}${polygon(
      [
        [0, 200],
        [24, 0],
        [-24, 0],
      ],
      b.paint(THING.stone, 0.8),
    )}</g>`,
    circle(0, 0, 20, brass(1)),
    path('M-190 -130A230 230 0 0 1 -40 -226', 'none', {
      stroke: '#ffffff',
      'stroke-width': 14,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.5,
    }),
  ];
}

function signpost(b: Brush): string[] {
  const board = (y: number, x: number, w: number, colour: string, flip: boolean) =>
    polygon(
      flip
        ? [
            [x, y],
            [x - w, y],
            [x - w - 40, y + 38],
            [x - w, y + 76],
            [x, y + 76],
          ]
        : [
            [x, y],
            [x + w, y],
            [x + w + 40, y + 38],
            [x + w, y + 76],
            [x, y + 76],
          ],
      colour,
    );
  return [
    rect(-18, -290, 36, 560, b.paint(THING.walnut, 0.85), { rx: 8 }),
    rect(2, -290, 16, 560, b.paint(THING.walnut, 0.4), { rx: 8 }),
    board(-250, -40, 250, b.paint(THING.teal, 0.95), false),
    board(-140, 40, 250, b.paint(THING.coral, 0.95), true),
    board(-30, -40, 220, b.paint(THING.ochre, 0.95), false),
    board(80, 40, 210, b.paint(THING.navy, 0.9), true),
    ...[
      [0, -212],
      [-150, -102],
      [0, 8],
      [-130, 118],
    ].map(([x = 0, y = 0]) => rect(x, y - 5, 140, 10, '#fff6e6', { opacity: 0.85, rx: 5 })),
    circle(0, -300, 22, b.paint(THING.brass, 1)),
    ellipse(0, 270, 110, 30, b.paint(THING.olive, 0.8)),
    ellipse(-50, 260, 60, 34, b.paint(THING.leaf, 0.7)),
    ellipse(56, 262, 54, 30, b.paint(THING.leaf, 0.5)),
  ];
}

function backpack(b: Brush): string[] {
  const cloth = (light: number) => b.paint(THING.teal, light);
  return [
    stroke('M-60 -220Q0 -300 60 -220', b.paint(THING.walnut, 0.7), 20),
    path(
      'M-190 240V-60C-190 -170 -110 -240 0 -240C110 -240 190 -170 190 -60V240Q190 270 160 270H-160Q-190 270 -190 240Z',
      cloth(0.95),
    ),
    path('M60 -232C130 -212 190 -150 190 -60V240Q190 270 160 270H60Z', cloth(0.5)),
    path('M-190 -40C-190 -170 -110 -240 0 -240C110 -240 190 -170 190 -40V10Q0 60 -190 10Z', b.paint(THING.honey, 0.95)),
    path('M60 -232C130 -212 190 -150 190 -40V10Q130 26 60 32Z', b.paint(THING.honey, 0.55)),
    rect(-130, 90, 260, 150, cloth(0.8), { rx: 24 }),
    stroke('M-120 130H120', b.paint(THING.navy, 0.7), 6),
    ...[-90, 60].map((x) => rect(x, -10, 30, 96, b.paint(THING.walnut, 0.8), { rx: 6 })),
    ...[-90, 60].map((x) => rect(x - 6, 40, 42, 26, b.paint(THING.brass, 1), { rx: 4 })),
    rect(-250, 60, 60, 180, b.paint(THING.coral, 0.9), { rx: 24 }),
    rect(-240, 30, 40, 36, b.paint(THING.navy, 0.9), { rx: 8 }),
  ];
}

function anchor(b: Brush): string[] {
  const iron = (light: number) => b.paint(THING.navy, light);
  return [
    circle(0, -230, 50, 'none', { stroke: iron(0.9), 'stroke-width': 28 }),
    rect(-24, -190, 48, 420, iron(0.95), { rx: 16 }),
    rect(2, -190, 22, 420, iron(0.5), { rx: 11 }),
    rect(-150, -140, 300, 40, b.paint(THING.brass, 1), { rx: 18 }),
    stroke('M-230 40C-220 180 -110 240 0 240C110 240 220 180 230 40', iron(0.95), 46),
    polygon(
      [
        [-290, 70],
        [-230, -30],
        [-170, 70],
      ],
      iron(0.95),
    ),
    polygon(
      [
        [290, 70],
        [230, -30],
        [170, 70],
      ],
      iron(0.6),
    ),
    stroke(
      'M-16 -230C-120 -260 -200 -180 -150 -60C-110 40 120 20 90 130C60 220 -120 170 -190 280',
      b.paint(THING.sand, 0.97),
      22,
    ),
  ];
}

function lifering(b: Brush): string[] {
  const arc = (from: number, colour: string) => {
    const point = (a: number, r: number) =>
      d`${Math.cos((a * Math.PI) / 180) * r} ${Math.sin((a * Math.PI) / 180) * r}`;
    return path(
      `M${point(from, 270)}A270 270 0 0 1 ${point(from + 45, 270)}L${point(from + 45, 140)}A140 140 0 0 0 ${point(from, 140)}Z`,
      colour,
    );
  };
  return [
    circle(26, 30, 205, 'none', { stroke: b.palette.ink, 'stroke-width': 136, 'stroke-opacity': 0.2 }),
    ...Array.from({ length: 8 }, (_, i) => arc(i * 45 + 22, b.paint(i % 2 ? THING.white : '#d2593c', 0.97))),
    circle(0, 0, 205, 'none', { stroke: '#ffffff', 'stroke-width': 26, 'stroke-opacity': 0.2 }),
    circle(0, 0, 146, 'none', { stroke: b.palette.ink, 'stroke-width': 12, 'stroke-opacity': 0.18 }),
    stroke('M-191 -191Q0 -360 191 -191Q360 0 191 191Q0 360 -191 191Q-360 0 -191 -191', b.paint(THING.sand, 0.95), 13),
    ...[45, 135, 225, 315].map((a) =>
      rect(-20, -292, 40, 170, b.paint(THING.linen, 0.9), { rx: 6, transform: `rotate(${a})` }),
    ),
  ];
}
