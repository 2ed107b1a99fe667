import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyPack } from '#hub/apply-pack.ts';
import { bookingOf, cartEntry, ORDER, openSession } from '#hub-test/booking-hub.ts';
import { startTestHub, TEST_NOW, TEST_SERVICE_KEY, type TestHub } from '#hub-test/hub.ts';
import { SMALL_GUESTS, smallPack } from '#hub-test/small-pack.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { childrenFirst } from './voyage-data.store.ts';

const DAY_MS = 86_400_000;
const TODAY = TEST_NOW.slice(0, 10);
const [ANNA, BERT] = SMALL_GUESTS;
const small = await smallPack();
let pack: Pack;
let hub: TestHub;

beforeEach(async () => {
  pack = structuredClone(small);
  hub = await startTestHub({ pack, nextPack: () => pack });
});
afterEach(() => hub.close());

const asOperator = { serviceKey: TEST_SERVICE_KEY };
const login = ({ partyId, accountNumber }: { partyId: string; accountNumber: string }) =>
  openSession(hub.hub.sessions, partyId, accountNumber);
const voyages = async () => (await hub.get('ops/voyages', asOperator)).body;
const lines = async (id: string): Promise<{ table: string; row: Record<string, unknown> }[]> => {
  const { text } = await hub.get(`ops/voyages/${id}/export`, asOperator);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};
const book = async (session: string, excursion: string, accountNumber: string) =>
  hub.post(`excursions/book/${excursion}`, bookingOf(excursion, [accountNumber]), { session });

