import type { Brush } from '../brush.ts';
import { mix } from '../colour.ts';
import { d, line, path, rect } from '../marks.ts';
import { THING } from '../palette.ts';
import { roundTree, scrub } from '../plants.ts';
import { hillTown } from '../town.ts';
import { glint } from '../water.ts';

export const SANDSTONE = '#b5705a';
export const SLATE = '#5d6673';
export const HALF_TIMBER = [THING.cream, THING.white, THING.sand, THING.rose, THING.linen];

/** Rows of houses on the bank between two places, the hindmost first. */
export function houses(
  b: Brush,
  o: { from: number; to: number; base: number; rows?: number; size?: number; distance?: number; depth?: number },
): string[] {
  const { from, to, base, rows = 3, size = 46, distance = 0.1, depth = 60 } = o;
  return hillTown(
    b,
    { line: () => base - depth, base: () => base - 4, from, to, rows },
    { walls: HALF_TIMBER, roof: THING.brick, roofs: 'hip', distance, size, tall: 1.15 },
    `houses${from}`,
  );
}

export function trees(b: Brush, base: number, from = -20, to = 1640, size = 40): string[] {
  const random = b.random.fork(`trees${from}${base}`);
  const marks: string[] = [];
  for (let x = from; x < to; x += random.between(1.4, 3.4) * size)
    marks.push(
      roundTree(b, { x, y: base, size: size * random.between(0.7, 1.25), distance: 0.12, colour: THING.leaf }),
    );
  return marks;
}

/** Water within its banks, as far as `shape` goes: for rivers that are looked down upon. */
export function stream(b: Brush, shape: string, top: number, bottom: number): void {
  const { canvas, palette } = b;
  const [far, middle, near] = palette.water;
  const body = canvas.linear([
    [0, mix(far, palette.sky[3], 0.3)],
    [0.45, middle],
    [1, near],
  ]);
  canvas.add(path(shape, body));
  const random = b.random.fork(`stream${top}`);
  const marks = Array.from({ length: 90 }, () => {
    const share = random.next() ** 0.8;
    const y = top + (bottom - top) * share;
    return glint(random.between(0, 1600), y, 20 + share * 90, 1.2 + share * 3, palette.water[0], 0.4);
  });
  canvas.add(`<g clip-path="${canvas.clip(path(shape, '#000'))}">${marks.join('')}</g>`);
}

/** A stone bridge from `from` to `to`, its arches standing in the water at `base`. */
export function archBridge(
  b: Brush,
  o: { from: number; to: number; base: number; high: number; arches: number; stone: string; distance?: number },
): string[] {
  const { from, to, base, high, arches, stone, distance = 0 } = o;
  const span = (to - from) / arches;
  const pier = span * 0.1;
  let line = d`M${from} ${base}V${base - high}H${to}V${base}`;
  for (let i = arches - 1; i >= 0; i--) {
    const [left, right] = [from + i * span + pier, from + (i + 1) * span - pier];
    line += d`H${right}V${base - high * 0.22}A${(right - left) / 2} ${high * 0.56} 0 0 0 ${left} ${base - high * 0.22}V${base}`;
  }
  return [
    path(`${line}Z`, b.paint(stone, 0.85, distance)),
    rect(from, base - high, to - from, high * 0.1, b.paint(stone, 1, distance)),
    rect(from, base - high * 0.9, to - from, high * 0.05, b.paint(stone, 0.3, distance)),
    ...Array.from({ length: arches + 1 }, (_, i) =>
      path(
        d`M${from + i * span - pier * 0.8} ${base + 6}L${from + i * span} ${base - high * 0.5}L${from + i * span + pier * 0.8} ${base + 6}Z`,
        b.paint(stone, 0.55, distance),
      ),
    ),
  ];
}

/** Vines in rows that run down to the viewer, nearer ones wider apart. */
export function vineField(b: Brush, o: { crest: (x: number) => number; foot: number; vanish: number }): void {
  for (let i = -16; i <= 16; i++) {
    const near = 800 + i * 150;
    const far = o.vanish + i * 42;
    const top = o.crest(far);
    b.canvas.add(
      line([far, top], [near, o.foot], b.paint(THING.pine, 0.5), 5, { opacity: 0.45 }),
      ...Array.from({ length: 9 }, (_, k) => {
        const t = ((k + 0.4) / 9) ** 1.6;
        const [x, y] = [far + (near - far) * t, top + (o.foot - top) * t];
        const size = 10 + 52 * t;
        return scrub(b, x - size * 0.5, y - size * 0.3, size, size, 0.12 * (1 - t), k % 2 ? THING.leaf : THING.lime);
      }),
    );
  }
}
