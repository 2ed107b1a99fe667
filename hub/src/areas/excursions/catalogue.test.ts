import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingHub, PORT_DATE, startBookingHub, text } from '#hub-test/booking-hub.ts';

let hub: BookingHub;
let session: string;

beforeAll(async () => {
  hub = await startBookingHub();
  const { sql } = hub;
  await sql`insert into excursion_tags values ('walk', ${sql.json(text('Easy walk'))}, 'icon-walk', 1)`;
  await sql`insert into excursion_tags values ('sea', ${sql.json(text('By sea'))}, null, 0)`;
  await hub.excursion({ id: 'past', day: '2026-06-14' });
  await hub.excursion({ id: 'later', time: '14:30', childPrice: null, infantPrice: 100, maximumAge: 70 });
  await hub.excursion({ id: 'early', time: '08:15', minimumAge: 6, childPrice: 0, capacity: 3, waitlist: true });
  await hub.excursion({ id: 'resort', type: 'ResortExcursion', day: '2026-06-18', duration: null });
  await hub.excursion({ id: 'gone' });
  await sql`
    update excursions set tag_ids = '{walk,sea}', waiver_url = '/v1/blobs/files/waiver.pdf',
      published_duration = ${sql.json(text('half a day'))}, meeting_point = ${sql.json(text('Pier 2'))},
      effort = 'moderate', guide_languages = '{en,de}'
    where id = 'early'`;
  await sql`update booking_units set withdrawn_at = now() where object_id = 'gone'`;
  const descriptions = [
    ['Notes', { defaultValue: '<ul><li>One</li><li>Two &amp; three</li></ul>' }],
    ['Description', { defaultValue: '<p>A <b>long</b> day.</p>', de: '<p>Ein langer Tag.</p>' }],
  ] as const;
  for (const [type, value] of descriptions) {
    await sql`insert into excursion_descriptions values ('early', ${type}, ${sql.json(value)})`;
  }
  await sql`
    insert into conditions (module, condition_text, sales_message)
    values ('Excursion', ${sql.json(text('No refunds.'))}, ${sql.json(text('Book now.'))})`;
  await hub.party('solo', ['1']);
  session = await hub.login('solo', '1');
});
afterAll(() => hub.close());

const ids = (list: { id: string }[]) => list.map((one) => one.id);

