import { describe, expect, it } from 'vitest';
import { wallClock } from '#contract/hub-date.ts';
import { textOf } from '#contract/text.ts';
import {
  eventTimes,
  isPaid,
  isRunning,
  labelOf,
  levelsOf,
  pictureOf,
  type ShownEvent,
  shipTimeOf,
  shownEvents,
  type Words,
} from './lineup.rules.ts';

const german: Words = (text) => textOf(text, 'de');
const shipTime = (instant: number) => wallClock(new Date(instant), 'Europe/Madrid');
const event = (fields: Partial<ShownEvent> = {}): ShownEvent => ({
  id: 'e',
  name: 'Event',
  startTime: undefined,
  endTime: undefined,
  ...fields,
});

it.each([
  ['21:30', '21:30'],
  ['9:05', '9:05'],
  ['2026-06-15T21:30', '21:30'],
  ['2026-06-15 21:30:00', '21:30'],
  ['2026-06-15T21:30:00Z', '23:30'],
  ['2026-06-15T21:30:00.000+02:00', '21:30'],
  ['Late', undefined],
  ['', undefined],
  [undefined, undefined],
  [null, undefined],
  ['2026-99-99T21:30:00Z', undefined],
])('the time %s is %s on board', (text, time) => {
  expect(shipTimeOf(text, shipTime)).toBe(time);
});

describe('the events that show', () => {
  const events = [
    { id: 'show', name: 'Show', start: '21:00', end: 'Late' },
    { id: 'yoga', name: 'Yoga', start: '08:00', end: '09:00' },
    { id: 'walk', name: 'Walk', start: '2026-06-15T13:00:00', end: '2026-06-15T14:00:00' },
    { name: 'without an id' },
    null,
    'nonsense',
  ];
  const at = { day: '2026-06-15', now: { day: '2026-06-15', time: '13:30' }, shipTime, showPastEvents: false };
  const ids = (given: Partial<Parameters<typeof shownEvents>[1]>, of: readonly unknown[] = events) =>
    shownEvents(of, { ...at, ...given }).map(({ id }) => id);

  it('[BD50] are those that have not ended, by start', () => {
    expect(ids({})).toEqual(['walk', 'show']);
  });
  it('[B15] [BD50] are all with showPastEvents', () => {
    expect(ids({ showPastEvents: true })).toEqual(['yoga', 'walk', 'show']);
  });
  it('[BD50] are all where the hub does not say', () => {
    expect(ids({ showPastEvents: undefined })).toEqual(['yoga', 'walk', 'show']);
  });
  it.each(['2026-06-14', '2026-06-16'])('[BD50] are all of another day, %s', (day) => {
    expect(ids({ day })).toEqual(['yoga', 'walk', 'show']);
  });
  it('[B15] [BD48] are those of the own ship', () => {
    const two = [
      { id: 'ours', name: '', shipId: 'MS' },
      { id: 'theirs', name: '', shipId: 'XX' },
      { id: 'all', name: '' },
    ];
    expect(ids({ shipId: 'MS' }, two)).toEqual(['ours', 'all']);
    expect(ids({}, two)).toEqual(['ours', 'theirs', 'all']);
  });
});

describe('an event that is on', () => {
  const at = { day: '2026-06-15', now: { day: '2026-06-15', time: '13:30' } };
  it.each([
    ['has begun and not ended', '13:00', '14:00', true],
    ['begins now', '13:30', '14:00', true],
    ['is still to come', '14:00', '15:00', false],
    ['has ended', '11:00', '12:00', false],
    ['runs past midnight', '13:00', '01:00', true],
    ['has no end', '13:00', undefined, false],
  ])('%s: %s to %s is %s', (_, startTime, endTime, expected) => {
    expect(isRunning(event({ startTime, endTime }), at)).toBe(expected);
  });
  it('is not of another day', () => {
    expect(isRunning(event({ startTime: '13:00', endTime: '14:00' }), { ...at, day: '2026-06-16' })).toBe(false);
  });
});

it.each([
  ['start and end', { startTime: '21:00', endTime: '22:00' }, '21:00! – 22:00!'],
  ['the start alone', { startTime: '21:00' }, '21:00!'],
  ['words for the end', { startTime: '21:00', endTimeDescription: { de: 'bis spät' } }, '21:00! – bis spät'],
  ['words for the start', { startTimeDescription: 'After dinner', startTime: '21:00' }, 'After dinner'],
  ['nothing', {}, ''],
])('[BD50] shows %s', (_, fields, shown) => {
  expect(eventTimes(event(fields), (time) => `${time}!`, german)).toBe(shown);
});

it.each([
  ['the attribute', ['Family', 'Chargeable Experience'], true],
  ['the attribute with a name', [{ id: '1', name: 'Chargeable Experience' }], true],
  ['the attribute by language', [{ de: 'Kostenpflichtig', defaultValue: 'Chargeable Experience' }], true],
  ['another attribute', ['Chargeable'], false],
  ['no attributes', [], false],
  ['none at all', undefined, false],
])('[B251] with %s an event is paid: %3$s', (_, attributes, expected) => {
  expect(isPaid({ attributes })).toBe(expected);
});

it.each([
  ['Deck 5', 'Deck 5'],
  [{ en: 'Deck 5', de: 'Deck fünf' }, 'Deck fünf'],
  [{ id: '5', name: { de: 'Fünf' } }, 'Fünf'],
])('%j reads %s', (label, expected) => {
  expect(labelOf(label, german)).toBe(expected);
});

it('[B250] has each level once', () => {
  expect(levelsOf({ levels: ['Deck 5', { name: 'Deck 5' }, ''] }, german)).toEqual(['Deck 5']);
  expect(levelsOf({ levels: undefined }, german)).toEqual([]);
});

it('[B250] has pictures by type, the first for want of that type, and none', () => {
  const images = [
    { type: 'Full', url: 'full.jpg' },
    { type: 'Preview', url: 'preview.jpg' },
  ];
  expect(pictureOf(event({ images }), 'Preview')).toBe('preview.jpg');
  expect(pictureOf(event({ images }), 'Full')).toBe('full.jpg');
  expect(pictureOf(event({ images: [{ url: 'only.jpg' }] }), 'Full')).toBe('only.jpg');
  expect(pictureOf(event({ images: [{ type: 'Full', url: '' }] }), 'Full')).toBeUndefined();
  expect(pictureOf(event(), 'Full')).toBeUndefined();
});
