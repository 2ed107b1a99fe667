import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Mock, onTestFinished, vi } from 'vitest';
import { deviceRoutes } from '#contract/areas/device.ts';
import { App } from '#portal/app/App.tsx';
import { createPortal, type RunningPortal } from '#portal/app/portal.ts';
import type { ClientConfig } from '#portal/shared/device/client-config.ts';
import { createRouter, type Router } from '#portal/shared/router/router.ts';
import type { VideoProvider } from '#portal/shared/session/video-provider.ts';
import type { Groups } from '#portal/shared/state/groups.ts';
import { STORAGE_KEY } from '#portal/shared/state/storage-key.ts';
import { FakeHub } from './fake-hub.ts';
import { FakeStream } from './fake-stream.ts';
import { aDeviceConfig, type ConfigChanges } from './fixtures.ts';

export interface RenderOptions {
  /** The address that is opened. */
  at?: string;
  config?: ConfigChanges;
  client?: ClientConfig;
  hub?: FakeHub;
  /** What storage holds at start, for instance `{ authentication: aPassenger() }`. */
  stored?: Partial<Groups>;
  now?: () => number;
  videoProvider?: VideoProvider;
  /** Answers in a video provider's place; needs its configuration (`VIDEO`, `SEANET`). */
  video?: { fetchBefore(next: typeof fetch): typeof fetch };
  /** What the page brings with it, by path. */
  brought?: Readonly<Record<string, string>>;
  /** For tests with fake timers: `{ advanceTimers: vi.advanceTimersByTime }`. */
  userEvent?: Parameters<typeof userEvent.setup>[0];
}

export interface Rendered {
  hub: FakeHub;
  portal: RunningPortal;
  router: Router;
  user: ReturnType<typeof userEvent.setup>;
  /** Path and query of the page that is open. */
  path: () => string;
  leave: Mock;
  reload: Mock;
  analyticsFetch: Mock;
  /** The event streams that were opened. */
  streams: FakeStream[];
}

/** The real portal through the real router, with a hub that answers what the test says. */
export function renderPortal(options: RenderOptions = {}): Rendered {
  const hub = options.hub ?? new FakeHub();
  if (!hub.answersTo(deviceRoutes.config)) hub.on(deviceRoutes.config, aDeviceConfig(options.config));
  const leave = vi.fn();
  const reload = vi.fn();
  const analyticsFetch = vi.fn(async () => new Response());
  const streams: FakeStream[] = [];
  const openStream = (url: string) => {
    const stream = new FakeStream(url);
    streams.push(stream);
    return stream;
  };
  if (options.stored) localStorage.setItem(STORAGE_KEY, JSON.stringify(options.stored));
  const portal = createPortal({
    fetch: options.video?.fetchBefore(hub.fetch) ?? hub.fetch,
    storage: localStorage,
    tabStorage: sessionStorage,
    page: { protocol: 'http:', hostname: 'localhost' },
    now: options.now ?? Date.now,
    clientConfig: options.client ?? {},
    videoProvider: options.videoProvider,
    leave,
    reload,
    openStream,
    analyticsFetch,
    brought: (url) => options.brought?.[url.replace(/^.*\/v1\//, '')],
  });
  portal.queries.setDefaultOptions({ queries: { ...portal.queries.getDefaultOptions().queries, retry: false } });
  window.history.pushState(null, '', options.at ?? '/');
  const router = createRouter();
  onTestFinished(() => {
    router.dispose();
    portal.persistence.stop();
  });
  const user = userEvent.setup(options.userEvent);
  render(<App portal={portal} router={router} />);
  const path = () => router.place.pathname + router.place.search;
  return { hub, portal, router, user, path, leave, reload, streams, analyticsFetch };
}
