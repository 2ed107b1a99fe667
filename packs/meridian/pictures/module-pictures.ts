import type { PackSource } from '#packs/pack.schema.ts';
import type { Picture } from '#packs/schema/media.ts';

function tile(module: string, scene: string, motif: string, hour: Picture['hour'] = 'day'): Picture {
  return { id: `module-${module}`, scene, motif, hour };
}

function icon(tag: string): Picture {
  return { id: `icon-${tag}`, scene: 'icon', motif: tag, shape: 'icon' };
}

function feedback(profile: string, scene: string, motif: string, hour: Picture['hour'] = 'day'): Picture {
  return { id: `feedback-${profile}`, scene, motif, hour };
}

/** The tiles of the dashboard and the signs of the excursions. */
export const modulePictures: PackSource['pictures'] = [
  tile('today', 'thing', 'day'),
  tile('excursions', 'ashore', 'cove', 'dawn'),
  tile('marketplace', 'ashore', 'market', 'dawn'),
  tile('dining', 'venue', 'pergola'),
  tile('voyage', 'thing', 'chart'),
  tile('discover', 'deck', 'bow', 'dusk'),
  tile('spa', 'treatment', 'oils', 'dawn'),
  tile('activities', 'deck', 'sport', 'dawn'),
  tile('bookings', 'thing', 'tickets', 'dusk'),
  tile('holiday', 'thing', 'luggage', 'dawn'),
  tile('cinema', 'deck', 'cinema', 'dusk'),
  tile('tv', 'thing', 'tv', 'dawn'),
  tile('photos', 'venue', 'photoStudio', 'dusk'),
  tile('programme', 'thing', 'calendar'),
  tile('tracker', 'thing', 'compass', 'dusk'),
  tile('weather', 'thing', 'weather'),
  tile('messages', 'thing', 'bottle'),
  tile('account', 'thing', 'card', 'dusk'),
  tile('muster', 'thing', 'lifering', 'dusk'),
  tile('where-when', 'thing', 'clock'),
  tile('ship', 'deck', 'profile'),
  tile('films', 'thing', 'film', 'night'),
  tile('ship-map', 'thing', 'signpost', 'dawn'),
  tile('restaurant-lights', 'venue', 'compassRoom', 'night'),
  tile('games', 'thing', 'games', 'dusk'),
  tile('ratings', 'thing', 'stars', 'dusk'),
  tile('problems', 'thing', 'bell', 'dusk'),
  feedback('dining', 'venue', 'pergola', 'night'),
  feedback('excursions', 'ashore', 'cove', 'dusk'),
  feedback('help', 'thing', 'bell'),
  feedback('cabin', 'thing', 'luggage'),
  feedback('evening', 'deck', 'cinema', 'dawn'),
  feedback('crew', 'thing', 'stars'),
  ...[
    'culture',
    'nature',
    'active',
    'taste',
    'water',
    'family',
    'beach',
    'photo',
    'easy',
    'wheelchair',
    'small-group',
    'free',
  ].map(icon),
];
