import type { IsoDay } from '#contract/hub-date.ts';
import { toMinor } from '#contract/money.ts';
import { systemClock } from '#hub/shared/clock.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { shipTime } from '#hub/shared/ship-time.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { resolveVoyage } from '#packs/resolve-voyage.ts';

/** Marks what came from the pack, so that what guests were charged since stays. */
const FROM_PACK = 'pack';

/** What the demo guests have spent so far. */
export async function seedAccount(sql: Sql, pack: Pack, today: IsoDay): Promise<void> {
  const voyage = resolveVoyage(today, pack);
  const { instantOf } = shipTime({ zone: pack.operator.shipTimeZone }, systemClock);
  const members = pack.guests.parties.flatMap((party) => party.members);
  await sql`delete from invoice_lines where reference = ${FROM_PACK}`;
  for (const { guest, day, time, department, description, amount, discounts } of pack.account.charges) {
    const reductions = discounts.map((one) => ({ ...one, amount: toMinor(one.amount) }));
    await sql`
      insert into invoice_lines (account_number, department, description, amount, discounts, charged_at, reference)
      values (${members.find(({ id }) => id === guest)?.accountNumber ?? ''}, ${department}, ${sql.json(description)},
        ${toMinor(amount)}, ${reductions.length > 0 ? sql.json(reductions) : null},
        ${instantOf(voyage.dateOf(day), time)}, ${FROM_PACK})`;
  }
}
