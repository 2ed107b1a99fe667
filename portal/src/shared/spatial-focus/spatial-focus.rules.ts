export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Being out of line costs more than being far away. */
const SIDEWAYS_COST = 3;
/** Edges that touch or overlap a little still count as beside each other. */
const SLACK = 2;

const gap = (from: number, to: number, otherFrom: number, otherTo: number) =>
  Math.max(0, otherFrom - to, from - otherTo);

/** How well a place lies in a direction: smaller is better, nothing when it does not lie there at all. */
function cost(from: Place, to: Place, direction: Direction): number | undefined {
  const ahead = {
    left: from.left - to.right,
    right: to.left - from.right,
    up: from.top - to.bottom,
    down: to.top - from.bottom,
  }[direction];
  if (ahead < -SLACK) return undefined;
  const isAcross = direction === 'left' || direction === 'right';
  const sideways = isAcross
    ? gap(from.top, from.bottom, to.top, to.bottom)
    : gap(from.left, from.right, to.left, to.right);
  const middle = isAcross
    ? Math.abs((from.top + from.bottom - to.top - to.bottom) / 2)
    : Math.abs((from.left + from.right - to.left - to.right) / 2);
  return Math.max(0, ahead) + sideways * SIDEWAYS_COST + middle / 10;
}

/** The place that an arrow leads to. */
export function nearest(from: Place, all: readonly Place[], direction: Direction): number | undefined {
  let best: { place: number; cost: number } | undefined;
  for (const [place, to] of all.entries()) {
    const price = cost(from, to, direction);
    if (price !== undefined && (!best || price < best.cost)) best = { place, cost: price };
  }
  return best?.place;
}
