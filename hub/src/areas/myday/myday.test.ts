import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchHit } from '#contract/areas/search.ts';
import { layEntries } from '#hub/areas/search/search.seed.ts';
import { type BookingHub, startBookingHub, text } from '#hub-test/booking-hub.ts';

let hub: BookingHub;
let session: string;
beforeAll(async () => {
  hub = await startBookingHub();
  await hub.party('a', ['a0']);
  await hub.party('b', ['b0']);
  await hub.excursion({ id: 'vesuvius', time: '09:30', duration: 240, meetingPoint: 'The pier' });
  session = await hub.login('a', 'a0');
  await hub.book(session, 'vesuvius', ['a0']);
});
afterAll(() => hub.close());

const unfolded = (text: string) => text.replaceAll('\r\n ', '');

describe('a guest’s voyage as a file', () => {
  it('has what is booked, at its instant, where one meets', async () => {
    const reply = await hub.get('myday/calendar.ics', { session });
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(unfolded(reply.text)).toContain('SUMMARY:Trip vesuvius');
    expect(unfolded(reply.text)).toContain('LOCATION:The pier\r\n');
    expect(reply.text).toContain('STATUS:CONFIRMED');
    expect(reply.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  it('is nobody else’s, and nobody’s without a session', async () => {
    const other = await hub.get('myday/calendar.ics', { session: await hub.login('b', 'b0') });
    expect(other.text).not.toContain('vesuvius');
    expect((await hub.get('myday/calendar.ics')).status).toBe(403);
  });
});

describe('a private address', () => {
  const make = async () =>
    (await hub.post('myday/subscription', { language: 'de-DE' }, { session })).body.path as string;

  it('works without a session, is not kept in between, and says when nothing changed', async () => {
    const path = await make();
    const reply = await hub.get(path);
    expect(reply.status).toBe(200);
    expect(unfolded(reply.text)).toContain('NAME:Meine Reise');
    expect(reply.text).toContain('Trip vesuvius');
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
    const etag = reply.headers.get('etag') ?? '';
    const again = await hub.get(path, { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('is stored as a hash alone', async () => {
    const token = (await make()).split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(token.length).toBeGreaterThan(40);
    const rows = await hub.sql`select * from calendar_addresses`;
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends when another is made, and when it is withdrawn', async () => {
    const first = await make();
    const second = await make();
    expect((await hub.get(first)).status).toBe(404);
    expect((await hub.get(second)).status).toBe(200);
    expect((await hub.get('myday/subscription', { session })).body.since).toBeDefined();
    await hub.post('myday/subscription/withdraw', undefined, { session });
    expect((await hub.get(second)).status).toBe(404);
    expect((await hub.get('myday/subscription', { session })).body).toEqual({});
  });

  it.each(['x', 'x.ics', '..%2Fsecrets', 'a'.repeat(99)])('%s was never one', async (token) => {
    expect((await hub.get(`myday/calendar/${token}`)).status).toBe(404);
  });
});

describe('favourites', () => {
  const titles = async (of: string, language = 'en') =>
    (await hub.get('favourites', { session: of, query: { language } })).body.map((hit: SearchHit) => hit.title.text);
  const favour = (kind: string, id: string, isFavourite = true) =>
    hub.post('favourites', { kind, id, isFavourite }, { session });

  beforeAll(() =>
    layEntries(hub.sql, [
      { kind: 'article', id: 'pool', title: text('Pool'), says: [] },
      { kind: 'spa', id: 'massage', title: text('Massage'), says: [] },
      { kind: 'article', id: 'secret', title: text('Secret'), says: [], hidden: true },
    ]),
  );

  it('are kept with the guest, newest first, each once, in the guest’s language', async () => {
    await favour('article', 'pool');
    hub.clock.advance(1_000);
    await favour('spa', 'massage');
    await favour('article', 'pool');
    expect(await titles(session)).toEqual(['Massage', 'Pool']);
    expect(await titles(session, 'de')).toEqual(['Massage (de)', 'Pool (de)']);
    expect(await titles(await hub.login('b', 'b0'))).toEqual([]);
  });

  it('leave out what is hidden or gone', async () => {
    await favour('article', 'secret');
    await favour('article', 'never-was');
    expect(await titles(session)).not.toContain('Secret');
    expect(await titles(session)).toHaveLength(2);
  });

  it('are taken back', async () => {
    await favour('spa', 'massage', false);
    expect(await titles(session)).toEqual(['Pool']);
  });

  it('are of known kinds, and need a guest', async () => {
    expect((await favour('message', 'x')).status).toBe(400);
    expect((await hub.get('favourites')).status).toBe(403);
    expect((await hub.get('favourites', { session: await hub.login(null, null) })).status).toBe(409);
  });
});
