// What the detector's numbers mean: each cell of a map has a few anchors, and says of each how sure it is that a face is near and how
// far from it.
import type { Box } from './port.ts';

/** How sure the detector has to be; below it, patterns become faces. */
const SURE_FROM = 0.5;
/** More than anybody can recognize on one photograph. */
const MOST_FACES = 100;
/** Of two faces that share more than this of their area, the surer one is meant. */
const SAME_FACE = 0.5;

/** What is said of the cells of a map. */
export interface CellMap {
  rows: number;
  columns: number;
  /** Anchors of a cell. */
  ofCell: number;
  /** Per anchor: down, across, height and width, relative to it. */
  boxes: Float32Array;
  /** Per anchor: nothing, a face, and a class that is not used; as the sigmoid's argument. */
  scores: Float32Array;
}

/** In shares of the detector's square. */
export interface Found {
  score: number;
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The faces of one map; its anchors are those of the whole square of `side` cells, of which the map may be the upper left part. */
export function facesOfMap(
  { rows, columns, ofCell, boxes, scores }: CellMap,
  anchors: Float32Array,
  side: number,
): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < rows * columns * ofCell; at += 1) {
    const score = 1 / (1 + Math.exp(-(scores[at * 3 + 1] ?? 0)));
    if (score <= SURE_FROM) continue;
    const cell = Math.floor(at / ofCell);
    const place = Math.floor(cell / columns) * side + (cell % columns);
    const anchor = (place * ofCell + (at % ofCell)) * 4;
    const [top = 0, left = 0, bottom = 0, right = 0] = anchors.subarray(anchor, anchor + 4);
    const [down = 0, across = 0, tall = 0, broad = 0] = boxes.subarray(at * 4, at * 4 + 4);
    const [height, width] = [bottom - top, right - left];
    const [y, x] = [(down / 10) * height + top + height / 2, (across / 10) * width + left + width / 2];
    const [halfHigh, halfWide] = [(Math.exp(tall / 5) * height) / 2, (Math.exp(broad / 5) * width) / 2];
    found.push({ score, top: y - halfHigh, left: x - halfWide, bottom: y + halfHigh, right: x + halfWide });
  }
  return found;
}

const area = ({ top, left, bottom, right }: Found) => Math.max(bottom - top, 0) * Math.max(right - left, 0);

function sharedArea(a: Found, b: Found): number {
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const both = Math.max(high, 0) * Math.max(wide, 0);
  return both === 0 ? 0 : both / (area(a) + area(b) - both);
}

/** Each face once, the surest first, in shares of the picture: the square is so many times as wide and as high. */
export function withoutDoubles(found: readonly Found[], timesWide: number, timesHigh: number): Box[] {
  const kept: Found[] = [];
  for (const one of found.toSorted((a, b) => b.score - a.score)) {
    if (kept.length < MOST_FACES && kept.every((other) => sharedArea(one, other) <= SAME_FACE)) kept.push(one);
  }
  return kept.map((one) => {
    const [left, top] = [Math.max(0, one.left), Math.max(0, one.top)];
    const [width, height] = [Math.min(1, one.right) - left, Math.min(1, one.bottom) - top];
    return { left: left * timesWide, top: top * timesHigh, width: width * timesWide, height: height * timesHigh };
  });
}
