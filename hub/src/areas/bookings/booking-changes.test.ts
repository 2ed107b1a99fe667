import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookedEntry } from '#contract/areas/booking-changes.ts';
import { type BookablesHub, DINNER_DATE, slotRequest, startBookablesHub } from '#hub-test/bookables-hub.ts';
import { TEST_SERVICE_KEY } from '#hub-test/hub.ts';

let hub: BookablesHub;
let run = 0;
let family: string;
beforeAll(async () => {
  hub = await startBookablesHub();
});
afterAll(() => hub.close());

/** Two adults and a child, with a morning and an afternoon to choose from. */
beforeEach(async () => {
  run += 1;
  await hub.party(`f${run}`, [id('a'), id('b'), { accountNumber: id('c'), type: 'Child' }]);
  family = await hub.login(`f${run}`, id('a'));
  await hub.excursion({ id: id('morning'), time: '09:00', capacity: 4 });
  await hub.excursion({
    id: id('noon'),
    time: '13:00',
    capacity: 4,
    adultPrice: 6500,
    childPrice: 3000,
    meetingPoint: 'The pier',
  });
});

const id = (name: string) => `${name}${run}`;
const entries = async (session = family): Promise<BookedEntry[]> =>
  (await hub.get('passengers/bookings/entries', { session })).body;
async function entryOn(objectId: string, session = family): Promise<BookedEntry> {
  const found = (await entries(session)).find((one) => one.objectId === objectId);
  if (!found) throw new Error(`nothing is booked on ${objectId}`);
  return found;
}
const press = (entry: BookedEntry, verb: string, body?: object, idempotencyKey?: string, session = family) =>
  hub.post(`passengers/bookings/${entry.bookingReference}/${entry.unit}/${verb}`, body, { session, idempotencyKey });
const options = async (entry: BookedEntry) =>
  (await hub.get(`passengers/bookings/${entry.bookingReference}/${entry.unit}/options`, { session: family })).body;
async function unitOf(objectId: string): Promise<string> {
  const [row] = await hub.sql<{ id: string }[]>`select id::text from booking_units where object_id = ${objectId}`;
  return row?.id ?? '';
}
const balance = async (account: string) => (await hub.charged(account)).reduce((sum, amount) => sum + amount, 0);
const lastMail = async () => (await hub.sql`select * from mail_outbox order by id desc limit 1`)[0];

describe('what is booked, told with what may be done about it', () => {
  it('until 24 hours before an excursion and 2 before a table, where nothing else is said', async () => {
    await hub.bookable({ id: id('table') });
    await hub.book(family, id('morning'), [id('a'), id('c')]);
    await hub.bookSlot(family, 'dining', slotRequest(id('table')));
    expect(await entryOn(id('morning'))).toMatchObject({
      kind: 'excursion',
      date: '17/06/2026',
      fromTime: '09:00',
      toTime: '12:00',
      bookingStatus: 'C',
      persons: 2,
      price: 75,
      paidBy: 'account',
      changeUntil: { date: '16/06/2026', time: '09:00' },
      canCancel: true,
      canChange: true,
      guests: [{ accountNumber: id('a'), price: 50 }, { accountNumber: id('c') }],
    });
    expect(await entryOn(id('table'))).toMatchObject({
      kind: 'dining',
      persons: 2,
      price: 0,
      changeUntil: { date: '16/06/2026', time: '17:00' },
    });
  });

  it('by the unit’s own deadline, which may be over', async () => {
    await hub.book(family, id('morning'), [id('a')]);
    await hub.sql`update booking_units set change_until = 2880 where object_id = ${id('morning')}`;
    const entry = await entryOn(id('morning'));
    expect(entry).toMatchObject({
      canCancel: false,
      canChange: false,
      changeUntil: { date: '15/06/2026', time: '09:00' },
    });
    for (const [verb, body] of [
      ['cancel', {}],
      ['change', { accountNumbers: [id('a'), id('b')], difference: 50 }],
    ] as const) {
      const { status, body: answer } = await press(entry, verb, body);
      expect([status, answer.failed, answer.code]).toEqual([200, true, 'too_late']);
    }
    expect(await hub.guestsOn(id('morning'))).toEqual([id('a')]);
  });

  it('to nobody but the party', async () => {
    await hub.book(family, id('morning'), [id('a')]);
    const entry = await entryOn(id('morning'));
    await hub.party(`s${run}`, [id('s')]);
    const stranger = await hub.login(`s${run}`, id('s'));
    expect(await entries(stranger)).toEqual([]);
    for (const verb of ['cancel', 'accept', 'quote']) {
      const { status, body } = await press(entry, verb, {}, undefined, stranger);
      expect([status, body.code]).toEqual([200, 'not_booked']);
    }
    expect((await press(entry, 'change', { unit: 'x', difference: 0 })).status).toBe(400);
    expect(await hub.guestsOn(id('morning'))).toEqual([id('a')]);
  });
});

