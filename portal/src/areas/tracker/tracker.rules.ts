import type { GpsProfile } from '#contract/areas/tracker.ts';

export const ZOOM = { start: 4, least: 3, most: 18 } as const; // C243
const LARGE_START = 7;
const MARKER_PX = 80;
const MARKER_STEP_PX = 40;
const LAST_ZOOM_OF_LEAST_MARKER = 13;
const UNKNOWN = 511;
/** The art points right (CD39). */
const ART_POINTS_TO = 90;

export interface Place {
  latitude: number;
  longitude: number;
}

/** 91 and 181 are how instruments say that they do not know. */
export function placeOf(profile: GpsProfile | null | undefined): Place | undefined {
  const { latitude, longitude } = profile ?? {};
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** C240: 511 or nothing is unknown; 0 is north. */
export function knownAngle(angle: number | null | undefined): number | undefined {
  return typeof angle === 'number' && Number.isFinite(angle) && angle !== UNKNOWN ? angle : undefined;
}

/** CD39: the heading when it is known, otherwise the course. */
export function directionOf({ advancedInformation }: GpsProfile): number | undefined {
  return knownAngle(advancedInformation?.heading) ?? knownAngle(advancedInformation?.course);
}

/** C241: degrees to turn the marker by; an unknown direction turns nothing. */
export function markerTurn(profile: GpsProfile): number {
  const direction = directionOf(profile);
  return direction === undefined ? 0 : direction - ART_POINTS_TO;
}

/** Where the map starts: the operator may name another zoom, and a screen is read from afar and never starts farther off. */
export function startZoom(named: number | undefined, isLarge = false): number {
  const start = Math.min(Math.max(Math.round(named ?? ZOOM.start), ZOOM.least), ZOOM.most);
  return isLarge ? Math.max(start, LARGE_START) : start;
}

/** C244: whole steps, also between two levels. */
export function markerSize(zoom: number): number {
  return MARKER_PX + MARKER_STEP_PX * Math.max(0, Math.floor(zoom) - LAST_ZOOM_OF_LEAST_MARKER);
}

/** 40° 50.3′ N */
export function coordinateText(degrees: number, sides: readonly [string, string]): string {
  const minutes = Math.round(Math.abs(degrees) * 600) / 10;
  return `${Math.floor(minutes / 60)}° ${(minutes % 60).toFixed(1)}′ ${degrees < 0 ? sides[1] : sides[0]}`;
}

/** The address of a map's tiles: as it is when it says where z, x and y stand, otherwise the usual way. */
export function tileAddress(base: string | undefined): string | undefined {
  if (!base) return undefined;
  return base.includes('{z}') ? base : `${base.replace(/\/+$/, '')}/{z}/{x}/{y}.png`;
}

const TILE_PX = 256;
/** Mercator's map ends here. */
const LAST_LATITUDE = 85.0511;
/** Half of the largest map that is drawn, and what of it a phone shows. */
const REACH_PX = { x: 800, y: 400 } as const;
const NEAR_PX = { x: 200, y: 260 } as const;

export interface StillTile {
  x: number;
  y: number;
  /** Its corner, from the middle of the map. */
  left: number;
  top: number;
  isNear: boolean;
}

/** The tiles around a place, as far as a map shows them; those that a phone shows come first. */
export function stillTiles({ latitude, longitude }: Place, zoom: number): StillTile[] {
  const count = 2 ** zoom;
  const size = TILE_PX * count;
  const angle = (Math.min(Math.max(latitude, -LAST_LATITUDE), LAST_LATITUDE) * Math.PI) / 180;
  const middle = {
    x: ((longitude + 180) / 360) * size,
    y: ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * size,
  };
  const columns = span(middle.x, REACH_PX.x);
  const rows = span(middle.y, REACH_PX.y).filter((row) => row >= 0 && row < count);
  const tiles = rows.flatMap((y) =>
    columns.map((column) => {
      const left = Math.round(column * TILE_PX - middle.x);
      const top = Math.round(y * TILE_PX - middle.y);
      const isNear = reaches(left, NEAR_PX.x) && reaches(top, NEAR_PX.y);
      return { x: ((column % count) + count) % count, y, left, top, isNear };
    }),
  );
  return tiles.toSorted((one, other) => Number(other.isNear) - Number(one.isNear));
}

/** The numbers of the tiles that reach so far to both sides. */
function span(middle: number, reach: number): number[] {
  const first = Math.floor((middle - reach) / TILE_PX);
  const last = Math.floor((middle + reach) / TILE_PX);
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

const reaches = (corner: number, reach: number) => corner < reach && corner + TILE_PX > -reach;
