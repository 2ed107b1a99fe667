import { describe, expect, it } from 'vitest';
import type { Schedule } from '#contract/areas/holiday.ts';
import { type Booked, type DayItem, myDay } from './my-day.rules.ts';

const lisbon: Schedule = {
  id: '1',
  date: '05/03/2026',
  day: 3,
  title: 'Lisbon',
  atSea: false,
  arrives: '08:00',
  allOnBoard: '17:30',
  departs: '18:00',
};
const booked = (text: string, fromTime: string, toTime?: string, more: Partial<Booked> = {}): Booked => ({
  id: text,
  date: '05/03/2026',
  fromTime,
  toTime,
  text,
  bookingStatus: 'C',
  ...more,
});
const event = (id: string, startTime: string, endTime?: string) => ({ id, title: id, startTime, endTime });
const at = (time: string) => ({ day: '2026-03-05', time });
const named = (item: DayItem) => (item.kind === 'port' ? item.moment : item.title);

const day = {
  schedule: lisbon,
  appointments: [
    booked('walk', '09:30', '12:00'),
    booked('table', '19:00', '21:00'),
    booked('massage', '16:00', '17:00', { bookingStatus: 'W' }),
    booked('cancelled', '14:00', '15:00', { bookingStatus: 'X' }),
    booked('tomorrow', '09:30', '12:00', { date: '06/03/2026' }),
  ],
  events: [event('yoga', '07:00', '08:00'), event('lunch', '12:00', '14:00'), event('show', '21:00', 'Late')],
};

describe('what is left of the day', () => {
  it.each([
    [
      '07:30',
      ['yoga', 'home_arrives', 'walk', 'lunch', 'massage', 'home_all_on_board', 'home_departs', 'table', 'show'],
    ],
    ['10:00', ['walk', 'lunch', 'massage', 'home_all_on_board', 'home_departs', 'table', 'show']],
    ['17:45', ['home_departs', 'table', 'show']],
    ['21:00', ['show']],
    ['21:01', ['show']],
  ])('at %s', (time, titles) => {
    expect(myDay({ now: at(time), ...day }).map(named)).toEqual(titles);
  });

  it('marks what is running, never a moment of the ship', () => {
    const running = (time: string) =>
      myDay({ now: at(time), ...day })
        .filter(({ isRunning }) => isRunning)
        .map(named);
    expect(running('12:00')).toEqual(['lunch']);
    expect(running('09:30')).toEqual(['walk']);
    expect(running('18:00')).toEqual([]);
  });

  it('keeps what ends after midnight', () => {
    const party = booked('party', '22:30', '01:00');
    expect(myDay({ now: at('23:30'), events: [], appointments: [party] }).map(named)).toEqual(['party']);
  });

  it('says who is only waiting', () => {
    const waiting = myDay({ now: at('10:00'), ...day }).filter((item) => item.kind === 'booked' && item.isWaiting);
    expect(waiting.map(named)).toEqual(['massage']);
  });

  it('tells a moment of the ship once, and keeps what only begins with it', () => {
    const events = [event('home_all_on_board', '17:30'), event('sail-away', '17:30', '18:30'), ...day.events];
    const isCalled = (title: unknown, moment: string) => title === moment;
    const atFive = myDay({ now: at('17:00'), ...day, events, isCalled }).map(named);
    expect(atFive).toEqual(['home_all_on_board', 'sail-away', 'home_departs', 'table', 'show']);
  });

  it('has no times of the ship at sea', () => {
    const schedule = { ...lisbon, atSea: true };
    expect(myDay({ now: at('07:30'), events: [], appointments: [], schedule })).toEqual([]);
  });
});
