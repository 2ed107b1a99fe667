import { gondola, sailingBoat } from '../boats.ts';
import type { Brush } from '../brush.ts';
import { circle, d, line, path, polygon, rect, stroke } from '../marks.ts';
import { THING } from '../palette.ts';
import { birds, mist, sky } from '../sky.ts';
import { arch, dome, hillTown } from '../town.ts';
import { reflection, water } from '../water.ts';

const HORIZON = 650;

export function venice(b: Brush): void {
  sky(b, { horizon: HORIZON, sun: { x: 0.62, y: 0.6 }, clouds: 4 });
  const style = {
    walls: [THING.rose, THING.cream, THING.ochre, THING.coral, THING.sand],
    roof: THING.terracotta,
    roofs: 'hip' as const,
    distance: 0.42,
    size: 44,
    tall: 1,
  };
  const far = hillTown(
    b,
    { line: () => HORIZON - 40, base: () => HORIZON - 8, from: -20, to: 1630, rows: 1 },
    style,
    'far',
  );
  b.canvas.add(...far);
  mist(b, HORIZON, 110, 0.6);
  const shore = [...salute(b), ...palace(b), ...campanile(b)];
  b.canvas.add(...shore);
  water(b, { horizon: HORIZON, lightAt: 0.62 });
  reflection(b, HORIZON, [...far, ...shore], 0.38);
  b.canvas.add(sailingBoat(b, 900, 690, 0.34, 0.35), gondola(b, 620, 800, 1.2), gondola(b, 1180, 900, 1.9));
  poles(b);
  birds(b, 840, 230, 6);
}

function campanile(b: Brush): string[] {
  const brickTone = (light: number) => b.paint('#c0704e', light, 0.1);
  const white = (light: number) => b.paint(THING.white, light, 0.1);
  return [
    rect(352, 250, 62, 402, brickTone(0.95)),
    rect(392, 250, 22, 402, brickTone(0.4)),
    ...[364, 378].map((x) => rect(x, 262, 3, 380, brickTone(0.45), { opacity: 0.6 })),
    rect(346, 206, 74, 46, white(0.95)),
    rect(394, 206, 26, 46, white(0.4)),
    ...[354, 368, 382].map((x) => arch(x, 214, 10, 32, brickTone(0.1))),
    rect(356, 176, 54, 32, brickTone(0.85)),
    polygon(
      [
        [352, 178],
        [383, 92],
        [414, 178],
      ],
      b.paint(THING.glass, 0.7, 0.1),
    ),
    polygon(
      [
        [388, 178],
        [383, 92],
        [414, 178],
      ],
      b.paint(THING.glass, 0.3, 0.1),
    ),
    circle(383, 88, 5, b.paint(THING.brass, 1, 0.05)),
  ];
}

/** The Doge’s Palace: two open rows of arches below a patterned wall. */
function palace(b: Brush): string[] {
  const [x, w, base] = [440, 400, HORIZON];
  const rosy = (light: number) => b.paint('#e9bfa6', light, 0.08);
  const white = (light: number) => b.paint(THING.white, light, 0.08);
  const marks = [
    rect(x - 90, base - 150, 92, 152, b.paint(THING.cream, 0.7, 0.14)),
    ...dome(b, { x: x - 44, base: base - 146, r: 34, colour: THING.stone, distance: 0.14 }),
    rect(x, base - 210, w, 120, rosy(0.95)),
    rect(x + w * 0.78, base - 210, w * 0.22, 120, rosy(0.4)),
    rect(x, base - 92, w, 92, white(0.5)),
  ];
  for (let i = 0; i < 22; i++)
    marks.push(
      polygon(
        [
          [x + i * 18.2, base - 210],
          [x + i * 18.2 + 9, base - 226],
          [x + i * 18.2 + 18, base - 210],
        ],
        white(0.9),
      ),
    );
  for (let i = 0; i < 7; i++)
    marks.push(arch(x + 26 + i * 54, base - 178, 24, 54, b.palette.lampsLit > 3 ? b.palette.lamp : rosy(0)));
  for (let i = 0; i < 22; i++)
    marks.push(
      arch(x + 3 + i * 18.1, base - 88, 12, 36, white(0.02)),
      rect(x + i * 18.1 - 1, base - 88, 3, 40, white(0.95)),
    );
  for (let i = 0; i < 11; i++) marks.push(arch(x + 4 + i * 36.2, base - 48, 28, 50, white(0.05)));
  return [...marks, rect(x - 90, base - 6, w + 110, 10, b.paint(THING.stone, 0.7, 0.06))];
}

/** Santa Maria della Salute. */
function salute(b: Brush): string[] {
  const base = HORIZON;
  const white = (light: number) => b.paint(THING.white, light, 0.06);
  return [
    rect(1130, base - 40, 480, 44, b.paint(THING.stone, 0.6, 0.08)),
    rect(1180, base - 130, 380, 132, white(0.85)),
    rect(1440, base - 130, 120, 132, white(0.35)),
    ...dome(b, { x: 1330, base: base - 128, r: 122, colour: THING.stone, distance: 0.06, drum: 0.5 }),
    ...dome(b, { x: 1500, base: base - 128, r: 58, colour: THING.stone, distance: 0.06, drum: 0.45 }),
    arch(1296, base - 104, 68, 104, white(0.02)),
    polygon(
      [
        [1270, base - 108],
        [1330, base - 146],
        [1390, base - 108],
      ],
      white(0.95),
    ),
    ...[1204, 1236, 1420, 1460].map((x) => arch(x, base - 96, 20, 54, white(0.1))),
    ...[1176, 1240, 1410, 1470].map((x) => path(d`M${x} ${base - 130}q14 -34 28 0z`, white(0.8))),
    rect(1560, base - 260, 30, 264, white(0.8)),
    polygon(
      [
        [1556, base - 258],
        [1575, base - 310],
        [1594, base - 258],
      ],
      b.paint(THING.stone, 0.6, 0.06),
    ),
  ];
}

/** Mooring poles in front. */
function poles(b: Brush): void {
  for (const [x, top, lean] of [
    [120, 640, 6],
    [176, 690, -4],
    [300, 720, 5],
    [1460, 690, -6],
  ] as const) {
    b.canvas.add(line([x, 1010], [x + lean, top], b.paint(THING.walnut, 0.5), 17));
    for (let i = 0; i < 7; i++) {
      const y = top + 16 + i * 28;
      b.canvas.add(
        stroke(
          d`M${x + lean - 7} ${y + 7}L${x + lean + 7} ${y - 5}`,
          b.paint(i % 2 ? THING.brass : THING.linen, 0.85),
          9,
          { 'stroke-linecap': 'butt' },
        ),
      );
    }
    b.canvas.add(circle(x + lean, top - 4, 11, b.paint(THING.brass, 1)));
  }
}
