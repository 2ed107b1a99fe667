const POINTS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type CompassPoint = (typeof POINTS)[number];

/** CD42: one of eight compass points. */
export function compassPoint(degrees: number): CompassPoint {
  const turn = ((degrees % 360) + 360) % 360;
  return POINTS[Math.round(turn / 45) % POINTS.length] as CompassPoint;
}
