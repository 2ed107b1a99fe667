import './app/startup/early-settings.ts';

import { startTransition } from 'react';
import { deviceRoutes } from '#contract/areas/device.ts';
import { applyLook } from '#portal/looks/looks.ts';
import type { EventSourceLike } from '#portal/shared/hub/event-source.ts';
import { App } from './app/App.tsx';
import { createPortal } from './app/portal.ts';
import { ROUTE_MAP } from './app/route-map.ts';
import { takeBrought, withEarlyAnswers } from './app/startup/early-answers.ts';
import { readFirstParts } from './app/startup/first-parts.ts';
import { replaceFirstView } from './app/startup/first-view.ts';
import { beginAgainWithSettings } from './app/startup/lost-settings.ts';
import { reloadForNewBuild } from './app/startup/new-build.ts';
import { onceThere } from './app/startup/once-there.ts';
import { quietTransitions } from './app/startup/quiet-transitions.ts';
import { createRoot } from './app/startup/react-root.ts';
import { pathOpened, rowAt } from './app/startup/route-at.ts';
import { keepServiceWorker } from './app/startup/service-worker.ts';
import { loadClientConfig } from './shared/device/client-config.ts';
import { loadPage } from './shared/loaded-pages.ts';
import { createRouter } from './shared/router/router.ts';
import './shared/ui/base.css';
import './shared/ui/first-view.css';
import './shared/ui/flat-mixes.css';
import './shared/ui/forced-colors.css';
import './shared/ui/large-text.css';
import './shared/ui/standing.css';

/** Storage throws in some captive-portal browsers already when it is looked at. */
function storageOf(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind];
  } catch {
    return undefined;
  }
}

/** The code of the page that is opened, which the early script has asked for; a failure is told by the page. */
async function loadPageAt(location: Location): Promise<void> {
  const load = rowAt(pathOpened(location), ROUTE_MAP)?.row.page;
  if (load && load !== 'pending') await loadPage(load).catch(() => undefined);
}

async function start(root: HTMLElement): Promise<void> {
  const { earlyAnswers } = window;
  const fetch = withEarlyAnswers(window.fetch.bind(window), earlyAnswers);
  const storage = storageOf('localStorage');
  const tabStorage = storageOf('sessionStorage');
  const settings = await loadClientConfig(fetch);
  const clientConfig = settings ?? {};
  const portal = createPortal({
    fetch,
    storage,
    tabStorage,
    page: window.location,
    now: Date.now,
    clientConfig,
    leave: (address) => window.location.assign(address),
    reload: () => window.location.reload(),
    openStream: (url) => new EventSource(url) as EventSourceLike,
    caches: window.caches,
    brought: (url, sessionId) => takeBrought(earlyAnswers, url, sessionId),
  });
  window.history.scrollRestoration = 'manual';
  quietTransitions(document);
  const hasConfiguration = earlyAnswers?.get(portal.hub.url(deviceRoutes.config))?.text !== undefined;
  const [first] = hasConfiguration
    ? await Promise.all([readFirstParts(portal, navigator.language), loadPageAt(window.location)])
    : [];
  // Not before there is something to draw: until then the drawing is all that a guest has, however long the code takes.
  replaceFirstView(root);
  if (first) applyLook(first.look);
  // In pieces: whoever taps or scrolls meanwhile, in the drawing that the page came with, is not kept waiting.
  startTransition(() => createRoot(root).render(<App portal={portal} router={createRouter()} first={first} />));
  reloadForNewBuild(window, tabStorage);
  if (!settings) beginAgainWithSettings(portal, () => loadClientConfig(fetch));
  else if (import.meta.env.PROD)
    keepServiceWorker(clientConfig.serviceWorker ?? true, navigator.serviceWorker, window.caches);
}

// The early script fetches the page's own code, which brings this along, at times before the page's end is there.
// In a task of its own: to run all this code is one already.
onceThere(document, 'root', (root) => setTimeout(start, 0, root));
