import type { Brush } from './brush.ts';
import { mix } from './colour.ts';
import { d, path, polygon, rect, stroke } from './marks.ts';
import { THING } from './palette.ts';
import type { Random } from './random.ts';
import { arch } from './town.ts';

export interface Front {
  x: number;
  base: number;
  w: number;
  h: number;
  wall: string;
  floors: number;
  columns: number;
  /** 0 in the shade, 1 in the sun. */
  light?: number;
  distance?: number;
  shutters?: string;
  /** Pointed as in Venice, or plain. */
  heads?: 'plain' | 'pointed';
  roof?: string;
  /** What the ground floor has in its middle column. */
  door?: string;
  /** Beams between which the wall is filled. */
  timber?: string;
}

/** A house seen straight on and near enough for its shutters. */
export function front(b: Brush, o: Front, random: Random): string {
  const { x, base, w, h, light = 0.95, distance = 0, floors, columns } = o;
  const top = base - h;
  const wall = (share: number) => b.paint(o.wall, light * share, distance);
  const marks = [
    rect(x, top, w, h, b.canvas.blend(wall(1), mix(wall(0.78), b.palette.haze, 0.06))),
    rect(x, top, w, h * 0.022 + 5, wall(0.35), { opacity: 0.55 }),
    rect(x, base - h * 0.035, w, h * 0.035, wall(0.5)),
  ];
  if (o.timber) marks.push(beams(b, o, top));
  const [stepX, stepY] = [w / columns, (h * 0.94) / floors];
  for (let floor = 0; floor < floors; floor++)
    for (let column = 0; column < columns; column++) {
      const middle = x + stepX * (column + 0.5);
      const foot = top + h * 0.045 + stepY * (floor + 0.78);
      const isDoor = o.door && floor === floors - 1 && column === Math.floor(columns / 2);
      if (isDoor) marks.push(doorway(b, o, middle, stepX, stepY));
      else marks.push(opening(b, o, middle, foot, stepX, stepY, random));
    }
  if (o.roof) marks.push(eaves(b, o, top));
  return marks.join('');
}

/** Posts, rails and a brace in every other field. */
function beams(b: Brush, o: Front, top: number): string {
  const { x, w, h, floors, columns, light = 0.95, distance = 0 } = o;
  const [stepX, stepY] = [w / columns, h / floors];
  let text = '';
  for (let floor = 0; floor < floors; floor++) {
    const y = top + floor * stepY;
    text += d`M${x} ${y + 6}h${w}`;
    for (let column = 0; column <= columns; column++) text += d`M${x + column * stepX} ${y}v${stepY}`;
    for (const side of [0.14, 0.86]) text += d`M${x + w * (side < 0.5 ? 0 : 1)} ${y + stepY}L${x + w * side} ${y + 6}`;
  }
  return stroke(text, b.paint(o.timber ?? THING.walnut, light * 0.8, distance), Math.max(4, stepX * 0.07));
}

function opening(b: Brush, o: Front, x: number, foot: number, stepX: number, stepY: number, random: Random): string {
  const { light = 0.95, distance = 0, heads = 'plain' } = o;
  const [w, h] = [Math.min(stepX * 0.34, stepY * 0.42), stepY * 0.58];
  const wall = (share: number) => b.paint(o.wall, light * share, distance);
  const lit = random.chance(b.palette.lampsLit / 12);
  const pane = lit ? b.palette.lamp : mix(b.paint(THING.navy, light * 0.6, distance), wall(0.6), 0.2);
  const y = foot - h;
  const shapes = {
    plain: rect(x - w / 2, y, w, h, pane),
    pointed: path(
      d`M${x - w / 2} ${foot}V${y + w * 0.6}Q${x - w * 0.42} ${y + w * 0.2} ${x} ${y - w * 0.24}Q${x + w * 0.42} ${y + w * 0.2} ${x + w / 2} ${y + w * 0.6}V${foot}Z`,
      pane,
    ),
  };
  const trim = b.paint(THING.white, light * 0.9, distance);
  const marks = [
    heads === 'plain' ? '' : arch(x - w * 0.66, y - w * 0.2, w * 1.32, h + w * 0.2, trim),
    shapes[heads],
    rect(x - w * 0.76, foot, w * 1.52, Math.max(3, h * 0.05), wall(0.55)),
    rect(x - w * 0.76, foot + h * 0.05, w * 1.52, h * 0.04, wall(0.3), { opacity: 0.5 }),
  ];
  if (o.shutters) {
    const open = random.chance(0.8) ? w * 0.5 : w * 0.28;
    const leaf = (share: number) => b.paint(o.shutters ?? o.wall, light * share, distance);
    marks.push(
      rect(x - w / 2 - open, y, open, h, leaf(0.95)),
      rect(x + w / 2, y, open, h, leaf(0.7)),
      path(slats(x - w / 2 - open, y, open, h) + slats(x + w / 2, y, open, h), leaf(0.3), { opacity: 0.5 }),
    );
  }
  return marks.join('');
}

function slats(x: number, y: number, w: number, h: number): string {
  const step = Math.max(7, h / 9);
  let lines = '';
  for (let at = step; at < h - 2; at += step) lines += d`M${x + 2} ${y + at}h${w - 4}v1.6h${4 - w}z`;
  return lines;
}

function doorway(b: Brush, o: Front, x: number, stepX: number, stepY: number): string {
  const { light = 0.95, distance = 0 } = o;
  const [w, h] = [Math.min(stepX * 0.52, stepY * 0.6), stepY * 0.86];
  const y = o.base - h;
  const wood = (share: number) => b.paint(o.door ?? THING.walnut, light * share, distance);
  return [
    arch(x - w * 0.62, y - w * 0.12, w * 1.24, h + w * 0.12, b.paint(THING.white, light * 0.85, distance)),
    arch(x - w / 2, y, w, h, wood(0.85)),
    rect(x, y + w * 0.3, w / 2, h - w * 0.3, wood(0.4), { opacity: 0.6 }),
  ].join('');
}

function eaves(b: Brush, o: Front, top: number): string {
  const { x, w, light = 0.95, distance = 0 } = o;
  const rise = Math.min(46, w * 0.13);
  const tile = (share: number) => b.paint(o.roof ?? THING.terracotta, light * share, distance);
  return [
    polygon(
      [
        [x - 12, top + 4],
        [x + rise * 0.8, top - rise],
        [x + w - rise * 0.8, top - rise],
        [x + w + 12, top + 4],
      ],
      tile(0.95),
    ),
    rect(x - 12, top, w + 24, 9, tile(0.5)),
  ].join('');
}
