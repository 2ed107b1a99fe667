import { describe, expect, it } from 'vitest';
import { bearing, between, distanceKm } from './great-circle.rules.ts';
import { positionAt, type Stop } from './voyage-track.rules.ts';

const LISBON = { latitude: 38.71, longitude: -9.12 };
const NEW_YORK = { latitude: 40.71, longitude: -74.01 };
const at = (time: string) => new Date(`2026-06-${time}:00Z`);

describe('the shortest way', () => {
  it('is as long as the tables say, and curves to the north', () => {
    expect(distanceKm(LISBON, NEW_YORK)).toBeCloseTo(5_422, -2);
    expect(bearing(LISBON, NEW_YORK)).toBeGreaterThan(280);
    expect(between(LISBON, NEW_YORK, 0.5).latitude).toBeGreaterThan(43);
    expect(between(LISBON, LISBON, 0.5)).toEqual(LISBON);
  });

  it.each([
    [{ latitude: 1, longitude: 0 }, 0],
    [{ latitude: 0, longitude: 1 }, 90],
    [{ latitude: -1, longitude: 0 }, 180],
    [{ latitude: 0, longitude: -1 }, 270],
  ])('from the middle of the world to %j begins at %d°', (to, degrees) => {
    expect(bearing({ latitude: 0, longitude: 0 }, to)).toBeCloseTo(degrees, 6);
  });

  it('crosses the line of the date', () => {
    const middle = between({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 }, 0.5);
    expect(Math.abs(middle.longitude)).toBeCloseTo(180, 6);
  });
});

describe('[CD40] the simulated voyage', () => {
  const stops: Stop[] = [
    { latitude: 0, longitude: 0, from: at('01T00:00'), to: at('01T18:00'), via: [{ latitude: 0, longitude: 10 }] },
    { latitude: 10, longitude: 10, from: at('02T18:00'), to: at('02T20:00'), via: [] },
  ];

  it.each([
    ['before it began', '01T00:00'],
    ['until the minute of departure', '01T18:00'],
  ])('lies still %s, without heading or course', (_, time) => {
    expect(positionAt(stops, at(time))).toEqual({ latitude: 0, longitude: 0, at: at(time) });
  });

  it.each([
    ['02T18:00', 10, 10],
    ['05T12:00', 10, 10],
  ])('lies in the last port at %s', (time, latitude, longitude) => {
    expect(positionAt(stops, at(time))).toEqual({ latitude, longitude, at: at(time) });
  });

  it('is under way between departure and arrival, by what it passes', () => {
    const first = positionAt(stops, at('02T00:00'));
    expect(first?.latitude).toBeCloseTo(0, 6);
    expect(first?.longitude).toBeCloseTo(5, 6);
    expect(first?.heading).toBeCloseTo(90, 6);
    const second = positionAt(stops, at('02T12:00'));
    expect(second?.latitude).toBeCloseTo(5, 6);
    expect(second?.longitude).toBeCloseTo(10, 6);
    expect(second?.course).toBeCloseTo(0, 6);
  });

  it('without an itinerary is nowhere', () => {
    expect(positionAt([], at('01T00:00'))).toBeUndefined();
  });
});
