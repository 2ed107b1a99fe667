import type { Point } from '../canvas.ts';
import { circle, path, stroke } from '../marks.ts';
import type { PlanPalette } from './plan-palette.ts';

/** A ring around a dot: you are here. The form tells it from a destination, not the colour alone. */
export function hereMarker([x, y]: Point, palette: PlanPalette, scale = 1): string[] {
  return [
    circle(x, y, 19 * scale, palette.onMarker),
    circle(x, y, 16 * scale, palette.here),
    circle(x, y, 10 * scale, palette.onMarker),
    circle(x, y, 6 * scale, palette.here),
  ];
}

/** A pin whose tip stands on the place. */
export function destinationMarker([x, y]: Point, palette: PlanPalette, scale = 1): string[] {
  const pin = (grow: number) => {
    const r = (15 + grow) * scale;
    const top = y - 34 * scale;
    return `M${round(x)} ${round(y + grow * scale)}C${round(x - r * 0.5)} ${round(y - 14 * scale)} ${round(x - r)} ${round(top + r * 0.7)} ${round(x - r)} ${round(top)}A${round(r)} ${round(r)} 0 1 1 ${round(x + r)} ${round(top)}C${round(x + r)} ${round(top + r * 0.7)} ${round(x + r * 0.5)} ${round(y - 14 * scale)} ${round(x)} ${round(y + grow * scale)}Z`;
  };
  return [
    path(pin(3), palette.onMarker),
    path(pin(0), palette.destination),
    circle(x, y - 34 * scale, 6 * scale, palette.onMarker),
  ];
}

/** The way: a dashed line on a light one, so that it is seen on every floor. */
export function wayLine(points: readonly Point[], palette: PlanPalette): string[] {
  if (points.length < 2) return [];
  const [first, ...rest] = points.map(([x, y]) => `${round(x)} ${round(y)}`);
  const way = `M${first}${rest.map((one) => `L${one}`).join('')}`;
  return [stroke(way, palette.onMarker, 9), stroke(way, palette.here, 5, { 'stroke-dasharray': '11 8' })];
}

const round = (value: number) => Math.round(value * 10) / 10;
