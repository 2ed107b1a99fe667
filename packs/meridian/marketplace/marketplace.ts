import type { PackSource } from '#packs/pack.schema.ts';
import { categories, features, languages, RATES } from '#packs/shared/offers.ts';
import { east } from './east.ts';
import { naples } from './naples.ts';
import { cities, countries } from './places.ts';
import { west } from './west.ts';

export const marketplace: PackSource['marketplace'] = {
  countries,
  cities,
  categories,
  languages,
  features,
  rates: RATES,
  activities: [...west, ...naples, ...east],
};
