import type { PackSource } from '#packs/pack.schema.ts';
import { activities, activityCategories } from './activities.ts';
import { conditions } from './conditions.ts';
import { restaurants } from './restaurants.ts';
import { spaCategories, treatments } from './treatments.ts';

export const bookables: PackSource['bookables'] = {
  categories: [...activityCategories, ...spaCategories],
  items: [...activities, ...restaurants, ...treatments],
  conditions,
};
