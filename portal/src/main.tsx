import { createRoot } from 'react-dom/client';
import type { EventSourceLike } from '#portal/shared/hub/event-source.ts';
import { App } from './app/App.tsx';
import { createPortal } from './app/portal.ts';
import { createPortalRouter } from './app/router.tsx';
import { reloadForNewBuild } from './app/startup/new-build.ts';
import { preload } from './app/startup/preload.ts';
import { keepServiceWorker } from './app/startup/service-worker.ts';
import { loadClientConfig } from './shared/device/client-config.ts';
import { restoreGroups } from './shared/state/persistence.ts';
import './shared/ui/base.css';

/** Storage throws in some captive-portal browsers already when it is looked at. */
function storageOf(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind];
  } catch {
    return undefined;
  }
}

async function start(root: HTMLElement): Promise<void> {
  const fetch = window.fetch.bind(window);
  const storage = storageOf('localStorage');
  const tabStorage = storageOf('sessionStorage');
  preload(window.location.pathname, restoreGroups(storage).clientinfo ?? {}, navigator.language);
  const clientConfig = await loadClientConfig(fetch);
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
  });
  window.history.scrollRestoration = 'manual';
  createRoot(root).render(<App portal={portal} router={createPortalRouter()} />);
  reloadForNewBuild(window, tabStorage);
  if (import.meta.env.PROD)
    keepServiceWorker(clientConfig.serviceWorker ?? true, navigator.serviceWorker, window.caches);
}

const root = document.getElementById('root');
if (root) start(root);
