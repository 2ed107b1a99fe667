import { randomBytes } from 'node:crypto';
import type { AccountStatus } from '#contract/areas/session.ts';
import type { Hub } from '#hub/hub.ts';
import type { PmsStatus } from '#hub/partners/pms/port.ts';
import { notFound } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { sessionStore } from './session.store.ts';

const TOKEN_LIFETIME_MS = 10 * 60_000; // AD26
const TOKEN_BYTES = 32;
const NOT_BLOCKED: PmsStatus = { isBlocked: false, isBlockedForMuster: false };

/** What operators set and guests ask about their accounts; the logins have a service of their own. */
export function sessionService({ pms, sql, clock }: Pick<Hub, 'pms' | 'sql' | 'clock'>) {
  const store = sessionStore(sql);

  async function present(status: PmsStatus): Promise<AccountStatus> {
    const { showBlockedMessage } = await store.loginSettings();
    const blocked = status.isBlocked || status.isBlockedForMuster;
    return { ...status, showBlockedMessage: blocked && showBlockedMessage };
  }

  return {
    /** AD35: a session without PMS account is never blocked. */
    async accountStatus({ accountNumber }: Session): Promise<AccountStatus> {
      return present(accountNumber === null ? NOT_BLOCKED : await pms.status(accountNumber));
    },

    async changeAccountStatus(accountNumber: string, change: Partial<PmsStatus>): Promise<AccountStatus> {
      if (!(await pms.setStatus(accountNumber, change))) throw notFound('There is no such account.');
      return present(await pms.status(accountNumber));
    },

    loginSettings: store.loginSettings,
    changeLoginSettings: store.updateLoginSettings,

    async issueToken(accountNumber: string): Promise<{ token: string; expiresAt: string }> {
      const guest = await pms.findByAccount(accountNumber);
      if (!guest) throw notFound('There is no such account.');
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_MS);
      await store.storeToken({ token, accountNumber: guest.accountNumber, expiresAt, now });
      return { token, expiresAt: expiresAt.toISOString() };
    },
  };
}
