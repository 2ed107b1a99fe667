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

const SLOTS = "kind <> 'excursion' and voyage_id = current_voyage()";
const number = async (query: string) => ((await hub.sql.unsafe(query))[0] as { n: number } | undefined)?.n ?? 0;
const slots = () => number(`select count(*)::int as n from booking_units where ${SLOTS} and not off_sale`);
const booked = () =>
  number(`select count(*)::int as n from bookings where unit_id in (select id from booking_units where ${SLOTS})`);
const capacities = () => number(`select sum(capacity)::int as n from booking_units where ${SLOTS}`);

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
    const before = [await slots(), await booked()];
    await hub.sql`update booking_units set capacity = capacity + 1`;
    const changed = await capacities();
    await applyPack(hub.sql, pack, { today: TODAY, always: true });
    expect([await slots(), await booked()]).toEqual(before);
    expect(await capacities()).toEqual(changed);
  });

  it('on another voyage begins with its own days and nothing booked but by the pack', async () => {
    const before = [await slots(), await booked()];
    await applyPack(hub.sql, pack, { today: '2026-09-01', startsByItself: true });
    expect([await slots(), await booked()]).toEqual(before);
    const [row] = await hub.sql<{ day: string }[]>`
      select min(starts_at)::date::text as day from booking_units
      where kind <> 'excursion' and voyage_id = current_voyage()`;
    expect(row?.day).toBe(resolveVoyage('2026-09-01', pack).embarkation);
  });

  it('takes slots off sale that the pack no longer has; of those that are booked the bookings stand', async () => {
    const fewer = await packWith((changed) => {
      for (const item of changed.bookables.items) item.openings = [];
    });
    const before = await booked();
    await applyPack(hub.sql, fewer, { today: '2026-09-01' });
    expect([await slots(), await booked()]).toEqual([0, before]);
    await applyPack(hub.sql, pack, { today: '2026-09-01' });
    expect(await slots()).toBeGreaterThan(before);
  });
});
