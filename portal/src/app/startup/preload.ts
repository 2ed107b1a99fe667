import { matchRoutes } from 'react-router';
import { ROUTE_MAP, type RouteRow } from '#portal/app/route-map.ts';
import type { Look } from '#portal/looks/look.ts';
import { applyLook, loadLook } from '#portal/looks/looks.ts';
import { languageAtStart } from '#portal/shared/i18n/languages.ts';
import { loadTexts } from '#portal/shared/i18n/texts.ts';
import type { Groups } from '#portal/shared/state/groups.ts';

/** The row that an address opens, before there is a router. */
export function rowAt(pathname: string, rows: readonly RouteRow[] = ROUTE_MAP): RouteRow | undefined {
  const found = matchRoutes(
    rows.map(({ path }) => ({ path, id: path, caseSensitive: true })),
    pathname,
  );
  return rows.find(({ path }) => path === found?.at(-1)?.route.id);
}

/** The look of last time dresses the start and the failure page too, until the configuration has its say. */
function wearEarly(loaded: Look, remembered: string | undefined): void {
  if (remembered === loaded.name && !document.documentElement.dataset.look) applyLook(loaded);
}

/** Fetches page, look and texts while the configuration is still under way; on a slow link that saves two round trips. */
export function preload(pathname: string, { language, look }: Groups['clientinfo'], browserLanguage: string): void {
  const row = rowAt(pathname);
  const fetches = [
    loadTexts(languageAtStart(language, {}, browserLanguage)),
    loadLook(look).then((loaded) => wearEarly(loaded, look)),
    row && row.page !== 'pending' ? row.page() : undefined,
  ];
  // What fails here is asked for again when it is needed.
  for (const fetch of fetches) fetch?.catch(() => undefined);
}
