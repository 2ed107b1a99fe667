import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingHub, startBookingHub } from '#hub-test/booking-hub.ts';

let hub: BookingHub;
beforeAll(async () => {
  hub = await startBookingHub();
});
afterAll(() => hub.close());

describe('booking an excursion on board', () => {
  it('[B96 B33] books the guests named, at the server’s price, with a line on each account (BD33)', async () => {
    await hub.party('family', ['1', { accountNumber: '2', type: 'Child' }, '3']);
    await hub.excursion({ id: 'boat' });
    const session = await hub.login('family', '1');
    const reply = await hub.book(session, 'boat', ['1', '2']);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ failed: false, bookingStatus: 'C' });
    expect(reply.body.bookingReference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(await hub.guestsOn('boat')).toEqual(['1', '2']);
    expect(await hub.charged('1')).toEqual([5000]);
    expect(await hub.charged('2')).toEqual([2500]);
    expect(await hub.charged('3')).toEqual([]);
  });
});
