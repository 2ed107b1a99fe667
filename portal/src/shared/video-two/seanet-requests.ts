import type { SeanetConfiguration } from '#contract/areas/device.ts';
import { READ_TIMEOUT_MS } from '#portal/shared/hub/transport.ts';
import type { Portal } from '#portal/shared/portal-context.ts';
import { patchGroup } from '#portal/shared/state/store.ts';
import {
  CATALOGUE_MS,
  catalogueAddress,
  DEFAULT_LOCALE,
  localesIn,
  metadataAddress,
  TOKEN_MS,
  tokenAddress,
} from './seanet.rules.ts';
import { readCatalogue, readMovie, type SeanetEntry, type SeanetMovie } from './seanet.ts';

export type SeanetParts = Pick<Portal, 'external' | 'store' | 'now'>;

/** What is under way is shared: two pages that want the catalogue, or two presses on Play, make one request. */
interface UnderWay {
  catalogue?: { locale: string; entries: Promise<SeanetEntry[]> } | undefined;
  token?: Promise<string> | undefined;
}
const shared = new WeakMap<SeanetParts['store'], UnderWay>();

function underWay(store: SeanetParts['store']): UnderWay {
  const known = shared.get(store) ?? {};
  shared.set(store, known);
  return known;
}

export function seanetConfiguration({ store }: Pick<SeanetParts, 'store'>): SeanetConfiguration {
  const { configuration: loaded } = store.getState();
  const seanet = loaded.status === 'ready' ? loaded.device.seanetConfiguration : undefined;
  if (!seanet?.url) throw new Error('No second video provider is configured.');
  return seanet;
}

const localeOf = ({ store }: SeanetParts) => store.getState().seanet.seanetLocale ?? DEFAULT_LOCALE;

/** C113, C116: the catalogue, kept for 24 hours. */
export async function loadCatalogue(parts: SeanetParts): Promise<SeanetEntry[]> {
  const { data, dataValidUntil = 0 } = parts.store.getState().seanet;
  if (data && dataValidUntil > parts.now()) return data;
  const own = underWay(parts.store);
  const locale = localeOf(parts);
  if (own.catalogue?.locale !== locale) {
    const entries = fetchCatalogue(parts, locale).finally(() => {
      if (own.catalogue?.entries === entries) own.catalogue = undefined;
    });
    own.catalogue = { locale, entries };
  }
  return own.catalogue.entries;
}

async function fetchCatalogue(parts: SeanetParts, locale: string): Promise<SeanetEntry[]> {
  const { url } = seanetConfiguration(parts);
  const answer = await parts.external.request(catalogueAddress(url, locale), { credentials: 'omit' });
  const data = readCatalogue(answer);
  if (!data) throw new Error('The catalogue cannot be read.');
  // Somebody may have chosen another language meanwhile.
  if (localeOf(parts) === locale) {
    const allLocales = localesIn(data, locale);
    patchGroup(parts.store, 'seanet', { data, dataValidUntil: parts.now() + CATALOGUE_MS, allLocales });
  }
  return data;
}

/** CD20: another language, and the catalogue in it at once. */
export async function chooseLocale(parts: SeanetParts, locale: string): Promise<void> {
  const change = { seanetLocale: locale, data: undefined, dataValidUntil: undefined, showLocales: false };
  patchGroup(parts.store, 'seanet', change);
  await loadCatalogue(parts);
}

/** C114 */
export async function loadMovie(parts: SeanetParts, entry: SeanetEntry, signal?: AbortSignal): Promise<SeanetMovie> {
  const { url } = seanetConfiguration(parts);
  const address = metadataAddress(url, entry, localeOf(parts));
  const init = { credentials: 'omit' as const, ...(signal && { signal }) };
  const movie = readMovie(await parts.external.request(address, init), entry);
  if (!movie) throw new Error('The film cannot be read.');
  return movie;
}

/** C125, C126: a token, kept for 6 hours; one that was refused is replaced before. */
export async function connectToken(parts: SeanetParts, refused?: string): Promise<string> {
  const { token, tokenValidUntil = 0 } = parts.store.getState().seanet;
  if (token && token !== refused && tokenValidUntil > parts.now()) return token;
  const own = underWay(parts.store);
  own.token ??= fetchToken(parts).finally(() => {
    own.token = undefined;
  });
  return own.token;
}

async function fetchToken(parts: SeanetParts): Promise<string> {
  const { url, username, password } = seanetConfiguration(parts);
  const answer = await parts.external.request<{ token?: unknown } | null>(tokenAddress(url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
    credentials: 'omit',
    // Nobody waits a minute for a film to begin.
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
  });
  const token = answer?.token;
  if (typeof token !== 'string' || token === '') throw new Error('The second video provider gave no token.');
  patchGroup(parts.store, 'seanet', { token, tokenValidUntil: parts.now() + TOKEN_MS });
  return token;
}
