import type { Brush, Scene } from '../brush.ts';
import { circle, d, ellipse, group, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { palm } from '../plants.ts';
import { seaWindow, warmth } from '../rooms/room.ts';

export const ATRIUM: Record<string, Scene> = { decks };

const LEVELS = [250, 430, 620] as const;
const GROUND = 800;

/** The decks and the ways between them: the galleries of the atrium, its lift of glass and its stair. */
function decks(b: Brush): void {
  const { canvas } = b;
  const wall = (light: number) => b.paint(THING.linen, light);
  canvas.add(rect(0, 0, 1600, 1000, canvas.blend(wall(0.55), wall(0.9))));
  seaWindow(b, 540, 120, 520, 640, { panes: 4, frame: THING.brass, boat: false });
  skylight(b);
  canvas.add(
    path('M-20 1010V790Q800 740 1620 790V1010Z', canvas.blend(b.paint(THING.sand, 0.95), b.paint(THING.wood, 0.7))),
    ellipse(800, 900, 520, 70, b.paint(THING.navy, 0.5), { opacity: 0.18 }),
  );
  for (const y of LEVELS) for (const side of [-1, 1] as const) gallery(b, y, side);
  lift(b, 800);
  stair(b);
  canvas.add(palm(b, { x: 330, y: 930, size: 300 }), palm(b, { x: 1250, y: 930, size: 280 }));
  for (const x of [330, 1250]) canvas.add(path(d`M${x - 50} 900h100l-16 76h-68z`, b.paint(THING.navy, 0.8)));
  warmth(b, 800, 120, 700, 0.35);
}

function skylight(b: Brush): void {
  const frame = b.paint(THING.brass, 0.8);
  b.canvas.add(
    ellipse(800, 10, 560, 96, b.paint(THING.linen, 1)),
    ellipse(800, 4, 520, 80, b.canvas.blend(b.palette.sky[0], b.palette.sky[2])),
    ...[-420, -280, -140, 0, 140, 280, 420].map((dx) =>
      line([800 + dx * 0.5, -20], [800 + dx, 84 - (dx / 520) ** 2 * 80], frame, 5),
    ),
    ellipse(800, 4, 520, 80, 'none', { stroke: frame, 'stroke-width': 9 }),
  );
}

/** One side of a deck: lit doors behind, and a balustrade that swings around the well. */
function gallery(b: Brush, y: number, side: -1 | 1): void {
  const white = (light: number) => b.paint(THING.white, side < 0 ? light * 0.72 : light);
  const marks = [
    path(d`M-820 ${y - 150}H-300V${y - 10}H-820Z`, b.paint(THING.cream, side < 0 ? 0.5 : 0.72)),
    ...[-760, -620, -480].flatMap((x) => [
      rect(x, y - 122, 58, 112, '#ffe2a6', { opacity: b.hour === 'day' ? 0.6 : 0.95 }),
      rect(x + 74, y - 100, 34, 44, b.paint(THING.teal, 0.6)),
    ]),
    path(
      d`M-830 ${y}C-600 ${y + 6} -400 ${y + 4} -300 ${y - 20}C-236 ${y - 30} -216 ${y - 18} -260 ${y + 6}C-360 ${y + 44} -600 ${y + 50} -830 ${y + 44}Z`,
      white(0.95),
    ),
    path(
      d`M-830 ${y + 30}C-600 ${y + 36} -360 ${y + 30} -250 ${y - 4}L-260 ${y + 12}C-360 ${y + 48} -600 ${y + 54} -830 ${y + 48}Z`,
      white(0.35),
    ),
    stroke(d`M-830 ${y + 16}C-600 ${y + 22} -370 ${y + 18} -262 ${y - 12}`, b.paint(THING.brass, 1), 4),
    path(
      d`M-830 ${y - 58}C-600 ${y - 52} -370 ${y - 54} -250 ${y - 84}V${y - 14}C-370 ${y + 18} -600 ${y + 16} -830 ${y + 10}Z`,
      b.paint(THING.glass, 0.95),
      { opacity: 0.34 },
    ),
    stroke(d`M-830 ${y - 60}C-600 ${y - 54} -370 ${y - 56} -250 ${y - 86}`, b.paint(THING.wood, 0.95), 9),
    ...[-780, -680, -580, -480, -380, -300].map((x) => {
      const lift = x > -420 ? (x + 420) * 0.18 : 0;
      return line([x, y - 56 - lift], [x, y + 12 - lift], b.paint(THING.brass, 0.9), 4);
    }),
  ];
  b.canvas.add(group(marks, { transform: `translate(800 0) scale(${-side} 1)` }));
}

function lift(b: Brush, x: number): void {
  const brass = b.paint(THING.brass, 0.95);
  const car = 470;
  b.canvas.add(
    rect(x - 78, 84, 156, GROUND - 84, b.paint(THING.glass, 0.9), { opacity: 0.34 }),
    line([x, 90], [x, car], b.palette.ink, 4, { opacity: 0.6 }),
    circle(x, car + 80, 190, b.canvas.glow('#ffd58a', 0.75)),
    rect(x - 60, car, 120, 160, b.paint(THING.walnut, 0.8), { rx: 10 }),
    rect(x - 50, car + 12, 100, 128, '#ffe6b0', { rx: 5 }),
    line([x, car + 12], [x, car + 140], b.paint(THING.walnut, 0.6), 4),
    ...[-78, 78].map((dx) => rect(x + dx - 5, 84, 10, GROUND - 84, brass)),
    ...[84, 262, 442, 632].map((y) => rect(x - 84, y, 168, 10, brass)),
    path(d`M${x - 66} ${GROUND}L${x - 20} 84H${x - 4}L${x - 40} ${GROUND}Z`, '#ffffff', { opacity: 0.18 }),
  );
}

/** A fan of treads down to the viewer. */
function stair(b: Brush): void {
  for (let i = 0; i < 7; i++) {
    const [y, half] = [GROUND - 20 + i * 32, 190 + i * 46];
    b.canvas.add(
      path(
        d`M${800 - half} ${y + 16}Q800 ${y - 10} ${800 + half} ${y + 16}L${800 + half + 30} ${y + 40}Q800 ${y + 16} ${800 - half - 30} ${y + 40}Z`,
        b.paint(THING.white, 0.95 - i * 0.03),
      ),
      path(
        d`M${800 - half - 30} ${y + 40}Q800 ${y + 16} ${800 + half + 30} ${y + 40}V${y + 50}Q800 ${y + 26} ${800 - half - 30} ${y + 50}Z`,
        b.paint(THING.stone, 0.45),
      ),
    );
  }
  b.canvas.add(
    polygon(
      [
        [724, 778],
        [876, 778],
        [1000, 1010],
        [600, 1010],
      ],
      b.paint(THING.navy, 0.75),
      { opacity: 0.88 },
    ),
    stroke('M724 778L600 1010M876 778L1000 1010', b.paint(THING.brass, 1), 5),
  );
  for (const side of [-1, 1])
    b.canvas.add(
      stroke(
        d`M${800 + side * 190} 716C${800 + side * 300} 740 ${800 + side * 400} 830 ${800 + side * 500} 960`,
        b.paint(THING.wood, 0.95),
        12,
      ),
      ...[0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => {
        const x = 800 + side * (190 + 310 * t);
        const y = 716 + 60 * t + 184 * t * t;
        return line([x, y], [x, y + 66 + 20 * t], b.paint(THING.brass, 0.9), 6);
      }),
    );
}
