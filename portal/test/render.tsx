import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceRoutes } from '#contract/areas/device.ts';
import { App } from '#portal/app/App.tsx';
import { createPortal, type RunningPortal } from '#portal/app/portal.ts';
import { createMemoryPortalRouter, type PortalRouter } from '#portal/app/router.tsx';
import type { ClientConfig } from '#portal/shared/device/client-config.ts';
import type { VideoProvider } from '#portal/shared/session/video-provider.ts';
import type { Groups } from '#portal/shared/state/groups.ts';
import { STORAGE_KEY } from '#portal/shared/state/persistence.ts';
import { FakeHub } from './fake-hub.ts';
import { aDeviceConfig, type ConfigChanges } from './fixtures.ts';

export interface RenderOptions {
  /** The path that is opened, or the history with the path last. */
  at?: string | string[];
  config?: ConfigChanges;
  client?: ClientConfig;
  hub?: FakeHub;
  /** What storage holds at start, for instance `{ authentication: aPassenger() }`. */
  stored?: Partial<Groups>;
  now?: () => number;
  videoProvider?: VideoProvider;
}

export interface Rendered {
  hub: FakeHub;
  portal: RunningPortal;
  router: PortalRouter;
  user: ReturnType<typeof userEvent.setup>;
  /** Path and query of the page that is open. */
  path: () => string;
}

/** The real portal through the real router, with a hub that answers what the test says. */
export function renderPortal(options: RenderOptions = {}): Rendered {
  const hub = options.hub ?? new FakeHub();
  if (!hub.answersTo(deviceRoutes.config)) hub.on(deviceRoutes.config, aDeviceConfig(options.config));
  if (options.stored) localStorage.setItem(STORAGE_KEY, JSON.stringify(options.stored));
  const portal = createPortal({
    fetch: hub.fetch,
    storage: localStorage,
    page: { protocol: 'http:', hostname: 'localhost' },
    now: options.now ?? Date.now,
    clientConfig: options.client ?? {},
    videoProvider: options.videoProvider,
  });
  portal.queries.setDefaultOptions({ queries: { ...portal.queries.getDefaultOptions().queries, retry: false } });
  const router = createMemoryPortalRouter([options.at ?? '/'].flat());
  const user = userEvent.setup();
  render(<App portal={portal} router={router} />);
  const path = () => router.state.location.pathname + router.state.location.search;
  return { hub, portal, router, user, path };
}
