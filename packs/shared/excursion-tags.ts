import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';

type Tags = PackSource['excursions']['tags'];

const NAMES = {
  culture: say('Culture', 'Kultur', 'Culture'),
  nature: say('Nature', 'Natur', 'Nature'),
  active: say('Active', 'Aktiv', 'Sport'),
  taste: say('Food and wine', 'Genuss', 'Saveurs'),
  water: say('On the water', 'Auf dem Wasser', 'Sur l’eau'),
  family: say('For families', 'Für Familien', 'En famille'),
  beach: say('Beach', 'Strand', 'Plage'),
  photo: say('Great views', 'Schöne Aussicht', 'Beaux panoramas'),
  easy: say('Easy walking', 'Leichte Wege', 'Marche facile'),
  wheelchair: say('Step-free', 'Barrierefrei', 'Accessible'),
  'small-group': say('Small group', 'Kleine Gruppe', 'Petit groupe'),
  free: say('Free of charge', 'Kostenlos', 'Gratuit'),
};
export type TagName = keyof typeof NAMES;

/** The signs that an operator's excursions carry. */
export function excursionTags(names = Object.keys(NAMES) as TagName[]): Tags {
  return names.map((id) => ({ id: `tag-${id}`, name: NAMES[id], icon: `icon-${id}` }));
}
