import { expect, it } from 'vitest';
import { dayToShow, ofDayByTime } from './excursions-screen.rules.ts';

const on = (date: string, timeOfDay?: string) => ({ date, timeOfDay });

it.each([
  ['tomorrow', ['15/06/2026', '16/06/2026', '18/06/2026'], '2026-06-16'],
  ['the next day that has some, at sea', ['18/06/2026', '17/06/2026'], '2026-06-17'],
  ['today on the last day', ['15/06/2026'], '2026-06-15'],
  ['nothing without any', [], undefined],
])('shows %s', (_, dates, day) => {
  expect(
    dayToShow(
      dates.map((date) => on(date)),
      '2026-06-15',
    ),
  ).toBe(day);
});

it('lists a day by time, those without one last', () => {
  const listed = [on('16/06/2026'), on('16/06/2026', '13:00'), on('15/06/2026', '08:00'), on('16/06/2026', '09:00')];
  expect(ofDayByTime(listed, '2026-06-16').map(({ timeOfDay }) => timeOfDay)).toEqual(['09:00', '13:00', undefined]);
});
