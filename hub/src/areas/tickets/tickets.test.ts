import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RevokedTickets, Ticket, TicketKeys } from '#contract/areas/tickets.ts';
import { readTicket } from '#contract/ticket-text.ts';
import { meetingsAmong } from '#hub/booking/meetings.ts';
import { type BookingHub, bookingOf, openSession, startBookingHub } from '#hub-test/booking-hub.ts';
import { startTestHub, TEST_SERVICE_KEY } from '#hub-test/hub.ts';
import { isSignedBy } from './ticket-signature.ts';

let hub: BookingHub;
beforeAll(async () => {
  hub = await startBookingHub();
});
afterAll(() => hub.close());

let run = 0;
let trip = '';
let session = '';
const guest = (n: number) => `${run}${n}`;
/** Every test has a party of its own, of three adults, and an excursion. */
beforeEach(async () => {
  run += 1;
  trip = `trip${run}`;
  await hub.excursion({ id: trip });
  await hub.party(`party${run}`, [guest(0), guest(1), guest(2)]);
  session = await hub.login(`party${run}`, guest(0));
});

const tickets = async (as = session) => (await hub.get('passengers/tickets', { session: as })).body as Ticket[];
const keys = async () => (await hub.get('ops/tickets/keys', { serviceKey: TEST_SERVICE_KEY })).body as TicketKeys;
const revoked = async () =>
  ((await hub.get('ops/tickets/revoked', { serviceKey: TEST_SERVICE_KEY })).body as RevokedTickets).revoked;
const books = async (...guests: number[]) => (await hub.book(session, trip, guests.map(guest))).body.bookingReference;

describe('the tickets of a party', () => {
  it('are one per guest on an excursion, signed, with what a guest wants at hand', async () => {
    const reference = await books(0, 1);
    const mine = await tickets();
    expect(mine.map((one) => one.guest.accountNumber)).toEqual([guest(0), guest(1)]);
    expect(mine[0]).toMatchObject({
      id: mine[0]?.bookingId,
      bookingReference: reference,
      kind: 'excursion',
      objectId: trip,
      persons: 1,
      price: 50,
      date: '17/06/2026',
      fromTime: '09:00',
      toTime: '12:00',
      port: { en: 'Naples' },
      guest: { firstName: `First${guest(0)}`, lastName: 'Guest', cabin: '7001' },
    });
    const { keys: known } = await keys();
    for (const { code, id } of mine) {
      const read = readTicket(code);
      expect(read?.facts).toMatchObject({
        id,
        kind: 'excursion',
        code: trip.toUpperCase(),
        startsAt: '2026-06-17 09:00',
        who: 'FG',
        persons: 1,
      });
      const key = known.find((one) => one.id === read?.facts.key);
      expect(read && isSignedBy(key?.publicKey ?? '', read.message, read.signature)).toBe(true);
    }
  });

  it('are the same however often and by whomever of the party they are asked for', async () => {
    await books(0, 1);
    const mine = await tickets();
    expect(await tickets()).toEqual(mine);
    expect(await tickets(await hub.login(`party${run}`, guest(2)))).toEqual(mine);
    expect(await tickets(await hub.login(`party${run}`, null))).toEqual(mine);
  });

  it('are nobody else’s, and none without a party or a booking', async () => {
    expect(await tickets()).toEqual([]);
    await books(0);
    await hub.party(`others${run}`, [guest(9)]);
    expect(await tickets(await hub.login(`others${run}`, guest(9)))).toEqual([]);
    expect(await tickets(await hub.login(null, null))).toEqual([]);
    expect((await hub.get('passengers/tickets')).status).toBe(403);
  });

  it('are none for who waits', async () => {
    await hub.ops(`ops/excursions/${trip}/change`, { capacity: 1, waitlist: true });
    await books(0);
    await books(1);
    expect((await tickets()).map((one) => one.guest.accountNumber)).toEqual([guest(0)]);
  });
});

