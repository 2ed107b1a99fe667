import type { Sql } from '#hub/shared/database/sql.ts';
import { type MailPalette, mailPalette } from './mail-palettes.ts';

/** Whose letters guests get. */
export interface MailSender {
  name: string;
  /** What stands at the foot of every mail: who to turn to. */
  signature?: Readonly<Record<string, string>> | undefined;
  palette: MailPalette;
}

/** The operator, by the pack's settings. */
export async function mailSender(sql: Sql): Promise<MailSender> {
  const [row] = await sql<{ name: string | null; look: string | null; mail: Partial<MailSender> | null }[]>`
    select operator ->> 'name' as name, operator ->> 'look' as look, operator -> 'mail' as mail from deployment`;
  return {
    name: row?.mail?.name ?? row?.name ?? 'Gangway',
    signature: row?.mail?.signature,
    palette: mailPalette(row?.look ?? undefined),
  };
}
