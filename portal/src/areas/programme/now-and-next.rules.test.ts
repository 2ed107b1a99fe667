import { expect, it } from 'vitest';
import { hasBegun, nowAndNext } from './now-and-next.rules.ts';

const events = [
  { startTime: '09:00' },
  { startTime: '18:30', endTime: '21:30' },
  { startTime: '19:00', endTime: 'Late' },
  { startTime: '20:30' },
  { startTime: '22:00', endTime: '23:00' },
  {},
];

it('leaves out what began more than an hour ago without an end', () => {
  expect(nowAndNext(events, '21:00').map(({ startTime }) => startTime)).toEqual([
    '18:30',
    '19:00',
    '20:30',
    '22:00',
    undefined,
  ]);
});

it.each([
  ['20:59', false],
  ['21:00', true],
  ['21:01', true],
])('at %s an event of 21:00 has begun: %s', (time, begun) => {
  expect(hasBegun({ startTime: '21:00' }, time)).toBe(begun);
});
