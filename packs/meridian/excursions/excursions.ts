import type { PackSource } from '#packs/pack.schema.ts';
import { adriatic } from './adriatic.ts';
import { conditions } from './conditions.ts';
import { east } from './east.ts';
import { naples } from './naples.ts';
import { destinations, tags } from './tags.ts';
import { west } from './west.ts';

export const excursions: PackSource['excursions'] = {
  tags,
  destinations,
  excursions: [...west, ...naples, ...east, ...adriatic],
  conditions,
};
