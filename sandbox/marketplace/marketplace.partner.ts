// A marketplace of third-party activities in the manner of Musement's interface: numbers as ids, pages of activities,
// a version that has to be named, and an offer that exists but is not online.
import { MARKETPLACE_HEADERS, MARKETPLACE_VERSION } from '#contract/areas/marketplace.ts';
import { loadPack } from '#packs/load-pack.ts';
import {
  marketplaceSamples,
  readActivity,
  readCity,
  readCountry,
  readMedia,
  readTaxonomies,
  type SampleReader,
  type Samples,
} from '#packs/marketplace-samples.ts';
import { html, json, type Partner, type PartnerCall, type PartnerReply } from '#sandbox/partner.ts';
import { scaledPictures } from '#sandbox/scaled-pictures.ts';
import { bookPage } from './book-page.ts';

/** The awkward one: known, and refused with 403, as the real marketplace does with offers that are offline. */
export const OFFLINE_ACTIVITY = '00000000-0000-4000-8000-000000000403';
const DEFAULT_PAGE = 10;
const WIDEST_PICTURE = 2_000;
/** What lists, pages and galleries show. */
const USUAL_WIDTHS = { tile: 400, cover: 1048, gallery: 200 };
const LARGEST_PAGE = 100;

export function marketplace(pack = process.env.PACK || 'meridian'): Partner {
  let samples: Promise<Samples> | undefined;
  const offers = () => (samples ??= loadPack(pack).then(marketplaceSamples));
  const pictures = scaledPictures(pack);

  return {
    name: 'marketplace',
    title: 'Marketplace of third-party activities',
    async answer(call) {
      const [kind = '', id = '', part = ''] = call.path.split('/').map(decodeURIComponent);
      if (kind === 'images') return pictures.read(id.replace(/\.webp$/, ''), widthOf(call.query.get('w')));
      if (kind === 'book') {
        const activity = (await offers()).activities.find(({ uuid }) => uuid === id);
        return activity && html(bookPage(activity.title.en));
      }
      const wrong = misheard(call);
      if (wrong) return json({ code: 'bad_request', message: wrong }, 400);
      return tell(await offers(), { kind, id, part }, readerOf(call), call.query);
    },
    async open() {
      const { countries, cities, activities } = await offers();
      const places = [...countries, ...cities].map(({ picture }) => picture);
      const covers = activities.flatMap(({ pictures: [cover] }) => cover ?? []);
      void pictures
        .stock(new Set([...places, ...covers]), USUAL_WIDTHS.tile)
        .then(() => pictures.stock(new Set(covers), USUAL_WIDTHS.cover))
        .then(() => pictures.stock(new Set(activities.flatMap((one) => one.pictures)), USUAL_WIDTHS.gallery));
    },
    async close() {
      pictures.close();
    },
  };
}

const widthOf = (wanted: string | null) =>
  Math.min(Math.max(Number.parseInt(wanted ?? '', 10) || 0, 0), WIDEST_PICTURE);

function header({ headers }: PartnerCall, name: keyof typeof MARKETPLACE_HEADERS): string {
  return String(headers[MARKETPLACE_HEADERS[name].toLowerCase()] ?? '');
}

/** As strict as the real one: a caller that forgets a header learns it here and not on board. */
function misheard(call: PartnerCall): string | undefined {
  if (header(call, 'version') !== MARKETPLACE_VERSION)
    return `${MARKETPLACE_HEADERS.version} must be ${MARKETPLACE_VERSION}.`;
  if (!header(call, 'source')) return `${MARKETPLACE_HEADERS.source} is missing.`;
  if (!/^[A-Z]{3}$/.test(header(call, 'currency'))) return `${MARKETPLACE_HEADERS.currency} is no currency.`;
  return undefined;
}

function readerOf(call: PartnerCall): SampleReader {
  const base = `http://${String(call.headers.host ?? 'localhost')}/marketplace`;
  return {
    language: header(call, 'language') || 'en-GB',
    currency: header(call, 'currency'),
    pictureUrl: (picture) => `${base}/images/${picture}.webp`,
    bookUrl: (uuid) => `${base}/book/${uuid}`,
  };
}

type Asked = { kind: string; id: string; part: string };

function tell(samples: Samples, { kind, id, part }: Asked, reader: SampleReader, query: URLSearchParams) {
  const { countries, cities, activities } = samples;
  if (kind === 'countries' && !id) {
    return json(page(countries, query).map((country) => numbered(readCountry(country, reader))));
  }
  if (kind === 'countries' && part === 'cities') {
    if (!countries.some((country) => country.id === id)) return undefined;
    const ofCountry = page(
      cities.filter(({ country }) => country.id === id),
      query,
    );
    return json(ofCountry.map((city) => numbered({ ...readCity(city, reader), weight: city.activities })));
  }
  if (kind === 'cities' && part === 'activities') {
    if (!cities.some((city) => city.id === id)) return undefined;
    const ofCity = activities.filter(({ city }) => city.id === id);
    const data = page(ofCity, query).map((activity) => numbered(readActivity(activity, reader)));
    return json({ data, meta: { count: ofCity.length, match_type: 'full-match' } });
  }
  if (kind !== 'activities') return undefined;
  if (id === OFFLINE_ACTIVITY) return json({ code: 'not_online', message: 'The activity is not online.' }, 403);
  const activity = activities.find(({ uuid }) => uuid === id);
  if (!activity) return undefined;
  const parts: Readonly<Record<string, () => PartnerReply>> = {
    '': () => json(numbered(readActivity(activity, reader))),
    taxonomies: () => json(readTaxonomies(activity, reader)),
    media: () => json(readMedia(activity, reader)),
  };
  return parts[part]?.();
}

function page<T>(all: readonly T[], query: URLSearchParams): T[] {
  const limit = Math.min(Number(query.get('limit')) || DEFAULT_PAGE, LARGEST_PAGE);
  const offset = Number(query.get('offset')) || 0;
  return all.slice(offset, offset + limit);
}

/** The real marketplace counts: ids are numbers wherever they are digits. */
function numbered<T>(value: T): T {
  const text = JSON.stringify(value);
  return JSON.parse(text, (key, one) => (key === 'id' && /^\d+$/.test(String(one)) ? Number(one) : one));
}
