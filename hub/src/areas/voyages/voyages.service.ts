import type { LeftOut, Voyage } from '#contract/areas/voyages.ts';
import { parseHubDate, toHubDate } from '#contract/hub-date.ts';
import { leftOutService } from '#hub/booking/left-out.service.ts';
import { dayOf, timeOf } from '#hub/booking/ship-hours.ts';
import type { Hub } from '#hub/hub.ts';
import { badRequest, HubError, notFound } from '#hub/shared/http/hub-error.ts';
import { type VoyageRow, voyageStore } from '#hub/shared/voyage/voyage.store.ts';
import { voyageDataStore } from './voyage-data.store.ts';

/** What operators do with voyages (docs/algorithms/voyages.md). */
export function voyagesService(
  hub: Pick<Hub, 'settings' | 'sql' | 'voyages' | 'shipTime' | 'clock' | 'booking' | 'guests' | 'privateFiles'>,
) {
  const { sql, voyages, shipTime } = hub;
  const left = leftOutService(hub);
  const all = async (): Promise<Voyage[]> => (await voyageStore(sql).all()).map(presentVoyage);

  async function find(id: string): Promise<Voyage> {
    const found = (await all()).find((voyage) => voyage.id === id);
    if (!found) throw notFound('There is no such voyage.');
    return found;
  }

  return {
    all,

    /** The voyage to end is named: of two operators at once, one starts a voyage and the other hears of it. */
    async start(ends: string, date: string | undefined): Promise<Voyage> {
      const from = date === undefined ? shipTime.today() : parseHubDate(date);
      if (!from) throw badRequest('nextFrom must be a date as dd/mm/yyyy.');
      const { endedAt } = await find(ends);
      if (endedAt !== null || !(await voyages.start(from, ends))) {
        throw new HubError(409, 'voyage_ended', 'This voyage has ended already.');
      }
      return presentVoyage(await voyageStore(sql).underWay());
    },

    async exported(id: string): Promise<AsyncGenerator<string>> {
      await find(id);
      return exportLines(id);
    },

    async leftOut(): Promise<LeftOut[]> {
      return (await left.list()).map(({ unit: { objectId: id, kind, name, startsAt }, references }) => ({
        id,
        kind,
        name,
        date: toHubDate(dayOf(startsAt)),
        time: timeOf(startsAt),
        bookingReferences: references,
      }));
    },

    withdrawLeftOut: (id: string) => left.withdraw(id),

    async purge(id: string, confirm: string): Promise<{ id: string; removedRows: Record<string, number> }> {
      if (confirm !== id) throw badRequest('To remove a voyage its number is said twice.');
      const { endedAt } = await find(id);
      if (endedAt === null) throw new HubError(409, 'voyage_under_way', 'This voyage is under way.');
      const removedRows = await sql.begin(async (tx) => {
        await tx`set local statement_timeout = 0`;
        return voyageDataStore(tx).remove(id);
      });
      await hub.privateFiles.deleteFolder(`voyages/${id}`);
      return { id, removedRows: removedRows as Record<string, number> };
    },
  };

  async function* exportLines(id: string): AsyncGenerator<string> {
    const store = voyageDataStore(sql);
    for (const table of ['voyages', ...(await store.tables())]) {
      for await (const rows of store.rows(table, id)) {
        yield rows.map(({ row }) => `${JSON.stringify({ table, row })}\n`).join('');
      }
    }
  }
}

function presentVoyage({ fromDay, toDay, startedAt, endedAt, ...voyage }: VoyageRow): Voyage {
  return {
    ...voyage,
    fromDate: fromDay && toHubDate(fromDay),
    toDate: toDay && toHubDate(toDay),
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
