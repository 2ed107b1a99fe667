import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BookingHub, ORDER, startBookingHub, text } from '#hub-test/booking-hub.ts';

let hub: BookingHub;
let session: string;

beforeAll(async () => {
  hub = await startBookingHub();
});
afterAll(() => hub.close());

let count = 0;
/** Every test has a family and two excursions of its own. */
beforeEach(async () => {
  count += 1;
  await hub.party(`family${count}`, [a(1), { accountNumber: a(2), type: 'Child' }, a(3)]);
  await hub.excursion({ id: `boat${count}` });
  await hub.excursion({ id: `hike${count}`, time: '13:00', capacity: 2 });
  session = await hub.login(`family${count}`, a(1));
});
const a = (n: number) => `${count}0${n}`;
const boat = () => `boat${count}`;
const hike = () => `hike${count}`;
const cart = async () => (await hub.get('passengers/cart', { session })).body;
const refusal = async (reply: Promise<{ status: number; body: { code: string } }>) => {
  const { status, body } = await reply;
  return [status, body.code];
};

describe('an order', () => {
  it('[B121 B122] books every element, stores contact and preference, empties the basket, queues one mail (BD20)', async () => {
    await hub.add(session, boat(), [a(1), a(2)]);
    await hub.add(session, hike(), [a(3)]);
    const order = { confirmationMail: ' anna@example.com ', mobileNumber: '+44 20', paymentReference: 'CASH' };
    const { status, body } = await hub.order(session, order);
    expect(status).toBe(200);
    expect(body).toEqual({ groupReference: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/) });
    expect(await hub.guestsOn(boat())).toEqual([a(1), a(2)]);
    expect(await hub.guestsOn(hike())).toEqual([a(3)]);
    expect(await cart()).toEqual({ excursions: [], totalPrice: 0 });
    const [stored] = await hub.sql`select * from booking_groups where reference = ${body.groupReference}`;
    expect(stored).toMatchObject({
      kind: 'order',
      confirmation_mail: 'anna@example.com',
      mobile_number: '+44 20',
      payment_reference: 'CASH',
      payment_status: 'due',
      total: 12_500,
      terms_accepted_at: hub.clock.now(),
    });
    const mails = await hub.sql`select * from mail_outbox where subject like ${`%${body.groupReference}`}`;
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ recipient: 'anna@example.com', sent_at: null });
    expect(mails[0]?.body_text).toContain('£125.00');
  });

  it('is paid by card or cash, not on the account as well (docs/algorithms/basket.md)', async () => {
    await hub.add(session, boat(), [a(1)]);
    await hub.order(session);
    expect(await hub.charged(a(1))).toEqual([]);
  });

  it('[B155] shows in the bookings and appointments', async () => {
    await hub.add(session, boat(), [a(1), a(2)]);
    const { body } = await hub.order(session);
    const bookings = (await hub.get('passengers/bookings', { session })).body;
    expect(bookings).toHaveLength(2);
    expect(bookings[0]).toMatchObject({
      type: 'CruiseExcursion',
      price: 50,
      passenger: { id: `p${a(1)}`, type: 'Adult', lead: true },
      excursion: { id: boat(), name: text(`Trip ${boat()}`) },
      bookingReference: body.groupReference,
      bookingStatus: 'C',
    });
    const appointments = (await hub.get('pms/accounts/appointments', { session })).body;
    expect(appointments).toEqual([
      expect.objectContaining({ bookingReference: body.groupReference, bookingStatus: 'C' }),
    ]);
  });

  it('writes its mail in the guest’s language and the operator’s currency', async () => {
    await hub.sql`insert into deployment (operator) values (${hub.sql.json({ currency: '€' })})`;
    await hub.add(session, boat(), [a(1)]);
    const { body } = await hub.post(
      'passengers/cart/order',
      { confirmationMail: 'a@b.de', paymentReference: 'CARD' },
      { session, headers: { 'accept-language': 'de-AT,de;q=0.9,en' } },
    );
    const [mail] = await hub.sql`select * from mail_outbox where subject like ${`%${body.groupReference}`}`;
    expect(mail?.subject).toBe(`Ihre Ausflugsbuchung ${body.groupReference}`);
    expect(mail?.body_text).toContain(
      `- Mittwoch, 17. Juni, 09:00 – 12:00, Naples (de): Trip ${boat()} (de)\n  First${a(1)} Guest, 50,00\u00a0€`,
    );
    await hub.sql`delete from deployment`;
  });

  it.each([
    ['en', 'Meeting point', 'What to bring', ':'],
    ['de', 'Treffpunkt', 'Was Sie mitbringen', ':'],
    ['fr', 'Point de rendez-vous', 'À emporter', '\u00a0:'],
  ] as const)(
    'tells in its mail where to be, until when and with what, in the appointment too: %s',
    async (...words) => {
      const [language, meet, bring, colon] = words;
      const own = text('x')[language].slice(1);
      await hub.excursion({
        id: `walk${count}`,
        meetingPoint: 'The pier',
        bring: '<p>Flat shoes &amp;</p><ul><li>Water',
      });
      await hub.add(session, `walk${count}`, [a(1)]);
      await hub.add(session, hike(), [a(3)]);
      const headers = { 'accept-language': language };
      const { body } = await hub.post('passengers/cart/order', ORDER, { session, headers });
      const [mail] = await hub.sql`select * from mail_outbox where subject like ${`%${body.groupReference}`}`;
      expect(mail?.body_text).toContain(`, 09:00 – 12:00, Naples${own}`);
      expect(mail?.body_text).toContain(
        `\n  ${meet}${colon} The pier${own}\n  ${bring}${colon} Flat shoes &\n  Water${own}\n  First${a(1)} Guest, `,
      );
      expect(mail?.body_html).toContain(`${meet}</span><br>The pier${own}</p>`);
      expect(mail?.body_html).toContain(`${bring}</span><br>Flat shoes &amp;<br>Water${own}</p>`);
      const [walk, hiked] = mail?.attachments[0].content.replaceAll('\r\n ', '').split('END:VEVENT') ?? [];
      expect(walk).toContain(`LOCATION:The pier${own}\\, Naples${own}\r\n`);
      expect(walk).toContain(`DESCRIPTION:${body.groupReference}\\n${bring}${colon} Flat shoes &\\nWater${own}\r\n`);
      // Of the other one nothing is known, so nothing is said.
      expect(mail?.body_text.split(meet)).toHaveLength(2);
      expect(hiked).toContain(`DESCRIPTION:${body.groupReference}\r\nLOCATION:Naples${own}\r\n`);
    },
  );

  it('names every excursion that does not fit, books none and keeps the basket (BD16)', async () => {
    await hub.add(session, boat(), [a(1)]);
    await hub.add(session, hike(), [a(1), a(3)]);
    await hub.excursion({ id: `late${count}`, time: '18:00', capacity: 1 });
    await hub.add(session, `late${count}`, [a(3)]);
    await hub.party(`rivals${count}`, [a(8), a(9)]);
    const rival = await hub.login(`rivals${count}`, a(8));
    await hub.book(rival, hike(), [a(8)]);
    await hub.book(rival, `late${count}`, [a(9)]);
    const { status, body } = await hub.order(session);
    expect(status).toBe(409);
    expect(body).toEqual({
      code: 'sold_out',
      message: `There are not enough places left: Trip ${hike()}, Trip late${count}.`,
      excursions: [
        { id: hike(), name: text(`Trip ${hike()}`) },
        { id: `late${count}`, name: text(`Trip late${count}`) },
      ],
    });
    expect(await hub.guestsOn(boat())).toEqual([]);
    expect((await cart()).excursions).toHaveLength(4);
  });

  it('is refused when the total is not the one last shown to this session (BD13)', async () => {
    await hub.add(session, boat(), [a(1)]);
    await hub.ops(`ops/excursions/${boat()}/change`, { price: { adult: 49 } });
    expect(await refusal(hub.order(session))).toEqual([409, 'cart_changed']);
    expect(await hub.guestsOn(boat())).toEqual([]);
    expect((await cart()).totalPrice).toBe(49);
    expect((await hub.order(session)).status).toBe(200);
  });
  it('is refused to a session that was shown no total, or another one', async () => {
    await hub.add(session, boat(), [a(1)]);
    const other = await hub.login(`family${count}`, a(3));
    expect(await refusal(hub.order(other))).toEqual([409, 'cart_changed']);
    await hub.get('passengers/cart', { session: other });
    await hub.add(session, boat(), [a(3)]);
    expect(await refusal(hub.order(other))).toEqual([409, 'cart_changed']);
    expect((await hub.order(session)).status).toBe(200);
  });

  it('of an empty basket is refused (BD17)', async () => {
    expect(await refusal(hub.order(session))).toEqual([409, 'cart_empty']);
    expect(await refusal(hub.order(await hub.login(null, null)))).toEqual([409, 'cart_empty']);
  });

  it('with a known key answers what it answered, also after the basket has gone (BD17)', async () => {
    await hub.add(session, boat(), [a(1)]);
    const first = await hub.order(session, {}, 'key');
    const again = await hub.order(session, {}, 'key');
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await refusal(hub.order(session, {}, 'another key'))).toEqual([409, 'cart_empty']);
    const mails = await hub.sql`select 1 from mail_outbox where subject like ${`%${first.body.groupReference}`}`;
    expect(mails).toHaveLength(1);
    // The same key of another party is another key.
    await hub.party(`strangers${count}`, [a(7)]);
    expect(await refusal(hub.order(await hub.login(`strangers${count}`, a(7)), {}, 'key'))).toEqual([
      409,
      'cart_empty',
    ]);
  });
  it('sent many times at once with one key is placed once', async () => {
    await hub.add(session, boat(), [a(1), a(3)]);
    const replies = await Promise.all(Array.from({ length: 12 }, () => hub.order(session, {}, 'storm')));
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect(await hub.guestsOn(boat())).toEqual([a(1), a(3)]);
  });

  it.each([
    [{ confirmationMail: 'nobody' }, 'email_invalid'],
    [{ confirmationMail: '' }, 'email_invalid'],
    [{ paymentReference: 'GOLD' }, 'bad_request'],
    [{ paymentReference: undefined }, 'bad_request'],
    [{ mobileNumber: '1'.repeat(33) }, 'bad_request'],
  ])('[B113 B116] with %j is refused with 400 %s (BD15, BD19)', async (order, code) => {
    await hub.add(session, boat(), [a(1)]);
    expect(await refusal(hub.order(session, order))).toEqual([400, code]);
    expect(await hub.guestsOn(boat())).toEqual([]);
  });

  it.each(['', 'call me', undefined])('[B116] takes the mobile number %j', async (mobileNumber) => {
    await hub.add(session, boat(), [a(1)]);
    expect((await hub.order(session, { mobileNumber })).status).toBe(200);
    expect(await hub.guestsOn(boat())).toEqual([a(1)]);
  });

  it.each([
    ['2008-06-16', 400],
    ['2008-06-15', 200],
    [null, 200],
  ])('[B130] by a lead passenger born %s answers %d (BD24)', async (birthDay, expected) => {
    await hub.party(`young${count}`, [{ accountNumber: a(5), birthDay }, a(6)]);
    const young = await hub.login(`young${count}`, a(6));
    await hub.add(young, boat(), [a(6)]);
    const { status, body } = await hub.order(young);
    expect([status, body.code]).toEqual([expected, expected === 200 ? undefined : 'booker_underage']);
  });

  it('is refused to a blocked account (BD37)', async () => {
    await hub.add(session, boat(), [a(1)]);
    await hub.hub.pms.setStatus(a(1), { isBlockedForMuster: true });
    const { status, body } = await hub.order(session);
    expect([status, body.code]).toEqual([409, 'blocked_muster']);
    expect(body.message).toMatch(/muster/);
    expect((await cart()).excursions).toHaveLength(1);
    await hub.hub.pms.setStatus(a(1), { isBlockedForMuster: false });
    expect((await hub.order(session)).status).toBe(200);
  });

  it('checks everybody again: what was booked or changed meanwhile counts', async () => {
    await hub.add(session, boat(), [a(1), a(2)]);
    await hub.book(session, boat(), [a(1)]);
    const { status, body } = await hub.order(session);
    expect([status, body.code, body.reason]).toEqual([409, 'not_eligible', 'AlreadyBooked']);
    // Who and what, so that a guest with a full basket knows whom to take out.
    const [first] = (await cart()).excursions;
    expect(body.guest).toEqual({ firstName: first.passenger.firstName, lastName: first.passenger.lastName });
    expect(body.excursion).toEqual({ id: boat(), name: text(`Trip ${boat()}`) });
    await hub.remove(session, boat(), [a(1)]);
    // The adult is booked, so the child may follow (BD12).
    expect((await hub.order(session)).status).toBe(200);
    expect(await hub.guestsOn(boat())).toEqual([a(1), a(2)]);
  });
  it('refuses a child whose adult was cancelled meanwhile (BD12)', async () => {
    const booked = await hub.book(session, boat(), [a(1)]);
    await hub.add(session, boat(), [a(2)]);
    await hub.ops(`ops/bookings/${booked.body.bookingReference}/cancel`);
    expect(await refusal(hub.order(session))).toEqual([409, 'adult_required']);
  });
});