describe('the catalogue', () => {
  it('[B20 B56] lists the excursions of a date, by time, without those withdrawn', async () => {
    const { body } = await hub.get('excursions/byDate', { query: { dateAsString: PORT_DATE } });
    expect(ids(body)).toEqual(['early', 'later']);
    const empty = await hub.get('excursions/byDate', { query: { dateAsString: '01/01/2027' } });
    expect(empty.body).toEqual([]);
  });
  it('[B17] lists all from today on when no date is asked for (BD8)', async () => {
    for (const path of ['excursions/byDate', 'excursions/byDate?dateAsString=']) {
      expect(ids((await hub.get(path)).body)).toEqual(['early', 'later', 'resort']);
    }
  });
  it.each(['17-06-2026', '31/02/2026', 'tomorrow'])('[B10] refuses the date %s', async (dateAsString) => {
    const { status, body } = await hub.get('excursions/byDate', { query: { dateAsString } });
    expect([status, body.code]).toEqual([400, 'bad_request']);
  });
  it('[B57] lists the excursions of a day of the cruise', async () => {
    const { body } = await hub.get('excursions/byDay', { query: { day: '7' } });
    expect(ids(body)).toEqual(['past', 'early', 'later', 'resort']);
    expect((await hub.get('excursions/byDay', { query: { day: '8' } })).body).toEqual([]);
    expect((await hub.get('excursions/byDay')).status).toBe(400);
  });

  it('[B28 B36 B38] tells everything about one excursion', async () => {
    const { body } = await hub.get('excursions/early');
    expect(body).toEqual({
      id: 'early',
      type: 'CruiseExcursion',
      name: text('Trip early'),
      date: PORT_DATE,
      day: 7,
      timeOfDay: '08:15',
      duration: 180,
      publishedDuration: text('half a day'),
      bookingCode: 'EARLY',
      minimumAge: 6,
      price: { adult: 50, child: 0 },
      categories: [{ name: text('Easy walk') }, { name: text('By sea') }],
      tags: [
        { id: 'walk', name: text('Easy walk'), imageUrl: { id: 'icon-walk' } },
        { id: 'sea', name: text('By sea') },
      ],
      currentAvailability: 3,
      waiverPdfUrl: { url: '/v1/blobs/files/waiver.pdf' },
      port: { name: text('Naples'), countryName: text('Italy') },
      itinerary: { id: 'day-7', date: PORT_DATE },
      waitlist: true,
      meetingPoint: text('Pier 2'),
      effort: 'moderate',
      guideLanguages: ['en', 'de'],
    });
  });
  it('[B36 B43 B79] leaves out what an excursion does not have', async () => {
    const { body } = await hub.get('excursions/resort');
    expect(body.destination).toEqual({ id: 'palma', name: text('Palma') });
    for (const absent of ['port', 'duration', 'waiverPdfUrl', 'minimumAge', 'effort', 'guideLanguages'])
      expect(body).not.toHaveProperty(absent);
    const later = (await hub.get('excursions/later')).body;
    expect(later.price).toEqual({ adult: 50, infant: 1 });
  });
  it.each(['excursions/gone', 'excursions/nowhere', 'excursions/availability/gone'])(
    'answers 404 to %s',
    async (path) => {
      const { status, body } = await hub.get(path);
      expect([status, body.code]).toEqual([404, 'not_found']);
    },
  );

  it('[B26 B28 B38] lists the tags in the operator’s order', async () => {
    const { body } = await hub.get('excursions/tags');
    expect(body).toEqual([
      { id: 'sea', name: text('By sea') },
      { id: 'walk', name: text('Easy walk'), imageUrl: { id: 'icon-walk' } },
    ]);
  });
  it('[B24 B25 B37 B77] delivers the texts as HTML and as plain text', async () => {
    const { body } = await hub.get('descriptions/early');
    expect(body).toEqual([
      {
        descriptionType: 'Description',
        value: {
          defaultValue: 'A long day.',
          defaultWhitelistedValue: '<p>A <b>long</b> day.</p>',
          defaultPlainValue: 'A long day.',
          translations: {
            de: {
              defaultValue: 'Ein langer Tag.',
              defaultWhitelistedValue: '<p>Ein langer Tag.</p>',
              defaultPlainValue: 'Ein langer Tag.',
            },
          },
        },
      },
      expect.objectContaining({
        descriptionType: 'Notes',
        value: expect.objectContaining({ defaultPlainValue: 'One\nTwo & three' }),
      }),
    ]);
    expect((await hub.get('descriptions/nowhere')).body).toEqual([]);
  });

  it('[B83] counts the free places at that moment, by both calls (BD29)', async () => {
    for (const path of ['excursions/checkAvailability/early', 'excursions/availability/early']) {
      expect((await hub.get(path)).body).toEqual({ currentAvailability: 3, availability: true });
    }
    await hub.sql`update booking_units set capacity = 0 where object_id = 'early'`;
    expect((await hub.get('excursions/checkAvailability/early')).body).toEqual({
      currentAvailability: 0,
      availability: false,
    });
    await hub.sql`update booking_units set capacity = 3 where object_id = 'early'`;
  });
  it('[B90] delivers the conditions', async () => {
    const { body } = await hub.get('conditions/Excursion');
    expect(body).toEqual({
      conditionText: text('No refunds.'),
      additionalConditionText: null,
      salesMessage: text('Book now.'),
    });
  });
});

