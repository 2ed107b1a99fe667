import type { PackSource } from '#packs/pack.schema.ts';
import { east } from './east.ts';
import { naples } from './naples.ts';
import { categories, cities, countries, features, languages } from './places.ts';
import { west } from './west.ts';

export const marketplace: PackSource['marketplace'] = {
  countries,
  cities,
  categories,
  languages,
  features,
  rates: { EUR: 1, GBP: 0.86, USD: 1.08 },
  activities: [...west, ...naples, ...east],
};
