import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { excursionTags } from '#packs/shared/excursion-tags.ts';

type Excursions = PackSource['excursions'];

export const tags: Excursions['tags'] = excursionTags();

export const destinations: Excursions['destinations'] = [
  {
    id: 'resort-ischia',
    name: say('Ischia', 'Ischia', 'Ischia'),
    countryName: say('Italy', 'Italien', 'Italie'),
  },
  {
    id: 'resort-perissa',
    name: say('Perissa', 'Perissa', 'Perissa'),
    countryName: say('Greece', 'Griechenland', 'Grèce'),
  },
];
