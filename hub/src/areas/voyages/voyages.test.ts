import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyPack } from '#hub/apply-pack.ts';
import { TEST_NOW } from '#hub-test/hub.ts';
import { ANNA, BERT, startVoyageHub, type VoyageHub } from '#hub-test/voyage-hub.ts';

const DAY_MS = 86_400_000;
const TODAY = TEST_NOW.slice(0, 10);
let hub: VoyageHub;
beforeEach(async () => {
  hub = await startVoyageHub();
});
afterEach(() => hub.close());

describe('the voyage under way', () => {
  it('is laid so that today is its middle, and listed', async () => {
    expect(await hub.voyages()).toEqual([
      {
        id: expect.any(String),
        pack: 'meridian',
        fromDate: '09/06/2026',
        toDate: '22/06/2026',
        startedAt: expect.any(String),
        endedAt: null,
      },
    ]);
  });

  it('keeps its days and what guests did when the pack is applied on a later day', async () => {
    const session = await hub.login(ANNA);
    const { body } = await hub.book(session, 'trip-2', ANNA);
    expect(body.bookingReference).toBeTruthy();
    const before = await hub.voyages();
    hub.clock.advance(2 * DAY_MS);
    expect(await applyPack(hub.sql, hub.pack, { today: '2026-06-17', always: true })).toBe('applied');
    expect(await hub.voyages()).toEqual(before);
    const again = await hub.login(ANNA);
    const bookings = (await hub.get('passengers/bookings', { session: again })).body;
    expect(bookings.map((one: { bookingReference: string }) => one.bookingReference)).toEqual([body.bookingReference]);
  });

  it('is left alone by a pack that has not changed', async () => {
    expect(await applyPack(hub.sql, hub.pack, { today: TODAY })).toBe('unchanged');
    hub.pack.operator.name = 'Another line';
    expect(await applyPack(hub.sql, hub.pack, { today: TODAY })).toBe('applied');
    expect(await applyPack(hub.sql, hub.pack, { today: TODAY })).toBe('unchanged');
  });

  it('ends a day later when the pack has a day more, and never begins on another', async () => {
    const last = hub.pack.voyage.days.at(-1);
    if (last) hub.pack.voyage.days.push({ ...last, id: 'day-more', pdfs: [], videos: [] });
    hub.pack.voyage.todayIsDay = 3;
    await applyPack(hub.sql, hub.pack, { today: '2026-06-16' });
    expect(await hub.voyages()).toMatchObject([{ fromDate: '09/06/2026', toDate: '23/06/2026' }]);
    const days = (await hub.get('itinerary/schedules')).body;
    expect(days.at(0).date).toBe('09/06/2026');
    expect(days.at(-1).date).toBe('23/06/2026');
  });

  it('keeps guests who left the pack, and what another guest has now is no longer theirs', async () => {
    const [first] = hub.pack.guests.parties;
    const [member] = first?.members ?? [];
    if (!first || !member) throw new Error('The small pack has changed.');
    await hub.hub.pms.changePin(BERT.accountNumber, '9182');
    // The same booking under another id, the same passenger under another account.
    hub.pack.guests.parties[0] = { ...first, id: 'party-new', members: [{ ...member, accountNumber: '777' }] };
    await applyPack(hub.sql, hub.pack, { today: TODAY });
    expect((await hub.hub.pms.findByBooking('REF501'))?.partyId).toBe('party-new');
    expect((await hub.hub.pms.findByAccount('777'))?.passengerId).toBe('guest-501');
    expect((await hub.hub.pms.findByAccount('501'))?.partyId).toBe('party-a');
    expect((await hub.hub.pms.checkPin(BERT.accountNumber, '9182')).right).toBe(true);
  });

  it('is not taken over by a pack of another name, unless voyages start by themselves', async () => {
    const other = { ...hub.pack, id: 'aurora' };
    expect(await applyPack(hub.sql, other, { today: TODAY, always: true })).toBe('other-pack');
    expect(await hub.voyages()).toMatchObject([{ pack: 'meridian', endedAt: null }]);
    expect(await applyPack(hub.sql, other, { today: TODAY, startsByItself: true })).toBe('voyage-started');
    expect(await hub.voyages()).toMatchObject([{ pack: 'meridian' }, { pack: 'aurora', endedAt: null }]);
  });
});

