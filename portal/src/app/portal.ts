import type { QueryClient } from '@tanstack/react-query';
import { createAttempts } from '#portal/shared/booking/attempts.ts';
import type { ClientConfig } from '#portal/shared/device/client-config.ts';
import { deviceKind } from '#portal/shared/device/configuration.ts';
import { createConnection, noteAnswer, noteSilence } from '#portal/shared/hub/connection.ts';
import type { EventSourceLike } from '#portal/shared/hub/event-source.ts';
import { createExternalClient } from '#portal/shared/hub/external-client.ts';
import { hubApiBase, type PageAddress } from '#portal/shared/hub/hub-address.ts';
import { createHubClient } from '#portal/shared/hub/hub-client.ts';
import { keptPreviewToken } from '#portal/shared/hub/preview-token.ts';
import { createQueryClient } from '#portal/shared/hub/query-client.ts';
import type { Portal } from '#portal/shared/portal-context.ts';
import { videoOne } from '#portal/shared/session/video-one.ts';
import type { VideoProvider } from '#portal/shared/session/video-provider.ts';
import { clearAuthentication } from '#portal/shared/state/authentication.ts';
import type { Groups } from '#portal/shared/state/groups.ts';
import { type KeptStorage, keepState, restoreGroups } from '#portal/shared/state/persistence.ts';
import { DRAFT_KEY } from '#portal/shared/state/storage-key.ts';
import { createPortalStore } from '#portal/shared/state/store.ts';
import { createGuestCopies, type GuestCopies } from './offline/guest-copies.ts';

/** What the browser gives; tests give their own. */
export interface Environment {
  fetch: typeof globalThis.fetch;
  storage: KeptStorage | undefined;
  /** Lives as long as the tab. */
  tabStorage: KeptStorage | undefined;
  page: PageAddress;
  now: () => number;
  clientConfig: ClientConfig;
  previewToken?: () => string | undefined;
  /** See `HubSettings`. */
  brought?: (url: string, sessionId: string | undefined) => string | undefined;
  videoProvider?: VideoProvider;
  /** Leaves the portal for another address. */
  leave: (address: string) => void;
  reload: () => void;
  openStream: (url: string) => EventSourceLike;
  /** For the analytics service, which is not the hub. */
  analyticsFetch?: typeof globalThis.fetch;
  /** Missing where the page's origin is not secure. */
  caches?: CacheStorage;
  isDrawing?: boolean;
}

export interface RunningPortal extends Portal, Pick<Environment, 'leave' | 'reload'> {
  analyticsFetch: typeof globalThis.fetch;
  queries: QueryClient;
  /** A46: told after a 403 has cleared the authentication. */
  sessionLost: EventTarget;
}

export const SESSION_LOST = 'sessionlost';

/** Puts the parts together; nothing is fetched yet. */
export function createPortal(environment: Environment): RunningPortal {
  const { clientConfig, now, page } = environment;
  const store = createPortalStore(restoreGroups(environment.storage));
  const connection = createConnection();
  const queries = createQueryClient();
  const sessionLost = new EventTarget();
  let sessionEnd = new AbortController();
  const sessionId = () => store.getState().authentication.sessionId;
  const copies = createGuestCopies({
    fetch: environment.fetch,
    caches: environment.caches,
    now,
    keptSession: () => (mayKeepCopies(store.getState()) ? sessionId() : undefined),
  });
  const { fetch } = copies;
  if (!sessionId()) forget(copies);

  const hub = createHubClient({
    base: hubApiBase(page, clientConfig),
    credentials: clientConfig.securedOrigin ?? page.protocol === 'https:', // AD7
    fetch,
    sessionId,
    sessionSignal: () => sessionEnd.signal,
    previewToken: environment.previewToken ?? keptPreviewToken,
    brought: environment.brought,
    onSessionLost() {
      clearAuthentication(store); // A45
      sessionLost.dispatchEvent(new Event(SESSION_LOST));
    },
    takesKeys: () => isOurs(store.getState()),
    onAnswer: (keptAt) => noteAnswer(connection, now(), keptAt),
    onSilence: () => noteSilence(connection),
  });

  const external = createExternalClient({ fetch, brought: (url) => environment.brought?.(url, undefined) });

  // What a guest was shown or had under way goes with the guest.
  store.subscribe(({ authentication, goodbyes }, before) => {
    if (goodbyes !== before.goodbyes) forgetDraft(environment.tabStorage);
    const last = before.authentication.sessionId;
    if (!last || last === authentication.sessionId) return;
    sessionEnd.abort();
    sessionEnd = new AbortController();
    forget(copies);
    if (authentication.sessionId) queries.resetQueries({ queryKey: ['guest'] });
    else queries.removeQueries({ queryKey: ['guest'] });
  });

  return {
    clientConfig,
    hub,
    external,
    store,
    connection,
    videoProvider: environment.videoProvider ?? videoOne({ external, store }),
    attempts: createAttempts(environment.tabStorage, now),
    now,
    isDrawing: environment.isDrawing,
    queries,
    persistence: keepState(store, environment.storage),
    sessionLost,
    leave: environment.leave,
    reload: environment.reload,
    openStream: environment.openStream,
    analyticsFetch: environment.analyticsFetch ?? fetch,
  };
}

/** A hub that offers anything beyond the specification takes its keys too; without a configuration nobody knows. */
function isOurs({ configuration }: Groups): boolean {
  return configuration.status !== 'ready' || (configuration.device.extensions ?? []).length > 0;
}

/** Only a guest's own phone keeps what the guest has read. */
function mayKeepCopies({ configuration }: Groups): boolean {
  if (configuration.status !== 'ready') return false;
  const { device } = configuration;
  return deviceKind(device) === 'App' && (device.extensions ?? []).includes('offline');
}

function forget(copies: GuestCopies): void {
  copies.forget().catch((error) => console.warn('Copies of a guest’s pages could not be deleted', error));
}

function forgetDraft(storage: KeptStorage | undefined): void {
  try {
    storage?.setItem(DRAFT_KEY, '');
  } catch {
    // No memory in this browser: there was no draft either.
  }
}
