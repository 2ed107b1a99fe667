import type { PackSource } from '#packs/pack.schema.ts';
import type { Picture } from '#packs/schema/media.ts';

function ashore(id: string, motif: string, hour: Picture['hour'] = 'day', seed?: number): Picture {
  return { id, scene: 'ashore', motif, hour, ...(seed !== undefined && { seed }) };
}

function plate(id: string, motif: string, hour: Picture['hour'] = 'day'): Picture {
  return { id, scene: 'plate', motif, hour };
}

/** One picture per excursion, and one per port for guests on their own. */
export const excursionPictures: PackSource['pictures'] = [
  ashore('excursion-tram', 'tram'),
  ashore('excursion-alcazaba', 'citadel'),
  ashore('excursion-gorge', 'gorge'),
  ashore('excursion-valldemossa', 'village'),
  plate('excursion-tapas', 'tapas', 'dusk'),
  ashore('excursion-kayak', 'calanque'),
  ashore('excursion-market', 'market'),
  ashore('excursion-portofino', 'cove'),
  plate('excursion-pesto', 'pesto'),
  ashore('excursion-pompeii', 'pompeii'),
  ashore('excursion-capri', 'grotto'),
  ashore('excursion-vesuvius', 'crater'),
  ashore('excursion-spaccanapoli', 'laundry'),
  plate('excursion-pizza', 'pizza'),
  ashore('excursion-amalfi', 'amalfi'),
  ashore('excursion-underground', 'underground', 'night'),
  ashore('excursion-catamaran', 'catamaran', 'dusk'),
  ashore('excursion-ischia', 'pools'),
  ashore('excursion-valletta-walk', 'garden'),
  ashore('excursion-mdina', 'mdina', 'dusk'),
  ashore('excursion-jeep', 'jeep'),
  ashore('excursion-luzzu', 'luzzu'),
  ashore('excursion-bikes', 'bikes', 'dawn'),
  ashore('excursion-oia', 'oia', 'dusk'),
  ashore('excursion-volcano', 'volcano'),
  ashore('excursion-vineyard', 'vineyard'),
  ashore('excursion-snorkel', 'snorkel'),
  ashore('excursion-perissa', 'blackBeach'),
  ashore('excursion-acropolis', 'temple', 'dawn'),
  ashore('excursion-sounion', 'sounion', 'dusk'),
  plate('excursion-meze', 'meze'),
  ashore('excursion-walls', 'walls', 'dawn'),
  ashore('excursion-kotor', 'kotor', 'dawn'),
  ashore('excursion-lokrum', 'lokrum'),
  ashore('excursion-elaphiti', 'karaka'),
  ashore('excursion-canal', 'canal', 'dawn'),
  ashore('excursion-murano', 'glass', 'dusk'),
  ashore('ashore-lisbon', 'belvedere', 'dusk'),
  ashore('ashore-malaga', 'espeto', 'dusk'),
  ashore('ashore-palma', 'courtyard'),
  ashore('ashore-marseille', 'panier'),
  ashore('ashore-genoa', 'palaces'),
  ashore('ashore-naples', 'gallery', 'dusk'),
  { id: 'ashore-valletta', scene: 'port', motif: 'valletta', hour: 'night' },
  { id: 'ashore-santorini', scene: 'port', motif: 'santorini', hour: 'day' },
  ashore('ashore-athens', 'anafiotika'),
  ashore('ashore-dubrovnik', 'stradun', 'dawn'),
  ashore('ashore-venice', 'lagoon', 'dawn'),
];