describe('a new voyage', () => {
  const LAST_DAY = '2026-06-22';

  it('begins by itself once the last day is over on board, also while the hub runs, and once for all hubs', async () => {
    const sibling = await hub.sibling();
    hub.clock.set(hub.hub.shipTime.instantOf(LAST_DAY, '23:59'));
    expect(await hub.hub.voyages.startWhenOver()).toBe(false);
    hub.clock.set(hub.hub.shipTime.instantOf('2026-06-23', '00:00'));
    const started = await Promise.all([hub.hub.voyages.startWhenOver(), sibling.hub.voyages.startWhenOver()]);
    expect(started.toSorted()).toEqual([false, true]);
    await sibling.close();
    expect(await hub.voyages()).toMatchObject([
      { fromDate: '09/06/2026', endedAt: hub.clock.now().toISOString() },
      { fromDate: '17/06/2026', toDate: '30/06/2026', endedAt: null },
    ]);
  });

  it('waits for an operator where the setting or the pack says so', async () => {
    hub.pack.voyage.startsByItself = false;
    hub.clock.set('2026-07-01T12:00:00Z');
    expect(await hub.hub.voyages.startWhenOver()).toBe(false);
    expect(await applyPack(hub.sql, hub.pack, { today: '2026-07-01', always: true })).toBe('applied');
    expect(await hub.voyages()).toMatchObject([{ fromDate: '09/06/2026', endedAt: null }]);
  });

  it('begins on the day that the operator says and ends every session, on every hub', async () => {
    const sibling = await hub.sibling();
    const session = await hub.login(ANNA);
    const [{ id }] = await hub.voyages();
    const kept = (await sibling.get('dining')).body;
    expect(kept).toHaveLength(1);
    hub.pack.bookables.items = [];
    const { body, status } = await hub.ops(`ops/voyages/${id}/end`, { nextFrom: '01/07/2026' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ fromDate: '01/07/2026', toDate: '14/07/2026', endedAt: null });
    expect((await hub.get('passengers/bookings', { session })).status).toBe(403);
    await expect.poll(async () => (await sibling.get('dining')).body).toEqual([]);
    await sibling.close();
  });

  it('is started once by two operators at the same moment', async () => {
    const [{ id }] = await hub.voyages();
    const replies = await Promise.all([hub.ops(`ops/voyages/${id}/end`, {}), hub.ops(`ops/voyages/${id}/end`, {})]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await hub.voyages()).toHaveLength(2);
    expect((await hub.ops(`ops/voyages/${id}/end`, {})).body.code).toBe('voyage_ended');
    expect((await hub.ops('ops/voyages/999/end', {})).status).toBe(404);
    expect((await hub.ops('ops/voyages/x/end', {})).status).toBe(404);
    expect((await hub.ops(`ops/voyages/${id}/end`, { nextFrom: 'tomorrow' })).status).toBe(400);
  });

  it('shows guests nothing of the last, and knows only its own accounts and their first PINs', async () => {
    const before = await hub.login(ANNA);
    await hub.hub.pms.changePin(ANNA.accountNumber, '9182');
    await hub.book(before, 'trip-1', ANNA);
    await hub.ops(`ops/accounts/${ANNA.accountNumber}/charges`, {
      department: 'Bar',
      description: 'Mint tea',
      amount: 4,
    });
    await hub.ops('ops/messages', {
      accountNumber: ANNA.accountNumber,
      messageTitle: 'Hello',
      messageContent: 'Come in',
    });
    const [{ id }] = await hub.voyages();
    hub.pack.guests.parties = hub.pack.guests.parties.slice(0, 1);
    await hub.ops(`ops/voyages/${id}/end`, { nextFrom: '14/06/2026' });

    const session = await hub.login(ANNA);
    expect((await hub.get('passengers/bookings', { session })).body).toEqual([]);
    expect((await hub.get('pms/accounts/appointments', { session })).body).toEqual([]);
    expect(JSON.stringify((await hub.get('pms/invoices', { session })).body)).not.toContain('Mint tea');
    expect((await hub.get('cabinmessage/get/app', { session })).body.messages ?? []).toEqual([]);
    expect((await hub.hub.pms.checkPin(ANNA.accountNumber, '9182')).right).toBe(false);
    expect(await hub.hub.pms.findByAccount(BERT.accountNumber)).toBeUndefined();
    expect(await hub.hub.pms.findByBooking('REF502')).toBeUndefined();
    const again = await hub.book(session, 'trip-1', ANNA);
    expect(again.status).toBe(200);
  });
});

describe('hubs that start at once', () => {
  it('apply the pack once, and the others wait for it longer than anybody waits for a place', async () => {
    hub.pack.operator.name = 'Changed while they were down';
    const holder = hub.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(7164002)`;
      // Past the lock_timeout of guests' transactions.
      await tx`select pg_sleep(3.3)`;
    });
    const sibling = await hub.sibling();
    const applied = Promise.all([
      applyPack(hub.sql, hub.pack, { today: TODAY }),
      applyPack(sibling.sql, hub.pack, { today: TODAY }),
    ]);
    await holder;
    expect((await applied).toSorted()).toEqual(['applied', 'unchanged']);
    await sibling.close();
  }, 20_000);
});
