import type { Brush } from './brush.ts';
import type { Point } from './canvas.ts';
import { mix } from './colour.ts';
import { line, polygon, rect } from './marks.ts';
import { THING } from './palette.ts';
import type { Random } from './random.ts';

export interface Street {
  centre: number;
  horizon: number;
  /** Half the width of the street and the height of the eye, in pixels at distance 1. */
  width: number;
  eye: number;
  walls: readonly string[];
  /** Lowest and highest wall above the eye, in pixels at distance 1. */
  height: readonly [number, number];
  ground: string;
  shutters?: readonly string[];
  far?: number;
  /** No windows and no doors: bare or ruined walls. */
  bare?: boolean;
  sides?: readonly (-1 | 1)[];
}

/** A point of the street: side -1 to 1, height above the eye, distance from 1. */
export function spot(s: Street, side: number, up: number, z: number): Point {
  return [s.centre + (side * s.width) / z, s.horizon - up / z];
}

/** Looks down a street between two rows of houses, one in the light and one in the shade. */
export function street(b: Brush, s: Street): void {
  const random = b.random.fork('street');
  paving(b, s);
  for (const side of s.sides ?? [-1, 1]) {
    for (let z = s.far ?? 9; z > 0.32; ) {
      const next = z * random.between(0.7, 0.82);
      const up = random.between(s.height[0], s.height[1]);
      facade(b, s, side, z, next, up, random);
      z = next;
    }
  }
}

function hazeAt(s: Street, z: number): number {
  return Math.min(0.62, ((z - 1) / (s.far ?? 9)) * 0.7);
}

function paving(b: Brush, s: Street): void {
  const { canvas } = b;
  const near = b.paint(s.ground, 0.75);
  const far = mix(b.paint(s.ground, 0.95), b.palette.haze, 0.4);
  canvas.add(rect(0, s.horizon, canvas.width, canvas.height - s.horizon, canvas.blend(far, near)));
  const seam = b.paint(s.ground, 0.1);
  for (let z = s.far ?? 9; z > 0.5; z *= 0.84) {
    canvas.add(line(spot(s, -1, -s.eye, z), spot(s, 1, -s.eye, z), seam, 1.6 / z + 0.4, { opacity: 0.28 }));
  }
  for (const side of [-0.6, -0.2, 0.2, 0.6]) {
    canvas.add(line(spot(s, side, -s.eye, s.far ?? 9), spot(s, side, -s.eye, 0.5), seam, 1.4, { opacity: 0.22 }));
  }
}

function facade(b: Brush, s: Street, side: number, z0: number, z1: number, up: number, random: Random): void {
  const wall = random.pick(s.walls);
  const light = side < 0 ? 0.38 : 0.95;
  const haze = hazeAt(s, (z0 + z1) / 2);
  const at = (share: number) => z0 + (z1 - z0) * share;
  const quad = (from: number, to: number, low: number, high: number): Point[] => [
    spot(s, side, low, at(from)),
    spot(s, side, high, at(from)),
    spot(s, side, high, at(to)),
    spot(s, side, low, at(to)),
  ];
  b.canvas.add(
    polygon(quad(0, 1, -s.eye, up), b.paint(wall, light, haze)),
    polygon(quad(0, 1, up - 14, up + 6), b.paint(wall, light * 0.6, haze)),
    polygon(quad(0, 1, -s.eye, -s.eye + 26), b.paint(wall, light * 0.5, haze)),
  );
  if (s.bare) return;
  const storey = 215;
  const pane = mix(b.paint(THING.navy, light * 0.6, haze), b.paint(wall, light, haze), 0.22);
  for (let low = -s.eye + storey; low + storey * 0.7 < up; low += storey) {
    for (const from of [0.2, 0.64]) {
      if (random.chance(0.12)) continue;
      const lit = random.chance(b.palette.lampsLit / 10);
      const shutter = b.paint(random.pick(s.shutters ?? [THING.teal, THING.pine, THING.walnut]), light, haze + 0.08);
      b.canvas.add(
        polygon(quad(from, from + 0.16, low, low + 112), lit ? b.palette.lamp : pane),
        polygon(quad(from - 0.065, from, low, low + 112), shutter),
        polygon(quad(from + 0.16, from + 0.215, low, low + 112), shutter),
        polygon(quad(from - 0.08, from + 0.23, low - 11, low - 3), b.paint(wall, light * 0.55, haze)),
      );
    }
  }
  b.canvas.add(polygon(quad(0.38, 0.58, -s.eye + 4, -s.eye + 120), b.paint(THING.walnut, light * 0.8, haze)));
}
