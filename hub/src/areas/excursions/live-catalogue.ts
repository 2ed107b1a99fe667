import type { Excursion } from '#contract/areas/excursions.ts';
import { isOnSale, type Unit, type UnitPlaces } from '#hub/booking/unit.ts';
import { units } from '#hub/booking/units.ts';
import type { Pool } from '#hub/shared/database/sql.ts';
import { lasting } from '#hub/shared/http/lasting-replies.ts';
import { nextRead } from '#hub/shared/next-read.ts';
import { presentExcursion } from './excursion.present.ts';
import { type CatalogueRow, excursionsStore, type TagRow } from './excursions.store.ts';

/** An excursion as it stands: its unit, and what guests read about it. */
export interface Offered {
  unit: Unit;
  row: CatalogueRow;
}

/** The fixed part of the catalogue, as it came with a pack. */
interface Edition {
  name: string;
  /** Every unit that it was made with. */
  unitIds: ReadonlySet<string>;
  /** By the id of the unit; the places in it are not looked at. */
  excursions: ReadonlyMap<string, Offered>;
  tags: ReadonlyMap<string, TagRow>;
  /** Lists that were answered, with the places and prices they tell. */
  lists: Map<string, { told: string; list: Excursion[] }>;
}

const told = ({ id, capacity, taken, waitlist, adultPrice, childPrice, infantPrice }: UnitPlaces) =>
  [id, capacity, taken, waitlist, adultPrice, childPrice, infantPrice].join();

/**
 * The catalogue with places and prices that are read for every answer, by one small statement that costs the same whatever
 * is booked and that guests who ask at the same moment share. The rest is kept in memory, and so are the bytes of a list
 * as long as nothing that it tells has changed.
 */
export function liveCatalogue(sql: Pool) {
  const store = excursionsStore(sql);
  let edition: Edition | undefined;

  async function load(name: string): Promise<Edition> {
    const [all, rows, tags] = await Promise.all([units(sql).allExcursions(), store.catalogue(), store.tags()]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const excursions = all.flatMap((unit): [string, Offered][] => {
      const row = byId.get(unit.objectId);
      return row ? [[unit.id, { unit, row }]] : [];
    });
    const tagsById = new Map(tags.map((tag) => [tag.id, tag]));
    const unitIds = new Set(all.map((unit) => unit.id));
    return { name, unitIds, excursions: new Map(excursions), tags: tagsById, lists: new Map() };
  }

  const read = nextRead(async () => {
    const [name, places] = await Promise.all([store.edition(), units(sql).excursionPlaces()]);
    const isCurrent = edition?.name === name && places.every(({ id }) => edition?.unitIds.has(id));
    const current = isCurrent && edition ? edition : await load(name);
    edition = current;
    const offered = places.flatMap((live): Offered[] => {
      const known = current.excursions.get(live.id);
      return known && isOnSale(live) ? [{ unit: { ...known.unit, ...live }, row: known.row }] : [];
    });
    return { ...current, offered };
  });

  return {
    /** On sale at this moment; nothing for what is not. */
    async find(id: string): Promise<Unit | undefined> {
      return (await read()).offered.find(({ unit }) => unit.objectId === id)?.unit;
    },

    /** `key` names the choice: the same key always chooses alike. */
    async list(key: string, isWanted: (one: Offered) => boolean): Promise<Excursion[]> {
      const { offered, tags, lists } = await read();
      const wanted = offered.filter(isWanted);
      const now = wanted.map(({ unit }) => told(unit)).join(';');
      const before = lists.get(key);
      if (before?.told === now) return before.list;
      const list = lasting(wanted.map(({ unit, row }) => presentExcursion(unit, row, tags)));
      // Dates on which nothing goes are many; excursions are few.
      if (list.length > 0) lists.set(key, { told: now, list });
      return list;
    },
  };
}
