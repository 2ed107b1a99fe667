// Addresses to visit for every route of the map: fixed ones as they are, those with parameters by what the pack holds.
import { loadPack } from '#packs/load-pack.ts';

const pack = await loadPack('meridian');

/** One of each kind, by what makes the kinds different. */
function oneOfEach<T>(all: readonly T[], kind: (one: T) => string | undefined): T[] {
  return [...new Map(all.map((one) => [kind(one) ?? '', one])).values()];
}

const published = pack.content.articles.filter((article) => article.published && !article.externalRedirectURL);
const articles = oneOfEach(published, (article) => article.layoutType);
const categories = oneOfEach(
  pack.content.categories.filter((category) => category.published && !category.useExternalUrl),
  (category) => category.contentType,
);

const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  '/content/overview/:id?': ['/content/overview', ...categories.map(({ id }) => `/content/overview/${id}`)],
  '/content/detail/:id': articles.map(({ id }) => `/content/detail/${id}`),
};

/** The addresses of a route; a route with a parameter that nobody gave a sample for is an error. */
export function samplesOf(path: string): readonly string[] {
  const given = SAMPLES[path];
  if (given) return given;
  const bare = path.replace(/\/:\w+\?/g, '');
  if (/[:*]/.test(bare)) throw new Error(`${path} has no sample address: add one to e2e/pages/samples.ts.`);
  return [bare];
}
