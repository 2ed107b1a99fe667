import type { Brush } from './brush.ts';
import { d, path, polygon, rect } from './marks.ts';
import type { Random } from './random.ts';

export interface TownStyle {
  walls: readonly string[];
  roof: string;
  roofs: 'hip' | 'flat' | 'mixed';
  /** How far away, 0 near to 1 gone. */
  distance: number;
  /** Width of a house. */
  size: number;
  /** Height of a house as a share of its width. */
  tall?: number;
}

interface House {
  x: number;
  base: number;
  w: number;
  h: number;
  wall: string;
  style: TownStyle;
  pitched: boolean;
}

/** Houses on a slope, drawn from the back to the front. */
export function hillTown(
  b: Brush,
  options: { line: (x: number) => number; base: (x: number) => number; from: number; to: number; rows: number },
  style: TownStyle,
  name = 'town',
): string[] {
  const random = b.random.fork(name);
  const marks: string[] = [];
  for (let row = 0; row < options.rows; row++) {
    const share = options.rows === 1 ? 1 : row / (options.rows - 1);
    const distance = style.distance + (1 - share) * 0.16;
    let x = options.from - random.between(0, style.size);
    while (x < options.to) {
      const w = style.size * random.between(0.7, 1.35);
      const [top, foot] = [options.line(x + w / 2), options.base(x + w / 2)];
      if (foot - top > style.size * 0.35) {
        const base = top + (foot - top) * share + random.between(-6, 6) + style.size * 0.3;
        const h = w * (style.tall ?? 1) * random.between(0.7, 1.3);
        const pitched = style.roofs === 'hip' || (style.roofs === 'mixed' && random.chance(0.6));
        marks.push(
          house(b, { x, base, w, h, wall: random.pick(style.walls), style: { ...style, distance }, pitched }, random),
        );
      }
      x += w * random.between(0.84, 1.02);
    }
  }
  return marks;
}

export function house(b: Brush, { x, base, w, h, wall, style, pitched }: House, random: Random): string {
  const { distance } = style;
  const side = w * 0.26;
  const marks = [
    rect(x, base - h, w, h + 8, b.paint(wall, 0.95, distance)),
    rect(x + w - side, base - h, side, h + 8, b.paint(wall, 0.35, distance)),
  ];
  if (pitched) {
    const rise = w * 0.2;
    marks.push(
      polygon(
        [
          [x - 2, base - h],
          [x + w * 0.16, base - h - rise],
          [x + w * 0.86, base - h - rise],
          [x + w + 2, base - h],
        ],
        b.paint(style.roof, 0.9, distance),
      ),
      polygon(
        [
          [x + w - side, base - h],
          [x + w * 0.7, base - h - rise],
          [x + w * 0.86, base - h - rise],
          [x + w + 2, base - h],
        ],
        b.paint(style.roof, 0.45, distance),
      ),
    );
  } else {
    marks.push(rect(x - 1, base - h - 3, w + 2, 4, b.paint(wall, 0.75, distance)));
  }
  return marks.join('') + windows(b, x + w * 0.08, base - h, w - side - w * 0.08, h, wall, distance, random);
}

/** Rows of windows; after dark some are lit. */
export function windows(
  b: Brush,
  x: number,
  top: number,
  w: number,
  h: number,
  wall: string,
  distance: number,
  random: Random,
): string {
  const columns = Math.max(1, Math.floor(w / 13));
  const rows = Math.max(1, Math.floor(h / 19));
  const [stepX, stepY] = [w / columns, h / (rows + 0.4)];
  const [ww, wh] = [Math.min(6, stepX * 0.42), Math.min(9, stepY * 0.5)];
  let dark = '';
  let lit = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (random.chance(0.12)) continue;
      const pane = d`M${x + column * stepX + (stepX - ww) / 2} ${top + row * stepY + stepY * 0.34}h${ww}v${wh}h${-ww}z`;
      if (random.chance(b.palette.lampsLit / 10)) lit += pane;
      else dark += pane;
    }
  }
  const shut = path(dark, b.paint(wall, 0, distance * 0.8), { opacity: 0.75 });
  return lit ? shut + path(lit, b.palette.lamp) : shut;
}