describe('a guest who cancels', () => {
  it('gets back what was charged, once however often the button is pressed', async () => {
    await hub.book(family, id('morning'), [id('a'), id('c')]);
    const entry = await entryOn(id('morning'));
    const first = await press(entry, 'cancel', {}, id('key'));
    const second = await press(entry, 'cancel', {}, id('key'));
    expect(first.body).toEqual({ failed: false, refunded: 75 });
    expect(second.body).toEqual(first.body);
    expect([await hub.charged(id('a')), await hub.charged(id('c'))]).toEqual([
      [5000, -5000],
      [2500, -2500],
    ]);
    expect(await entries()).toEqual([]);
    expect((await press(entry, 'cancel')).body).toMatchObject({ failed: true, code: 'not_booked' });
  });

  it('gives the place to the family that waits, in the same transaction', async () => {
    await hub.sql`update booking_units set waitlist = true, capacity = 2 where object_id = ${id('morning')}`;
    await hub.party(`w${run}`, [id('w'), id('v')]);
    const waiting = await hub.login(`w${run}`, id('w'));
    await hub.book(family, id('morning'), [id('a'), id('b')]);
    await hub.book(waiting, id('morning'), [id('w'), id('v')]);
    expect((await entryOn(id('morning'), waiting)).waiting).toEqual({ position: 1 });
    await press(await entryOn(id('morning')), 'cancel');
    expect(await hub.guestsOn(id('morning'))).toEqual([id('w'), id('v')]);
    expect([await balance(id('a')), await balance(id('w'))]).toEqual([0, 5000]);
  });

  it('lowers what an order owes and takes the appointment out of the calendar, by mail', async () => {
    await hub.add(family, id('morning'), [id('a'), id('b')]);
    await hub.order(family);
    const entry = await entryOn(id('morning'));
    expect(entry.paidBy).toBe('order');
    await press(entry, 'cancel');
    const mail = await lastMail();
    expect(mail).toMatchObject({
      recipient: 'anna@example.com',
      subject: `Your booking is cancelled ${entry.bookingReference}`,
    });
    expect(mail?.body_text).toContain('No longer due: £100.00');
    const [calendar] = mail?.attachments ?? [];
    expect(calendar?.content).toContain('METHOD:CANCEL\r\n');
    expect(calendar?.content).toContain(`UID:${entry.bookingReference}-${entry.unit}@gangway\r\n`);
    expect(calendar?.content).toContain('SEQUENCE:1\r\n');
    expect(await hub.charged(id('a'))).toEqual([]);
  });

  it('leaves no child of the party behind', async () => {
    await hub.book(family, id('morning'), [id('a')]);
    const adult = await entryOn(id('morning'));
    await hub.book(family, id('morning'), [id('c')]);
    expect((await press(adult, 'cancel')).body).toMatchObject({ failed: true, code: 'adult_required' });
  });
});

