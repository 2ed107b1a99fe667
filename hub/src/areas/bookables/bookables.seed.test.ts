import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toHubDate } from '#contract/hub-date.ts';
import { applyPack } from '#hub/apply-pack.ts';
import { startTestHub } from '#hub-test/hub.ts';
import { packWith } from '#hub-test/test-pack.ts';
import { resolveVoyage } from '#packs/resolve-voyage.ts';

const TODAY = '2026-06-15';
const pack = await packWith(() => undefined);
const voyage = resolveVoyage(TODAY, pack);
let hub: Awaited<ReturnType<typeof startTestHub>>;

beforeAll(async () => {
  hub = await startTestHub({ pack });
});
afterAll(() => hub.close());

const count = async (table: 'bookable_slots' | 'bookable_bookings') =>
  (await hub.sql<{ n: number }[]>`select count(*)::int as n from ${hub.sql(table)}`)[0]?.n ?? 0;
const capacities = () => hub.sql<{ n: number }[]>`select sum(capacity)::int as n from bookable_slots`;

describe('the demo ship', () => {
  it('has restaurants, treatments and activities, some of which cannot be booked', async () => {
    const [dining, spa, activity] = await Promise.all(['dining', 'spa', 'activity'].map((path) => hub.get(path)));
    expect(dining?.body.length).toBeGreaterThanOrEqual(6);
    expect(spa?.body.length).toBeGreaterThanOrEqual(12);
    expect(activity?.body.length).toBeGreaterThanOrEqual(12);
    expect((await hub.get('spacategory')).body.length).toBeGreaterThanOrEqual(4);
    expect((await hub.get('activitycategory')).body.length).toBeGreaterThanOrEqual(4);
    for (const list of [dining, spa, activity]) {
      const closed = list?.body.filter((item: { externalId?: string }) => !item.externalId);
      expect(closed.length).toBeGreaterThan(0);
    }
  });

  it('has a day that is full, made of real bookings', async () => {
    const session = (
      await hub.hub.sessions.create({
        type: 'RemotePms',
        name: 'Guest',
        accountNumber: '10001',
        bookingReference: null,
        partyId: null,
        pinChangePending: false,
        deviceType: 'App',
      })
    ).sessionId;
    const times = async (day: number) => {
      const date = toHubDate(voyage.dateOf(day));
      const body = { date, bookingRequest: { numberOfPersons: 1 } };
      return (await hub.post('dining/availabilityTimes/dining-chart-house', body, { session })).body;
    };
    expect(await times(8)).toEqual([]);
    expect((await times(9)).length).toBeGreaterThan(0);
  });

  it('can be seeded again: nothing is doubled, what operators changed stays', async () => {
    const before = [await count('bookable_slots'), await count('bookable_bookings')];
    await hub.sql`update bookable_slots set capacity = capacity + 1`;
    const changed = await capacities();
    await applyPack(hub.sql, pack, { today: TODAY, always: true });
    expect([await count('bookable_slots'), await count('bookable_bookings')]).toEqual(before);
    expect(await capacities()).toEqual(changed);
  });

  it('on another voyage begins with its own days', async () => {
    const slots = await count('bookable_slots');
    await applyPack(hub.sql, pack, { today: '2026-09-01', startsByItself: true });
    expect(await count('bookable_slots')).toBe(slots);
    const [row] = await hub.sql<{ day: string }[]>`select min(starts_at)::date::text as day from bookable_slots`;
    expect(row?.day).toBe(resolveVoyage('2026-09-01', pack).embarkation);
  });

  it('takes away slots that the pack no longer has, except those that are booked', async () => {
    const fewer = await packWith((changed) => {
      for (const item of changed.bookables.items) item.openings = [];
    });
    await applyPack(hub.sql, fewer, { today: '2026-09-01' });
    const taken = fewer.bookables.items.reduce((sum, item) => sum + item.taken.length, 0);
    expect(await count('bookable_slots')).toBe(taken);
  });
});
