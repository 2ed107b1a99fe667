// The coasts of the world from public-domain data (Natural Earth), as rings on the map's square from 0 to 1.
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export type Point = readonly [x: number, y: number];

export interface Ring {
  points: Point[];
  west: number;
  east: number;
  north: number;
  south: number;
}

const FILES = {
  far: 'world-atlas/land-110m.json',
  near: 'world-atlas/land-50m.json',
  close: 'world-atlas/land-10m.json',
};
const MOST_LATITUDE = 85.0511;
const load = createRequire(import.meta.url);
const kept = new Map<keyof typeof FILES, Ring[]>();

/** Web Mercator, as every map of tiles has it. */
export function project(longitude: number, latitude: number): Point {
  const kept = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude));
  const sine = Math.sin((kept * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

function ringOf(coordinates: readonly number[][]): Ring {
  const points = coordinates.map(([longitude = 0, latitude = 0]) => project(longitude, latitude));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [west, east] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
  const [north, south] = [ys.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.max(a, b))];
  return { points, west, east, north, south };
}

/** As fine as a zoom can show. */
export function coastlinesFor(zoom: number): readonly Ring[] {
  const detail = zoom <= 3 ? 'far' : zoom <= 6 ? 'near' : 'close';
  const known = kept.get(detail);
  if (known) return known;
  const topology = load(FILES[detail]) as Topology<{ land: GeometryCollection }>;
  const { features } = feature(topology, topology.objects.land);
  const rings = features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates.map(ringOf);
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat().map(ringOf) : [];
  });
  kept.set(detail, rings);
  return rings;
}