/** A square tower with a belt and an optional roof: `spire`, `dome`, `flat`. */
export function tower(
  b: Brush,
  o: {
    x: number;
    base: number;
    w: number;
    h: number;
    wall: string;
    roof?: string;
    top?: 'spire' | 'dome' | 'flat';
    distance?: number;
  },
): string[] {
  const { x, base, w, h, wall, roof = wall, top = 'spire', distance = 0 } = o;
  const left = x - w / 2;
  const face = (light: number) => b.paint(wall, light, distance);
  const marks = [
    rect(left, base - h, w, h + 6, face(0.95)),
    rect(left + w * 0.62, base - h, w * 0.38, h + 6, face(0.35)),
    rect(left - w * 0.08, base - h - w * 0.1, w * 1.16, w * 0.16, face(0.8)),
    rect(left - w * 0.05, base - h * 0.72, w * 1.1, w * 0.09, face(0.7)),
    arch(x - w * 0.14, base - h * 0.78, w * 0.3, w * 0.52, b.paint(wall, 0, distance * 0.7)),
  ];
  if (top === 'spire') {
    marks.push(
      polygon(
        [
          [left - w * 0.06, base - h - w * 0.08],
          [x, base - h - w * 1.25],
          [left + w * 1.06, base - h - w * 0.08],
        ],
        b.paint(roof, 0.9, distance),
      ),
      polygon(
        [
          [x + w * 0.1, base - h - w * 0.08],
          [x, base - h - w * 1.25],
          [left + w * 1.06, base - h - w * 0.08],
        ],
        b.paint(roof, 0.4, distance),
      ),
    );
  }
  if (top === 'dome') marks.push(...dome(b, { x, base: base - h, r: w * 0.52, colour: roof, distance }));
  return marks;
}

/** A half dome on a drum with a lantern. */
export function dome(
  b: Brush,
  o: { x: number; base: number; r: number; colour: string; distance?: number; drum?: number; stretch?: number },
): string[] {
  const { x, base, r, colour, distance = 0, drum = 0.3, stretch = 1.08 } = o;
  const foot = base - r * drum;
  const shell = (light: number) => b.paint(colour, light, distance);
  return [
    rect(x - r * 0.94, foot, r * 1.88, r * drum + 2, shell(0.7)),
    rect(x + r * 0.28, foot, r * 0.66, r * drum + 2, shell(0.3)),
    path(
      d`M${x - r} ${foot}C${x - r} ${foot - r * stretch * 0.75} ${x - r * 0.45} ${foot - r * stretch} ${x} ${foot - r * stretch}C${x + r * 0.45} ${foot - r * stretch} ${x + r} ${foot - r * stretch * 0.75} ${x + r} ${foot}Z`,
      shell(0.95),
    ),
    path(
      d`M${x + r * 0.2} ${foot}C${x + r * 0.4} ${foot - r * 0.5} ${x + r * 0.24} ${foot - r * stretch * 0.9} ${x} ${foot - r * stretch}C${x + r * 0.45} ${foot - r * stretch} ${x + r} ${foot - r * stretch * 0.75} ${x + r} ${foot}Z`,
      shell(0.4),
    ),
    rect(x - r * 0.13, foot - r * stretch - r * 0.26, r * 0.26, r * 0.3, shell(0.8)),
    polygon(
      [
        [x - r * 0.18, foot - r * stretch - r * 0.24],
        [x, foot - r * stretch - r * 0.62],
        [x + r * 0.18, foot - r * stretch - r * 0.24],
      ],
      shell(0.5),
    ),
  ];
}

/** An opening with a round head, standing on `y + h`. */
export function arch(x: number, y: number, w: number, h: number, fill: string): string {
  return path(d`M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`, fill);
}

/** A wall with battlements. */
export function battlement(x: number, y: number, w: number, h: number, tooth: number, fill: string): string {
  let line = d`M${x} ${y + h}V${y}`;
  for (let at = 0; at + tooth <= w; at += tooth * 2)
    line += d`h${tooth}v${-tooth * 0.8}h${Math.min(tooth, w - at - tooth)}v${tooth * 0.8}`;
  return path(`${line}${d`H${x + w}V${y + h}Z`}`, fill);
}
