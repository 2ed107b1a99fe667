import { VENUE } from '#packs/meridian/content/venues.ts';
import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { type Treatment, treatmentItem } from '#packs/shared/bookable.ts';
import { MASSAGES } from './massages.ts';
import { RITUALS } from './rituals.ts';

type Bookables = NonNullable<PackSource['bookables']>;

const MORNING = ['09:00', '10:15', '11:30'];
const AFTERNOON = ['14:00', '15:15', '16:30', '17:45'];

const toItem = (category: string, treatment: Treatment) =>
  treatmentItem(category, treatment, VENUE.spa, [...MORNING, ...AFTERNOON]);

export const spaCategories: NonNullable<Bookables['categories']> = [
  {
    id: 'spa-category-massage',
    module: 'spa',
    title: say('Massages', 'Massagen', 'Massages'),
    overviewDescription: say(
      'Warm hands, warm stones.',
      'Warme Hände, warme Steine.',
      'Mains chaudes, pierres chaudes.',
    ),
    pictures: ['treatment-stones'],
  },
  {
    id: 'spa-category-face',
    module: 'spa',
    title: say('Face', 'Gesicht', 'Visage'),
    overviewDescription: say('After sun and salt.', 'Nach Sonne und Salz.', 'Après le soleil et le sel.'),
    pictures: ['treatment-mask'],
  },
  {
    id: 'spa-category-body',
    module: 'spa',
    title: say('Body and baths', 'Körper und Bäder', 'Corps et bains'),
    overviewDescription: say('Salt, algae, steam.', 'Salz, Algen, Dampf.', 'Sel, algues, vapeur.'),
    pictures: ['treatment-bath'],
  },
  {
    id: 'spa-category-salon',
    module: 'spa',
    title: say('Salon', 'Salon', 'Salon'),
    overviewDescription: say('Hair, hands and feet.', 'Haare, Hände und Füße.', 'Cheveux, mains et pieds.'),
    pictures: ['treatment-salon'],
  },
];

export const treatments: NonNullable<Bookables['items']> = [
  ...MASSAGES.map((one) => toItem('spa-category-massage', one)),
  ...RITUALS.face.map((one) => toItem('spa-category-face', one)),
  ...RITUALS.body.map((one) => toItem('spa-category-body', one)),
  ...RITUALS.salon.map((one) => toItem('spa-category-salon', one)),
];
