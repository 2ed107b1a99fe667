import { describe, expect, it } from 'vitest';
import {
  coordinateText,
  directionOf,
  knownAngle,
  markerSize,
  markerTurn,
  placeOf,
  startZoom,
  stillTiles,
  tileAddress,
  ZOOM,
} from './tracker.rules.ts';

it('[C243] the map starts at zoom 4, from 3 to 18', () => {
  expect(ZOOM).toEqual({ start: 4, least: 3, most: 18 });
});

it.each([
  [undefined, false, 4],
  [7, false, 7],
  [1, false, 3],
  [30, false, 18],
  [undefined, true, 7],
  [5, true, 7],
  [9, true, 9],
])('[C243] a map for which the operator names zoom %s (read from afar: %s) starts at %d', (named, isLarge, zoom) => {
  expect(startZoom(named, isLarge)).toBe(zoom);
});

it.each([
  [3, 80],
  [13, 80],
  [13.9, 80],
  [14, 120],
  [15, 160],
  [18, 280],
])('[C244] at zoom %d the marker is %d', (zoom, size) => {
  expect(markerSize(zoom)).toBe(size);
});

it.each([
  [0, 0],
  [359.9, 359.9],
  [511, undefined],
  [null, undefined],
  [undefined, undefined],
])('[C240] the angle %s is %s', (given, known) => {
  expect(knownAngle(given)).toBe(known);
});

it.each([
  [{ heading: 90, course: 10 }, 90, 0],
  [{ heading: 0, course: 10 }, 0, -90],
  [{ heading: 511, course: 180 }, 180, 90],
  [{ course: 0 }, 0, -90],
  [{ heading: 511, course: 511 }, undefined, 0],
  [{}, undefined, 0],
])('[C241] [CD39] %j points to %s and turns by %d', (advancedInformation, direction, turn) => {
  expect(directionOf({ advancedInformation })).toBe(direction);
  expect(markerTurn({ advancedInformation })).toBe(turn);
});

describe('a place', () => {
  it.each([
    [90, 180, true],
    [-90, -180, true],
    [91, 0, false],
    [0, 181, false],
    [undefined, 0, false],
    [null, null, false],
  ])('of %s and %s is known: %s', (latitude, longitude, isKnown) => {
    expect(placeOf({ latitude, longitude }) !== undefined).toBe(isKnown);
  });

  it.each([
    [40.8377, '40° 50.3′ N'],
    [-0.5, '0° 30.0′ S'],
    [59.9999, '60° 0.0′ N'],
  ])('%d reads %s', (degrees, text) => {
    expect(coordinateText(degrees, ['N', 'S'])).toBe(text);
  });
});

it.each([
  ['https://tiles.example/', 'https://tiles.example/{z}/{x}/{y}.png'],
  ['https://tiles.example/{z}/{x}/{y}.svg', 'https://tiles.example/{z}/{x}/{y}.svg'],
  ['', undefined],
  [undefined, undefined],
])('[CD38] tiles of %s are at %s', (base, address) => {
  expect(tileAddress(base)).toBe(address);
});

describe('the tiles of a still map', () => {
  it('begin with those that a phone shows, and have the place in their middle', () => {
    const tiles = stillTiles({ latitude: 0, longitude: 0 }, 4);
    expect(tiles[0]).toEqual({ x: 7, y: 6, left: -256, top: -512, isNear: true });
    expect(tiles.filter(({ isNear }) => isNear).map(({ x, y }) => [x, y])).toEqual(
      [6, 7, 8, 9].flatMap((y) => [
        [7, y],
        [8, y],
      ]),
    );
    expect(tiles.find(({ x, y }) => x === 8 && y === 8)).toMatchObject({ left: 0, top: 0 });
  });

  it('go round the world, and end at its poles', () => {
    const east = stillTiles({ latitude: 10, longitude: 179.9 }, 3);
    expect(new Set(east.map(({ x }) => x))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
    const pole = stillTiles({ latitude: 90, longitude: 0 }, 3);
    expect(Math.min(...pole.map(({ y }) => y))).toBe(0);
  });

  it('stand where the map has them', () => {
    // Naples at zoom 4: 8.634 and 6.008 tiles from the corner of the world.
    const [tile] = stillTiles({ latitude: 40.8377, longitude: 14.2597 }, 4).filter(({ x, y }) => x === 8 && y === 6);
    expect(tile).toMatchObject({ left: -162, top: -2 });
  });
});
