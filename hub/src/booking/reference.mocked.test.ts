import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BookingHub, startBookingHub } from '#hub-test/booking-hub.ts';

const draws = vi.hoisted(() => [] as string[]);
vi.mock('#hub/booking/reference.ts', async (original) => {
  const real = await original<typeof import('#hub/booking/reference.ts')>();
  return { drawReference: () => draws.shift() ?? real.drawReference() };
});

let hub: BookingHub;
beforeAll(async () => {
  hub = await startBookingHub();
  await hub.party('pair', ['1', '2']);
  await hub.excursion({ id: 'boat' });
});
afterAll(() => hub.close());

describe('a reference that is taken', () => {
  it('[B138] is never given twice: the booking is made under another (BD20)', async () => {
    const session = await hub.login('pair', '1');
    draws.push('AAAAAAAA');
    expect((await hub.book(session, 'boat', ['1'], 'one')).body.bookingReference).toBe('AAAAAAAA');
    draws.push('AAAAAAAA', 'AAAAAAAA', 'BBBBBBBB');
    expect((await hub.book(session, 'boat', ['2'], 'two')).body.bookingReference).toBe('BBBBBBBB');
    expect(await hub.guestsOn('boat')).toEqual(['1', '2']);
    expect(await hub.charged('2')).toEqual([5000]);
  });
});
