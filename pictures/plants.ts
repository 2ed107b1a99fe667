import type { Brush } from './brush.ts';
import { d, ellipse, path, stroke } from './marks.ts';
import { THING } from './palette.ts';

type Place = { x: number; y: number; size: number; distance?: number };

export function cypress(b: Brush, { x, y, size, distance = 0 }: Place): string {
  const [w, h] = [size * 0.13, size];
  const shape = (reach: number) =>
    d`M${x} ${y - h}C${x + w * reach} ${y - h * 0.6} ${x + w * reach * 1.2} ${y - h * 0.15} ${x + w * 0.3 * reach} ${y}L${x - w * 0.3} ${y}`;
  return (
    path(
      `${shape(1)}${d`C${x - w * 1.2} ${y - h * 0.15} ${x - w} ${y - h * 0.6} ${x} ${y - h}Z`}`,
      b.paint(THING.cypress, 0.75, distance),
    ) +
    path(
      `${shape(1)}${d`C${x + w * 0.2} ${y - h * 0.2} ${x + w * 0.2} ${y - h * 0.7} ${x} ${y - h}Z`}`,
      b.paint(THING.cypress, 0.3, distance),
    )
  );
}

/** The umbrella pine of the Italian coast. */
export function stonePine(b: Brush, { x, y, size, distance = 0 }: Place): string {
  const trunk = b.paint(THING.walnut, 0.45, distance);
  const crown = (dx: number, dy: number, rx: number, ry: number, light: number) =>
    path(
      d`M${x + dx - rx} ${y - size * 0.8 + dy}C${x + dx - rx} ${y - size * 0.8 + dy - ry * 1.5} ${x + dx + rx} ${y - size * 0.8 + dy - ry * 1.5} ${x + dx + rx} ${y - size * 0.8 + dy}C${x + dx + rx * 0.6} ${y - size * 0.8 + dy + ry * 0.34} ${x + dx - rx * 0.6} ${y - size * 0.8 + dy + ry * 0.34} ${x + dx - rx} ${y - size * 0.8 + dy}Z`,
      b.paint(THING.pine, light, distance),
    );
  return [
    stroke(
      d`M${x} ${y}C${x - size * 0.02} ${y - size * 0.3} ${x + size * 0.05} ${y - size * 0.5} ${x + size * 0.02} ${y - size * 0.82}`,
      trunk,
      size * 0.045,
    ),
    stroke(
      d`M${x + size * 0.03} ${y - size * 0.52}L${x + size * 0.2} ${y - size * 0.8}M${x + size * 0.02} ${y - size * 0.6}L${x - size * 0.17} ${y - size * 0.82}`,
      trunk,
      size * 0.024,
    ),
    crown(0, 0, size * 0.42, size * 0.16, 0.4),
    crown(-size * 0.16, -size * 0.03, size * 0.26, size * 0.12, 0.7),
    crown(size * 0.14, -size * 0.07, size * 0.24, size * 0.12, 0.85),
  ].join('');
}

export function palm(b: Brush, { x, y, size, distance = 0 }: Place): string {
  const [tx, ty] = [x + size * 0.07, y - size * 0.72];
  const trunk = stroke(
    d`M${x} ${y}C${x - size * 0.02} ${y - size * 0.3} ${x + size * 0.02} ${y - size * 0.55} ${tx} ${ty}`,
    b.paint(THING.walnut, 0.6, distance),
    size * 0.035,
  );
  const fronds = [-2.9, -2.4, -1.9, -1.35, -0.85, -0.35, 0.15, 2.95].map((angle, i) => {
    const reach = size * (0.34 + (i % 3) * 0.03);
    const [ex, ey] = [tx + Math.cos(angle) * reach, ty + Math.sin(angle) * reach * 0.75 + reach * 0.3];
    const [cx, cy] = [tx + Math.cos(angle) * reach * 0.6, ty + Math.sin(angle) * reach * 0.95 - reach * 0.08];
    const fat = size * 0.045;
    return path(
      d`M${tx} ${ty}Q${cx} ${cy - fat} ${ex} ${ey}Q${cx} ${cy + fat * 1.1} ${tx} ${ty}Z`,
      b.paint(THING.leaf, i % 2 ? 0.35 : 0.7, distance),
    );
  });
  return trunk + fronds.join('');
}

/** A round tree, an olive or an orange. */
export function roundTree(
  b: Brush,
  { x, y, size, distance = 0, colour = THING.olive }: Place & { colour?: string },
): string {
  return [
    stroke(
      d`M${x} ${y}C${x - size * 0.04} ${y - size * 0.2} ${x + size * 0.06} ${y - size * 0.3} ${x} ${y - size * 0.5}`,
      b.paint(THING.walnut, 0.5, distance),
      size * 0.06,
    ),
    ellipse(x, y - size * 0.62, size * 0.36, size * 0.3, b.paint(colour, 0.3, distance)),
    ellipse(x - size * 0.1, y - size * 0.68, size * 0.28, size * 0.24, b.paint(colour, 0.7, distance)),
    ellipse(x - size * 0.14, y - size * 0.76, size * 0.15, size * 0.11, b.paint(colour, 1, distance)),
  ].join('');
}

/** Low green at the foot of walls and hills. */
export function scrub(
  b: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  distance = 0,
  colour: string = THING.olive,
): string {
  const random = b.random.fork(`scrub${Math.round(x)}${Math.round(y)}`);
  let marks = '';
  for (let at = 0; at < w; at += h * random.between(0.5, 0.9)) {
    const r = h * random.between(0.35, 0.65);
    marks += ellipse(x + at, y, r * 1.2, r, b.paint(colour, random.between(0.25, 0.8), distance));
  }
  return marks;
}
