import type { Sql } from '#hub/shared/database/sql.ts';
import { type AppointmentRow, bookingsStore } from './bookings.store.ts';

/** The appointments of these accounts, of every kind and status, by time. Other areas check overlaps against them. */
export function appointmentsOf(sql: Sql, accountNumbers: readonly string[]): Promise<AppointmentRow[]> {
  return bookingsStore(sql).appointmentsOf(accountNumbers);
}
