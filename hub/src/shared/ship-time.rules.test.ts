import { describe, expect, it } from 'vitest';
import { shipTime } from './ship-time.ts';

const at = (instant: string) => ({ now: () => new Date(instant) });

describe('ship time by zone', () => {
  it.each([
    ['2026-06-15T22:30:00Z', 'Europe/Rome', '2026-06-16', '00:30'],
    ['2026-06-15T21:59:59Z', 'Europe/Rome', '2026-06-15', '23:59'],
    ['2026-01-01T03:00:00Z', 'America/New_York', '2025-12-31', '22:00'],
    ['2026-06-15T10:00:00Z', 'UTC', '2026-06-15', '10:00'],
    ['2026-06-15T18:20:00Z', 'Asia/Kathmandu', '2026-06-16', '00:05'],
  ])('[CD2] %s in %s is %s %s', (instant, zone, day, time) => {
    const ship = shipTime({ zone }, at(instant));
    expect(ship.now()).toEqual({ day, time });
    expect(ship.today()).toBe(day);
  });

  it.each([
    ['Europe/Rome', '2026-06-15', '00:30', '2026-06-14T22:30:00.000Z'],
    ['Europe/Rome', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['Europe/Rome', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Rome', '2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
    ['America/New_York', '2026-12-31', '23:59', '2027-01-01T04:59:00.000Z'],
    ['Asia/Kathmandu', '2026-06-16', '00:05', '2026-06-15T18:20:00.000Z'],
  ])('in %s %s %s is the instant %s', (zone, day, time, instant) => {
    expect(shipTime({ zone }, at(instant)).instantOf(day, time).toISOString()).toBe(instant);
  });
});

describe('the clock on board', () => {
  it('goes on by the minute, also over a change of the ship’s clocks, and shows any other moment', () => {
    let instant = '2026-06-13T20:59:00.000Z';
    const offsets = [
      { from: '2026-06-10', minutes: 60 },
      { from: '2026-06-14', minutes: 180 },
    ];
    const ship = shipTime({ zone: 'Europe/Rome', offsets }, { now: () => new Date(instant) });
    expect(ship.now()).toEqual({ day: '2026-06-13', time: '21:59' });
    instant = '2026-06-13T20:59:59.999Z';
    expect(ship.now().time).toBe('21:59');
    expect(ship.at(new Date('2026-06-13T20:58:59.999Z')).time).toBe('21:58');
    expect(ship.now().time).toBe('21:59');
    instant = '2026-06-13T21:00:00.000Z';
    expect(ship.now()).toEqual({ day: '2026-06-14', time: '00:00' });
    ship.now().time = 'changed by a caller';
    expect(ship.now().time).toBe('00:00');
  });
});

describe('ship time by the offset of the day', () => {
  const offsets = [
    { from: '2026-06-12', minutes: 60 },
    { from: '2026-06-10', minutes: 120 },
    { from: '2026-06-14', minutes: 180 },
  ];
  it.each([
    ['2026-06-09T12:00:00Z', '2026-06-09', '14:00'],
    ['2026-06-10T12:00:00Z', '2026-06-10', '14:00'],
    ['2026-06-11T22:30:00Z', '2026-06-12', '00:30'],
    ['2026-06-12T12:00:00Z', '2026-06-12', '13:00'],
    ['2026-06-13T20:59:00Z', '2026-06-13', '21:59'],
    ['2026-06-13T21:00:00Z', '2026-06-14', '00:00'],
    ['2026-06-14T12:00:00Z', '2026-06-14', '15:00'],
  ])('%s is %s %s on board', (instant, day, time) => {
    expect(shipTime({ zone: 'Europe/Rome', offsets }, at(instant)).now()).toEqual({ day, time });
  });

  it('gives back the instant of a day and time', () => {
    const ship = shipTime({ zone: 'Europe/Rome', offsets }, at('2026-06-12T00:00:00Z'));
    expect(ship.instantOf('2026-06-12', '13:00').toISOString()).toBe('2026-06-12T12:00:00.000Z');
    expect(ship.instantOf('2026-06-14').toISOString()).toBe('2026-06-13T21:00:00.000Z');
    expect(ship.instantOf('2026-06-01', '14:00').toISOString()).toBe('2026-06-01T12:00:00.000Z');
  });
});
