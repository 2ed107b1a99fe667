import type { Sql } from '#hub/shared/database/sql.ts';
import { basketStore, type EntryRow } from './basket.store.ts';

/** Where the party means to go, by its basket. Other areas check overlaps against it. */
export function cartEntries(sql: Sql, partyId: string, shipNow: string): Promise<EntryRow[]> {
  return basketStore(sql).entries(partyId, shipNow);
}
