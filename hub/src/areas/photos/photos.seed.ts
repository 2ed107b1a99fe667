import type { IsoDay } from '#contract/hub-date.ts';
import { toMinor } from '#contract/money.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { currentVoyage } from '#hub/shared/voyage/voyage.store.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { resolveVoyage } from '#packs/resolve-voyage.ts';

/** Orders that guests have made before today; those made since are theirs and stay. */
export async function seedPhotos(sql: Sql, pack: Pack, today: IsoDay): Promise<void> {
  const voyage = resolveVoyage(today, pack);
  const voyage_id = await currentVoyage(sql);
  const members = pack.guests.parties.flatMap((party) => party.members);
  const rows = pack.photos.orders.map(({ id, guest, day, status, grandCount, grandTotal }) => ({
    voyage_id,
    order_id: id,
    account_number: members.find((member) => member.id === guest)?.accountNumber,
    ordered_on: voyage.dateOf(day),
    status,
    grand_count: grandCount,
    grand_total: toMinor(grandTotal),
  }));
  await sql`
    insert into photo_orders (voyage_id, order_id, account_number, ordered_on, status, grand_count, grand_total)
    select voyage_id, order_id, account_number, ordered_on, status, grand_count, grand_total
    from jsonb_populate_recordset(null::photo_orders, ${sql.json(rows)})
    on conflict (voyage_id, order_id) do update set ordered_on = excluded.ordered_on, status = excluded.status,
      grand_count = excluded.grand_count, grand_total = excluded.grand_total`;
}
