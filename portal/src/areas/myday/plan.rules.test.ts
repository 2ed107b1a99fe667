import { describe, expect, it } from 'vitest';
import { troublesOn, voyageDays } from './plan.rules.ts';

const booked = (id: string, date: string, fromTime: string, toTime: string, bookingStatus = 'C') => ({
  id,
  date,
  fromTime,
  toTime,
  text: id,
  bookingStatus,
});
const lisbon = { id: '1', date: '05/03/2026', day: 1, title: 'Lisbon', atSea: false, allOnBoard: '17:30' };
const atSea = { id: '2', date: '06/03/2026', day: 2, title: 'At sea', atSea: true };

describe('the days of a voyage', () => {
  it('are all of them, with what is booked in its order and its troubles, and without what is cancelled', () => {
    const days = voyageDays(
      [lisbon, atSea],
      [
        booked('spa-2', '05/03/2026', '10:00', '11:00'),
        booked('excursion-1', '05/03/2026', '09:00', '18:00'),
        booked('dining-3', '06/03/2026', '19:00', '21:00', 'X'),
        booked('dining-4', '08/03/2026', '19:00', '21:00'),
      ],
    );
    expect(days.map(({ day, booked: own }) => [day, own.map(({ key }) => key)])).toEqual([
      ['2026-03-05', ['excursion-1', 'spa-2']],
      ['2026-03-06', []],
      ['2026-03-08', ['dining-4']],
    ]);
    expect(days[0]?.booked[0]?.troubles.map(({ kind }) => kind)).toEqual(['clash', 'misses-ship']);
  });
});

describe('the troubles of a day', () => {
  const trip = booked('x', '05/03/2026', '09:00', '18:00');
  it.each([
    ['an excursion by its code', { ...trip, excursionCode: 'LIS01' }, ['misses-ship']],
    ['an excursion by its id', { ...trip, id: 'excursion-7' }, ['misses-ship']],
    ['a treatment', { ...trip, id: 'spa-7' }, []],
    ['a table with a code', { ...trip, id: 'dining-7', excursionCode: 'DIN-SAFFRON' }, []],
    ['what waits', { ...trip, id: 'excursion-7', bookingStatus: 'W' }, []],
    ['another day', { ...trip, id: 'excursion-7', date: '06/03/2026' }, []],
  ])('of %s', (_name, appointment, kinds) => {
    const found = [...troublesOn('2026-03-05', [appointment], '17:30').values()].flat();
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
  });
});
