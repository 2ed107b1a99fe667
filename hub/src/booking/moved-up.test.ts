import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BookablesHub, slotRequest, startBookablesHub } from '#hub-test/bookables-hub.ts';
import { PORT_DATE, PORT_DAY } from '#hub-test/booking-hub.ts';

let hub: BookablesHub;
beforeAll(async () => {
  hub = await startBookablesHub({ quiet: true });
  await hub.sql`insert into deployment (operator) values (${hub.sql.json({ currency: '€' })})`;
});
afterAll(() => hub.close());

let run = 0;
let trip = '';
let waiter = '';
/** Every test has a full excursion of one place at 09:00, and a couple of which one waits for it. */
beforeEach(async () => {
  run += 1;
  trip = `trip${run}`;
  await hub.excursion({ id: trip, capacity: 1, waitlist: true });
  await hub.party(`holder${run}`, [`h${run}`]);
  await hub.party(`waiter${run}`, [`w${run}`, `v${run}`]);
  waiter = await hub.login(`waiter${run}`, `w${run}`);
});

const hold = async () => (await hub.book(await hub.login(`holder${run}`, `h${run}`), trip, [`h${run}`])).body;
const wait = async () => {
  const { body } = await hub.book(waiter, trip, [`w${run}`]);
  expect(body.bookingStatus).toBe('W');
  return body.bookingReference as string;
};
const cancel = (reference: string) => hub.ops(`ops/bookings/${reference}/cancel`);
const cabinMessages = async (account = `w${run}`) =>
  (await hub.get('cabinmessage/get/app', { session: await hub.login(`waiter${run}`, account) })).body.messages;
const mails = (reference: string) =>
  hub.sql<{ recipient: string; subject: string; text: string }[]>`
    select recipient, subject, body_text as text from mail_outbox where subject like ${`%${reference}`}`;
/** The couple's table, which keeps its first guest from the excursion. */
const dine = async () => {
  await hub.bookable({ id: `table${run}`, slots: [{ day: PORT_DAY, span: '10:00-12:00' }] });
  const request = slotRequest(`table${run}`, '10:00-12:00', { date: PORT_DATE });
  return (await hub.bookSlot(waiter, 'dining', request)).body.bookingReference as string;
};

describe('whoever waits comes along', () => {
  it('[B150] when a place is cancelled, and is told by message and by mail, charge and all', async () => {
    await hub.excursion({ id: `other${run}`, time: '15:00' });
    await hub.add(waiter, `other${run}`, [`v${run}`]);
    const order = { confirmationMail: 'w@example.com', paymentReference: 'CARD' };
    await hub.post('passengers/cart/order', order, { session: waiter, headers: { 'accept-language': 'de-DE' } });
    const { bookingReference } = await hold();
    const reference = await wait();
    await cancel(bookingReference);
    expect(await hub.guestsOn(trip)).toEqual([`w${run}`]);
    expect(await hub.charged(`w${run}`)).toEqual([5000]);
    const messages = await cabinMessages();
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ messageType: 'Important', recipientMessageStatus: 'Sent' });
    expect(messages[0].messageTitle).toMatchObject({ en: 'You have a place', de: 'Sie haben einen Platz' });
    for (const part of [`Trip ${trip}`, 'Wednesday 17 June, 09:00', '€50.00', reference]) {
      expect(messages[0].messageContent.en).toContain(part);
    }
    expect(messages[0].messageContent.fr).toContain('liste d’attente');
    expect(await mails(reference)).toEqual([
      {
        recipient: 'w@example.com',
        subject: `Sie haben einen Platz ${reference}`,
        text: expect.stringContaining(`„Trip ${trip} (de)“ am Mittwoch, 17. Juni, 09:00`),
      },
    ]);
    expect(await cabinMessages(`v${run}`)).toEqual([]);
  });

  it('without a mail where no address is known', async () => {
    const { bookingReference } = await hold();
    const reference = await wait();
    await cancel(bookingReference);
    expect(await cabinMessages()).toHaveLength(1);
    expect(await mails(reference)).toEqual([]);
  });

  it('[B150] when the table that stood in the way is cancelled, and a place is free', async () => {
    const { bookingReference } = await hold();
    const reference = await wait();
    const table = await dine();
    await cancel(bookingReference);
    expect(await hub.guestsOn(trip)).toEqual([]);
    expect(await cabinMessages()).toEqual([]);
    const { body } = await hub.ops(`ops/bookables/bookings/${table}/cancel`);
    expect(body).toEqual({ bookingReference: table, bookingStatus: 'X' });
    expect(await hub.guestsOn(trip)).toEqual([`w${run}`]);
    expect((await mails(reference)).length + (await cabinMessages()).length).toBe(1);
  });

  it('[B150] when an excursion that overlapped is withdrawn', async () => {
    const { bookingReference } = await hold();
    await wait();
    await hub.excursion({ id: `blocking${run}`, time: '11:00' });
    await hub.book(waiter, `blocking${run}`, [`w${run}`]);
    await cancel(bookingReference);
    expect(await hub.guestsOn(trip)).toEqual([]);
    const { body } = await hub.ops(`ops/excursions/blocking${run}/withdraw`);
    expect(body.promoted).toHaveLength(1);
    expect(await hub.guestsOn(trip)).toEqual([`w${run}`]);
    // One about the excursion that is gone, one about the place that is free.
    expect(await cabinMessages()).toHaveLength(2);
  });

  it('[B150] when there are more places', async () => {
    await hold();
    await wait();
    await hub.ops(`ops/excursions/${trip}/change`, { capacity: 2 });
    expect(await hub.guestsOn(trip)).toEqual([`h${run}`, `w${run}`]);
    expect(await cabinMessages()).toHaveLength(1);
  });

  it('or not at all: what was said goes with the transaction that fails', async () => {
    const { bookingReference } = await hold();
    const reference = await wait();
    await hub.sql`alter table cabin_messages add constraint no_room check (false) not valid`;
    const refused = await cancel(bookingReference).finally(
      () => hub.sql`alter table cabin_messages drop constraint no_room`,
    );
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(await hub.guestsOn(trip)).toEqual([`h${run}`]);
    expect(await hub.guestsOn(trip, 'W')).toEqual([`w${run}`]);
    expect([await hub.charged(`w${run}`), await mails(reference)]).toEqual([[], []]);
  });
});
