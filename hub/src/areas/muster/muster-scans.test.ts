import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HeadCount } from '#contract/areas/muster.ts';
import { openSession } from '#hub-test/booking-hub.ts';
import { startTestHub, TEST_SERVICE_KEY, type TestHub } from '#hub-test/hub.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub({ pack: 'demo' });
});
afterAll(() => hub.close());
beforeEach(async () => {
  await hub.sql`delete from muster_scans`;
  await hub.sql`delete from muster_video_seen`;
  await hub.sql`delete from muster_settings`;
});

const AN_HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(hub.clock.now().getTime() - hours * AN_HOUR_MS).toISOString();
const scan = (accountNumber: string, station: string, scannedAt?: string) =>
  hub.ops('ops/muster/scan', { accountNumber, station, scannedAt });
const scans = (list: readonly { accountNumber: string; station: string; scannedAt?: string }[]) =>
  hub.ops('ops/muster/scans', { scans: list });
const count = async () => (await hub.get('ops/muster/count', { serviceKey: TEST_SERVICE_KEY })).body as HeadCount;
const stored = async () =>
  (
    await hub.sql<{ account: string; station: string; at: Date }[]>`
      select account_number as account, station, scanned_at as at from muster_scans order by account_number`
  ).map(({ account, station, at }) => [account, station, at.toISOString()]);

describe('a scan', () => {
  it('[CD35] counts once: later ones change nothing', async () => {
    const first = await scan('10001', 'B');
    expect(first).toMatchObject({
      status: 200,
      body: {
        accountNumber: '10001',
        name: 'Claudia Hartmann',
        station: 'B',
        scannedAt: hub.clock.now().toISOString(),
      },
    });
    hub.clock.advance(60_000);
    expect((await scan(' 10001 ', 'c')).body).toEqual(first.body);
    expect(await stored()).toHaveLength(1);
  });

  it('[CD1 CD35] of an unknown account is 404, at an unknown station 400, without the key 401; nothing is stored', async () => {
    expect((await scan('99999', 'A')).status).toBe(404);
    expect(await scan('10001', 'Q')).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('A, B, C') },
    });
    expect((await hub.post('ops/muster/scan', { accountNumber: '10001', station: 'A' })).status).toBe(401);
    expect(await stored()).toEqual([]);
  });

  it('of a scanner that was offline has the scanner’s time, and an earlier one that comes later is the first', async () => {
    expect((await scan('10001', 'B')).body.station).toBe('B');
    expect((await scan('10001', 'A', ago(2))).body).toMatchObject({ station: 'A', scannedAt: ago(2) });
    expect((await scan('10001', 'C', ago(1))).body).toMatchObject({ station: 'A', scannedAt: ago(2) });
  });

  it.each([
    ['in the future', '2031-01-01T00:00:00Z'],
    ['before the voyage', '1970-01-01T00:00:00+02:00'],
  ])('of a scanner whose clock is %s has the time at which it came in', async (_, wrong) => {
    expect((await scan('10001', 'B', wrong)).body.scannedAt).toBe(hub.clock.now().toISOString());
  });

  it('at another station than the own says which is the own', async () => {
    const own = (await count()).stations.find(({ missing }) =>
      missing.some((one) => one.accountNumber === '10001'),
    )?.station;
    expect(own).toMatch(/^[ABC]$/);
    expect((await scan('10001', own ?? '')).body).not.toHaveProperty('ownStation');
    const other = own === 'A' ? 'B' : 'A';
    expect((await scan('10002', other)).body).toMatchObject({ station: other, ownStation: own });
    expect((await count()).stations.find(({ station }) => station === own)).toMatchObject({ scannedElsewhere: 1 });
  });
});

