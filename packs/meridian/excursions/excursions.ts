import type { PackSource } from '#packs/pack.schema.ts';
import type { PackText } from '#packs/schema/text.ts';
import { atAGlance } from '#packs/shared/excursion-glance.ts';
import { adriatic } from './adriatic.ts';
import { conditions } from './conditions.ts';
import { east } from './east.ts';
import { naples } from './naples.ts';
import { WAY_TO } from './notes.ts';
import { destinations, tags } from './tags.ts';
import { west } from './west.ts';

export const excursions: PackSource['excursions'] = {
  tags,
  destinations,
  excursions: [...west, ...naples, ...east, ...adriatic].map(atAGlance(['en', 'de'])).map((one) => ({
    ...one,
    wayfinderProfile: WAY_TO.get(one.meetingPoint as PackText | undefined),
  })),
  conditions,
};
