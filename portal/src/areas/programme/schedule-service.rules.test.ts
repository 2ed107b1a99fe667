import { describe, expect, it } from 'vitest';
import type { LineupReply } from '#contract/areas/programme.ts';
import { eventsOfDay } from './schedule-service.rules.ts';

describe('the events of a day', () => {
  const entry = (date: string, id: string) => ({ date, events: [{ id, name: id }] });
  const ids = (reply: unknown) =>
    eventsOfDay(reply as LineupReply, '2026-06-15').map((event) => (event as { id: string }).id);

  it.each([
    ['by date', { lineup: [entry('2026-06-14', 'a'), entry('2026-06-15', 'b')] }, ['b']],
    ['by hub date', { lineup: [entry('15/06/2026', 'c')] }, ['c']],
    ['by date with time', { lineup: [entry('2026-06-15T00:00:00', 'd')] }, ['d']],
    ['of the only entry, when nobody can read its date', { lineup: [entry('Monday', 'e')] }, ['e']],
    ['of the only entry, whatever its date', { lineup: [entry('2026-06-14T22:00:00Z', 'f')] }, ['f']],
    ['none of other days', { lineup: [entry('2026-06-16', 'f'), entry('2026-06-17', 'g')] }, []],
    ['none of an empty lineup', { lineup: [] }, []],
    ['none without a lineup', {}, []],
    ['none of nothing', null, []],
    ['none of a lineup that is none', { lineup: 'soon' }, []],
    ['none of an entry without events', { lineup: [{ date: '2026-06-15' }] }, []],
  ])('[B264] are found %s', (_, reply, expected) => {
    expect(ids(reply)).toEqual(expected);
  });
});
