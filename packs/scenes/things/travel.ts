import type { Brush, Scene } from '../brush.ts';
import { circle, d, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { thing } from './backdrop.ts';

export const TRAVEL: Record<string, Scene> = {
  luggage: thing(luggage),
  chart: thing(chart),
  compass: thing(compass),
  signpost: thing(signpost),
  lifering: thing(lifering),
  backpack: thing(backpack),
  paperBoat: thing(paperBoat, { floor: false }),
  bottle: thing(bottle, { floor: false }),
  tickets: thing(tickets),
  card: thing(card),
  clock: thing(clock),
  calendar: thing(calendar),
  weather: thing(weather, { floor: false }),
  anchor: thing(anchor),
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
    circle(12, 16, 270, b.palette.ink, { opacity: 0.2 }),
    ...Array.from({ length: 8 }, (_, i) => arc(i * 45 + 22, b.paint(i % 2 ? THING.white : '#d2593c', 0.97))),
    circle(0, 0, 205, 'none', { stroke: '#ffffff', 'stroke-width': 26, 'stroke-opacity': 0.2 }),
    circle(0, 0, 146, 'none', { stroke: b.palette.ink, 'stroke-width': 12, 'stroke-opacity': 0.18 }),
    stroke('M-191 -191Q0 -360 191 -191Q360 0 191 191Q0 360 -191 191Q-360 0 -191 -191', b.paint(THING.sand, 0.95), 13),
    ...[45, 135, 225, 315].map((a) =>
      rect(-20, -292, 40, 170, b.paint(THING.linen, 0.9), { rx: 6, transform: `rotate(${a})` }),
    ),
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

function paperBoat(b: Brush): string[] {
  const paper = (light: number) => b.paint(THING.white, light);
  return [
    polygon(
      [
        [-300, 40],
        [0, 110],
        [300, 40],
        [190, 230],
        [-190, 230],
      ],
      paper(0.8),
    ),
    polygon(
      [
        [-300, 40],
        [0, 110],
        [-190, 230],
      ],
      paper(1),
    ),
    polygon(
      [
        [300, 40],
        [0, 110],
        [190, 230],
      ],
      paper(0.55),
    ),
    polygon(
      [
        [0, -230],
        [-150, 76],
        [0, 110],
      ],
      paper(1),
    ),
    polygon(
      [
        [0, -230],
        [150, 76],
        [0, 110],
      ],
      paper(0.65),
    ),
    line([0, -230], [0, 110], paper(0.4), 3),
    path('M-230 236Q-110 210 0 236T230 232V262Q110 290 0 262T-230 266Z', b.palette.water[0], { opacity: 0.7 }),
  ];
}

function bottle(b: Brush): string[] {
  return [
    `<g transform="rotate(-24)">${[
      path(
        'M-120 -120H60C110 -120 130 -60 200 -50H280V50H200C130 60 110 120 60 120H-120C-190 120 -240 80 -240 0C-240 -80 -190 -120 -120 -120Z',
        b.canvas.linear([
          [0, '#d9f3e4', 0.92],
          [1, b.paint(THING.glass, 0.7), 0.95],
        ]),
      ),
      rect(-160, -58, 250, 116, b.paint('#efe0bd', 1), { rx: 12 }),
      rect(-160, -58, 36, 116, b.paint('#d9c08a', 0.9), { rx: 12 }),
      ...[-26, 0, 26].map((y) =>
        rect(-96, y - 4, 150 - Math.abs(y) * 1.6, 8, b.paint(THING.navy, 0.6), { opacity: 0.6 }),
      ),
      rect(276, -44, 70, 88, b.paint(THING.wood, 0.95), { rx: 10 }),
      path('M-190 -84C-150 -104 -60 -104 30 -100C-60 -90 -150 -80 -204 -40Z', '#ffffff', { opacity: 0.6 }),
    ].join('')}</g>`,
    path('M-330 170Q-220 130 -110 170T110 166T330 168V230Q220 260 110 228T-110 230T-330 232Z', b.palette.water[1], {
      opacity: 0.85,
    }),
  ];
}

function tickets(b: Brush): string[] {
  const ticket = (turn: number, colour: string, light: number) =>
    `<g transform="rotate(${turn})">${[
      path('M-260 -120H260V-40A40 40 0 0 0 260 40V120H-260V40A40 40 0 0 0 -260 -40Z', b.paint(colour, light)),
      line([110, -110], [110, 110], b.paint(THING.walnut, 0.5), 5, { 'stroke-dasharray': '2 16' }),
      rect(-210, -70, 190, 20, '#fff6e6', { rx: 8, opacity: 0.9 }),
      rect(-210, -24, 260, 14, '#fff6e6', { rx: 7, opacity: 0.7 }),
      rect(-210, 12, 220, 14, '#fff6e6', { rx: 7, opacity: 0.7 }),
      ...Array.from({ length: 9 }, (_, i) => rect(140 + i * 9, -70, i % 3 ? 3 : 6, 140, b.paint(THING.navy, 0.9))),
      circle(-180, 68, 22, b.paint(THING.brass, 1)),
    ].join('')}</g>`;
  return [ticket(-16, THING.teal, 0.75), ticket(6, THING.coral, 0.97)];
}

function card(b: Brush): string[] {
  return [
    rect(-300, -180, 600, 370, b.palette.ink, { rx: 34, opacity: 0.25, transform: 'translate(14 20)' }),
    rect(
      -300,
      -180,
      600,
      370,
      b.canvas.linear(
        [
          [0, b.paint(THING.navy, 1)],
          [1, b.paint(THING.teal, 0.8)],
        ],
        [0, 0],
        [1, 1],
      ),
      { rx: 34 },
    ),
    circle(170, -40, 90, b.paint(THING.brass, 1), { opacity: 0.95 }),
    path(
      'M-300 60Q-180 10 -60 60T180 50T300 40V156Q300 190 266 190H-266Q-300 190 -300 156Z',
      b.paint(THING.glass, 0.9),
      { opacity: 0.75 },
    ),
    path(
      'M-300 110Q-180 70 -60 110T180 100T300 96V156Q300 190 266 190H-266Q-300 190 -300 156Z',
      b.paint(THING.aqua, 0.8),
      { opacity: 0.8 },
    ),
    rect(-250, -130, 90, 66, b.paint(THING.brass, 0.95), { rx: 10 }),
    stroke('M-250 -97H-160M-220 -130V-64M-190 -130V-64', b.paint(THING.walnut, 0.7), 3),
    ...Array.from({ length: 22 }, (_, i) => rect(-250 + i * 12, 118, i % 4 ? 4 : 8, 46, b.paint(THING.night, 0.95))),
  ];
}

function clock(b: Brush): string[] {
  return [
    circle(0, 0, 280, b.paint(THING.brass, 0.95)),
    circle(
      0,
      0,
      280,
      b.canvas.linear(
        [
          [0, '#ffffff', 0.35],
          [1, '#1a1020', 0.3],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
    circle(0, 0, 240, b.paint(THING.white, 1)),
    ...Array.from({ length: 12 }, (_, i) =>
      rect(-6, -222, 12, i % 3 ? 30 : 52, b.paint(THING.navy, 0.9), { rx: 5, transform: `rotate(${i * 30})` }),
    ),
    line([0, 0], [0, -150], b.paint(THING.navy, 1), 18),
    line([0, 0], [104, 60], b.paint(THING.navy, 1), 22),
    line([0, 40], [-76, -176], b.paint(THING.coral, 1), 7),
    circle(0, 0, 22, b.paint(THING.brass, 1)),
    ...[45, 135, 225, 315].map((a) => circle(0, -260, 11, b.paint(THING.walnut, 0.7), { transform: `rotate(${a})` })),
  ];
}

function calendar(b: Brush): string[] {
  const cells: string[] = [];
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 6; column++)
      cells.push(
        rect(
          -232 + column * 80,
          -84 + row * 78,
          58,
          54,
          b.paint(row === 1 && column === 3 ? THING.coral : (row + column) % 3 ? THING.linen : THING.glass, 0.97),
          { rx: 10 },
        ),
      );
  return [
    rect(-290, -240, 580, 510, b.palette.ink, { rx: 36, opacity: 0.22, transform: 'translate(14 20)' }),
    rect(-290, -240, 580, 510, b.paint(THING.white, 1), { rx: 36 }),
    path('M-290 -204Q-290 -240 -254 -240H254Q290 -240 290 -204V-122H-290Z', b.paint(THING.navy, 0.95)),
    ...[-180, -60, 60, 180].map((x) => rect(x - 12, -276, 24, 84, b.paint(THING.brass, 1), { rx: 12 })),
    ...cells,
    circle(37, 21, 15, '#fff6e6'),
  ];
}

function weather(b: Brush): string[] {
  const puff = (dx: number, dy: number, s: number, light: number) =>
    path(
      `M${-210 * s + dx} ${90 * s + dy}a${86 * s} ${86 * s} 0 0 1 ${40 * s} ${-160 * s}a${130 * s} ${130 * s} 0 0 1 ${240 * s} ${-40 * s}a${100 * s} ${100 * s} 0 0 1 ${100 * s} ${200 * s}z`,
      b.paint(THING.white, light),
    );
  return [
    ...Array.from({ length: 12 }, (_, i) =>
      rect(-11, -300, 22, 76, b.paint(THING.ochre, 1), { rx: 11, transform: `translate(90 -60) rotate(${i * 30})` }),
    ),
    circle(90, -60, 190, b.paint('#f2c14e', 1)),
    circle(
      90,
      -60,
      190,
      b.canvas.linear([
        [0, '#ffffff', 0.35],
        [1, '#e2803a', 0.35],
      ]),
    ),
    puff(-20, 120, 1.1, 0.98),
    puff(150, 190, 0.62, 0.85),
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
