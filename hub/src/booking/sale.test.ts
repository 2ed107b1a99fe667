import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PmsGuest } from '#hub/partners/pms/port.ts';
import type { Transaction } from '#hub/shared/database/sql.ts';
import type { Rows } from '#hub/shared/database/together.ts';
import { type BookingHub, startBookingHub } from '#hub-test/booking-hub.ts';
import { findParty } from './party.ts';
import { BookingRefused } from './refused.ts';
import { type Ask, openSale } from './sale.ts';
import { guestPlace } from './take-places.ts';
import { freePlaces } from './unit.ts';
import { unitIds, units } from './units.ts';

let hub: BookingHub;
let sell: ReturnType<typeof openTestSale>;

beforeAll(async () => {
  hub = await startBookingHub();
  sell = openTestSale();
});
afterAll(() => hub.close());

interface TripAsk extends Ask {
  excursionId: string;
}

/** One guest, one place, at 5 euros. */
function openTestSale() {
  const facts = (tx: Transaction, asks: readonly TripAsk[]) => ({
    excursions: units(tx).excursions(asks.map((ask) => ask.excursionId)),
  });
  return openSale(hub.hub, {
    units: (tx, asks: readonly TripAsk[]) => unitIds(tx).ofExcursions(asks.map((ask) => ask.excursionId)),
    facts,
    decide({ party, reference, excursionId }, { excursions }: Rows<ReturnType<typeof facts>>) {
      const unit = excursions.find((one) => one.objectId === excursionId);
      if (!unit || freePlaces(unit) < 1) throw new BookingRefused('sold_out', 'No place is left.');
      return {
        value: { reference },
        group: { reference, partyId: party.id, bookedBy: party.self.accountNumber },
        places: [guestPlace(unit, party.self as PmsGuest, 500, 'C')],
      };
    },
  });
}

const SYMBOLS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
let references = 0;
function nextReference(): string {
  references += 1;
  return `SALE2${SYMBOLS[Math.floor(references / 576) % 24]}${SYMBOLS[Math.floor(references / 24) % 24]}${SYMBOLS[references % 24]}`;
}

/** What parties of one want of an excursion, each with a key of its own. */
async function asksFor(excursionId: string, count: number): Promise<TripAsk[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const id = `${excursionId}-${n}`;
      await hub.party(id, [id]);
      const session = { partyId: id, accountNumber: id } as never;
      const party = await findParty(hub.hub.pms, session);
      if (!party) throw new Error('There is no party.');
      return { once: { key: id, scope: `test:${id}`, body: id }, party, reference: nextReference(), excursionId };
    }),
  );
}

const transactionsOf = async (excursionId: string) => {
  const rows = await hub.sql<{ xmin: string; count: number }[]>`
    select b.xmin::text, count(*)::int as count from bookings b join booking_units u on u.id = b.unit_id
    where u.object_id = ${excursionId} group by b.xmin::text, b.xmin`;
  return rows.map(({ count }) => count).toSorted((a, b) => a - b);
};

describe('guests who press at the same moment', () => {
  it('are served in one transaction for many, each with a group, a charge and a kept answer', async () => {
    await hub.excursion({ id: 'crowd', capacity: 40 });
    const asks = await asksFor('crowd', 12);
    const answers = await Promise.all(asks.map(sell));
    expect(answers).toEqual(asks.map(({ reference }) => ({ reference })));
    expect(await transactionsOf('crowd')).toEqual([1, 1, 10]);
    expect(await hub.guestsOn('crowd')).toHaveLength(12);
    for (const { party } of asks) expect(await hub.charged(party.id)).toEqual([500]);
    const again = await Promise.all(asks.map((ask) => sell({ ...ask, reference: nextReference() })));
    expect(again).toEqual(answers);
    expect(await hub.guestsOn('crowd')).toHaveLength(12);
  });

  it('find the places taken that those before them in the same transaction took', async () => {
    const id = `scarce-${randomUUID()}`;
    await hub.excursion({ id, capacity: 5 });
    const outcomes = await Promise.allSettled((await asksFor(id, 12)).map(sell));
    // Two transactions are under way at a time, and which of them ends first nobody knows.
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(7);
    for (const one of refused) expect(one).toMatchObject({ reason: { code: 'sold_out' } });
    const [unit] = await hub.sql`select taken from booking_units where object_id = ${id}`;
    expect(unit).toEqual({ taken: 5 });
    expect(await hub.guestsOn(id)).toHaveLength(5);
    const together = (await transactionsOf(id)).at(-1);
    expect(together).toBeGreaterThanOrEqual(3);
  });

  it('are booked although one of them has a reference that is taken, which fails alone', async () => {
    await hub.excursion({ id: 'mixed' });
    const [taken, ...asks] = await asksFor('mixed', 7);
    const [, , , unlucky] = asks;
    if (!taken || !unlucky) throw new Error('There are seven.');
    await sell(taken);
    unlucky.reference = taken.reference;
    const outcomes = await Promise.allSettled(asks.map(sell));
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
    ]);
    expect(outcomes[3]).toMatchObject({ reason: { code: '23505', constraint_name: 'booking_groups_pkey' } });
    expect(await hub.guestsOn('mixed')).toHaveLength(6);
    expect(await sell({ ...unlucky, reference: nextReference() })).not.toEqual({ reference: taken.reference });
    expect(await hub.guestsOn('mixed')).toHaveLength(7);
  });

  it('[BD17] and press twice with one key are booked once and read the same answer', async () => {
    await hub.excursion({ id: 'double' });
    const asks = await asksFor('double', 4);
    const twice = asks.map((ask) => ({ ...ask, reference: nextReference() }));
    const answers = await Promise.all([...asks, ...twice].map(sell));
    expect(answers.slice(4)).toEqual(answers.slice(0, 4));
    expect(await hub.guestsOn('double')).toHaveLength(4);
  });

  it('are refused alone when their key was used for something else', async () => {
    await hub.excursion({ id: 'reused' });
    const asks = await asksFor('reused', 4);
    const [, , , other] = asks;
    if (!other) throw new Error('There are four.');
    await sell(other);
    const outcomes = await Promise.allSettled(
      asks.map((ask) => sell(ask === other ? { ...ask, once: { ...ask.once, body: 'another' } } : ask)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(outcomes[3]).toMatchObject({ reason: { status: 409, code: 'key_reused' } });
    expect(await hub.guestsOn('reused')).toHaveLength(4);
  });
});