describe('the voyage under way', () => {
  it('is laid so that today is its middle, and listed', async () => {
    expect(await voyages()).toEqual([
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
    const session = await login(ANNA);
    const { body } = await book(session, 'trip-2', ANNA.accountNumber);
    expect(body.bookingReference).toBeTruthy();
    const before = await voyages();
    hub.clock.advance(2 * DAY_MS);
    expect(await applyPack(hub.sql, pack, { today: '2026-06-17', always: true })).toBe('applied');
    expect(await voyages()).toEqual(before);
    const again = await login(ANNA);
    const bookings = (await hub.get('passengers/bookings', { session: again })).body;
    expect(bookings.map((one: { bookingReference: string }) => one.bookingReference)).toEqual([body.bookingReference]);
  });

  it('is left alone by a pack that has not changed', async () => {
    expect(await applyPack(hub.sql, pack, { today: TODAY })).toBe('unchanged');
    pack.operator.name = 'Another line';
    expect(await applyPack(hub.sql, pack, { today: TODAY })).toBe('applied');
    expect(await applyPack(hub.sql, pack, { today: TODAY })).toBe('unchanged');
  });

  it('ends a day later when the pack has a day more, and never begins on another', async () => {
    const last = pack.voyage.days.at(-1);
    if (last) pack.voyage.days.push({ ...last, id: 'day-more', pdfs: [], videos: [] });
    pack.voyage.todayIsDay = 3;
    await applyPack(hub.sql, pack, { today: '2026-06-16' });
    expect(await voyages()).toMatchObject([{ fromDate: '09/06/2026', toDate: '23/06/2026' }]);
    const days = (await hub.get('itinerary/schedules')).body;
    expect(days.at(0).date).toBe('09/06/2026');
    expect(days.at(-1).date).toBe('23/06/2026');
  });

  it('keeps guests who left the pack, and what another guest has now is no longer theirs', async () => {
    const [first] = pack.guests.parties;
    const [member] = first?.members ?? [];
    if (!first || !member) throw new Error('The small pack has changed.');
    await hub.hub.pms.changePin(BERT.accountNumber, '9182');
    // The same booking under another id, the same passenger under another account.
    pack.guests.parties[0] = { ...first, id: 'party-new', members: [{ ...member, accountNumber: '777' }] };
    await applyPack(hub.sql, pack, { today: TODAY });
    expect((await hub.hub.pms.findByBooking('REF501'))?.partyId).toBe('party-new');
    expect((await hub.hub.pms.findByAccount('777'))?.passengerId).toBe('guest-501');
    expect((await hub.hub.pms.findByAccount('501'))?.partyId).toBe('party-a');
    expect((await hub.hub.pms.checkPin(BERT.accountNumber, '9182')).right).toBe(true);
  });

  it('is not taken over by a pack of another name, unless voyages start by themselves', async () => {
    const other = { ...pack, id: 'aurora' };
    expect(await applyPack(hub.sql, other, { today: TODAY, always: true })).toBe('other-pack');
    expect(await voyages()).toMatchObject([{ pack: 'meridian', endedAt: null }]);
    expect(await applyPack(hub.sql, other, { today: TODAY, startsByItself: true })).toBe('voyage-started');
    expect(await voyages()).toMatchObject([{ pack: 'meridian' }, { pack: 'aurora', endedAt: null }]);
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
    expect(await voyages()).toMatchObject([
      { fromDate: '09/06/2026', endedAt: hub.clock.now().toISOString() },
      { fromDate: '17/06/2026', toDate: '30/06/2026', endedAt: null },
    ]);
  });

  it('waits for an operator where the setting or the pack says so', async () => {
    pack.voyage.startsByItself = false;
    hub.clock.set('2026-07-01T12:00:00Z');
    expect(await hub.hub.voyages.startWhenOver()).toBe(false);
    expect(await applyPack(hub.sql, pack, { today: '2026-07-01', always: true })).toBe('applied');
    expect(await voyages()).toMatchObject([{ fromDate: '09/06/2026', endedAt: null }]);
  });

  it('begins on the day that the operator says and ends every session, on every hub', async () => {
    const sibling = await hub.sibling();
    const session = await login(ANNA);
    const [{ id }] = await voyages();
    const kept = (await sibling.get('dining')).body;
    expect(kept).toHaveLength(1);
    pack.bookables.items = [];
    const { body, status } = await hub.ops(`ops/voyages/${id}/end`, { nextFrom: '01/07/2026' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ fromDate: '01/07/2026', toDate: '14/07/2026', endedAt: null });
    expect((await hub.get('passengers/bookings', { session })).status).toBe(403);
    await expect.poll(async () => (await sibling.get('dining')).body).toEqual([]);
    await sibling.close();
  });

  it('is started once by two operators at the same moment', async () => {
    const [{ id }] = await voyages();
    const replies = await Promise.all([hub.ops(`ops/voyages/${id}/end`, {}), hub.ops(`ops/voyages/${id}/end`, {})]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await voyages()).toHaveLength(2);
    expect((await hub.ops(`ops/voyages/${id}/end`, {})).body.code).toBe('voyage_ended');
    expect((await hub.ops('ops/voyages/999/end', {})).status).toBe(404);
    expect((await hub.ops('ops/voyages/x/end', {})).status).toBe(404);
    expect((await hub.ops(`ops/voyages/${id}/end`, { nextFrom: 'tomorrow' })).status).toBe(400);
  });

  it('shows guests nothing of the last, and knows only its own accounts and their first PINs', async () => {
    const before = await login(ANNA);
    await hub.hub.pms.changePin(ANNA.accountNumber, '9182');
    await book(before, 'trip-1', ANNA.accountNumber);
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
    const [{ id }] = await voyages();
    pack.guests.parties = pack.guests.parties.slice(0, 1);
    await hub.ops(`ops/voyages/${id}/end`, { nextFrom: '14/06/2026' });

    const session = await login(ANNA);
    expect((await hub.get('passengers/bookings', { session })).body).toEqual([]);
    expect((await hub.get('pms/accounts/appointments', { session })).body).toEqual([]);
    expect(JSON.stringify((await hub.get('pms/invoices', { session })).body)).not.toContain('Mint tea');
    expect((await hub.get('cabinmessage/get/app', { session })).body.messages ?? []).toEqual([]);
    expect((await hub.hub.pms.checkPin(ANNA.accountNumber, '9182')).right).toBe(false);
    expect(await hub.hub.pms.findByAccount(BERT.accountNumber)).toBeUndefined();
    expect(await hub.hub.pms.findByBooking('REF502')).toBeUndefined();
    const again = await book(session, 'trip-1', ANNA.accountNumber);
    expect(again.status).toBe(200);
  });
});

describe('what left the pack', () => {
  const onSale = async () => (await hub.get('excursions/byDate')).body.map(({ id }: { id: string }) => id) as string[];
  const messages = async (who: typeof ANNA | typeof BERT) =>
    (await hub.get('cabinmessage/get/app', { session: await login(who) })).body.messages;
  const invoices = async (who: typeof ANNA | typeof BERT) =>
    (await hub.get('pms/invoices', { session: await login(who) })).body;

  it('is no longer found or booked, what is booked stands, and back in the pack it is on sale again', async () => {
    const session = await login(ANNA);
    const trip = await book(session, 'trip-0', ANNA.accountNumber);
    const dinner = { numberOfPersons: 2, date: '16/06/2026', fromTime: '19:00', toTime: '20:30', objectId: 'grill' };
    const table = await hub.post('dining/book/grill', dinner, { session });
    expect([trip.status, table.status]).toEqual([200, 200]);
    const full = structuredClone(pack);
    pack.excursions.excursions = pack.excursions.excursions.filter(({ id }) => id !== 'trip-0');
    pack.bookables.items = [];
    await applyPack(hub.sql, pack, { today: TODAY });

    expect(await onSale()).toEqual(['trip-1', 'trip-2']);
    expect((await hub.get('excursions/trip-0')).status).toBe(404);
    await expect.poll(async () => (await hub.get('dining')).body).toEqual([]);
    expect((await hub.get('dining/grill')).status).toBe(404);
    const bert = await login(BERT);
    expect((await book(bert, 'trip-0', BERT.accountNumber)).body.bookingReference ?? null).toBeNull();
    expect((await hub.post('dining/book/grill', dinner, { session: bert })).body.bookingReference ?? null).toBeNull();
    const appointments = (await hub.get('pms/accounts/appointments', { session })).body;
    expect(appointments.map((one: { bookingReference: string }) => one.bookingReference).toSorted()).toEqual(
      [trip.body.bookingReference, table.body.bookingReference].toSorted(),
    );

    await applyPack(hub.sql, full, { today: TODAY });
    expect(await onSale()).toEqual(['trip-0', 'trip-1', 'trip-2']);
    expect((await book(bert, 'trip-0', BERT.accountNumber)).body.bookingReference).toBeTruthy();
    expect((await hub.post('dining/book/grill', dinner, { session: bert })).body.bookingReference).toBeTruthy();
  });

  it('loses the slots that are no longer offered, of the dates too', async () => {
    const dates = async () =>
      (await hub.get('dining/bookingInformation/grill')).body.dates.map(({ value }: { value: string }) => value);
    const before = await dates();
    for (const one of pack.bookables.items) one.openings = [{ days: [9], times: ['19:00'], minutes: 90, capacity: 8 }];
    await applyPack(hub.sql, pack, { today: TODAY });
    expect(before.length).toBeGreaterThan(1);
    await expect.poll(dates).toEqual(['17/06/2026']);
  });

  it('keeps what operators changed', async () => {
    await hub.ops('ops/excursions/trip-0/change', { capacity: 40, price: { adult: 12 } });
    await hub.ops('ops/bookables/grill/publish', { published: false });
    pack.operator.name = 'Changed';
    await applyPack(hub.sql, pack, { today: TODAY });
    expect((await hub.get('excursions/trip-0')).body.currentAvailability).toBe(40);
    expect((await hub.get('dining')).body).toEqual([]);
  });

  it('is listed with who booked it, and withdrawn with a message to each of them and a mail to who gave an address', async () => {
    const session = await login(ANNA);
    const entry = { ...cartEntry('add', 'trip-1', ANNA.accountNumber, '17/06/2026'), passenger: { id: 'guest-501' } };
    expect((await hub.post('passengers/cart', [entry], { session })).status).toBe(200);
    await hub.get('passengers/cart', { session });
    const ordered = await hub.post('passengers/cart/order', ORDER, { session });
    expect(ordered.status).toBe(200);
    const bert = await book(await login(BERT), 'trip-1', BERT.accountNumber);
    await book(session, 'trip-2', ANNA.accountNumber);
    expect((await hub.get('ops/left-out', asOperator)).body).toEqual([]);
    pack.excursions.excursions = pack.excursions.excursions.filter(({ id }) => id !== 'trip-1');
    await applyPack(hub.sql, pack, { today: TODAY });
    // Nobody is told before an operator says so.
    expect(await messages(BERT)).toEqual([]);
    const [listed, ...others] = (await hub.get('ops/left-out', asOperator)).body;
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
    expect((await hub.get('ops/left-out', asOperator)).body).toEqual([]);
    expect((await hub.ops('ops/left-out/trip-1/withdraw')).status).toBe(404);
    expect((await hub.ops('ops/left-out/trip-2/withdraw')).status).toBe(404);
    const kept = (await hub.get('pms/accounts/appointments', { session })).body;
    expect(kept.filter((one: { bookingStatus: string }) => one.bookingStatus === 'C')).toHaveLength(1);
  });
});

describe('hubs that start at once', () => {
  it('apply the pack once, and the others wait for it longer than anybody waits for a place', async () => {
    pack.operator.name = 'Changed while they were down';
    const holder = hub.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(7164002)`;
      // Past the lock_timeout of guests' transactions.
      await tx`select pg_sleep(3.3)`;
    });
    const sibling = await hub.sibling();
    const applied = Promise.all([
      applyPack(hub.sql, pack, { today: TODAY }),
      applyPack(sibling.sql, pack, { today: TODAY }),
    ]);
    await holder;
    expect((await applied).toSorted()).toEqual(['applied', 'unchanged']);
    await sibling.close();
  }, 20_000);
});

describe('an old voyage', () => {
  async function sailed() {
    const session = await login(ANNA);
    const { body } = await book(session, 'trip-0', ANNA.accountNumber);
    const [{ id }] = await voyages();
    await hub.ops(`ops/voyages/${id}/end`, {});
    const next = (await voyages()).at(-1).id as string;
    return { id: id as string, next, reference: body.bookingReference as string };
  }

  it('is exported whole, one row per line, without the secrets of its guests', async () => {
    const { id, next, reference } = await sailed();
    const rows = await lines(id);
    expect(rows[0]).toMatchObject({ table: 'voyages', row: { id: Number(id), pack: 'meridian' } });
    const tables = new Set(rows.map(({ table }) => table));
    for (const table of ['voyage_days', 'programme_events', 'pms_guests', 'booking_groups', 'invoice_lines']) {
      expect(tables).toContain(table);
    }
    expect(JSON.stringify(rows)).toContain(reference);
    expect(JSON.stringify(rows)).not.toMatch(/scrypt|pin_hash/);
    expect(rows.every(({ table, row }) => String(table === 'voyages' ? row.id : row.voyage_id) === id)).toBe(true);
    expect(JSON.stringify(await lines(next))).not.toContain(reference);
    expect((await hub.get('ops/voyages/999/export', asOperator)).status).toBe(404);
    expect((await hub.get(`ops/voyages/${id}/export`)).status).toBe(401);
  });

  it('is removed when its number is said twice, and nothing else with it', async () => {
    const { id, next, reference } = await sailed();
    const kept = await lines(next);
    expect((await hub.ops(`ops/voyages/${id}/purge`, { confirm: next })).status).toBe(400);
    expect((await hub.ops(`ops/voyages/${next}/purge`, { confirm: next })).body.code).toBe('voyage_under_way');
    expect(JSON.stringify(await lines(id))).toContain(reference);
    const { status, body } = await hub.ops(`ops/voyages/${id}/purge`, { confirm: id });
    expect(status).toBe(200);
    expect(body.removedRows).toMatchObject({ voyage_days: 14, pms_guests: 2 });
    expect(await voyages()).toMatchObject([{ id: next }]);
    expect((await hub.get(`ops/voyages/${id}/export`, asOperator)).status).toBe(404);
    expect(await lines(next)).toEqual(kept);
  });

  it('cannot be dropped from the table while it has data', async () => {
    const { id } = await sailed();
    await expect(hub.sql`delete from voyages where id = ${id}`).rejects.toThrow('foreign key');
  });
});

describe('every table', () => {
  /** Of the deployment: they outlive voyages. */
  const OF_THE_DEPLOYMENT = [
    'attempt_counts',
    'basket_served',
    'conditions',
    'content_article',
    'content_blob',
    'content_category',
    'content_event',
    'content_schedule',
    'deployment',
    'device_enrolments',
    'device_groups',
    'devices',
    'excursion_tags',
    'idempotency_keys',
    'marketplace_activities',
    'marketplace_cities',
    'marketplace_countries',
    'migrations',
    'page_views',
    'preview_token',
    'session_login_settings',
    'session_tokens',
    'sessions',
    'voyages',
  ];

  it('belongs to a voyage or, by decision, to the deployment', async () => {
    const rows = await hub.sql<{ name: string }[]>`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'voyage_id' and not a.attisdropped)
      order by c.relname collate "C"`;
    expect(rows.map(({ name }) => name)).toEqual(OF_THE_DEPLOYMENT);
  });

  it.each([
    [['a', 'b'], [], ['a', 'b']],
    [['a', 'b'], [{ child: 'b', parent: 'a' }], ['b', 'a']],
    [
      ['a', 'b', 'c'],
      [
        { child: 'c', parent: 'b' },
        { child: 'b', parent: 'a' },
      ],
      ['c', 'b', 'a'],
    ],
    [['a'], [{ child: 'elsewhere', parent: 'a' }], ['a']],
  ])('is emptied before what it refers to: %j', (tables, references, order) => {
    expect(childrenFirst(tables, references)).toEqual(order);
  });

  it('is named when references run in a circle', () => {
    const circle = [
      { child: 'a', parent: 'b' },
      { child: 'b', parent: 'a' },
    ];
    expect(() => childrenFirst(['a', 'b'], circle)).toThrow('a, b');
  });
});
