import type { IsoDay } from '#contract/hub-date.ts';
import { toMinor } from '#contract/money.ts';
import { charges } from '#hub/booking/charges.ts';
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
  await charges(sql).removeLaid(FROM_PACK);
  for (const { guest, day, time, department, description, amount, discounts } of pack.account.charges) {
    const reductions = discounts.map((one) => ({ ...one, amount: toMinor(one.amount) }));
    const line = {
      accountNumber: members.find(({ id }) => id === guest)?.accountNumber ?? '',
      department,
      description,
      amount: toMinor(amount),
      discounts: reductions.length > 0 ? reductions : null,
      chargedAt: instantOf(voyage.dateOf(day), time),
    };
    await charges(sql).add(line, FROM_PACK);
  }
}
