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

it('[BD50] leaves out what is over or began an hour ago without an end, and keeps what runs late', () => {
  expect(nowAndNext(events, '21:00').map(({ startTime }) => startTime)).toEqual([
    '18:30',
    '19:00',
    '20:30',
    '22:00',
    undefined,
  ]);
  expect(nowAndNext(events, '21:30').map(({ startTime }) => startTime)).toEqual(['19:00', '22:00', undefined]);
  expect(nowAndNext(events, '23:59').map(({ startTime }) => startTime)).toEqual(['19:00', undefined]);
});

it('keeps what ends after midnight', () => {
  expect(nowAndNext([{ startTime: '22:30', endTime: '01:00' }], '23:59')).toHaveLength(1);
});

it.each([
  ['20:59', false],
  ['21:00', true],
  ['21:01', true],
])('at %s an event of 21:00 has begun: %s', (time, begun) => {
  expect(hasBegun({ startTime: '21:00' }, time)).toBe(begun);
});
