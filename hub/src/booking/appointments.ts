import type { BookingStatus } from '#contract/areas/excursions.ts';
import type { LocalText } from '#contract/text.ts';
import type { Sql } from '#hub/shared/database/sql.ts';
import type { ShipMoment } from './ship-hours.ts';
import type { UnitKind } from './unit.ts';

/** One appointment of a guest, of whatever kind. */
export interface Appointment {
  id: string;
  accountNumber: string;
  kind: UnitKind;
  unitId: string;
  objectId: string;
  startsAt: ShipMoment;
  endsAt: ShipMoment;
  hasEnd: boolean;
  text: LocalText;
  code: string | null;
  status: BookingStatus;
  reference: string;
}

/** The appointments of these accounts on the voyage under way, of every kind and status, by time. */
export function appointmentsOf(sql: Sql, accounts: readonly string[]) {
  return sql<Appointment[]>`
    select u.kind || '-' || b.id as id, b.account_number as "accountNumber", u.kind, u.id::text as "unitId", u.object_id as "objectId",
      u.starts_at::text as "startsAt", u.ends_at::text as "endsAt", u.has_end as "hasEnd", u.name as text, u.code,
      b.status, b.reference
    from bookings b join booking_units u on u.id = b.unit_id
    where b.account_number = any(${accounts as string[]}::text[]) and b.voyage_id = (select current_voyage())
    order by u.starts_at, u.ends_at, b.id`;
}
