import type { Sql } from '#hub/shared/database/sql.ts';

/** The operator's currency symbol; the pound sign when none is set (B8). */
export async function currencySymbol(sql: Sql): Promise<string> {
  const [row] = await sql<{ currency: string | null }[]>`select operator ->> 'currency' as currency from deployment`;
  return row?.currency || '£';
}
