import { describe, expect, it } from 'vitest';
import { type ExcursionState, excursionState, openFirst } from './excursion-state.rules.ts';

const now = { day: '2026-07-03', time: '10:10' };

describe('the state of an excursion', () => {
  it.each<[string, string, string | null, number | undefined, ExcursionState]>([
    ['earlier today', '03/07/2026', '09:30', 12, 'departed'],
    ['this very minute', '03/07/2026', '10:10', 12, 'departed'],
    ['later today', '03/07/2026', '10:11', 12, undefined],
    ['today at no time', '03/07/2026', null, 12, undefined],
    ['yesterday', '02/07/2026', '23:00', 12, 'departed'],
    ['tomorrow', '04/07/2026', '08:00', 12, undefined],
    ['without a date', '', '08:00', 12, undefined],
    ['full', '04/07/2026', '08:00', 0, 'full'],
    ['full and gone', '02/07/2026', '08:00', 0, 'departed'],
    ['of unknown places', '04/07/2026', '08:00', undefined, undefined],
  ])('%s', (_, date, timeOfDay, currentAvailability, state) => {
    expect(excursionState({ date, timeOfDay, currentAvailability }, now)).toBe(state);
  });

  it('puts what can be booked first and leaves the order otherwise', () => {
    const list: [string, ExcursionState][] = [
      ['a', 'departed'],
      ['b', 'full'],
      ['c', undefined],
      ['d', 'departed'],
      ['e', undefined],
    ];
    expect(openFirst(list, ([, state]) => state).map(([id]) => id)).toEqual(['c', 'e', 'b', 'a', 'd']);
  });
});
