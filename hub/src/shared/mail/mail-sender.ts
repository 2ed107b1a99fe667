import type { Sql } from '#hub/shared/database/sql.ts';
import { type MailPalette, mailPalette } from './mail-palettes.ts';

/** Whose letters guests get. */
export interface MailSender {
  name: string;
  /** What stands at the foot of every mail: who to turn to. */
  signature?: Readonly<Record<string, string>> | undefined;
  palette: MailPalette;
  /** Where guests read their bookings; nothing where the portal has no address of its own outside. */
  bookingsUrl?: string | undefined;
}

/** What the portal calls the guest's bookings of every kind. */
const BOOKINGS_PATH = '/my_onboard_bookings';

/** The operator, by the pack's settings; `publicUrl` is the deployment's. */
export async function mailSender(sql: Sql, publicUrl: string | undefined): Promise<MailSender> {
  const [row] = await sql<{ name: string | null; look: string | null; mail: Partial<MailSender> | null }[]>`
    select operator ->> 'name' as name, operator ->> 'look' as look, operator -> 'mail' as mail from deployment`;
  return {
    name: row?.mail?.name ?? row?.name ?? 'Gangway',
    signature: row?.mail?.signature,
    palette: mailPalette(row?.look ?? undefined),
    bookingsUrl: publicUrl && publicUrl + BOOKINGS_PATH,
  };
}
