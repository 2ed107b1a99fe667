import type { Sql } from '#hub/shared/database/sql.ts';

const ROWS_AT_ONCE = 500;

interface Reference {
  child: string;
  parent: string;
}

/** Whatever belongs to a voyage, by what the database says of its tables: a new area cannot be forgotten. */
export function voyageDataStore(sql: Sql) {
  async function tables(): Promise<string[]> {
    const rows = await sql<{ name: string }[]>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attname = 'voyage_id'
        and not a.attisdropped order by c.relname`;
    return rows.map(({ name }) => name);
  }

  const references = () => sql<Reference[]>`
    select child.relname as child, parent.relname as parent
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and child.relnamespace = current_schema()::regnamespace and child.oid <> parent.oid`;

  return {
    tables,

    /** The rows of a table of a voyage, the same every time, without the hashes of PINs and the vectors of faces. */
    rows: (table: string, id: string) =>
      sql<{ row: Record<string, unknown> }[]>`
      select to_jsonb(t) - array['pin_hash', 'initial_pin_hash', 'descriptor'] as row from ${sql(table)} t
      where ${sql(table === 'voyages' ? 'id' : 'voyage_id')} = ${id}::bigint order by 1`.cursor(ROWS_AT_ONCE),

    /** Removes the voyage and answers how many rows of each table went with it. */
    async remove(id: string): Promise<Record<string, number>> {
      const removed: Record<string, number> = {};
      for (const table of childrenFirst(await tables(), await references())) {
        const { count } = await sql`delete from ${sql(table)} where voyage_id = ${id}::bigint`;
        if (count > 0) removed[table] = count;
      }
      await sql`delete from voyages where id = ${id}::bigint and ended_at is not null`;
      return removed;
    },
  };
}

/** In an order in which no row is removed while another still refers to it. */
export function childrenFirst(tables: readonly string[], references: readonly Reference[]): string[] {
  const left = new Set(tables);
  const order: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter(
      (table) => !references.some(({ child, parent }) => parent === table && left.has(child)),
    );
    if (free.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...left].join(', ')}.`);
    for (const table of free) left.delete(table);
    order.push(...free);
  }
  return order;
}