describe('whether an account may book', () => {
  it('[B91] is allowed without a block', async () => {
    const { body } = await hub.get('conditions/allowed/Excursion', { session });
    expect(body).toEqual({ allowed: true, messages: [] });
  });
  it.each([
    [{ isBlocked: true }, false, 'blocked_account', /Your account is blocked\. Booking is not possible/],
    [{ isBlocked: true }, true, 'blocked_account_booking_allowed', /You can still book/],
    [{ isBlockedForMuster: true }, false, 'blocked_muster', /complete your muster first/],
    [{ isBlocked: true, isBlockedForMuster: true }, true, 'blocked_muster_booking_allowed', /complete your muster\. /],
  ])('[B91 B157] %j with booking allowed %s says %s (BD37, BD38)', async (block, mayBook, code, message) => {
    await hub.hub.pms.setStatus('1', { isBlocked: false, isBlockedForMuster: false, ...block });
    const operator = hub.sql.json({ featureFlags: { allowBookingWhenBlocked: mayBook } });
    await hub.sql`insert into deployment (operator) values (${operator}) on conflict (only_row) do update set operator = excluded.operator`;
    const { body } = await hub.get('conditions/allowed/Excursion', { session });
    expect(body).toMatchObject({ allowed: mayBook, code });
    expect(body.messages[0].defaultValue).toMatch(message);
    expect(body.messages[0].de).toBeTruthy();
    await hub.sql`delete from deployment`;
    await hub.hub.pms.setStatus('1', { isBlocked: false, isBlockedForMuster: false });
  });
  it('[B14] needs a session, and 403 means just that', async () => {
    for (const path of ['conditions/allowed/Excursion', 'excursions/findApplicableGuests/early', 'passengers/cart']) {
      expect((await hub.get(path)).status).toBe(403);
      expect((await hub.get(path, { session: 'x'.repeat(43) })).status).toBe(403);
    }
  });
});

describe('who can come along', () => {
  it('[B85 B86 B88] delivers the whole party, the own guest first, with price and every reason (BD30)', async () => {
    await hub.party('family', [
      { accountNumber: '11' },
      { accountNumber: '12', birthDay: '1950-01-01' },
      { accountNumber: '13', type: 'Child' },
      { accountNumber: '14', type: 'Infant', birthDay: null },
    ]);
    const own = await hub.login('family', '12');
    const { body } = await hub.get('excursions/findApplicableGuests/later', { session: own });
    expect(body).toEqual([
      {
        accountNumber: '12',
        accountName: 'First12 Guest',
        firstName: 'First12',
        lastName: 'Guest',
        passengerId: 'p12',
        type: 'Adult',
        price: 50,
        selected: false,
        disabled: true,
        ineligibilityReasons: ['MaximumAge'],
      },
      expect.objectContaining({
        accountNumber: '11',
        price: 50,
        selected: false,
        disabled: false,
        ineligibilityReasons: [],
      }),
      expect.objectContaining({ accountNumber: '13', disabled: true, ineligibilityReasons: ['NoPriceAvailable'] }),
      expect.objectContaining({ accountNumber: '14', price: 50, disabled: false }),
    ]);
    expect(body[2]).not.toHaveProperty('price');
    const lead = await hub.login('family', null);
    const first = (await hub.get('excursions/findApplicableGuests/early', { session: lead })).body[0];
    expect(first).toMatchObject({ accountNumber: '11', selected: true });
  });
  it('[B88] knows bookings, the basket, and the first and last day', async () => {
    await hub.party('busy', ['21', '22', '23']);
    const own = await hub.login('busy', '21');
    await hub.excursion({ id: 'overlapping', time: '16:00' });
    await hub.excursion({ id: 'first-day', day: '2026-06-11' });
    await hub.excursion({ id: 'last-day', day: '2026-06-20' });
    await hub.excursion({ id: 'open-last-day', day: '2026-06-20', bookableOnFirstAndLastDay: true });
    await hub.book(own, 'later', ['21']);
    await hub.add(own, 'later', ['22']);
    const reasons = async (id: string) =>
      (await hub.get(`excursions/findApplicableGuests/${id}`, { session: own })).body.map(
        (guest: { ineligibilityReasons: string[] }) => guest.ineligibilityReasons,
      );
    expect(await reasons('overlapping')).toEqual([
      ['TimeOverlapWithOtherBooking'],
      ['TimeOverlapWithOtherCartEntry'],
      [],
    ]);
    expect(await reasons('later')).toEqual([['AlreadyBooked'], [], []]);
    expect(await reasons('first-day')).toEqual([['FirstCruiseDay'], ['FirstCruiseDay'], ['FirstCruiseDay']]);
    expect(await reasons('last-day')).toEqual([['LastCruiseDay'], ['LastCruiseDay'], ['LastCruiseDay']]);
    expect(await reasons('open-last-day')).toEqual([[], [], []]);
  });
  it('is an empty list for a session without a party (BD2)', async () => {
    const nobody = await hub.login(null, null);
    const { status, body } = await hub.get('excursions/findApplicableGuests/early', { session: nobody });
    expect([status, body]).toEqual([200, []]);
  });
});
