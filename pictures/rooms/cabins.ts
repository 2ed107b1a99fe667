import type { Brush, Scene } from '../brush.ts';
import { circle, d, ellipse, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { farBank } from '../river/far-bank.ts';
import { sky } from '../sky.ts';
import { leaf, table } from '../tableware.ts';
import { water } from '../water.ts';
import { armchair, frame, lounger, plant, sofa } from './furniture.ts';
import { curtain, pendant, room, rug, seaWindow } from './room.ts';

export const CABINS: Record<string, Scene> = { balcony, inside, outside, suite };
export const TREATMENTS: Record<string, Scene> = { stones, oils };

function bed(b: Brush, x: number, y: number, w: number): void {
  b.canvas.add(
    ellipse(x, y + 6, w * 0.56, 20, b.palette.ink, { opacity: 0.25 }),
    rect(x - w / 2 - 20, y - 330, w + 40, 250, b.paint(THING.teal, 0.8), { rx: 26 }),
    ...Array.from({ length: 5 }, (_, i) =>
      rect(x - w / 2 + (i * w) / 5 + 6, y - 316, w / 5 - 12, 220, b.paint(THING.teal, 1), { rx: 14, opacity: 0.35 }),
    ),
    ...[-0.34, 0.04].map((at) => rect(x + w * at, y - 206, w * 0.3, 96, b.paint(THING.white, 1), { rx: 34 })),
    ...[-0.24, 0.12].map((at) => rect(x + w * at, y - 176, w * 0.16, 74, b.paint(THING.coral, 0.9), { rx: 24 })),
    path(
      d`M${x - w / 2} ${y - 20}V${y - 110}Q${x} ${y - 150} ${x + w / 2} ${y - 110}V${y - 20}Z`,
      b.paint(THING.white, 0.95),
    ),
    path(
      d`M${x + w * 0.2} ${y - 20}V${y - 136}Q${x + w * 0.4} ${y - 128} ${x + w / 2} ${y - 110}V${y - 20}Z`,
      b.paint(THING.white, 0.6),
    ),
    path(
      d`M${x - w / 2} ${y - 20}V${y - 74}Q${x} ${y - 104} ${x + w / 2} ${y - 74}V${y - 20}Z`,
      b.paint(THING.navy, 0.85),
    ),
    rect(x - w / 2 - 10, y - 24, w + 20, 26, b.paint(THING.wood, 0.8), { rx: 8 }),
  );
}

/** From the bed over the balcony to the sea. */
function balcony(b: Brush): void {
  const horizon = 500;
  sky(b, { horizon, sun: { x: 0.56, y: 0.6 }, clouds: 4 });
  if (b.river) farBank(b, { horizon, height: 240, bottom: 800, lightAt: 0.56 });
  else water(b, { horizon, lightAt: 0.56, bottom: 800 });
  b.canvas.add(
    rect(300, 560, 1000, 10, b.paint(THING.wood, 1)),
    rect(300, 572, 1000, 200, '#e9f6f2', { opacity: 0.22 }),
    rect(300, 768, 1000, 240, b.paint(THING.wood, 0.8)),
    ...Array.from({ length: 7 }, (_, i) => rect(300, 780 + i * 34, 1000, 3, b.paint(THING.walnut, 0.5))),
    lounger(b, 1050, 880, 1.15, THING.white),
    ellipse(690, 900, 80, 10, b.palette.ink, { opacity: 0.25 }),
    rect(684, 800, 12, 96, b.paint(THING.brass, 0.9)),
    ellipse(690, 796, 84, 13, b.paint(THING.white, 1)),
    path('M660 750h44q-2 34 -16 38h-12q-14 -4 -16 -38z', b.paint(THING.white, 0.95)),
    circle(730, 776, 15, b.paint('#e8913a', 1)),
  );
  b.canvas.add(
    rect(0, 0, 340, 1000, b.paint('#e3dccb', 0.8)),
    rect(1260, 0, 340, 1000, b.paint('#e3dccb', 0.55)),
    rect(0, 0, 1600, 70, b.paint('#e3dccb', 0.6)),
    ...frame(b, 60, 230, 190, 140, 'sea'),
    ...frame(b, 1390, 230, 150, 190, 'sun'),
  );
  curtain(b, 300, 60, 110, 860, THING.white);
  curtain(b, 1190, 60, 110, 860, THING.white);
  b.canvas.add(
    path('M-20 1010V780Q160 720 330 800V1010Z', b.paint(THING.white, 0.95)),
    path('M-20 1010V860Q160 800 330 880V1010Z', b.paint(THING.navy, 0.85)),
    rect(20, 700, 220, 90, b.paint(THING.white, 1), { rx: 36 }),
    plant(b, 1440, 960, 1.1),
  );
}

function inside(b: Brush): void {
  room(b, { wall: '#d8cfc0', floor: '#8a6a50' });
  b.canvas.add(
    rect(220, 60, 900, 480, b.paint(THING.navy, 0.75), { rx: 8 }),
    path('M220 400Q330 340 450 400T670 396T900 400T1120 390V540H220Z', b.paint(THING.teal, 0.8)),
    path('M220 460Q330 410 450 460T670 456T900 460T1120 450V540H220Z', b.paint(THING.aqua, 0.8)),
    circle(880, 220, 70, b.paint(THING.brass, 1)),
  );
  rug(b, 700, 940, 700, THING.glass);
  bed(b, 670, 900, 680);
  for (const x of [210, 1130])
    b.canvas.add(
      rect(x - 70, 720, 140, 170, b.paint(THING.wood, 0.9), { rx: 8 }),
      rect(x - 56, 760, 112, 8, b.paint(THING.brass, 1)),
      rect(x - 6, 640, 12, 80, b.paint(THING.brass, 0.9)),
      circle(x, 610, 170, b.canvas.glow('#ffd58a', 0.5)),
      polygon(
        [
          [x - 54, 650],
          [x - 32, 570],
          [x + 32, 570],
          [x + 54, 650],
        ],
        '#ffe9b8',
      ),
    );
  b.canvas.add(
    rect(1280, 120, 260, 640, b.paint(THING.wood, 0.85), { rx: 8 }),
    line([1410, 130], [1410, 750], b.paint(THING.walnut, 0.6), 5),
    circle(1390, 440, 9, b.paint(THING.brass, 1)),
    circle(1430, 440, 9, b.paint(THING.brass, 1)),
  );
}

/** A window, a desk below it, the sea going by. */
function outside(b: Brush): void {
  room(b, { wall: '#cfd8d2', floor: '#8d7256' });
  seaWindow(b, 860, 130, 560, 360, { panes: 2 });
  curtain(b, 800, 110, 80, 440, THING.linen);
  curtain(b, 1400, 110, 80, 440, THING.linen);
  rug(b, 760, 940, 760, THING.glass);
  bed(b, 430, 900, 620);
  b.canvas.add(
    ...frame(b, 330, 190, 200, 150, 'sea'),
    rect(900, 690, 470, 22, b.paint(THING.wood, 1), { rx: 6 }),
    ...[920, 1330].map((x) => rect(x, 710, 18, 180, b.paint(THING.wood, 0.7))),
    path('M1010 690q2 -54 18 -54t18 54z', b.paint(THING.glass, 0.9)),
    armchair(b, 1130, 930, 1, THING.navy),
    plant(b, 1510, 940, 0.9),
  );
}

function suite(b: Brush): void {
  room(b, { wall: '#2f4a63', floor: '#a07c58', dado: THING.walnut });
  seaWindow(b, 90, 90, 900, 480, { panes: 4 });
  curtain(b, 30, 70, 80, 600, THING.linen);
  curtain(b, 980, 70, 80, 600, THING.linen);
  rug(b, 620, 930, 640, THING.linen);
  b.canvas.add(
    sofa(b, 460, 910, 1.15, THING.coral),
    armchair(b, 930, 930, 1.1, THING.teal),
    ellipse(690, 980, 170, 16, b.palette.ink, { opacity: 0.25 }),
    rect(560, 900, 260, 18, b.paint(THING.wood, 1), { rx: 8 }),
    ...[580, 790].map((x) => rect(x, 916, 14, 60, b.paint(THING.wood, 0.6))),
    path('M640 900q2 -60 20 -60t20 60z', b.paint(THING.glass, 0.9)),
    ...[-24, 0, 24].map((turn) =>
      path('M0 0C14 -30 14 -60 0 -90C-14 -60 -14 -30 0 0Z', b.paint(THING.leaf, 0.8), {
        transform: `translate(660 850) rotate(${turn})`,
      }),
    ),
  );
  b.canvas.add(
    rect(1120, 300, 420, 250, b.paint(THING.night, 0.9), { rx: 10 }),
    rect(1134, 314, 392, 222, b.canvas.blend('#6fb3bb', '#f1d9b0')),
    path('M1134 470q100 -40 196 0t196 0v66h-392z', b.paint(THING.teal, 0.8)),
    rect(1090, 690, 480, 110, b.paint(THING.wood, 0.9), { rx: 10 }),
    plant(b, 1500, 930, 1.1),
  );
  pendant(b, 1330, 60, 56);
}

function stones(b: Brush): void {
  table(b, '#cfe0d6');
  const stone = (x: number, y: number, rx: number, ry: number) => [
    ellipse(x + 12, y + 18, rx, ry, b.palette.ink, { opacity: 0.25 }),
    ellipse(x, y, rx, ry, b.paint('#4b5560', 0.95)),
    ellipse(x - rx * 0.25, y - ry * 0.3, rx * 0.5, ry * 0.34, '#ffffff', { opacity: 0.16 }),
  ];
  b.canvas.add(
    rect(930, 90, 560, 820, b.palette.ink, { rx: 30, opacity: 0.16, transform: 'translate(14 18)' }),
    rect(930, 90, 560, 820, b.paint(THING.white, 0.98), { rx: 30 }),
    ...Array.from({ length: 14 }, (_, i) =>
      rect(930, 130 + i * 56, 560, 3, b.paint(THING.stone, 0.8), { opacity: 0.35 }),
    ),
    rect(930, 800, 560, 40, b.paint(THING.coral, 0.6), { opacity: 0.5 }),
  );
  b.canvas.add(
    ...stone(480, 330, 190, 130),
    ...stone(360, 600, 150, 108),
    ...stone(620, 620, 170, 116),
    ...stone(480, 800, 110, 78),
    ...stone(480, 330, 120, 78),
    ...stone(480, 320, 66, 44),
  );
  for (const [x, y, s, a] of [
    [1160, 330, 2.2, 20],
    [1240, 420, 2, 70],
    [1100, 440, 1.8, -30],
    [240, 180, 1.6, 40],
  ] as const)
    b.canvas.add(leaf(b, x, y, s, a, THING.pine));
  orchid(b, 1250, 620, 1.5);
  orchid(b, 760, 200, 1);
}

function orchid(b: Brush, x: number, y: number, scale: number): void {
  const petal = (turn: number, long: number) =>
    path(`M0 0C40 -30 44 ${-long} 0 ${-long - 20}C-44 ${-long} -40 -30 0 0Z`, b.paint('#f2d3dc', 0.97), {
      transform: `translate(${x} ${y}) scale(${scale}) rotate(${turn})`,
    });
  b.canvas.add(
    ...[0, 72, 144, 216, 288].map((turn, i) => petal(turn, i % 2 ? 90 : 110)),
    ellipse(x, y, 26 * scale, 30 * scale, b.paint('#c9557f', 0.95)),
    circle(x, y - 6 * scale, 9 * scale, b.paint(THING.ochre, 1)),
  );
}

function oils(b: Brush): void {
  const { canvas } = b;
  canvas.add(
    rect(0, 0, 1600, 1000, canvas.blend(b.paint('#dfe8dc', 0.9), b.paint('#c3d3c4', 0.8))),
    circle(500, 300, 700, canvas.glow(b.palette.glow, 0.6)),
    rect(0, 720, 1600, 290, canvas.blend(b.paint(THING.wood, 0.95), b.paint(THING.walnut, 0.6))),
    rect(0, 712, 1600, 14, b.paint(THING.sand, 1)),
  );
  const flask = (x: number, h: number, w: number, oil: string) => [
    ellipse(x + 16, 792, w * 0.8, 16, b.palette.ink, { opacity: 0.25 }),
    path(
      d`M${x - w * 0.16} ${790 - h}v${h * 0.3}q0 ${h * 0.08} ${-w * 0.34} ${h * 0.16}v${h * 0.48}q0 ${h * 0.06} ${w * 0.1} ${h * 0.06}h${w * 0.8}q${w * 0.1} 0 ${w * 0.1} ${-h * 0.06}v${-h * 0.48}q${-w * 0.34} ${-h * 0.08} ${-w * 0.34} ${-h * 0.16}v${-h * 0.3}z`,
      canvas.linear([
        [0, '#ffffff', 0.8],
        [0.4, b.paint(oil, 1)],
        [1, b.paint(oil, 0.7)],
      ]),
    ),
    rect(x - w * 0.2, 760 - h, w * 0.4, 44, b.paint(THING.wood, 1), { rx: 8 }),
    rect(x - w * 0.36, 640, w * 0.72, 90, '#fff6e6', { opacity: 0.75, rx: 6 }),
    path(d`M${x - w * 0.4} ${790 - h * 0.4}v${h * 0.3}h${w * 0.08}v${-h * 0.3}z`, '#ffffff', { opacity: 0.5 }),
  ];
  canvas.add(
    ...flask(480, 430, 200, '#d9a94f'),
    ...flask(760, 330, 170, '#8fb45a'),
    ...flask(990, 380, 180, '#c98a6a'),
  );
  for (const [dx, turn] of [
    [0, -8],
    [30, 4],
    [-26, -18],
    [56, 14],
  ] as const) {
    canvas.add(stroke(d`M${1240 + dx} 780q${turn * 2} -200 ${turn * 6} -380`, b.paint(THING.pine, 0.8), 8));
    for (let i = 0; i < 9; i++)
      canvas.add(
        ellipse(1240 + dx + turn * (2 + i * 0.5), 560 - i * 22, 15, 11, b.paint('#8a6ab0', 0.7 + (i % 3) * 0.12)),
        ellipse(1256 + dx + turn * (2 + i * 0.5), 552 - i * 22, 11, 9, b.paint('#a98ac9', 0.9)),
      );
  }
  canvas.add(
    rect(1150, 740, 220, 60, b.paint(THING.linen, 1), { rx: 12 }),
    rect(1240, 740, 36, 60, b.paint(THING.wine, 0.8)),
    rect(120, 740, 230, 60, b.paint(THING.white, 0.98), { rx: 26 }),
    rect(130, 690, 210, 56, b.paint(THING.glass, 0.9), { rx: 24 }),
    rect(140, 646, 190, 50, b.paint(THING.coral, 0.75), { rx: 22 }),
  );
}
