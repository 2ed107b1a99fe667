import type { Sql } from '#hub/shared/database/sql.ts';
import { type BookingTerms, bookingTerms } from '#packs/schema/booking-terms.ts';

/** What the operator lets guests do after the sale; the product's own terms where a pack says nothing. */
export async function bookingTermsOf(sql: Sql): Promise<BookingTerms> {
  const [row] = await sql<{ terms: unknown }[]>`select operator -> 'bookingTerms' as terms from deployment`;
  return bookingTerms.parse(row?.terms ?? {});
}
