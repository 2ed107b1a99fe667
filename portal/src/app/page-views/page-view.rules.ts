import { TYPE_A_PREFIX } from '#contract/pms-type.ts';

/** A116-A118, AD15: content pages and the marketplace count their own visits. */
const UNCOUNTED = [/^\/content\//, /^\/musement(\/|$)/, /^\/musement-river\/excursions$/];
const TYPE_A_LOGIN = new RegExp(`^/${TYPE_A_PREFIX}/login/`);

/** A113-A118: what is recorded for a path, nothing where nothing is. */
export function pageOfView(pathname: string): string | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (UNCOUNTED.some((uncounted) => uncounted.test(path))) return undefined;
  if (TYPE_A_LOGIN.test(path)) return `${TYPE_A_PREFIX}/login`; // AD26: never the token
  return path.replace(/^\/+/, '') || 'home';
}

/** A page as a guest reads it: the call encodes what it is given, and an address is encoded already. */
export function decodedPage(page: string): string {
  try {
    return decodeURIComponent(page);
  } catch {
    return page;
  }
}

/** AD15: an address outside the portal, or nothing. */
export function externalAddress(href: string | null | undefined, origin: string): string | undefined {
  if (!href || !URL.canParse(href, origin)) return undefined;
  const url = new URL(href, origin);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.origin !== origin ? url.href : undefined;
}

/** A121, AD15: the path that records a click on an external link. */
export function externalClickPath(address: string): string {
  return `metrics/userhistory/external/${encodeURIComponent(address)}`;
}
