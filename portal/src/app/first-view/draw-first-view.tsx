// The page of an address as a visitor will see it, drawn where the page is served, so that a phone shows it before the
// portal's code is there. It is only a picture of the page: the portal draws its own and takes this one away (decision 026).
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { FirstView, FirstViewAsk, FirstViewRequest } from '#contract/first-view.ts';
import { App } from '#portal/app/App.tsx';
import { createPortal, type RunningPortal } from '#portal/app/portal.ts';
import { ROUTE_MAP, type RouteRow } from '#portal/app/route-map.ts';
import { type FirstParts, readFirstParts } from '#portal/app/startup/first-parts.ts';
import { rowAt } from '#portal/app/startup/route-at.ts';
import { readClientConfig } from '#portal/shared/device/client-config.ts';
import { deviceKind } from '#portal/shared/device/configuration.ts';
import { hubApiBase } from '#portal/shared/hub/hub-address.ts';
import { HubFailure } from '#portal/shared/hub/hub-failure.ts';
import { loadPage } from '#portal/shared/loaded-pages.ts';
import { createStillRouter } from '#portal/shared/router/router.ts';
import type { Groups } from '#portal/shared/state/groups.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import { asPicture } from './as-picture.ts';

/** Stands for the host, which the page does not need to name. */
const ORIGIN = 'http://first.view';
/** A page that reads by what it has read is drawn once more; what is further away can wait. */
const PASSES = 4;
/** So often a page leads on: to a page for guests, and from there to the login. */
const STEPS = 3;

/** To the provider of films all drawings are one device, which logs in once; to another provider it says nothing of that. */
let filmLogin: Pick<Groups['vod'], 'token' | 'deviceUuid'> & { provider?: string } = {};

const askNobody: FirstViewAsk = async () => undefined;

export async function drawFirstView(
  request: FirstViewRequest,
  ask: FirstViewAsk = askNobody,
): Promise<FirstView | undefined> {
  const opened = rowOf(request.address);
  if (!opened || !isForAll(opened)) return undefined;
  const asked = new Set<string>();
  const portal = portalFor(request, answersOf(request, ask, asked));
  const first = await readFirstParts(portal, request.language);
  const { configuration } = portal.store.getState();
  if (!first || configuration.status !== 'ready' || deviceKind(configuration.device) !== 'App') return undefined;
  const { language, look } = first;
  patchGroup(portal.store, 'clientinfo', { language });
  const provider = configuration.device.videoConfiguration?.url;
  if (filmLogin.provider === provider) {
    const { token, deviceUuid } = filmLogin;
    patchGroup(portal.store, 'vod', { token, deviceUuid });
  }
  try {
    const { html, at } = await drawWhereItLeads(portal, request.address, first);
    const row = rowOf(at);
    if (!row || !isForAll(row) || !isWorthShowing(html)) return undefined;
    const isForVisitors = row.access === 'loginPage' && opened.access !== 'loginPage';
    const picture = asPicture(html.replaceAll(ORIGIN, ''));
    return { ...picture, language, look: look.name, at, isForVisitors, asked: [...asked] };
  } finally {
    const { token, deviceUuid } = portal.store.getState().vod;
    filmLogin = { token, deviceUuid, provider };
    portal.queries.clear();
  }
}

const rowOf = (address: string) => rowAt(new URL(address, ORIGIN).pathname, ROUTE_MAP)?.row;
const isForAll = ({ access }: RouteRow) => access === 'open' || access === 'loginPage';

/** Draws the page of an address, or the one to which it leads. */
async function drawWhereItLeads(portal: RunningPortal, address: string, first: FirstParts) {
  let at = address;
  for (let step = 1; ; step++) {
    const page = rowOf(at)?.page;
    // What is drawn as a server draws waits for nothing.
    if (page && page !== 'pending') await loadPage(page);
    const router = createStillRouter(at);
    const draw = () => drawOnce(<App portal={portal} router={router} first={first} />);
    let html = await draw();
    for (let pass = 1; pass < PASSES && !router.ledTo && (await readWanted(portal)); pass++) html = await draw();
    if (!router.ledTo || step === STEPS) return { html, at };
    at = router.ledTo;
  }
}

/** What every call of the portal says of itself, and what a drawing has none of. */
const PLAIN_HEADERS = new Set(['accept', 'content-type']);

/** A drawing reads out of what it was given, and asks for the rest; `asked` notes what the page itself will read alike. */
function answersOf({ answers, ...request }: FirstViewRequest, ask: FirstViewAsk, asked: Set<string>): typeof fetch {
  const base = hubApiBase(pageOf(request), clientConfigOf(request));
  return async (input, init) => {
    const address = String(input);
    const path = address.startsWith(base) ? address.slice(base.length) : address;
    const text = answers[path] ?? (await askMore(path, init));
    if (text === undefined) throw new HubFailure('network', 'Not among the answers.');
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  };

  async function askMore(address: string, init: RequestInit | undefined): Promise<string | undefined> {
    if ((init?.method ?? 'GET') !== 'GET') return undefined;
    const headers = Object.fromEntries(new Headers(init?.headers));
    const text = await ask({ address, headers });
    const isPlain = Object.keys(headers).every((name) => PLAIN_HEADERS.has(name));
    if (text !== undefined && isPlain && !URL.canParse(address)) asked.add(address);
    return text;
  }
}

type Opened = Pick<FirstViewRequest, 'address' | 'settings'>;
const pageOf = ({ address }: Pick<Opened, 'address'>) => new URL(address, ORIGIN);
const clientConfigOf = ({ settings }: Pick<Opened, 'settings'>) => readClientConfig(JSON.parse(settings));

function portalFor(request: FirstViewRequest, fetch: typeof globalThis.fetch): RunningPortal {
  const portal = createPortal({
    fetch,
    storage: undefined,
    tabStorage: undefined,
    page: pageOf(request),
    now: () => request.now,
    clientConfig: clientConfigOf(request),
    leave: () => undefined,
    reload: () => undefined,
    openStream: () => ({ addEventListener() {}, close() {} }) as never,
    previewToken: () => undefined,
    isDrawing: true,
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
