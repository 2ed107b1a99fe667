import { expect, it } from 'vitest';
import type { Schedule } from '#contract/areas/holiday.ts';
import { itineraryDays, tileOpacity } from './itinerary-days.rules.ts';

const schedule = (date: string): Schedule => ({ id: date, date, day: 1, title: date, atSea: false });
const schedules = ['02/09/2026', '30/08/2026', '31/08/2026', '31/08/2026', '31/02/2026', '2026-09-03', ''].map(
  schedule,
);
const days = (showPast: boolean) => itineraryDays(schedules, { today: '2026-08-31', showPast }).map(({ day }) => day);

it('[B169] [BD40] uses entries whose date is one, from today on, each day once and in order', () => {
  expect(days(false)).toEqual(['2026-08-31', '2026-09-02']);
});

it('[B169] [BD40] uses past days too with showPastEvents', () => {
  expect(days(true)).toEqual(['2026-08-30', '2026-08-31', '2026-09-02']);
});

it.each([undefined, null, {} as never])('uses nothing of %j', (answer) => {
  expect(itineraryDays(answer, { today: '2026-08-31', showPast: true })).toEqual([]);
});

it('[B172 C18] [BD41] shades tiles in eight steps from 0.2 to 0.9 and begins again', () => {
  expect(Array.from({ length: 9 }, (_, place) => tileOpacity(place))).toEqual([
    0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.2,
  ]);
});
