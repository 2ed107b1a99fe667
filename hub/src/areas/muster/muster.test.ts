import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addParty, type BookingHub, startBookingHub } from '#hub-test/booking-hub.ts';

let hub: BookingHub;
beforeAll(async () => {
  hub = await startBookingHub();
  await hub.party('a', ['a0', 'a1', { accountNumber: 'a2', type: 'Child' }]);
  await hub.party('b', ['b0']);
  await addParty(hub.sql, 'c', ['c0', 'c1']);
  // The second of this booking sleeps elsewhere, the only guest of another beside the first.
  await hub.sql`update pms_guests set cabin = '8001', cabin_key = '8001' where account_number in ('a0', 'a1', 'a2')`;
  await hub.sql`update pms_guests set cabin = '9001', cabin_key = '9001' where account_number in ('b0', 'c0')`;
  await hub.sql`update pms_guests set cabin = '9002', cabin_key = '9002' where account_number = 'c1'`;
});
afterAll(() => hub.close());
beforeEach(async () => {
  await hub.sql`delete from muster_video_seen`;
  await hub.sql`delete from muster_scans`;
  await hub.sql`delete from muster_settings`;
  await hub.sql`update pms_guests set is_blocked_for_muster = false`;
});

const seen = (...accounts: string[]) => ({
  passengers: accounts.map((accountId) => ({ accountId, isVideoWatched: true })),
});
const confirm = async (account: string, ...accounts: string[]) =>
  hub.post('muster/passenger/updateVideoSeen', seen(...accounts), { session: await sessionOf(account) });
const sessionOf = (account: string) => hub.login(account.slice(0, 1), account);
const statusOf = async (account: string) =>
  (await hub.get('muster/passenger/status', { session: await sessionOf(account) })).body;
const watchedOf = async (account: string) =>
  (await statusOf(account)).passengers.flatMap((one: { accountNumber: string; isVideoWatched: boolean }) =>
    one.isVideoWatched ? [one.accountNumber] : [],
  );
const scan = (accountNumber: string) => hub.ops('ops/muster/scan', { accountNumber, station: 'A' });

describe('the passengers', () => {
  it('[C200 C201 C202] [CD34] are those of the booking, the lead passenger first and marked', async () => {
    const { status, body } = await hub.get('muster/passenger', { session: await sessionOf('a1') });
    expect(status).toBe(200);
    const guest = (n: number, more: object) => ({
      id: `pa${n}`,
      firstName: `Firsta${n}`,
      lastName: 'Guest',
      name: `Firsta${n} Guest`,
      type: 'Adult',
      lead: false,
      accountNumber: `a${n}`,
      isLoggedInUser: false,
      isVideoWatched: false,
      isMusterScanPerformed: false,
      ...more,
    });
    expect(body).toEqual({
      passengers: [guest(0, { lead: true }), guest(1, { isLoggedInUser: true }), guest(2, { type: 'Child' })],
    });
  });

  it('[CD34] are those of the cabin too, whatever booking they have', async () => {
    const numbers = async (account: string) =>
      (await statusOf(account)).passengers.map((one: { accountNumber: string }) => one.accountNumber);
    expect(await numbers('c0')).toEqual(['c0', 'b0', 'c1']);
    expect(await numbers('b0')).toEqual(['b0', 'c0']);
    expect(await numbers('c1')).toEqual(['c0', 'c1']);
  });

  it('[CD3] need a session; one without a booking has none', async () => {
    for (const path of ['muster/passenger', 'muster/passenger/status']) {
      expect((await hub.get(path)).status).toBe(403);
    }
    expect((await hub.post('muster/passenger/updateVideoSeen', seen('a0'))).status).toBe(403);
    const nobody = await hub.login(null, null);
    expect((await hub.get('muster/passenger', { session: nobody })).body).toEqual({ passengers: [] });
  });

  it('a booking that is logged in without an account has its party, nobody of it logged in', async () => {
    const session = await hub.login('a', null);
    const { body } = await hub.post('muster/passenger/updateVideoSeen', seen('a2'), { session });
    expect(body.passengers).toMatchObject([
      { isLoggedInUser: false, isVideoWatched: false },
      { isLoggedInUser: false, isVideoWatched: false },
      { isLoggedInUser: false, isVideoWatched: true },
    ]);
  });
});

