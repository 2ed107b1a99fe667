import { describe, expect, it } from 'vitest';
import type { MusterPassenger } from '#contract/areas/muster.ts';
import { isGroupComplete } from '#portal/shared/muster/complete.rules.ts';
import { inTimeOrder, isWebKit, notYetWatched, ownAndGroup, passengerName, stationOf } from './muster.rules.ts';

const one = (accountNumber: string, over: Partial<MusterPassenger> = {}): MusterPassenger => ({
  id: accountNumber,
  firstName: 'Ada',
  lastName: accountNumber,
  name: '',
  type: 'Adult',
  lead: false,
  accountNumber,
  isLoggedInUser: false,
  isVideoWatched: false,
  isMusterScanPerformed: false,
  ...over,
});
const watched = { isVideoWatched: true };
const done = { isVideoWatched: true, isMusterScanPerformed: true };

describe('a group is complete', () => {
  it.each([
    ['nobody watched', [{}, {}], false, false],
    ['one of two watched', [watched, {}], false, false],
    ['everyone watched', [watched, watched], false, true],
    ['everyone watched, nobody scanned', [watched, watched], true, false],
    ['everyone scanned, one did not watch', [done, { isMusterScanPerformed: true }], true, false],
    ['one of two scanned', [done, watched], true, false],
    ['everyone watched and scanned', [done, done], true, true],
  ])('[C209 C210] %s, visit required %#: %s', (_, marks, musterStationVisitRequired, is) => {
    const passengers = marks.map((mark, place) => one(String(place), mark));
    expect(isGroupComplete({ passengers, musterStationVisitRequired })).toBe(is);
  });

  it('when nothing is known, nothing is said', () => {
    expect(isGroupComplete({ passengers: [], musterStationVisitRequired: false })).toBeUndefined();
    expect(isGroupComplete(undefined)).toBeUndefined();
  });
});

it('[C211] the guest stands apart from the group', () => {
  const guests = [one('1'), one('2', { isLoggedInUser: true }), one('3')];
  const { own, group } = ownAndGroup(guests);
  expect([own?.id, group.map(({ id }) => id)]).toEqual(['2', ['1', '3']]);
  expect(ownAndGroup([one('1')])).toMatchObject({ own: undefined, group: [{ id: '1' }] });
});

it('[C199] only those who have not watched are asked', () => {
  expect(notYetWatched([one('1', watched), one('2')]).map(({ id }) => id)).toEqual(['2']);
});

it('[C201] a name is the one that the hub has, else first and last', () => {
  expect(passengerName(one('1', { name: 'Dr Ada One' }))).toBe('Dr Ada One');
  expect(passengerName(one('1'))).toBe('Ada 1');
});

it('the own station wins over that of the group', () => {
  const station = (id: string) => ({ musterStation: { id, name: id } });
  expect(stationOf([one('1', station('A')), one('2', { isLoggedInUser: true, ...station('B') })])?.id).toBe('B');
  expect(stationOf([one('1', station('A')), one('2', { isLoggedInUser: true })])?.id).toBe('A');
  expect(stationOf([one('1')])).toBeUndefined();
});

it('[C214] [CD31] events stand in time order', () => {
  const event = (id: string, fromDate: string, startTime: string) => ({ id, title: id, fromDate, startTime });
  const events = [
    event('c', '16/11/2026', '09:00'),
    event('b', '15/11/2026', '18:45'),
    event('a', '15/11/2026', '10:00'),
  ];
  expect(inTimeOrder(events).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

it.each([
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    true,
  ],
  [
    'Safari on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    true,
  ],
  [
    'Chrome on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  [
    'Firefox on an iPad',
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/132.0 Mobile/15E148 Safari/605.1.15',
    true,
  ],
  [
    'a page inside an app',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    true,
  ],
  [
    'Chrome on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    false,
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    false,
  ],
  [
    'Edge',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    false,
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', false],
])('[C196] [CD32] %s', (_, userAgent, is) => {
  expect(isWebKit(userAgent)).toBe(is);
});
