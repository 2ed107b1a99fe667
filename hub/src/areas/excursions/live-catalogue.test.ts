import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingHub, PORT_DATE, startBookingHub } from '#hub-test/booking-hub.ts';

let first: BookingHub;
let second: Awaited<ReturnType<BookingHub['sibling']>>;
let session: string;
beforeAll(async () => {
  first = await startBookingHub();
  second = await first.sibling();
  await first.excursion({ id: 'boat', capacity: 3 });
  await first.party('pair', ['1', '2']);
  session = await first.login('pair', '1');
});
afterAll(async () => {
  await second.close();
  await first.close();
});

const list = (hub: Pick<BookingHub, 'get'>, headers: Record<string, string> = {}) =>
  hub.get('excursions/byDate', { query: { dateAsString: PORT_DATE }, headers });

describe('a list of excursions', () => {
  it('[B56] is never older than the question, on any process: places, prices and what is on sale', async () => {
    const told = async () => {
      const lists = await Promise.all([first, second].map(async (hub) => (await list(hub)).body));
      expect(lists[0]).toEqual(lists[1]);
      return lists[0].map((one: { id: string; currentAvailability: number; price: { adult: number } }) => [
        one.id,
        one.currentAvailability,
        one.price.adult,
      ]);
    };
    expect(await told()).toEqual([['boat', 3, 50]]);
    await first.book(session, 'boat', ['1', '2']);
    expect(await told()).toEqual([['boat', 1, 50]]);
    await second.ops('ops/excursions/boat/change', { capacity: 9, price: { adult: 12.5 } });
    expect(await told()).toEqual([['boat', 7, 12.5]]);
    await first.excursion({ id: 'late', time: '16:00' });
    expect(await told()).toEqual([
      ['boat', 7, 12.5],
      ['late', 20, 50],
    ]);
    await first.ops('ops/excursions/boat/withdraw');
    expect(await told()).toEqual([['late', 20, 50]]);
  });

  it('is sent once to a client that has it already, and anew when a place went', async () => {
    const etag = (await list(first)).headers.get('etag') ?? '';
    expect((await list(first, { 'if-none-match': etag })).status).toBe(304);
    await first.book(session, 'late', ['1']);
    const reply = await list(first, { 'if-none-match': etag });
    expect([reply.status, reply.body[0].currentAvailability]).toEqual([200, 19]);
    expect(reply.headers.get('etag')).not.toBe(etag);
  });

  it('is the catalogue of the voyage under way', async () => {
    expect((await list(second)).body).toHaveLength(1);
    await first.sql`update voyages set ended_at = now()`;
    await first.sql`insert into voyages default values`;
    expect((await list(second)).body).toEqual([]);
    expect((await list(first)).body).toEqual([]);
  });
});
