import { describe, expect, it } from 'vitest';
import {
  groupAppointments,
  isKnownStatus,
  nextAppointment,
  sortAppointments,
  statusGroup,
} from './appointments.rules.ts';

describe('the next appointment', () => {
  const now = { day: '2026-07-03', time: '12:00' } as const;
  const at = (date: string, fromTime: string, toTime: string, bookingStatus = 'C') => ({
    date,
    fromTime,
    toTime,
    bookingStatus,
  });
  it.each([
    ['over is over', [at('03/07/2026', '09:00', '11:59')], undefined],
    ['what is on counts', [at('03/07/2026', '11:00', '12:30')], 0],
    ['yesterday never', [at('02/07/2026', '23:00', '23:59')], undefined],
    ['the earlier one', [at('05/07/2026', '09:00', '10:00'), at('04/07/2026', '18:00', '19:00')], 1],
    ['cancelled is none', [at('04/07/2026', '09:00', '10:00', 'X'), at('05/07/2026', '09:00', '10:00', 'W')], 1],
  ])('%s', (_name, list, place) => {
    expect(nextAppointment(list, now)).toBe(place === undefined ? undefined : list[place]);
  });
});

describe('appointments', () => {
  it.each([
    ['C', 'confirmed', true],
    ['R', 'confirmed', true],
    ['W', 'waitlist', true],
    ['X', 'cancelled', true],
    ['Q', 'confirmed', false],
    [undefined, 'confirmed', true],
    ['', 'confirmed', true],
  ])('[B150] %j is %s', (code, group, known) => {
    expect(statusGroup(code)).toBe(group);
    expect(isKnownStatus(code)).toBe(known);
  });

  const list = [
    { text: 'b', date: '02/07/2026', fromTime: '09:00', bookingStatus: 'X' },
    { text: 'c', date: '01/08/2026', fromTime: '08:00', bookingStatus: 'C' },
    { text: 'a2', date: '02/07/2026', fromTime: '08:30', bookingStatus: 'R' },
    { text: 'unreadable', date: 'soon', bookingStatus: 'C' },
  ];
  const waiting = { text: 'w', date: '03/07/2026', fromTime: '10:00', bookingStatus: 'W' };
  it('[B149] stand by date and start', () => {
    expect(sortAppointments(list).map((one) => one.text)).toEqual(['a2', 'b', 'c', 'unreadable']);
  });
  it('[B151] group by status, empty groups left out', () => {
    const grouped = (of: typeof list) =>
      groupAppointments(of).map(({ group, appointments }) => [group, appointments.map(({ text }) => text)]);
    expect(grouped(list)).toEqual([
      ['confirmed', ['a2', 'c', 'unreadable']],
      ['cancelled', ['b']],
    ]);
    expect(grouped([...list, waiting])).toEqual([
      ['confirmed', ['a2', 'c', 'unreadable']],
      ['waitlist', ['w']],
      ['cancelled', ['b']],
    ]);
  });
});
