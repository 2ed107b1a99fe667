import type { Point } from '../canvas.ts';
import { d } from '../marks.ts';

/** Pixels per metre, and the water around the ship. */
export const SCALE = 7.5;
export const MARGIN = { x: 30, top: 62, bottom: 30 } as const;

export interface PlanFrame {
  width: number;
  height: number;
  /** From metres on the ship to the picture. */
  at(x: number, y: number): Point;
}

export function planFrame(length: number, beam: number): PlanFrame {
  return {
    width: length * SCALE + 2 * MARGIN.x,
    height: beam * SCALE + MARGIN.top + MARGIN.bottom,
    at: (x, y) => [MARGIN.x + x * SCALE, MARGIN.top + y * SCALE],
  };
}

/** A place along the ship as a share of the picture's width. */
export function planShare(x: number, length: number): number {
  const { width, at } = planFrame(length, 0);
  return Math.round((at(x, 0)[0] / width) * 1000) / 1000;
}

/** The outline of a deck from above: a square stern with soft corners, a bow that is sharp below and round above; a house has corners. */
export function hullPath(
  frame: PlanFrame,
  deck: { from: number; to: number; bow: 'sharp' | 'round' | 'square' },
  beam: number,
  grow = 0,
): string {
  const p = (x: number, y: number) => {
    const [u, v] = frame.at(x, y);
    return `${Math.round(u * 10) / 10} ${Math.round(v * 10) / 10}`;
  };
  const g = grow;
  const { from, to, bow } = deck;
  const corner = bow === 'square' ? 0.4 : Math.min(7, beam * 0.3);
  const stern = d`L${p(from + corner, beam + g)}Q${p(from - g, beam + g)} ${p(from - g, beam - corner)}L${p(from - g, corner)}Q${p(from - g, -g)} ${p(from + corner, -g)}Z`;
  if (bow === 'square') {
    const end = to - corner;
    return d`M${p(from + corner, -g)}L${p(end, -g)}Q${p(to + g, -g)} ${p(to + g, corner)}L${p(to + g, beam - corner)}Q${p(to + g, beam + g)} ${p(end, beam + g)}${stern}`;
  }
  // A slender ship has a shorter bow.
  const reach = Math.min(1, beam / 24);
  const shoulder = to - (bow === 'sharp' ? 32 : 16) * reach;
  const nose =
    bow === 'sharp'
      ? `C${p(to - 14 * reach, -g)} ${p(to - 2, beam * 0.36)} ${p(to + g, beam / 2)}C${p(to - 2, beam * 0.64)} ${p(to - 14 * reach, beam + g)} ${p(shoulder, beam + g)}`
      : `C${p(to - 4, -g)} ${p(to + g, beam * 0.14)} ${p(to + g, beam / 2)}C${p(to + g, beam * 0.86)} ${p(to - 4, beam + g)} ${p(shoulder, beam + g)}`;
  return d`M${p(from + corner, -g)}L${p(shoulder, -g)}${nose}${stern}`;
}
