import { escapeHtml } from '#sandbox/partner.ts';
import { clipRing } from './clip.ts';
import { coastlinesFor, type Point, project } from './coastlines.ts';
import { DOT_PX, type NamePlace, nameSize, placed, type TilePort } from './place-names.ts';

export const TILE_PX = 256;
/** Beyond the edge, so that no line shows where two tiles meet. */
const MARGIN_PX = 16;
/** How far a name may reach. */
const NAME_PX = 180;
const COLOURS = {
  sea: '#cfe4e8',
  shallow: '#e2f0f1',
  land: '#f3efe3',
  coast: '#8aa9ac',
  grid: '#b9d6db',
  ink: '#0d2136',
  port: '#a8752a',
};

export interface TileAt {
  zoom: number;
  x: number;
  y: number;
}

/** Degrees between the lines of the grid. */
const gridStep = (zoom: number) => (zoom <= 4 ? 10 : zoom <= 6 ? 5 : zoom <= 9 ? 1 : 0);

/** A tile of the map as SVG: sea, coasts, a quiet grid, and the ports of the voyage by name. */
export function drawTile({ zoom, x, y }: TileAt, ports: readonly TilePort[]): string {
  const scale = TILE_PX * 2 ** zoom;
  const toPixels = ([mapX, mapY]: Point): Point => [mapX * scale - x * TILE_PX, mapY * scale - y * TILE_PX];
  const margin = MARGIN_PX / scale;
  const side = TILE_PX / scale;
  const box = {
    west: x * side - margin,
    east: (x + 1) * side + margin,
    north: y * side - margin,
    south: (y + 1) * side + margin,
  };
  const land = coastlinesFor(zoom)
    .filter(
      (ring) => ring.east >= box.west && ring.west <= box.east && ring.south >= box.north && ring.north <= box.south,
    )
    .map((ring) => pathOf(clipRing(ring.points, box).map(toPixels)))
    .join('');
  return framed(
    `<rect width="${TILE_PX}" height="${TILE_PX}" fill="${COLOURS.sea}"/>`,
    gridOf(zoom, box, toPixels),
    land && `<path d="${land}" fill="none" stroke="${COLOURS.shallow}" stroke-width="9" stroke-linejoin="round"/>`,
    land && `<path d="${land}" fill="${COLOURS.land}" fill-rule="evenodd" stroke="${COLOURS.coast}" stroke-width="1"/>`,
    ...placed(ports, zoom, scale).map(({ port, name }) => {
      const at = toPixels(project(port.longitude, port.latitude));
      return isNear(at) ? dotOf(at) + nameOf(port, name, at, nameSize(zoom)) : '';
    }),
  );
}

/** The names of a tile alone, to stand above what lies on the map. */
export function drawNames({ zoom, x, y }: TileAt, ports: readonly TilePort[]): string {
  const scale = TILE_PX * 2 ** zoom;
  return framed(
    ...placed(ports, zoom, scale).map(({ port, name }) => {
      const [mapX, mapY] = project(port.longitude, port.latitude);
      const at: Point = [mapX * scale - x * TILE_PX, mapY * scale - y * TILE_PX];
      return isNear(at) ? nameOf(port, name, at, nameSize(zoom)) : '';
    }),
  );
}

const framed = (...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_PX}" height="${TILE_PX}" viewBox="0 0 ${TILE_PX} ${TILE_PX}">${parts.join('')}</svg>`;

/** Points nearer than half a pixel to the last are left out. */
function pathOf(points: readonly Point[]): string {
  let last: Point | undefined;
  let path = '';
  for (const [x, y] of points) {
    if (last && Math.hypot(x - last[0], y - last[1]) < 0.5) continue;
    path += `${last ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    last = [x, y];
  }
  return path && `${path}Z`;
}

function gridOf(zoom: number, box: { west: number; east: number }, toPixels: (point: Point) => Point): string {
  const step = gridStep(zoom);
  if (step === 0) return '';
  const lines: string[] = [];
  for (let longitude = -180; longitude <= 180; longitude += step) {
    const [at] = toPixels(project(longitude, 0));
    if (at >= 0 && at <= TILE_PX) lines.push(`M${at.toFixed(1)} 0V${TILE_PX}`);
  }
  for (let latitude = -80; latitude <= 80; latitude += step) {
    const [, at] = toPixels(project((box.west - 0.5) * 360, latitude));
    if (at >= 0 && at <= TILE_PX) lines.push(`M0 ${at.toFixed(1)}H${TILE_PX}`);
  }
  return lines.length > 0 ? `<path d="${lines.join('')}" stroke="${COLOURS.grid}" stroke-width="1" fill="none"/>` : '';
}

/** Near enough for its name to reach the tile. */
const isNear = (at: Point) => at.every((side) => side >= -NAME_PX && side <= TILE_PX + NAME_PX);

const dotOf = ([x, y]: Point) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${DOT_PX}" fill="${COLOURS.port}" stroke="#fff" stroke-width="1.5"/>`;

function nameOf({ name }: TilePort, place: NamePlace | undefined, [x, y]: Point, size: number): string {
  if (!place) return '';
  const [toX, toY] = place.from;
  return `<text x="${(x + toX).toFixed(1)}" y="${(y + toY + size / 3).toFixed(1)}" text-anchor="${place.anchor}" font-family="sans-serif" font-size="${size}" font-weight="600" fill="${COLOURS.ink}" stroke="#fff" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escapeHtml(name)}</text>`;
}
