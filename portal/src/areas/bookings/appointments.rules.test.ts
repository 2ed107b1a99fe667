import { describe, expect, it } from 'vitest';
import { groupAppointments, isKnownStatus, sortAppointments, statusGroup } from './appointments.rules.ts';

describe('appointments', () => {
  it.each([
    ['C', 'confirmed', true],
    ['R', 'confirmed', true],
    ['W', 'waitlist', true],
    ['X', 'cancelled', true],
    ['Q', 'confirmed', false],
    [undefined, 'confirmed', true],
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
  it('[B149] stand by date and start', () => {
    expect(sortAppointments(list).map((one) => one.text)).toEqual(['a2', 'b', 'c', 'unreadable']);
  });
  it('[B151] group by status, empty groups left out', () => {
    expect(groupAppointments(list).map(({ group, appointments }) => [group, appointments.length])).toEqual([
      ['confirmed', 3],
      ['cancelled', 1],
    ]);
  });
});
