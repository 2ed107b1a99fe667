import type { Point } from './coastlines.ts';

export interface Box {
  west: number;
  north: number;
  east: number;
  south: number;
}

type Side = { isInside: (point: Point) => boolean; cut: (a: Point, b: Point) => Point };

function vertical(x: number, isInside: (point: Point) => boolean): Side {
  return { isInside, cut: ([ax, ay], [bx, by]) => [x, ay + ((by - ay) * (x - ax)) / (bx - ax)] };
}

function horizontal(y: number, isInside: (point: Point) => boolean): Side {
  return { isInside, cut: ([ax, ay], [bx, by]) => [ax + ((bx - ax) * (y - ay)) / (by - ay), y] };
}

/** The part of a ring inside of a box (Sutherland and Hodgman, side by side). */
export function clipRing(ring: readonly Point[], box: Box): Point[] {
  const sides = [
    vertical(box.west, ([x]) => x >= box.west),
    vertical(box.east, ([x]) => x <= box.east),
    horizontal(box.north, ([, y]) => y >= box.north),
    horizontal(box.south, ([, y]) => y <= box.south),
  ];
  return sides.reduce<Point[]>(
    (points, { isInside, cut }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) as Point;
        if (isInside(point)) return isInside(before) ? [point] : [cut(before, point), point];
        return isInside(before) ? [cut(before, point)] : [];
      }),
    [...ring],
  );
}