describe('a file of scans', () => {
  it('stores those that are known, names the others, and can be sent again', async () => {
    const file = [
      { accountNumber: '10001', station: 'A', scannedAt: ago(1) },
      { accountNumber: '10002', station: 'b', scannedAt: ago(1) },
      { accountNumber: '10002', station: 'C', scannedAt: ago(2) },
      { accountNumber: '99999', station: 'A' },
      { accountNumber: '10003', station: 'Q' },
    ];
    const refused = [
      { accountNumber: '99999', station: 'A', reason: 'unknown_account' },
      { accountNumber: '10003', station: 'Q', reason: 'unknown_station' },
    ];
    expect(await scans(file)).toMatchObject({ status: 200, body: { added: 2, known: 0, refused } });
    expect(await scans(file)).toMatchObject({ status: 200, body: { added: 0, known: 2, refused } });
    expect(await stored()).toEqual([
      ['10001', 'A', ago(1)],
      ['10002', 'C', ago(2)],
    ]);
  });

  it('leaves the same in whatever order scans come in, one by one or together', async () => {
    const list = ['10001', '10002', '10003'].flatMap((accountNumber) => [
      { accountNumber, station: 'A', scannedAt: ago(1) },
      { accountNumber, station: 'B', scannedAt: ago(3) },
      { accountNumber, station: 'A', scannedAt: ago(3) },
      { accountNumber, station: 'C', scannedAt: ago(2) },
    ]);
    const expected = ['10001', '10002', '10003'].map((account) => [account, 'A', ago(3)]);
    for (const order of [list, list.toReversed(), [...list.slice(5), ...list.slice(0, 5)]]) {
      await hub.sql`delete from muster_scans`;
      for (const one of order) await scan(one.accountNumber, one.station, one.scannedAt);
      expect(await stored()).toEqual(expected);
      await hub.sql`delete from muster_scans`;
      await Promise.all([scans(order.slice(0, 7)), scans(order.slice(7)), scans(order)]);
      expect(await stored()).toEqual(expected);
    }
  });

  it('lifts the muster block of those whom it completes', async () => {
    const guest = await hub.hub.pms.findByAccount('10151');
    expect(guest?.isBlockedForMuster).toBe(true);
    const party = await hub.hub.pms.party(guest?.partyId ?? '');
    const cabin = await hub.hub.pms.findByCabin(guest?.cabin ?? '');
    const accounts = [...new Set([...party, ...cabin].map((one) => one.accountNumber))];
    const session = await openSession(hub.hub.sessions, guest?.partyId ?? null, '10151');
    const body = { passengers: accounts.map((accountId) => ({ accountId, isVideoWatched: true })) };
    await hub.post('muster/passenger/updateVideoSeen', body, { session });
    expect(await hub.hub.pms.status('10151')).toMatchObject({ isBlockedForMuster: true });
    await scans(accounts.map((accountNumber) => ({ accountNumber, station: 'A' })));
    expect(await hub.hub.pms.status('10151')).toMatchObject({ isBlockedForMuster: false });
  });

  it.each([
    { scans: [] },
    {},
    { scans: [{ accountNumber: '10001' }] },
    { scans: Array(1001).fill({ accountNumber: '1', station: 'A' }) },
  ])('that is no list of scans is 400', async (body) => {
    expect((await hub.ops('ops/muster/scans', body)).status).toBe(400);
  });
});

describe('the head count', () => {
  it('names who is missing by the station of the cabin, and everybody is in it once', async () => {
    const everybody = await hub.hub.pms.everybody();
    const before = await count();
    expect(before).toMatchObject({ at: hub.clock.now().toISOString(), musterStationVisitRequired: true, complete: 0 });
    expect(before.stations.map(({ station }) => station).slice(0, 3)).toEqual(['A', 'B', 'C']);
    const missing = before.stations.flatMap((one) => one.missing.map(({ accountNumber }) => accountNumber));
    expect(missing).toHaveLength(before.guests);
    expect(new Set(missing).size).toBe(missing.length);
    expect(before.guests).toBeLessThanOrEqual(everybody.length);
    expect(before.stations.find(({ station }) => station === null)?.missing ?? []).toEqual([]);
    await scan('10001', 'A');
    expect(await count()).toMatchObject({ scanned: 1, videoWatched: 0, complete: 0, guests: before.guests });
    const session = await openSession(hub.hub.sessions, 'party-hartmann', '10001');
    await hub.post(
      'muster/passenger/updateVideoSeen',
      { passengers: [{ accountId: '10001', isVideoWatched: true }] },
      { session },
    );
    const after = await count();
    expect(after).toMatchObject({ scanned: 1, videoWatched: 1, complete: 1 });
    const left = after.stations.flatMap((one) => one.missing.map(({ accountNumber }) => accountNumber));
    expect(missing.filter((one) => !left.includes(one))).toEqual(['10001']);
  });

  it('needs the key', async () => {
    expect((await hub.get('ops/muster/count')).status).toBe(401);
  });
});

it('a passenger’s own station is that of the cabin, with its place on the ship map', async () => {
  const session = await openSession(hub.hub.sessions, 'party-hartmann', '10001');
  const { body } = await hub.get('muster/passenger', { session });
  const [{ musterStation }] = body.passengers;
  expect(musterStation).toMatchObject({
    id: expect.stringMatching(/^[ABC]$/),
    name: { en: expect.any(String), de: expect.any(String) },
    deck: expect.any(Number),
    wayfinderProfile: { id: expect.stringMatching(/^poi-/) },
  });
  const { body: maps } = await hub.get(
    `wayfinder/maps/topview/marker?wayfinderProfileId=${musterStation.wayfinderProfile.id}`,
  );
  const marked = maps.filter(({ hasWayFinding }: { hasWayFinding: boolean }) => hasWayFinding);
  expect(marked.map(({ level }: { level: number }) => level)).toEqual([musterStation.deck]);
});
