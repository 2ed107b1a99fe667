import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';

type Excursions = PackSource['excursions'];

function tag(id: string, name: ReturnType<typeof say>): Excursions['tags'][number] {
  return { id: `tag-${id}`, name, icon: `icon-${id}` };
}

export const tags: Excursions['tags'] = [
  tag('culture', say('Culture', 'Kultur', 'Culture')),
  tag('nature', say('Nature', 'Natur', 'Nature')),
  tag('active', say('Active', 'Aktiv', 'Sport')),
  tag('taste', say('Food and wine', 'Genuss', 'Saveurs')),
  tag('water', say('On the water', 'Auf dem Wasser', 'Sur l’eau')),
  tag('family', say('For families', 'Für Familien', 'En famille')),
  tag('beach', say('Beach', 'Strand', 'Plage')),
  tag('photo', say('Great views', 'Schöne Aussicht', 'Beaux panoramas')),
  tag('easy', say('Easy walking', 'Leichte Wege', 'Marche facile')),
  tag('wheelchair', say('Step-free', 'Barrierefrei', 'Accessible')),
  tag('small-group', say('Small group', 'Kleine Gruppe', 'Petit groupe')),
  tag('free', say('Free of charge', 'Kostenlos', 'Gratuit')),
];

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
