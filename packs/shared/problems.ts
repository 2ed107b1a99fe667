import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';

type Problems = NonNullable<PackSource['problems']>;

/** What can go wrong where a guest sleeps. */
export const PROBLEM_CATEGORIES: NonNullable<Problems['categories']> = [
  { id: 'air', name: say('Air conditioning', 'Klimaanlage', 'Climatisation') },
  { id: 'bathroom', name: say('Bathroom', 'Badezimmer', 'Salle de bains') },
  { id: 'light', name: say('Light and power', 'Licht und Strom', 'Lumière et électricité') },
  { id: 'tv', name: say('TV and Wi-Fi', 'Fernseher und WLAN', 'Télévision et Wi-Fi') },
  { id: 'door', name: say('Door and safe', 'Tür und Safe', 'Porte et coffre-fort') },
  { id: 'noise', name: say('Noise', 'Lärm', 'Bruit') },
  { id: 'other', name: say('Something else', 'Etwas anderes', 'Autre chose') },
];
