import { describe, expect, it } from 'vitest';
import type { ContentEvent } from '#contract/areas/content.ts';
import { scheduleEvents } from './day-events.rules.ts';

const event = (fields: Partial<ContentEvent>): ContentEvent => ({ id: 'e', title: 'Event', ...fields });

describe('events of a schedule', () => {
  const events = [
    event({ id: 'evening', startTime: '20:00', endTime: '22:00' }),
    event({ id: 'morning', startTime: '08:00', endTime: '09:00' }),
    event({ id: 'open', startTime: '07:00', endTime: 'Late' }),
  ];
  const at = { day: '2026-08-31', now: { day: '2026-08-31', time: '14:00' }, showPastEvents: false };
  const ids = (given: Parameters<typeof scheduleEvents>[1]) => scheduleEvents(events, given).map(({ id }) => id);

  it('[BD50] leaves out those that have ended', () => {
    expect(ids(at)).toEqual(['open', 'evening']);
  });
  it('[A303] [BD50] keeps them with showPastEvents', () => {
    expect(ids({ ...at, showPastEvents: true })).toEqual(['open', 'morning', 'evening']);
  });
  it('[BD50] keeps them where the hub does not say', () => {
    expect(ids({ ...at, showPastEvents: undefined })).toEqual(['open', 'morning', 'evening']);
  });
  it.each(['2026-08-30', '2026-09-01'])('[BD50] keeps all of another day, %s', (day) => {
    expect(ids({ ...at, day })).toEqual(['open', 'morning', 'evening']);
  });
});
