import type { Sql } from '#hub/shared/database/sql.ts';

/** The symbol that the operator has set; the pound sign when there is none (B8). */
export const symbolOr = (currency: string | null | undefined) => currency || '£';

/** The operator's currency symbol. */
export async function currencySymbol(sql: Sql): Promise<string> {
  const [row] = await sql<{ currency: string | null }[]>`select operator ->> 'currency' as currency from deployment`;
  return symbolOr(row?.currency);
}
