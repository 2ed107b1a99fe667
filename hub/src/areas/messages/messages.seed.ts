import type { IsoDay } from '#contract/hub-date.ts';
import { systemClock } from '#hub/shared/clock.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import { foldCode } from '#hub/shared/fold.ts';
import { cleanLocalText } from '#hub/shared/rich-text.ts';
import { shipTime } from '#hub/shared/ship-time.ts';
import type { Pack } from '#packs/pack.schema.ts';
import { resolveVoyage } from '#packs/resolve-voyage.ts';

/** What reception has sent so far; who has read it since is kept. */
export async function seedMessages(sql: Sql, pack: Pack, today: IsoDay): Promise<void> {
  const voyage = resolveVoyage(today, pack);
  const { instantOf } = shipTime({ zone: pack.operator.shipTimeZone }, systemClock);
  const members = pack.guests.parties.flatMap((party) => party.members);
  for (const { id, guest, cabin, messageType, title, content, day, time } of pack.messages) {
    const accountNumber = members.find((member) => member.id === guest)?.accountNumber;
    const sentAt = instantOf(voyage.dateOf(day), time);
    await sql`
      insert into cabin_messages (source_message_id, message_type, title, content, account_number, cabin, created_at)
      values (${id}, ${messageType}, ${sql.json(title)}, ${sql.json(cleanLocalText(content) ?? '')}, 
        ${accountNumber === undefined ? null : foldCode(accountNumber)}, ${cabin ? foldCode(cabin) : null}, ${sentAt})
      on conflict (voyage_id, source_message_id) do update set
        message_type = excluded.message_type, title = excluded.title,
        content = excluded.content, account_number = excluded.account_number, cabin = excluded.cabin,
        created_at = excluded.created_at`;
  }
}
