import { sessionRoutes } from '#contract/areas/session.ts';
import type { Portal } from '#portal/shared/portal-context.ts';
import { clearGroups, patchGroup } from '#portal/shared/state/store.ts';

/** AD31: a provider that hangs must not hold a guest back. */
export const PROVIDER_LOGOUT_MS = 15_000;

type Parts = Pick<Portal, 'hub' | 'store' | 'videoProvider'>;

/** A224-A227, AD31: the provider first, then the guest's state, whatever the provider says. */
export async function logOut(portal: Parts): Promise<void> {
  const farewell = logOutOfProvider(portal);
  tellHub(portal);
  const error = await farewell;
  clearGroups(portal.store, 'logout');
  if (error) patchGroup(portal.store, 'vod', { errorMessage: error });
}

/** A250-A252, AD36: a kiosk forgets at once and says goodbye to the provider in the background. */
export function endIdleSession(portal: Parts): void {
  const farewell = logOutOfProvider(portal);
  tellHub(portal);
  clearGroups(portal.store, 'kioskIdle');
  farewell.then((error) => error && patchGroup(portal.store, 'vod', { errorMessage: error }));
}

/** Sent with the session that is ending, so before anything is cleared, and without waiting for the provider; nobody waits for the answer or reads it. */
function tellHub({ hub, store }: Parts): void {
  if (!store.getState().authentication.sessionId) return;
  hub.call(sessionRoutes.logout, { keepalive: true, quietly: true }).catch(() => undefined);
}

/** What went wrong, or nothing. */
async function logOutOfProvider({ store, videoProvider }: Parts): Promise<string | undefined> {
  const { token } = store.getState().vod;
  if (!token) return undefined; // A225
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The video provider did not answer.')), PROVIDER_LOGOUT_MS);
  });
  try {
    await Promise.race([videoProvider.logout(token), patience]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}
