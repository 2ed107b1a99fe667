import { createHash } from 'node:crypto';
import type { LoginSettings } from '#contract/areas/session.ts';
import type { Sql } from '#hub/shared/database/sql.ts';

const hash = (token: string) => createHash('sha256').update(token).digest();

export interface NewToken {
  token: string;
  accountNumber: string;
  expiresAt: Date;
  now: Date;
}

export function sessionStore(sql: Sql) {
  async function loginSettings(): Promise<LoginSettings> {
    const [row] = await sql<LoginSettings[]>`
      select login_type as "type", pin_login_enabled as "pinLoginEnabled", app_login_by_name as "appLoginByName",
        re_login_url as "reLoginUrl", show_blocked_message as "showBlockedMessage"
      from session_login_settings`;
    if (!row) throw new Error('The row of session_login_settings is missing.');
    return { ...row };
  }

  /** Changes what is given and answers the whole; two operators at once do not undo each other. */
  async function updateLoginSettings(change: Partial<LoginSettings>): Promise<LoginSettings> {
    await sql`
      update session_login_settings set
        login_type = coalesce(${change.type ?? null}, login_type),
        pin_login_enabled = coalesce(${change.pinLoginEnabled ?? null}, pin_login_enabled),
        app_login_by_name = coalesce(${change.appLoginByName ?? null}, app_login_by_name),
        re_login_url = ${change.reLoginUrl === undefined ? sql`re_login_url` : change.reLoginUrl},
        show_blocked_message = coalesce(${change.showBlockedMessage ?? null}, show_blocked_message)`;
    return loginSettings();
  }

  return {
    loginSettings,
    updateLoginSettings,

    /** Takes the pack's settings over when they differ from what was seeded before. */
    async seedLoginSettings(settings: LoginSettings): Promise<void> {
      const seeded = sql.json(settings);
      const { count } =
        await sql`update session_login_settings set seeded = ${seeded} where seeded is distinct from ${seeded}`;
      if (count > 0) await updateLoginSettings(settings);
    },

    async storeToken({ token, accountNumber, expiresAt, now }: NewToken): Promise<void> {
      await sql`delete from session_tokens where expires_at <= ${now}`;
      await sql`
        insert into session_tokens (token_hash, account_number, expires_at)
        values (${hash(token)}, ${accountNumber}, ${expiresAt})`;
    },

    /** The account of a token that has not expired; taking it uses it up, in one statement so that it works once. */
    async takeToken(token: string, now: Date): Promise<string | undefined> {
      const [row] = await sql<Array<{ accountNumber: string; live: boolean }>>`
        delete from session_tokens where token_hash = ${hash(token)}
        returning account_number as "accountNumber", expires_at > ${now} as live`;
      return row?.live ? row.accountNumber : undefined;
    },
  };
}
