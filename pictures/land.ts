import type { Brush } from './brush.ts';
import type { Point } from './canvas.ts';
import { mix } from './colour.ts';
import { d, path, smooth } from './marks.ts';
import type { Random } from './random.ts';

/** A height line over the width: sums of waves, so that it never looks ruled. */
export function ridge(random: Random, base: number, height: number, rough = 1): (x: number) => number {
  const waves = [1, 2.3, 4.7, 9.1].map((f, i) => ({
    f: (f * Math.PI * 2 * random.between(0.8, 1.2)) / 1600,
    p: random.between(0, Math.PI * 2),
    a: (height / (1 + i * 1.5)) * (i === 0 ? 1 : rough),
  }));
  return (x) => base - waves.reduce((sum, w) => sum + (Math.sin(x * w.f + w.p) * 0.5 + 0.5) * w.a, 0) / 1.9;
}

export function landPath(line: (x: number) => number, floor: number, from = -20, to = 1620, step = 40): string {
  const points: Point[] = [];
  for (let x = from; x <= to; x += step) points.push([x, line(x)]);
  return `${smooth(points)}${d`L${to} ${floor}L${from} ${floor}Z`}`;
}

/** A range of hills in one tone that thins out into haze towards its foot. */
export function hills(b: Brush, line: (x: number) => number, floor: number, colour: string, distance: number): void {
  const top = b.paint(colour, 0.55, distance);
  const foot = mix(top, b.palette.haze, 0.45);
  b.canvas.add(path(landPath(line, floor), b.canvas.blend(top, foot)));
}

/** Far ranges behind everything, each nearer one darker. */
export function ranges(
  b: Brush,
  horizon: number,
  options: { count?: number; height?: number; colour?: string } = {},
): void {
  const { count = 3, height = 150, colour = '#4d7c86' } = options;
  for (let i = 0; i < count; i++) {
    const share = i / Math.max(1, count - 1);
    const line = ridge(b.random.fork(`range${i}`), horizon - 4, height * (1 - share * 0.55), 0.8);
    hills(b, line, horizon + 2, colour, 0.82 - share * 0.34);
  }
}
