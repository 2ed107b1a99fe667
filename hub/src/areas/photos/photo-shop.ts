import type { Hub } from '#hub/hub.ts';
import { hasFeature } from '#hub/shared/feature-flags.ts';
import { HubError, notFound } from '#hub/shared/http/hub-error.ts';
import type { Session } from '#hub/shared/sessions.ts';
import { consentStore } from './consent.store.ts';

/** BD53: where photos are not sold there is nothing to find. */
export async function photosAreSold({ sql }: Pick<Hub, 'sql'>): Promise<void> {
  if (!(await hasFeature(sql, 'photoMatchEnabled'))) throw notFound('Photos are not sold here.');
}

export function consentNeeded(): HubError {
  return new HubError(409, 'consent_needed', 'Please decide first whether you want to see photos of you.');
}

/** A face belongs to one guest, so that a login of a whole booking has no photos. */
export function accountNeeded(): HubError {
  return new HubError(409, 'account_needed', 'Please log in with your own account to see your photos.');
}

/** The account of a guest who has opted in (BD53); nothing for a session without an account of its own (BD2). */
export async function consentingAccount(hub: Pick<Hub, 'sql'>, session: Session): Promise<string | undefined> {
  await photosAreSold(hub);
  const { accountNumber } = session;
  if (accountNumber === null) return undefined;
  const consent = await consentStore(hub.sql).find(accountNumber);
  if (!consent?.decision) throw consentNeeded();
  return accountNumber;
}
