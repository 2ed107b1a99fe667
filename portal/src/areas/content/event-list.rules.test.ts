import { describe, expect, it } from 'vitest';
import type { ContentEvent } from '#contract/areas/content.ts';
import { textOf } from '#contract/text.ts';
import { eventsByDate, eventTimes } from './event-list.rules.ts';

const words = (text: Parameters<typeof textOf>[0]) => textOf(text, 'en');
const event = (fields: Partial<ContentEvent>): ContentEvent => ({ id: 'e', title: 'Event', ...fields });

describe('times of an event', () => {
  it.each<[Partial<ContentEvent>, string]>([
    [{ startTime: '10:00', endTime: '11:30' }, '<10:00> – <11:30>'],
    [{ startTime: '10:00' }, '<10:00>'],
    [{ startTime: '10:00', endTime: 'Late' }, '<10:00>'],
    [
      { startTime: '22:00', endTime: 'Late', endTimeDescription: 'until the last guest' },
      '<22:00> – until the last guest',
    ],
    [
      { startTime: '10:00', endTime: '11:00', startTimeDescription: { en: 'After breakfast' } },
      'After breakfast – <11:00>',
    ],
    [{ startTimeDescription: 'All day' }, 'All day'],
    [{}, ''],
  ])('[A275 B272] [BD50] of %j', (fields, text) => {
    expect(eventTimes(event(fields), (time) => `<${time}>`, words)).toBe(text);
  });
});

it('[A272] [AD42] groups an agenda by date, each day in order of start', () => {
  const groups = eventsByDate([
    event({ id: 'c', fromDate: '02/09/2026', startTime: '09:00' }),
    event({ id: 'b', fromDate: '31/08/2026', startTime: '20:00' }),
    event({ id: 'a', fromDate: '31/08/2026', startTime: '08:00' }),
    event({ id: 'any', startTime: '12:00' }),
  ]);
  expect(groups.map(({ day, events }) => [day, events.map(({ id }) => id)])).toEqual([
    [undefined, ['any']],
    ['2026-08-31', ['a', 'b']],
    ['2026-09-02', ['c']],
  ]);
});
