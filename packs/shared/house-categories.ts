import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';

/** What every operator has beside its own: answers, and the way to an opinion. */
export const HOUSE_CATEGORIES: PackSource['content']['categories'] = [
  {
    id: 'category-know',
    title: say('Good to know', 'Gut zu wissen', 'Bon à savoir'),
    contentType: 'LayoutSimple',
    pictures: ['category-know'],
  },
  {
    id: 'category-feedback',
    title: say('Tell us how it was', 'Sagen Sie uns, wie es war', 'Dites-nous tout'),
    hashtags: ['allInOneFeedback'],
    useExternalUrl: true,
    externalUrl: '/ratings/allinone',
    pictures: ['category-feedback'],
  },
];
