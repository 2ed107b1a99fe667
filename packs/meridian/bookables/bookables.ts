import type { PackSource } from '#packs/pack.schema.ts';
import { TABLE_CONDITIONS } from '#packs/shared/table-conditions.ts';
import { activities, activityCategories } from './activities.ts';
import { restaurants } from './restaurants.ts';
import { spaCategories, treatments } from './treatments.ts';

export const bookables: PackSource['bookables'] = {
  categories: [...activityCategories, ...spaCategories],
  items: [...activities, ...restaurants, ...treatments],
  conditions: TABLE_CONDITIONS,
};
