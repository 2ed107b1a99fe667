import { describe, expect, it } from 'vitest';
import { byDateAndStart, type EventTime, isPast } from './event-time.ts';

const NOW = { day: '2026-08-10', time: '14:30' };

describe('past events', () => {
  it.each<[string, EventTime, boolean]>([
    ['ended a minute ago', { day: '2026-08-10', startTime: '13:00', endTime: '14:29' }, true],
    ['ends this minute', { day: '2026-08-10', startTime: '13:00', endTime: '14:30' }, false],
    ['ends later today', { day: '2026-08-10', startTime: '14:00', endTime: '15:00' }, false],
    ['was yesterday', { day: '2026-08-09', startTime: '10:00', endTime: '11:00' }, true],
    ['is tomorrow, at an earlier hour', { day: '2026-08-11', startTime: '08:00', endTime: '09:00' }, false],
    ['began yesterday and ended after midnight', { day: '2026-08-09', startTime: '22:00', endTime: '01:00' }, true],
    ['began today and ends after midnight', { day: '2026-08-10', startTime: '22:00', endTime: '01:00' }, false],
    ['began this morning without an end', { day: '2026-08-10', startTime: '08:00' }, false],
    ['began yesterday without an end', { day: '2026-08-09', startTime: '23:00' }, true],
    ['[A275] runs "Late" today', { day: '2026-08-10', startTime: '08:00', endTime: 'Late' }, false],
    ['[A275] ran "late" yesterday', { day: '2026-08-09', startTime: '20:00', endTime: ' late ' }, true],
    [
      '[A275] runs "Late" from the first minute of today',
      { day: '2026-08-10', startTime: '00:00', endTime: 'Late' },
      false,
    ],
    ['[A275] runs "Late" today and does not say from when', { day: '2026-08-10', endTime: 'Late' }, false],
    ['has an empty end today', { day: '2026-08-10', startTime: '08:00', endTime: '' }, false],
    ['has no date at all', { startTime: '08:00', endTime: '09:00' }, false],
    ['ends at 24:00 of yesterday', { day: '2026-08-09', startTime: '20:00', endTime: '24:00' }, true],
  ])('[A286] [AD45] an event that %s', (_, event, past) => {
    expect(isPast(event, NOW)).toBe(past);
  });

  it('[AD45] runs over midnight until its end has gone by', () => {
    const party = { day: '2026-08-09', startTime: '22:00', endTime: '01:00' };
    expect(isPast(party, { day: '2026-08-10', time: '00:59' })).toBe(false);
    expect(isPast(party, { day: '2026-08-10', time: '01:01' })).toBe(true);
  });
});

it('[A286] [AD45] sorts by date and start, and keeps the operator’s order otherwise', () => {
  const events = [
    { id: 'late', day: '2026-08-10', startTime: '20:00' },
    { id: 'open', day: '2026-08-10' },
    { id: 'early', day: '2026-08-10', startTime: '9:30' },
    { id: 'eve', day: '2026-08-09', startTime: '23:00' },
    { id: 'daily-b', startTime: '10:00' },
    { id: 'daily-c', startTime: '10:00' },
  ];
  expect(events.toSorted(byDateAndStart).map((event) => event.id)).toEqual([
    'daily-b',
    'daily-c',
    'eve',
    'early',
    'late',
    'open',
  ]);
});
