import { type Point, project } from './coastlines.ts';

export interface TilePort {
  name: string;
  latitude: number;
  longitude: number;
}

export interface NamePlace {
  /** From the dot to the name's anchor, in pixels. */
  from: Point;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const DOT_PX = 4;
const AWAY_PX = 8;
/** Of a letter, in sizes of the type. */
const LETTER = 0.62;

export const nameSize = (zoom: number) => (zoom <= 4 ? 11 : 13);

function boxOf(name: string, [x, y]: Point, { from, anchor }: NamePlace, size: number): Box {
  const width = name.length * size * LETTER;
  const left = x + from[0] - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  const middle = y + from[1];
  return { left, right: left + width, top: middle - size / 2, bottom: middle + size / 2 };
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Where the name of each port stands at a zoom, so that no name lies on another or on a dot: beside it, above or below. One without room
 * is left out until the map is nearer. It is worked out for the whole world, so that neighbouring tiles agree.
 */
export function placed(ports: readonly TilePort[], zoom: number, scale: number) {
  const size = nameSize(zoom);
  const places: NamePlace[] = [
    { from: [AWAY_PX, 0], anchor: 'start' },
    { from: [-AWAY_PX, 0], anchor: 'end' },
    { from: [0, -AWAY_PX - size / 2], anchor: 'middle' },
    { from: [0, AWAY_PX + size / 2], anchor: 'middle' },
  ];
  const at = ports.map(({ longitude, latitude }): Point => {
    const [x, y] = project(longitude, latitude);
    return [x * scale, y * scale];
  });
  const dots = at.map(([x, y]) => ({ left: x - DOT_PX, right: x + DOT_PX, top: y - DOT_PX, bottom: y + DOT_PX }));
  const taken: Box[] = [];
  return ports.map((port, index) => {
    const point = at[index] ?? [0, 0];
    const others = dots.filter((_, i) => i !== index);
    const isFree = (place: NamePlace) => {
      const box = boxOf(port.name, point, place, size);
      return ![...taken, ...others].some((other) => overlap(box, other));
    };
    const name = places.find(isFree);
    if (name) taken.push(boxOf(port.name, point, name, size));
    return { port, name };
  });
}