describe('a ticket ends', () => {
  it('with its booking, in the same moment, and is listed', async () => {
    const reference = await books(0, 1);
    const [first, second] = await tickets();
    await hub.ops(`ops/bookings/${reference}/cancel`, { accountNumbers: [guest(0)] });
    expect((await tickets()).map(({ id }) => id)).toEqual([second?.id]);
    expect(await revoked()).toContainEqual({ id: first?.id, reason: 'cancelled', at: expect.any(String) });
    expect((await revoked()).some(({ id }) => id === second?.id)).toBe(false);
  });

  it('with a withdrawn excursion', async () => {
    await books(0);
    const [mine] = await tickets();
    await hub.ops(`ops/excursions/${trip}/withdraw`);
    expect(await tickets()).toEqual([]);
    expect((await revoked()).map(({ id }) => id)).toContain(mine?.id);
  });

  it('when its booking became another one, and the guest has another ticket', async () => {
    await books(0);
    const [before] = await tickets();
    await hub.sql.begin((tx) => hub.hub.booking.tellChanged(tx, [before?.bookingId ?? '']));
    const [after] = await tickets();
    expect(after?.id).toBe(`${before?.id}-1`);
    expect(readTicket(after?.code ?? '')?.facts.id).toBe(after?.id);
    expect(await revoked()).toContainEqual({ id: before?.id, reason: 'changed', at: expect.any(String) });
  });

  it('when an operator says so, once; a second time changes nothing', async () => {
    const reference = await books(0);
    const [mine] = await tickets();
    const id = mine?.id ?? '';
    const answer = { revoked: id, replacedBy: `${id}-1` };
    expect(await hub.ops(`ops/tickets/${id}/revoke`, { reason: 'lost' })).toMatchObject({ status: 200, body: answer });
    expect((await hub.ops(`ops/tickets/${id}/revoke`, { reason: 'lost' })).body).toEqual(answer);
    expect((await tickets())[0]?.id).toBe(`${id}-1`);
    await hub.ops(`ops/bookings/${reference}/cancel`);
    const ended = (await revoked()).filter((one) => one.id.startsWith(id));
    expect(ended.map((one) => [one.id, one.reason])).toEqual([
      [id, 'lost'],
      [`${id}-1`, 'cancelled'],
    ]);
  });

  it.each(['nonsense', '999999', '1-', '999999999999999999999'])('and %j is none', async (id) => {
    expect((await hub.ops(`ops/tickets/${id}/revoke`)).status).toBe(404);
  });
});

describe('keys', () => {
  it('are made when the first ticket is asked for, by however many at once, and only one signs', async () => {
    await books(0);
    await hub.sql`delete from ticket_keys`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => tickets()));
    expect(new Set(answers.map(([one]) => one?.code)).size).toBe(1);
    expect((await keys()).keys).toHaveLength(1);
  });

  it('rotate: the new one signs, the old one still verifies', async () => {
    await books(0);
    const [before] = await tickets();
    const { body } = await hub.ops('ops/tickets/keys/rotate');
    const [signing, retired] = body.keys;
    expect(signing.retiredAt).toBeUndefined();
    expect(retired).toMatchObject({ id: readTicket(before?.code ?? '')?.facts.key, retiredAt: expect.any(String) });
    expect(retired.withdrawnAt).toBeUndefined();
    const [after] = await tickets();
    expect(after?.id).toBe(before?.id);
    expect(readTicket(after?.code ?? '')?.facts.key).toBe(signing.id);
  });

  it('are withdrawn: the signing one makes room for another', async () => {
    await books(0);
    await tickets();
    const [signing] = (await keys()).keys;
    const { body } = await hub.ops(`ops/tickets/keys/${signing?.id.toLowerCase()}/withdraw`);
    expect(body.keys.find((one: { id: string }) => one.id === signing?.id).withdrawnAt).toBeTruthy();
    expect(body.keys[0].id).not.toBe(signing?.id);
    expect((await hub.ops('ops/tickets/keys/ZZZZ/withdraw')).status).toBe(404);
  });

  it('keep their private half to themselves, and need the service key', async () => {
    await books(0);
    await tickets();
    const [secret] = await hub.sql<{ d: string }[]>`select private_key as d from ticket_keys where retired_at is null`;
    expect(secret?.d).toHaveLength(43);
    expect(JSON.stringify(await keys())).not.toContain(secret?.d);
    for (const path of ['ops/tickets/keys', 'ops/tickets/revoked']) expect((await hub.get(path)).status).toBe(401);
  });
});

it('of the demo say where to meet, on which deck, the way there and what to bring', async () => {
  const demo = await startTestHub({ pack: 'demo' });
  try {
    const as = await openSession(demo.hub.sessions, 'party-hartmann', '10001');
    const booked = await demo.post('excursions/book/excursion-acropolis', bookingOf('excursion-acropolis', ['10001']), {
      session: as,
    });
    expect(booked.body).toMatchObject({ failed: false });
    const { body } = await demo.get('passengers/tickets', { session: as });
    expect(body).toEqual([
      expect.objectContaining({
        meetingPoint: expect.objectContaining({ en: 'On the pier, at your tour’s sign' }),
        deck: 3,
        wayfinderProfile: { id: 'poi-gangway' },
        bring: expect.objectContaining({ de: 'Flache Schuhe, Kopfbedeckung und Wasser.' }),
      }),
    ]);
    const { sql, booking } = demo.hub;
    const rows = await booking.meetings(sql, sql`select id from booking_units where object_id = 'dining-saffron'`);
    const table = meetingsAmong(rows)({ id: rows[0]?.unitId ?? '' });
    expect(table?.bring).toMatchObject({ en: 'Every dish can be made without meat; tell us how hot you like it.' });
  } finally {
    await demo.close();
  }
});
