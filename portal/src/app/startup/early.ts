// The first script of a start, small enough to run while the portal's own code is still on its way: it asks for what the
// address needs, page, texts, look, configuration and first data, so that none of it waits for the others.
import { ROUTE_MAP } from '#portal/app/route-map.ts';
import { loadLook, wearEarly } from '#portal/looks/looks.ts';
import { askEarly } from './early-answers.ts';
import { readsOf, rowAt } from './route-at.ts';

const TEXTS = import.meta.glob('../../texts/{en,de,fr}.ts');
const FALLBACK = 'en';

interface Stored {
  authentication?: { sessionId?: string };
  clientinfo?: { language?: string; look?: string };
}

/** What the last visit left, read without its checks: the portal itself looks closer. */
function readStored(): Stored {
  try {
    return JSON.parse(window.localStorage.getItem('guestportal') ?? '{}') ?? {};
  } catch {
    return {};
  }
}

function loadTexts(language: string): Promise<unknown> | undefined {
  const name = (code: string) => `../../texts/${code}.ts`;
  return (TEXTS[name(language.slice(0, 2).toLowerCase())] ?? TEXTS[name(FALLBACK)])?.();
}

const { authentication, clientinfo } = readStored();
const opened = rowAt(window.location.pathname, ROUTE_MAP);
const sessionId = authentication?.sessionId || undefined;
// What operators preview is asked for with their token, which the portal has.
const isPreview = new URLSearchParams(window.location.search).has('previewMode');
const reads = opened && !isPreview ? readsOf(opened) : [];
window.earlyAnswers = askEarly(window.fetch.bind(window), window.location, sessionId, reads);

const fetches = [
  loadTexts(clientinfo?.language ?? navigator.language),
  loadLook(clientinfo?.look).then((look) => wearEarly(look, clientinfo?.look)),
  opened && opened.row.page !== 'pending' ? opened.row.page() : undefined,
];
// What fails here is asked for again when it is needed.
for (const fetch of fetches) fetch?.catch(() => undefined);