describe('a guest who changes', () => {
  it('is shown the times that fit, then the difference, and pays exactly that', async () => {
    await hub.excursion({ id: id('full'), time: '15:00', capacity: 1 });
    await hub.book(family, id('morning'), [id('a'), id('c')]);
    const entry = await entryOn(id('morning'));
    const offered = await options(entry);
    const mine = offered.options.filter((one: { objectId: string }) => one.objectId.endsWith(String(run)));
    expect(mine.map((one: { objectId: string; price: number }) => [one.objectId, one.price])).toEqual([
      [id('morning'), 75],
      [id('noon'), 95],
    ]);
    const wanted = { unit: await unitOf(id('noon')) };
    expect((await press(entry, 'quote', wanted)).body).toEqual({
      failed: false,
      price: 75,
      newPrice: 95,
      difference: 20,
    });

    expect((await press(entry, 'change', { ...wanted, difference: 19 })).body).toMatchObject({ code: 'price_changed' });
    const changed = await press(entry, 'change', { ...wanted, difference: 20 }, id('key'));
    expect(changed.body).toMatchObject({ failed: false, bookingReference: entry.bookingReference, difference: 20 });
    expect((await press(entry, 'change', { ...wanted, difference: 20 }, id('key'))).body).toEqual(changed.body);
    expect([await hub.guestsOn(id('morning')), await hub.guestsOn(id('noon'))]).toEqual([[], [id('a'), id('c')]]);
    expect([await hub.charged(id('a')), await balance(id('c'))]).toEqual([[5000, -5000, 6500], 3000]);
    expect((await hub.get(`excursions/availability/${id('morning')}`)).body.currentAvailability).toBe(4);

    await press(await entryOn(id('noon')), 'cancel');
    expect([await balance(id('a')), await balance(id('c'))]).toEqual([0, 0]);
  });

  it('takes guests in and out: who stays keeps the price, who comes pays today’s', async () => {
    await hub.book(family, id('morning'), [id('a'), id('c')]);
    await hub.ops(`ops/excursions/${id('morning')}/change`, { price: { adult: 70, child: 40 } });
    const entry = await entryOn(id('morning'));
    const wanted = { accountNumbers: [id('a'), id('b')] };
    expect((await press(entry, 'quote', wanted)).body).toMatchObject({ price: 75, newPrice: 120, difference: 45 });
    await press(entry, 'change', { ...wanted, difference: 45 });
    expect(await hub.guestsOn(id('morning'))).toEqual([id('a'), id('b')]);
    expect([await balance(id('a')), await balance(id('b')), await balance(id('c'))]).toEqual([5000, 7000, 0]);
    expect((await entryOn(id('morning'))).bookingReference).toBe(entry.bookingReference);
  });

  it.each([
    ['a child alone', () => ({ accountNumbers: [id('c')] }), 'adult_required'],
    ['no room', () => ({ unit: undefined, accountNumbers: [id('a'), id('b'), id('c')] }), 'sold_out'],
    ['nothing like that', () => ({ unit: '999999999' }), 'not_bookable'],
  ])('is told why not: %s', async (_, wanted, code) => {
    await hub.sql`update booking_units set capacity = 2 where object_id = ${id('morning')}`;
    await hub.book(family, id('morning'), [id('a'), id('c')]);
    const entry = await entryOn(id('morning'));
    expect((await press(entry, 'quote', wanted())).body).toMatchObject({ failed: true, code });
    expect((await press(entry, 'change', { ...wanted(), difference: 0 })).body).toMatchObject({ failed: true, code });
    expect(await balance(id('a'))).toBe(5000);
  });

  it('cannot be in two places: what overlaps is refused, what is left behind does not count', async () => {
    await hub.excursion({ id: id('late'), time: '10:00', capacity: 4 });
    await hub.book(family, id('morning'), [id('a')]);
    await hub.book(family, id('noon'), [id('a')]);
    const late = { unit: await unitOf(id('late')) };
    expect((await press(await entryOn(id('noon')), 'quote', late)).body).toMatchObject({ code: 'not_eligible' });
    expect((await press(await entryOn(id('morning')), 'quote', late)).body).toMatchObject({ failed: false });
  });

  it('of an order owes the new total and has one appointment in the calendar', async () => {
    await hub.add(family, id('morning'), [id('a')]);
    const { body: order } = await hub.order(family);
    const entry = await entryOn(id('morning'));
    await press(entry, 'change', { unit: await unitOf(id('noon')), difference: 15 });
    const [group] = await hub.sql`select total from booking_groups where reference = ${order.groupReference}`;
    expect(group?.total).toBe(6500);
    expect(await hub.charged(id('a'))).toEqual([]);
    const mail = await lastMail();
    expect(mail?.body_text).toContain('Due in addition: £15.00');
    const [calendar] = mail?.attachments ?? [];
    expect(calendar?.content).toContain(`UID:${entry.bookingReference}-${entry.unit}@gangway\r\n`);
    expect(calendar?.content).toContain('SEQUENCE:1\r\n');
    expect(calendar?.content).toContain('LOCATION:The pier\\, Naples\r\n');
    expect(mail?.body_text).toContain('  Meeting point: The pier\n');
    expect(calendar?.content).toMatch(/METHOD:PUBLISH\r\n[\s\S]*DTSTART:20260617T130000Z/);
  });

  it('moves a table to another time and for more persons, within what the party may book', async () => {
    await hub.bookable({
      id: id('table'),
      slots: [
        { span: '18:00-20:00', capacity: 3 },
        { span: '20:00-22:00', capacity: 2 },
      ],
    });
    await hub.bookSlot(family, 'dining', slotRequest(id('table'), '18:00-20:00'));
    const entry = await entryOn(id('table'));
    const offered = await options(entry);
    expect(offered.persons).toEqual({ minimum: 1, maximum: 3 });
    const later = offered.options[1];
    expect(later).toMatchObject({ date: DINNER_DATE, fromTime: '20:00', price: 0, isCurrent: false });
    expect((await press(entry, 'quote', { persons: 4 })).body.code).toBe('persons_out_of_bounds');
    expect((await press(entry, 'quote', { persons: 3, unit: later.unit })).body.code).toBe('sold_out');
    expect((await press(entry, 'change', { persons: 3, difference: 0 })).body.failed).toBe(false);
    expect((await press(entry, 'change', { persons: 2, unit: later.unit, difference: 0 })).body.failed).toBe(false);
    expect(await entryOn(id('table'))).toMatchObject({ fromTime: '20:00', persons: 2 });
    expect((await hub.get('ops/places/check', { serviceKey: TEST_SERVICE_KEY })).body.wrong).toEqual([]);
  });

  it('ends the ticket of before, in the same transaction', async () => {
    const code = async () => (await hub.get('passengers/tickets', { session: family })).body[0]?.id;
    await hub.book(family, id('morning'), [id('a')]);
    const before = await code();
    await press(await entryOn(id('morning')), 'change', { unit: await unitOf(id('noon')), difference: 15 });
    expect(await code()).not.toBe(before);
    const { revoked } = (await hub.get('ops/tickets/revoked', { serviceKey: TEST_SERVICE_KEY })).body;
    expect(revoked).toEqual(expect.arrayContaining([expect.objectContaining({ id: before, reason: 'changed' })]));
  });
});
