import type { FirstAnswers } from '#contract/first-answers.ts';
import { ROUTE_MAP, type RouteRow } from '#portal/app/route-map.ts';
import { loadLook, wantedLook, wearEarly } from '#portal/looks/looks.ts';
import { STORAGE_KEY } from '#portal/shared/state/storage-key.ts';
import { versionOffered } from '#portal/shared/ui/pictures.ts';
import { askEarly, type EarlyAnswers } from './early-answers.ts';
import { openWayTo } from './open-way.ts';
import { preloadPicture } from './preload-picture.ts';
import { type OpenedRow, pathOpened, readsOf, rowAt } from './route-at.ts';

const TEXTS = import.meta.glob('../../texts/{en,de,fr}.ts');
const FALLBACK = 'en';

/** What the last visit left, as far as it is of use here; the portal itself looks closer. */
interface Remembered {
  sessionId?: string;
  language?: string;
  look?: string;
}

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

export function remembered(page: Pick<Window, 'localStorage'>): Remembered {
  try {
    const { authentication, clientinfo } = JSON.parse(page.localStorage.getItem(STORAGE_KEY) ?? '{}') ?? {};
    return {
      // AD32: any other is not taken up again, and what was asked in its name would be asked once more.
      sessionId: authentication?.isAuthenticated === true ? textOf(authentication.sessionId) : undefined,
      language: textOf(clientinfo?.language),
      look: textOf(clientinfo?.look),
    };
  } catch {
    return {};
  }
}

function loadTexts(language: string): Promise<unknown> | undefined {
  const name = (code: string) => `../../texts/${code}.ts`;
  return (TEXTS[name(language.slice(0, 2).toLowerCase())] ?? TEXTS[name(FALLBACK)])?.();
}

/** Screens have layouts of their own. */
function pictureAt({ row, params }: OpenedRow<RouteRow>, first: FirstAnswers): string | undefined {
  const { deviceGroup, hub } = configOf(first) ?? {};
  const type = deviceGroup?.deviceType || hub?.deviceType;
  return type && type !== 'DigitalSignage' ? row.picture?.(params, first) : undefined;
}

function configOf(first: FirstAnswers) {
  return JSON.parse(first.get('devices/config')?.text ?? 'null');
}

/** The look that a configuration in the page names. */
function lookOf(first: FirstAnswers): string | undefined {
  const config = configOf(first);
  const { hub } = config ?? {};
  return config && wantedLook(textOf(hub?.uiSettings?.theme), textOf(hub?.layoutTheme));
}

/** Asks for what an address needs, page, texts, look, configuration and first data, so that none of it waits for the others. */
export function startEarly(
  page: Pick<Window, 'fetch' | 'localStorage' | 'location' | 'navigator'>,
  first: FirstAnswers = new Map(),
  painted: Promise<void> = Promise.resolve(),
  isDrawn = false,
): EarlyAnswers {
  const { sessionId, language, look: lastLook } = remembered(page);
  const look = lookOf(first) ?? lastLook;
  const opened = rowAt(pathOpened(page.location), ROUTE_MAP);
  // What operators preview is asked for with their token, which the portal has.
  const isPreview = new URLSearchParams(page.location.search).has('previewMode');
  const service = opened?.row.service?.(configOf(first) ?? {});
  if (service) openWayTo(service);
  const reads = opened && !isPreview ? readsOf(opened) : [];
  const answers = askEarly(
    (input, init) => page.fetch(input, init),
    page.location,
    sessionId,
    reads,
    first,
    (base) => {
      // A drawing has named its picture.
      const reference = opened && !isDrawn && pictureAt(opened, first);
      if (reference) preloadPicture(base, reference, versionOffered(configOf(first)));
    },
  );
  const code = [
    () => loadTexts(language ?? page.navigator.language ?? FALLBACK),
    () => loadLook(look).then((loaded) => wearEarly(loaded, look)),
    () => (opened && opened.row.page !== 'pending' ? opened.row.page() : undefined),
  ];
  // What fails here is asked for again when it is needed.
  for (const load of code) painted.then(load).catch(() => undefined);
  return answers;
}
