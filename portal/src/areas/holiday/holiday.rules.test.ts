import { describe, expect, it } from 'vitest';
import { hotelNights, splitFlights } from './holiday.rules.ts';

describe('holiday', () => {
  it.each([
    ['01/07/2026', '08/07/2026', 7],
    ['28/03/2026', '30/03/2026', 2],
    ['08/07/2026', '01/07/2026', 0],
    ['soon', '01/07/2026', 0],
  ])('[B163] nights from %s to %s: %d', (fromDate, toDate, nights) => {
    expect(hotelNights({ fromDate, toDate })).toBe(nights);
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
