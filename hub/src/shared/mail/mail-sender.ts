import type { Sql } from '#hub/shared/database/sql.ts';
import { type Operator, type Wordings, wordingsOf } from '#hub/shared/wording.ts';
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

interface OperatorRow extends Operator {
  name: string | null;
  mail: Pick<Partial<MailSender>, 'name' | 'signature'> | null;
}

/** The pack's settings of the operator; no row where there is no pack. */
export const operatorRows = (sql: Sql) => sql<OperatorRow[]>`
  select operator ->> 'name' as name, operator ->> 'look' as look, operator ->> 'currency' as currency,
    operator -> 'mail' as mail
  from deployment`;

/** The operator, by the pack's settings, with its way of writing; `publicUrl` is the deployment's. */
export function mailSender(
  [row]: readonly OperatorRow[],
  publicUrl: string | undefined,
): MailSender & { wordings: Wordings } {
  return {
    name: row?.mail?.name ?? row?.name ?? 'Gangway',
    wordings: wordingsOf(row),
    signature: row?.mail?.signature,
    palette: mailPalette(row?.look ?? undefined),
    bookingsUrl: publicUrl && publicUrl + BOOKINGS_PATH,
  };
}
