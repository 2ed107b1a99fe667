import { describe, expect, it } from 'vitest';
import { departureOf, hotelNights, splitFlights } from './holiday.rules.ts';

describe('holiday', () => {
  it.each([
    ['01/07/2026', '08/07/2026', 7],
    ['28/03/2026', '30/03/2026', 2],
    ['08/07/2026', '01/07/2026', 0],
    ['soon', '01/07/2026', 0],
  ])('[B163 C19] nights from %s to %s: %d', (fromDate, toDate, nights) => {
    expect(hotelNights({ fromDate, toDate })).toBe(nights);
  });

  it.each([
    ['07:10', '14/11/2026', { date: '14/11/2026', time: '07:10' }],
    ['07:10', undefined, { date: '', time: '07:10' }],
    ['14/11/2026 07:10', undefined, { date: '14/11/2026', time: '07:10' }],
    ['2026-11-14T07:10:00', undefined, { date: '14/11/2026', time: '07:10' }],
    ['early', undefined, { date: '', time: 'early' }],
  ])('[B164] a departure of %s on %s', (departureTime, departureDate, moment) => {
    expect(departureOf({ departureTime, departureDate })).toEqual(moment);
  });

  it('[B165] [BD43] by departure across months where the time says the date too', () => {
    const flight = (departureTime: string) => ({ flightDirection: 'OUT', departureTime, departureDate: undefined });
    const { out } = splitFlights([flight('01/12/2026 06:00'), flight('28/11/2026 09:00')]);
    expect(out.map((one) => one.departureTime)).toEqual(['28/11/2026 09:00', '01/12/2026 06:00']);
  });

  it('[B165] splits flights by direction, by departure, and leaves others out', () => {
    const flight = (flightDirection: string, departureTime: string, departureDate = '01/07/2026') => ({
      flightDirection,
      departureTime,
      departureDate,
    });
    const split = splitFlights([
      flight('OUT', '14:00'),
      flight('IN', '09:00'),
      flight('OUT', '08:00'),
      flight('VIA', '10:00'),
    ]);
    expect(split.out.map((one) => one.departureTime)).toEqual(['08:00', '14:00']);
    expect(split.in).toHaveLength(1);
  });
});
