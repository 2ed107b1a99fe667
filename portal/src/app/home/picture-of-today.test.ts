import { expect, it } from 'vitest';
import type { FirstAnswer } from '#contract/first-answers.ts';
import { pictureOfToday } from './picture-of-today.ts';

const LATE = new Date('2026-07-03T22:30:00Z');
const answers = (given: Record<string, unknown>) =>
  new Map<string, FirstAnswer>(
    Object.entries(given).map(([name, value]) => [name, { text: JSON.stringify(value), isForAll: true }]),
  );
const schedules = [
  { date: '03/07/2026', image: 'port-lisbon' },
  { date: '04/07/2026', image: 'port-cadiz' },
];

it.each([
  ['Europe/Rome', 'port-cadiz'],
  ['UTC', 'port-lisbon'],
  ['Asia/Tokyo', 'port-cadiz'],
])('is the picture of the ship’s day, in %s', (shipTimeZone, picture) => {
  const first = answers({ 'devices/config': { shipTimeZone }, 'itinerary/schedules': schedules });
  expect(pictureOfToday(first, LATE)).toBe(picture);
});

it.each([{}, { 'itinerary/schedules': null }, { 'itinerary/schedules': [] }])('is none of %j', (given) => {
  expect(pictureOfToday(answers(given), LATE)).toBeUndefined();
});
