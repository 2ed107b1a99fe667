import { describe, expect, it } from 'vitest';
import { type Planned, type Trouble, troublesOf } from './clashes.rules.ts';

const onBoard = (key: string, from: string, to?: string): Planned => ({ key, title: key, from, to, isAshore: false });
const ashore = (key: string, from: string, to?: string): Planned => ({ ...onBoard(key, from, to), isAshore: true });
const clash = (other: string, at: string): Trouble => ({ kind: 'clash', with: other, at });

describe('the troubles of a day', () => {
  it.each<[string, Planned[], string | undefined, Record<string, Trouble[]>]>([
    ['none without bookings', [], '17:30', {}],
    ['none with time between', [onBoard('spa', '09:00', '10:00'), onBoard('lunch', '10:10', '11:00')], undefined, {}],
    [
      'two at the same time',
      [onBoard('spa', '09:00', '10:00'), onBoard('yoga', '09:30', '10:30')],
      undefined,
      { spa: [clash('yoga', '09:30')], yoga: [clash('spa', '09:00')] },
    ],
    [
      'one inside of the other',
      [ashore('trip', '08:00', '16:00'), onBoard('lunch', '12:00', '13:00')],
      undefined,
      { trip: [clash('lunch', '12:00')], lunch: [clash('trip', '08:00')] },
    ],
    [
      'two that begin together, one without an end',
      [onBoard('spa', '09:00'), onBoard('yoga', '09:00', '10:00')],
      undefined,
      { spa: [clash('yoga', '09:00')], yoga: [clash('spa', '09:00')] },
    ],
    [
      'too little time on board',
      [onBoard('spa', '09:00', '10:00'), onBoard('yoga', '10:05', '11:00')],
      undefined,
      { yoga: [{ kind: 'tight', with: 'spa', minutes: 5, isGangway: false }] },
    ],
    [
      'no time at all, which is no clash',
      [onBoard('spa', '09:00', '10:00'), onBoard('yoga', '10:00', '11:00')],
      undefined,
      { yoga: [{ kind: 'tight', with: 'spa', minutes: 0, isGangway: false }] },
    ],
    [
      'too little time from deck to gangway',
      [onBoard('spa', '08:00', '09:00'), ashore('trip', '09:15', '12:00')],
      undefined,
      { trip: [{ kind: 'tight', with: 'spa', minutes: 15, isGangway: true }] },
    ],
    ['just enough time to the gangway', [onBoard('spa', '08:00', '09:00'), ashore('trip', '09:20')], undefined, {}],
    [
      'back after all on board',
      [ashore('trip', '13:00', '18:00')],
      '17:30',
      { trip: [{ kind: 'misses-ship', at: '17:30' }] },
    ],
    [
      'back just before it',
      [ashore('trip', '13:00', '17:10')],
      '17:30',
      { trip: [{ kind: 'tight-ship', minutes: 20, at: '17:30' }] },
    ],
    ['back in time', [ashore('trip', '13:00', '17:00')], '17:30', {}],
    ['on board the ship cannot go without', [onBoard('dinner', '17:00', '19:00')], '17:30', {}],
    [
      'past midnight',
      [onBoard('show', '23:00', '00:30'), onBoard('bar', '23:30', '01:00')],
      undefined,
      { show: [clash('bar', '23:30')], bar: [clash('show', '23:00')] },
    ],
    ['no known time', [onBoard('spa', ''), onBoard('yoga', 'Late')], undefined, {}],
  ])('%s', (_name, plans, allOnBoard, expected) => {
    expect(Object.fromEntries(troublesOf(plans, allOnBoard))).toEqual(expected);
    expect(Object.fromEntries(troublesOf(plans.toReversed(), allOnBoard))).toEqual(expected);
  });
});
