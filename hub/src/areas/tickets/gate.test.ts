import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ashore, GateScan, Ticket } from '#contract/areas/tickets.ts';
import { type BookingHub, PORT_DAY, startBookingHub } from '#hub-test/booking-hub.ts';
import { TEST_SERVICE_KEY } from '#hub-test/hub.ts';

let hub: BookingHub;
beforeAll(async () => {
  hub = await startBookingHub();
});
afterAll(() => hub.close());

let run = 0;
let reference = '';
let tickets: Ticket[] = [];
/** Two guests with tickets for an excursion from 09:00 to 12:00; it is 08:30 of its day. */
beforeEach(async () => {
  run += 1;
  await hub.sql`delete from gate_scans`;
  hub.clock.set('2026-06-15T12:00:00Z');
  await hub.excursion({ id: `gate${run}` });
  const guests = [`${run}-1`, `${run}-2`];
  await hub.party(`gate${run}`, guests);
  const session = await hub.login(`gate${run}`, guests[0] ?? null);
  reference = (await hub.book(session, `gate${run}`, guests)).body.bookingReference;
  tickets = (await hub.get('passengers/tickets', { session })).body;
  hub.clock.set(hub.hub.shipTime.instantOf(PORT_DAY, '08:30').toISOString());
});

const at = (time: string) => hub.hub.shipTime.instantOf(PORT_DAY, time).toISOString();
const code = (n: number) => tickets[n]?.code ?? '';
const scan = (ticket: string, direction: 'off' | 'on', scannedAt?: string) =>
  hub.ops('ops/gate/scan', { ticket, direction, scannedAt });
const scans = async (list: readonly GateScan[]) => (await hub.ops('ops/gate/scans', { scans: list })).body;
const away = async () => (await hub.get('ops/gate/ashore', { serviceKey: TEST_SERVICE_KEY })).body as Ashore;
const names = async () => (await away()).guests.map((one) => one.accountNumber);

describe('a scan', () => {
  it('off the ship and back on: who is ashore in between is listed with cabin and end', async () => {
    expect(await scan(code(0), 'off')).toMatchObject({
      status: 200,
      body: { ticket: tickets[0]?.id, accountNumber: `${run}-1`, name: `First${run}-1 Guest`, isRepeat: false },
    });
    expect((await away()).guests).toEqual([
      expect.objectContaining({
        accountNumber: `${run}-1`,
        cabin: '7001',
        since: at('08:30'),
        backBy: '17/06/2026 12:00',
        isOverdue: false,
      }),
    ]);
    hub.clock.set(at('12:30'));
    expect((await away()).guests[0]?.isOverdue).toBe(true);
    await scan(code(0), 'on');
    expect(await names()).toEqual([]);
  });

  it('can be repeated: nothing changes', async () => {
    await scan(code(0), 'off');
    hub.clock.set(at('09:30'));
    expect((await scan(code(0), 'off')).body).toMatchObject({ isRepeat: true });
    expect((await away()).guests[0]?.since).toBe(at('08:30'));
    expect((await scan(code(1), 'on')).body).toMatchObject({ isRepeat: true });
  });

  it('is taken by the number too, for a telephone that has gone dark', async () => {
    expect((await scan(tickets[0]?.id ?? '', 'off')).body).toMatchObject({
      accountNumber: `${run}-1`,
      isRepeat: false,
    });
  });

  it('of a tampered, a foreign or no ticket is 409 with the reason, and nothing is written', async () => {
    const forged = code(0).replace('/FG/', '/XY/');
    for (const [ticket, reason] of [
      [forged, 'tampered'],
      ['hello', 'unreadable'],
      ['99999999', 'unknown_ticket'],
    ] as const) {
      expect(await scan(ticket, 'off')).toMatchObject({ status: 409, body: { code: reason } });
    }
    expect(await names()).toEqual([]);
    expect((await hub.post('ops/gate/scan', { ticket: code(0), direction: 'off' })).status).toBe(401);
    expect((await hub.ops('ops/gate/scan', { ticket: code(0), direction: 'up' })).status).toBe(400);
  });

  it('of a cancelled booking lets nobody off, but counts who comes back', async () => {
    await scan(code(0), 'off');
    await hub.ops(`ops/bookings/${reference}/cancel`);
    expect(await scan(code(1), 'off')).toMatchObject({ status: 409, body: { code: 'revoked' } });
    hub.clock.advance(1_000);
    expect((await scan(code(0), 'on')).body).toMatchObject({ isRepeat: false, remark: 'revoked' });
    expect(await names()).toEqual([]);
  });

  it('on another day lets nobody off', async () => {
    hub.clock.set('2026-06-16T08:00:00Z');
    expect(await scan(code(0), 'off')).toMatchObject({ status: 409, body: { code: 'another_day' } });
  });

  it('with a key that was withdrawn is refused until the device has asked again', async () => {
    const key = code(0).split('/')[1] ?? '';
    await hub.ops(`ops/tickets/keys/${key}/withdraw`);
    expect(await scan(code(0), 'off')).toMatchObject({ status: 409, body: { code: 'key_withdrawn' } });
    const session = await hub.login(`gate${run}`, `${run}-1`);
    const [fresh] = (await hub.get('passengers/tickets', { session })).body as Ticket[];
    expect((await scan(fresh?.code ?? '', 'off')).status).toBe(200);
  });
});

describe('a file of scans', () => {
  it('tells later what happened: its times count, in whatever order and however often it comes', async () => {
    const list: GateScan[] = [
      { ticket: code(0), direction: 'off', scannedAt: at('08:40') },
      { ticket: code(0), direction: 'on', scannedAt: at('12:05') },
      { ticket: code(1), direction: 'off', scannedAt: at('08:41') },
      { ticket: 'hello', direction: 'off', scannedAt: at('08:42') },
    ];
    hub.clock.set(at('13:00'));
    for (const order of [list, list.toReversed()]) {
      await hub.sql`delete from gate_scans`;
      const first = await scans(order);
      expect(first.refused).toEqual([{ ticket: 'hello', reason: 'unreadable' }]);
      expect(first.scanned.map((one: { isRepeat: boolean }) => one.isRepeat)).toEqual([false, false, false]);
      const again = await scans(order);
      expect(again.scanned.every((one: { isRepeat: boolean }) => one.isRepeat)).toBe(true);
      expect(await names()).toEqual([`${run}-2`]);
    }
  });

  it('does not overturn what a later scan said', async () => {
    hub.clock.set(at('12:30'));
    await scan(code(0), 'off', at('08:40'));
    await scan(code(0), 'on');
    await scans([{ ticket: code(0), direction: 'off', scannedAt: at('09:00') }]);
    expect(await names()).toEqual([]);
  });

  it('of a scanner whose clock is wrong counts when it came in', async () => {
    await scan(code(0), 'off', '1970-01-01T00:00:00Z');
    await scan(code(1), 'off', '2099-01-01T00:00:00Z');
    expect((await away()).guests.map((one) => one.since)).toEqual([at('08:30'), at('08:30')]);
  });

  it.each([
    { scans: [] },
    {},
    { scans: [{ ticket: '1' }] },
    { scans: [{ ticket: '1', direction: 'off', scannedAt: 'x' }] },
  ])('that is no list of scans is 400', async (body) => {
    expect((await hub.ops('ops/gate/scans', body)).status).toBe(400);
  });
});
