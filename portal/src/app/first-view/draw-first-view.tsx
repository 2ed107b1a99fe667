// The page of an address as a visitor will see it, drawn where the page is served, so that a phone shows it before the
// portal's code is there. It is only a picture of the page: the portal draws its own and takes this one away (decision 026).
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { FirstView, FirstViewRequest } from '#contract/first-view.ts';
import { App } from '#portal/app/App.tsx';
import { createPortal, type RunningPortal } from '#portal/app/portal.ts';
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { readFirstParts } from '#portal/app/startup/first-parts.ts';
import { rowAt } from '#portal/app/startup/route-at.ts';
import { readClientConfig } from '#portal/shared/device/client-config.ts';
import { deviceKind } from '#portal/shared/device/configuration.ts';
import { hubApiBase } from '#portal/shared/hub/hub-address.ts';
import { HubFailure } from '#portal/shared/hub/hub-failure.ts';
import { loadPage } from '#portal/shared/loaded-pages.ts';
import { createStillRouter } from '#portal/shared/router/router.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { asPicture } from './as-picture.ts';

/** Stands for the host, which the page does not need to name. */
const ORIGIN = 'http://first.view';
/** A page that reads by what it has read is drawn once more; what is further away can wait. */
const PASSES = 4;

export async function drawFirstView(request: FirstViewRequest): Promise<FirstView | undefined> {
  const { pathname } = new URL(request.address, ORIGIN);
  const opened = rowAt(pathname, ROUTE_MAP);
  if (!opened || (opened.row.access !== 'open' && opened.row.access !== 'loginPage')) return undefined;
  // What is drawn as a server draws waits for nothing.
  if (opened.row.page !== 'pending') await loadPage(opened.row.page);
  const portal = portalFor(request);
  const first = await readFirstParts(portal, request.language);
  const { configuration } = portal.store.getState();
  if (!first || configuration.status !== 'ready' || deviceKind(configuration.device) !== 'App') return undefined;
  const { language, look } = first;
  patchGroup(portal.store, 'clientinfo', { language });
  const draw = () => drawOnce(<App portal={portal} router={createStillRouter(request.address)} first={first} />);
  try {
    let html = await draw();
    for (let pass = 1; pass < PASSES && (await readWanted(portal)); pass++) html = await draw();
    return isWorthShowing(html) ? { ...asPicture(html.replaceAll(ORIGIN, '')), language, look: look.name } : undefined;
  } finally {
    portal.queries.clear();
  }
}

function portalFor({ answers, settings, address, now }: FirstViewRequest): RunningPortal {
  const page = new URL(address, ORIGIN);
  const clientConfig = readClientConfig(JSON.parse(settings));
  const base = hubApiBase(page, clientConfig);
  const portal = createPortal({
    fetch: async (input) => {
      const address = String(input);
      const text = answers[address] ?? answers[address.slice(base.length)];
      if (text === undefined) throw new HubFailure('network', 'Not among the first answers.');
      return new Response(text, { headers: { 'content-type': 'application/json' } });
    },
    storage: undefined,
    tabStorage: undefined,
    page,
    now: () => now,
    clientConfig,
    leave: () => undefined,
    reload: () => undefined,
    openStream: () => ({ addEventListener() {}, close() {} }) as never,
    previewToken: () => undefined,
  });
  // Where nothing was drawn before, React asks for the state at the very beginning.
  portal.store.getInitialState = portal.store.getState;
  return portal;
}

async function drawOnce(app: ReactNode): Promise<string> {
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: () => undefined,
  });
  return new Response(prelude).text();
}

/** Reads what the page asked for while it was drawn, as far as it is there; answers whether anything was. */
async function readWanted({ queries }: RunningPortal): Promise<boolean> {
  const cache = queries.getQueryCache();
  const wanted = cache.getAll().filter(({ state, options }) => state.status === 'pending' && !isOff(options));
  await Promise.allSettled(wanted.map((query) => query.fetch({ ...query.options, retry: false })));
  const failed = wanted.filter(({ state }) => state.status === 'error');
  for (const query of failed) cache.remove(query);
  return failed.length < wanted.length;
}

/** A page may know of a call that it does not want yet. */
const isOff = (options: object) => 'enabled' in options && options.enabled === false;

/** A page that only waits is not worth its bytes, but for the dark of a room that would begin in white. */
const isWorthShowing = (html: string) => /<main[^>]*>.*(<(h1|h2|input)\b|\bdata-theatre\b)/s.test(html);
