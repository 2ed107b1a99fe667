import type { z } from 'zod';
import { MARKETPLACE_HEADERS, MARKETPLACE_VERSION } from '#contract/areas/marketplace.ts';
import {
  upstreamActivity,
  upstreamCity,
  upstreamCountry,
  upstreamList,
  upstreamMedium,
  upstreamTaxonomy,
} from './musement.answers.ts';
import { type Marketplace, type MarketplaceReader, MarketplaceUnavailable } from './port.ts';

/** Over 20 activities per call the vendor gets slow; more than 100 nobody scrolls. */
const ACTIVITIES = { perCall: 20, most: 100 };
/** Countries and cities are small; 100 per call is the vendor's cap. */
const PLACES = { perCall: 100, most: 300 };

export interface MusementOptions {
  /** Of the vendor's interface, without trailing slash: `https://…/api/v3`. */
  url: string;
  /** Of one call. */
  timeoutMs: number;
  /** ISO codes; only these countries are offered. None means all. */
  countries?: readonly string[];
  fetch?: typeof globalThis.fetch;
}

/** Numbers and uuids; anything else is no id of this vendor and would only bend the address. */
const ID = /^[\w-]{1,64}$/;

/** 403 says "exists but is not online": for guests that is the same as not there, and never a lost session (B241). */
const NOT_THERE = new Set([403, 404, 410]);

/** The marketplace by HTTP. Every way in which it can fail is a `MarketplaceUnavailable`. */
export function musementMarketplace(options: MusementOptions): Marketplace {
  const { url, timeoutMs, countries = [], fetch = globalThis.fetch } = options;

  async function get(path: string, reader: MarketplaceReader): Promise<unknown> {
    const answer = await fetch(`${url}/${path}`, {
      headers: headersFor(reader),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new MarketplaceUnavailable('The marketplace does not answer.', { unanswered: true, cause });
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      if (NOT_THERE.has(answer.status)) return undefined;
      throw new MarketplaceUnavailable(`The marketplace answers ${answer.status}.`);
    }
    return answer.json().catch((cause: unknown) => {
      throw new MarketplaceUnavailable('The answer of the marketplace cannot be read.', { cause });
    });
  }

  async function list<T>(path: string, schema: z.ZodType<T>, reader: MarketplaceReader): Promise<T[] | undefined> {
    const answer = await get(path, reader);
    return answer === undefined ? undefined : readList(answer, schema).items;
  }

  /** As many pages as there are, one after the other; what comes before a page that fails is still good. */
  async function pages<T>(
    path: string,
    schema: z.ZodType<T>,
    { perCall, most }: typeof ACTIVITIES,
    reader: MarketplaceReader,
  ): Promise<T[] | undefined> {
    const items: T[] = [];
    for (let offset = 0; offset < most; offset += perCall) {
      const page = await get(`${path}?limit=${perCall}&offset=${offset}`, reader)
        .then((answer) => (answer === undefined ? undefined : readList(answer, schema)))
        .catch((error: unknown) => {
          if (offset === 0) throw error;
          return undefined;
        });
      if (!page) return offset === 0 ? undefined : items;
      items.push(...page.items);
      if (page.sent < perCall || offset + perCall >= (page.total ?? Number.POSITIVE_INFINITY)) break;
    }
    return items;
  }

  const isOffered = ({ iso_code }: { iso_code?: string }) =>
    countries.length === 0 || countries.includes(iso_code?.toUpperCase() ?? '');

  /** What has no id of this vendor is not asked for. */
  const known =
    <T>(ask: (id: string, reader: MarketplaceReader) => Promise<T | undefined>) =>
    async (id: string, reader: MarketplaceReader) =>
      ID.test(id) ? ask(id, reader) : undefined;

  return {
    async countries(reader) {
      return ((await pages('countries', upstreamCountry, PLACES, reader)) ?? []).filter(isOffered);
    },
    cities: known((id, reader) => pages(`countries/${id}/cities`, upstreamCity, PLACES, reader)),
    activities: known((id, reader) => pages(`cities/${id}/activities`, upstreamActivity, ACTIVITIES, reader)),
    activity: known(async (id, reader) => {
      const answer = await get(`activities/${id}`, reader);
      if (answer === undefined) return undefined;
      const activity = upstreamActivity.safeParse(answer);
      if (activity.success) return activity.data;
      throw new MarketplaceUnavailable('The answer of the marketplace is no activity.', { cause: activity.error });
    }),
    taxonomies: known((id, reader) => list(`activities/${id}/taxonomies`, upstreamTaxonomy, reader)),
    media: known((id, reader) => list(`activities/${id}/media`, upstreamMedium, reader)),
  };
}

function headersFor({ language, currency, source, market }: MarketplaceReader): Record<string, string> {
  return {
    Accept: 'application/json',
    [MARKETPLACE_HEADERS.language]: language,
    [MARKETPLACE_HEADERS.currency]: currency,
    [MARKETPLACE_HEADERS.version]: MARKETPLACE_VERSION, // B240
    [MARKETPLACE_HEADERS.source]: source,
    ...(market && { [MARKETPLACE_HEADERS.market]: market }),
  };
}

/** Entries that cannot be read are left out; an answer that is no list at all is none. */
function readList<T>(answer: unknown, schema: z.ZodType<T>): { items: T[]; sent: number; total?: number } {
  const list = upstreamList.safeParse(answer);
  if (!list.success)
    throw new MarketplaceUnavailable('The answer of the marketplace is no list.', { cause: list.error });
  const { data } = list;
  const entries = Array.isArray(data) ? data : data.data;
  const items = entries.flatMap((entry) => {
    const read = schema.safeParse(entry);
    return read.success ? [read.data] : [];
  });
  return { items, sent: entries.length, total: Array.isArray(data) ? undefined : data.meta?.count };
}
