import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyPack } from '#hub/apply-pack.ts';
import { cartEntry, ORDER } from '#hub-test/booking-hub.ts';
import { TEST_NOW } from '#hub-test/hub.ts';
import { ANNA, BERT, type SmallGuest, startVoyageHub, type VoyageHub } from '#hub-test/voyage-hub.ts';

const TODAY = TEST_NOW.slice(0, 10);
let hub: VoyageHub;
beforeEach(async () => {
  hub = await startVoyageHub();
});
afterEach(() => hub.close());

describe('what left the pack', () => {
  const onSale = async () => (await hub.get('excursions/byDate')).body.map(({ id }: { id: string }) => id) as string[];
  const messages = async (who: SmallGuest) =>
    (await hub.get('cabinmessage/get/app', { session: await hub.login(who) })).body.messages;
  const invoices = async (who: SmallGuest) => (await hub.get('pms/invoices', { session: await hub.login(who) })).body;

  it('is no longer found or booked, what is booked stands, and back in the pack it is on sale again', async () => {
    const session = await hub.login(ANNA);
    const trip = await hub.book(session, 'trip-0', ANNA);
    const dinner = { numberOfPersons: 1, date: '16/06/2026', fromTime: '19:00', toTime: '20:30', objectId: 'grill' };
    const table = await hub.post('dining/book/grill', dinner, { session });
    expect([trip.body, table.body]).toMatchObject([
      { bookingReference: expect.any(String) },
      { bookingReference: expect.any(String) },
    ]);
    const full = structuredClone(hub.pack);
    hub.pack.excursions.excursions = hub.pack.excursions.excursions.filter(({ id }) => id !== 'trip-0');
    hub.pack.bookables.items = [];
    await applyPack(hub.sql, hub.pack, { today: TODAY });

    expect(await onSale()).toEqual(['trip-1', 'trip-2']);
    expect((await hub.get('excursions/trip-0')).status).toBe(404);
    await expect.poll(async () => (await hub.get('dining')).body).toEqual([]);
    expect((await hub.get('dining/grill')).status).toBe(404);
    const bert = await hub.login(BERT);
    expect((await hub.book(bert, 'trip-0', BERT)).body.bookingReference ?? null).toBeNull();
    expect((await hub.post('dining/book/grill', dinner, { session: bert })).body.bookingReference ?? null).toBeNull();
    const appointments = (await hub.get('pms/accounts/appointments', { session })).body;
    expect(appointments.map((one: { bookingReference: string }) => one.bookingReference).toSorted()).toEqual(
      [trip.body.bookingReference, table.body.bookingReference].toSorted(),
    );

    await applyPack(hub.sql, full, { today: TODAY });
    expect(await onSale()).toEqual(['trip-0', 'trip-1', 'trip-2']);
    expect((await hub.book(bert, 'trip-0', BERT)).body.bookingReference).toBeTruthy();
    expect((await hub.post('dining/book/grill', dinner, { session: bert })).body.bookingReference).toBeTruthy();
  });

  it('loses the slots that are no longer offered, of the dates too', async () => {
    const dates = async () =>
      (await hub.get('dining/bookingInformation/grill')).body.dates.map(({ value }: { value: string }) => value);
    const before = await dates();
    for (const one of hub.pack.bookables.items)
      one.openings = [{ days: [9], times: ['19:00'], minutes: 90, capacity: 8 }];
    await applyPack(hub.sql, hub.pack, { today: TODAY });
    expect(before.length).toBeGreaterThan(1);
    await expect.poll(dates).toEqual(['17/06/2026']);
  });

  it('keeps what operators changed', async () => {
    await hub.ops('ops/excursions/trip-0/change', { capacity: 40, price: { adult: 12 } });
    await hub.ops('ops/bookables/grill/publish', { published: false });
    hub.pack.operator.name = 'Changed';
    await applyPack(hub.sql, hub.pack, { today: TODAY });
    expect((await hub.get('excursions/trip-0')).body.currentAvailability).toBe(40);
    expect((await hub.get('dining')).body).toEqual([]);
  });

  it('is listed with who booked it, and withdrawn with a message to each of them and a mail to who gave an address', async () => {
    const session = await hub.login(ANNA);
    const entry = { ...cartEntry('add', 'trip-1', ANNA.accountNumber, '17/06/2026'), passenger: { id: 'guest-501' } };
    expect((await hub.post('passengers/cart', [entry], { session })).status).toBe(200);
    await hub.get('passengers/cart', { session });
    const ordered = await hub.post('passengers/cart/order', ORDER, { session });
    expect(ordered.status).toBe(200);
    const bert = await hub.book(await hub.login(BERT), 'trip-1', BERT);
    await hub.book(session, 'trip-2', ANNA);
    expect((await hub.asOperator('ops/left-out')).body).toEqual([]);
    hub.pack.excursions.excursions = hub.pack.excursions.excursions.filter(({ id }) => id !== 'trip-1');
    await applyPack(hub.sql, hub.pack, { today: TODAY });
    // Nobody is told before an operator says so.
    expect(await messages(BERT)).toEqual([]);
    const [listed, ...others] = (await hub.asOperator('ops/left-out')).body;
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ id: 'trip-1', kind: 'excursion', date: '17/06/2026', time: '10:00' });
    expect(listed.bookingReferences).toHaveLength(2);
    expect(listed.bookingReferences).toContain(bert.body.bookingReference);
    await hub.sql`delete from mail_outbox`;

    const { status, body } = await hub.ops('ops/left-out/trip-1/withdraw');
    expect(status).toBe(200);
    expect(body.cancelled.toSorted()).toEqual(listed.bookingReferences.toSorted());
    for (const who of [ANNA, BERT]) {
      const [told, ...more] = await messages(who);
      expect(more).toEqual([]);
      expect(told.messageTitle).toMatchObject({ en: 'Your booking is cancelled', de: 'Ihre Buchung ist storniert' });
      expect(told.messageContent.fr).toContain('n’aura pas lieu');
    }
    expect((await messages(BERT))[0].messageContent.en).toContain(bert.body.bookingReference);
    expect((await messages(BERT))[0].messageContent.en).toMatch(/credited to the account on board: .*50/);
    const mails = await hub.sql<{ recipient: string; subject: string }[]>`select recipient, subject from mail_outbox`;
    expect(mails).toMatchObject(
      [{ recipient: ORDER.confirmationMail, subject: /^Your booking is cancelled/ }].map(({ recipient, subject }) => ({
        recipient,
        subject: expect.stringMatching(subject),
      })),
    );
    const amounts = (await invoices(BERT)).map(({ charges }: { charges: number }) => charges);
    expect(amounts).toEqual([50, -50]);
    expect((await hub.asOperator('ops/left-out')).body).toEqual([]);
    expect((await hub.ops('ops/left-out/trip-1/withdraw')).status).toBe(404);
    expect((await hub.ops('ops/left-out/trip-2/withdraw')).status).toBe(404);
    const kept = (await hub.get('pms/accounts/appointments', { session })).body;
    expect(kept.filter((one: { bookingStatus: string }) => one.bookingStatus === 'C')).toHaveLength(1);
  });
});
