import { describe, expect, it } from 'vitest';
import type { ContentEvent } from '#contract/areas/content.ts';
import { textOf } from '#contract/text.ts';
import { eventsByDate, eventTimes, scheduleEvents } from './event-list.rules.ts';

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
  ])('[A275 B272 BD50] of %j', (fields, text) => {
    expect(eventTimes(event(fields), (time) => `<${time}>`, words)).toBe(text);
  });
});

it('[A272 AD42] groups an agenda by date, each day in order of start', () => {
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

describe('events of a schedule', () => {
  const events = [
    event({ id: 'evening', startTime: '20:00', endTime: '22:00' }),
    event({ id: 'morning', startTime: '08:00', endTime: '09:00' }),
    event({ id: 'open', startTime: '07:00', endTime: 'Late' }),
  ];
  const at = { day: '2026-08-31', now: { day: '2026-08-31', time: '14:00' }, showPastEvents: false };
  const ids = (given: typeof at) => scheduleEvents(events, given).map(({ id }) => id);

  it('[BD50] leaves out those that have ended', () => {
    expect(ids(at)).toEqual(['open', 'evening']);
  });
  it('[A303 BD50] keeps them with showPastEvents', () => {
    expect(ids({ ...at, showPastEvents: true })).toEqual(['open', 'morning', 'evening']);
  });
  it('[BD50] keeps all of tomorrow', () => {
    expect(ids({ ...at, day: '2026-09-01' })).toEqual(['open', 'morning', 'evening']);
  });
});