describe('a confirmation', () => {
  it('[C205] [CD34] stores the time and the confirming account, and repeats change nothing', async () => {
    const first = hub.clock.now();
    expect(await confirm('a0', 'a0', 'a2')).toMatchObject({ status: 200, body: { musterStationVisitRequired: true } });
    hub.clock.advance(60_000);
    expect((await confirm('a1', 'a0', 'a1')).status).toBe(200);
    const rows = await hub.sql`
      select account_number as account, seen_at as at, confirmed_by as by from muster_video_seen order by account_number`;
    expect(rows.map((row) => [row.account, row.at, row.by])).toEqual([
      ['a0', first, 'a0'],
      ['a1', hub.clock.now(), 'a1'],
      ['a2', first, 'a0'],
    ]);
  });

  it('[CD34] never sets a passenger back', async () => {
    await confirm('a0', 'a0');
    const body = { passengers: [{ accountId: 'a0', isVideoWatched: false }] };
    const session = await sessionOf('a0');
    expect((await hub.post('muster/passenger/updateVideoSeen', body, { session })).status).toBe(200);
    expect(await watchedOf('a0')).toEqual(['a0']);
  });

  it.each([
    ['of another party', seen('a0', 'b0')],
    ['that does not exist', seen('a0', 'zz')],
    ['that is an injection', seen("a0'; drop table muster_scans; --")],
  ])('[CD34] is refused as a whole with 400 when one account is one %s', async (_, body) => {
    const reply = await hub.post('muster/passenger/updateVideoSeen', body, { session: await sessionOf('a0') });
    expect(reply).toMatchObject({ status: 400, body: { code: 'bad_request', message: expect.any(String) } });
    expect(await watchedOf('a0')).toEqual([]);
  });

  it.each([
    { passengers: [] },
    {},
    { passengers: [{ accountId: 'a0' }] },
    { passengers: [{ accountId: null, isVideoWatched: true }] },
  ])('[CD3] of %j is 400', async (body) => {
    const reply = await hub.post('muster/passenger/updateVideoSeen', body, { session: await sessionOf('a0') });
    expect(reply.status).toBe(400);
  });

  it('takes account numbers that are numbers', async () => {
    await hub.party('7', ['70', '71']);
    const session = await hub.login('7', '70');
    const body = { passengers: [{ accountId: 71, isVideoWatched: true }] };
    expect((await hub.post('muster/passenger/updateVideoSeen', body, { session })).body.passengers).toMatchObject([
      { accountNumber: '70', isVideoWatched: false },
      { accountNumber: '71', isVideoWatched: true },
    ]);
  });

  it('of the same passengers by everybody at once, crosswise, is taken from each', async () => {
    const sessions = await Promise.all(['a0', 'a1', 'a2'].map(sessionOf));
    const orders = [
      ['a0', 'a1', 'a2'],
      ['a2', 'a1', 'a0'],
      ['a1', 'a2', 'a0'],
    ];
    const calls = Array.from({ length: 24 }, (_, n) =>
      hub.post('muster/passenger/updateVideoSeen', seen(...(orders[n % 3] ?? [])), { session: sessions[n % 3] }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(24).fill(200));
    expect(await watchedOf('a0')).toEqual(['a0', 'a1', 'a2']);
  });
});

describe('the status', () => {
  it('[C208] [CD35] says that a station visit is required, unless the pack or an operator says otherwise', async () => {
    expect(await statusOf('a0')).toMatchObject({ musterStationVisitRequired: true });
    await hub.sql`
      insert into deployment (operator) values ('{"musterStationVisitRequired": false}')
      on conflict (only_row) do update set operator = excluded.operator`;
    expect(await statusOf('a0')).toMatchObject({ musterStationVisitRequired: false });
    await hub.ops('ops/muster/settings', { musterStationVisitRequired: true });
    expect(await statusOf('a0')).toMatchObject({ musterStationVisitRequired: true });
    await hub.sql`delete from deployment`;
  });

  it('[C208] [CD35] shows a scan of the station', async () => {
    await scan('a1');
    expect((await statusOf('a0')).passengers).toMatchObject([
      { isMusterScanPerformed: false },
      { isMusterScanPerformed: true },
      { isMusterScanPerformed: false },
    ]);
  });
});

describe('a muster block', () => {
  const block = (...accounts: string[]) =>
    hub.sql`update pms_guests set is_blocked_for_muster = true where account_number = any(${accounts})`;
  const isBlocked = async (account: string) =>
    (await hub.get('pms/account/status', { session: await sessionOf(account) })).body.isBlockedForMuster;

  it('[C216 C217] [CD36] never keeps anybody from the muster, and falls with the last one of the group', async () => {
    await block('a0', 'a2');
    await hub.excursion({ id: 'boat' });
    expect((await confirm('a0', 'a0', 'a1', 'a2')).status).toBe(200);
    for (const account of ['a0', 'a1']) await scan(account);
    expect(await isBlocked('a0')).toBe(true);
    expect((await hub.book(await sessionOf('a0'), 'boat', ['a0'])).body).toMatchObject({ failed: true });
    await scan('a2');
    expect([await isBlocked('a0'), await isBlocked('a2')]).toEqual([false, false]);
    expect((await hub.book(await sessionOf('a0'), 'boat', ['a0'])).body).toMatchObject({ failed: false });
  });

  it('[CD36] [BD37] falls when the two last ones confirm at the same moment', async () => {
    await hub.ops('ops/muster/settings', { musterStationVisitRequired: false });
    for (let round = 0; round < 10; round++) {
      await hub.sql`delete from muster_video_seen`;
      await block('c0', 'c1');
      await confirm('c0', 'b0');
      await Promise.all([confirm('c0', 'c0'), confirm('c1', 'c1')]);
      expect([await isBlocked('c0'), await isBlocked('c1')]).toEqual([false, false]);
    }
  });

  it('[CD36] is that of the own group: who shares a cabin with the late ones waits, their own booking does not', async () => {
    await hub.ops('ops/muster/settings', { musterStationVisitRequired: false });
    await block('c0', 'c1');
    await confirm('c0', 'c0', 'c1');
    expect([await isBlocked('c0'), await isBlocked('c1')]).toEqual([true, false]);
  });

  it('[CD36] falls at the next look when a hub ended before it could', async () => {
    await hub.ops('ops/muster/settings', { musterStationVisitRequired: false });
    await confirm('b0', 'b0', 'c0');
    await block('b0');
    await statusOf('b0');
    expect(await isBlocked('b0')).toBe(false);
  });

  it('[CD36] falls when the visit is no longer required, and leaves other blocks alone', async () => {
    await confirm('a0', 'a0', 'a1', 'a2');
    await block('a0', 'b0');
    await hub.hub.pms.setStatus('a0', { isBlocked: true });
    await hub.ops('ops/muster/settings', { musterStationVisitRequired: false });
    expect([await isBlocked('a0'), await isBlocked('b0')]).toEqual([false, true]);
    expect(await hub.hub.pms.status('a0')).toMatchObject({ isBlocked: true });
    await hub.hub.pms.setStatus('a0', { isBlocked: false });
  });
});
