import type { Brush, Scene } from '../brush.ts';
import { circle, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { afloat, aloft, hanging, lying } from './settings.ts';

export const PAPERS: Record<string, Scene> = {
  paperBoat: afloat(paperBoat, { line: 225 }),
  bottle: afloat(bottle, { line: 120 }),
  tickets: lying(tickets, { cloth: THING.linen, shadow: [270, 190] }),
  card: lying(card),
  clock: hanging(clock, { wall: THING.glass }),
  calendar: hanging(calendar, { wall: THING.cream, shadow: 320 }),
  weather: aloft(weather),
};

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
