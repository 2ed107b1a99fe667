import { describe, expect, it } from 'vitest';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import { scanTime } from '#hub/shared/scan-time.ts';
import { countHeads, groupOf, isComplete, toUnblock } from './muster.rules.ts';

const guest = (accountNumber: string, over: Partial<PmsGuest> = {}): PmsGuest => ({
  accountNumber,
  passengerId: `p${accountNumber}`,
  partyId: 'a',
  bookingReference: 'REF',
  firstName: 'First',
  lastName: accountNumber,
  type: 'Adult',
  lead: false,
  cabin: '7001',
  embarkDay: '2026-06-11',
  disembarkDay: '2026-06-20',
  isBlocked: false,
  isBlockedForMuster: false,
  ...over,
});

it.each([
  [false, null, false, false],
  [true, null, false, true],
  [true, null, true, false],
  [false, 'A', true, false],
  [false, 'A', false, false],
  [true, 'A', true, true],
])(
  '[C209 C210] video %s, scanned at %s, visit required %s: complete is %s',
  (isVideoWatched, station, required, is) => {
    expect(isComplete({ isVideoWatched, station }, required)).toBe(is);
  },
);

it('[CD34] a group is cabin and booking, each guest once, lead passengers first', () => {
  const [one, two, lead, mate] = [guest('1'), guest('2'), guest('3', { lead: true }), guest('4', { partyId: 'b' })];
  expect(groupOf([lead, one, two], [mate, one]).map((of) => of.accountNumber)).toEqual(['3', '1', '2', '4']);
  expect(groupOf([], [mate, lead]).map((of) => of.accountNumber)).toEqual(['3', '4']);
});

it('[CD36] who is unblocked is blocked and of a group that is complete', () => {
  const blocked = { isBlockedForMuster: true };
  const everybody = [
    guest('1', blocked),
    guest('2', { ...blocked, cabin: '7002' }),
    guest('3', { ...blocked, partyId: 'b', cabin: '7003' }),
    guest('4', { partyId: 'b', cabin: '7004' }),
  ];
  const done = { isVideoWatched: true, station: 'A' };
  const marks = new Map([
    ['1', done],
    ['2', done],
    ['3', done],
  ]);
  expect(toUnblock(everybody, marks, true).map((of) => of.accountNumber)).toEqual(['1', '2']);
});

describe('the time of a scan', () => {
  const now = new Date('2026-06-15T10:00:00Z');
  const embarkation = new Date('2026-06-11T00:00:00Z');
  it.each([
    [undefined, '2026-06-15T10:00:00.000Z'],
    ['2026-06-15T09:58:00+02:00', '2026-06-15T07:58:00.000Z'],
    ['2026-06-15T10:00:01Z', '2026-06-15T10:00:00.000Z'],
    ['2026-06-10T23:59:00Z', '2026-06-15T10:00:00.000Z'],
  ])('sent as %s is %s', (given, at) => {
    expect(scanTime(given, now, embarkation).toISOString()).toBe(at);
  });
});

it('the count has those on board today, every station, and last those without one', () => {
  const guests = [
    guest('1'),
    guest('2', { cabin: '8001' }),
    guest('3', { embarkDay: '2026-06-16' }),
    guest('4', { disembarkDay: '2026-06-14' }),
    guest('5', { embarkDay: '2026-06-15', disembarkDay: '2026-06-15', cabin: '8001' }),
    guest('6', { cabin: 'crew' }),
  ];
  const marks = new Map([
    ['1', { isVideoWatched: true, station: 'C' }],
    ['2', { isVideoWatched: false, station: 'B' }],
    ['4', { isVideoWatched: true, station: 'A' }],
  ]);
  const stationOf = (cabin: string) => ({ '7001': 'A', '8001': 'B' })[cabin] ?? null;
  const at = new Date('2026-06-15T10:00:00Z');
  const input = { at, today: '2026-06-15', guests, marks, stations: ['A', 'B', 'C'], stationOf };
  const count = countHeads({ ...input, visitRequired: true });
  expect(count).toMatchObject({ guests: 4, videoWatched: 1, scanned: 2, complete: 1 });
  expect(
    count.stations.map((one) => [
      one.station,
      one.guests,
      one.complete,
      one.scannedElsewhere,
      one.missing.map((missing) => missing.accountNumber).join(),
    ]),
  ).toEqual([
    ['A', 1, 1, 1, ''],
    ['B', 2, 0, 0, '2,5'],
    ['C', 0, 0, 0, ''],
    [null, 1, 0, 0, '6'],
  ]);
});
