import { createContext, useContext } from 'react';
import type { Attempts } from './booking/attempts.ts';
import type { ClientConfig } from './device/client-config.ts';
import type { ConnectionStore } from './hub/connection.ts';
import type { EventSourceLike } from './hub/event-source.ts';
import type { ExternalClient } from './hub/external-client.ts';
import type { HubClient } from './hub/hub-client.ts';
import type { VideoProvider } from './session/video-provider.ts';
import type { Persistence } from './state/persistence.ts';
import type { PortalStore } from './state/store.ts';

/** Everything a page may reach beyond its props. */
export interface Portal {
  clientConfig: ClientConfig;
  hub: HubClient;
  external: ExternalClient;
  store: PortalStore;
  persistence: Persistence;
  connection: ConnectionStore;
  videoProvider: VideoProvider;
  /** Bookings that were pressed and not decided. */
  attempts: Attempts;
  /** Opens an event stream of the hub. */
  openStream: (url: string) => EventSourceLike;
  /** Epoch milliseconds; the clock is injected. */
  now: () => number;
  /** Nobody is there: the page is drawn for a browser that will show it (decision 026). */
  isDrawing?: boolean;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal stands outside the portal');
  return portal;
}
