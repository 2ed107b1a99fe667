import type { PackSource } from '#packs/pack.schema.ts';
import type { Picture } from '#packs/schema/media.ts';

const draw =
  (scene: string) =>
  (id: string, motif: string, hour: Picture['hour'] = 'day'): Picture => ({ id, scene, motif, hour });

const venue = draw('venue');
const plate = draw('plate');
const deck = draw('deck');
const thing = draw('thing');
const cabin = draw('cabin');
const treatment = draw('treatment');

/** Rooms, tables and decks of the ship. */
const places: PackSource['pictures'] = [
  venue('venue-compass-room', 'compassRoom', 'dusk'),
  venue('venue-pergola', 'pergola', 'dusk'),
  venue('venue-chart-house', 'chartHouse', 'dusk'),
  venue('venue-saffron', 'saffron', 'dusk'),
  venue('venue-lido-kitchen', 'lidoKitchen'),
  venue('venue-observatory', 'observatory', 'night'),
  venue('venue-brass-and-rum', 'brassAndRum', 'dusk'),
  venue('venue-cellar', 'cellar', 'dusk'),
  venue('venue-pool-bar', 'poolBar'),
  venue('venue-cafe-zenith', 'cafeZenith'),
  venue('venue-theatre', 'theatre', 'dusk'),
  venue('venue-blue-hour', 'blueHour', 'night'),
  venue('venue-dance', 'dance', 'night'),
  venue('venue-library', 'library', 'dusk'),
  venue('venue-gym', 'gym'),
  venue('venue-shops', 'shops'),
  venue('venue-kids-club', 'kidsClub'),
  venue('venue-teens', 'teens', 'dusk'),
  venue('venue-bridge', 'bridge', 'dusk'),
  venue('venue-photo-studio', 'photoStudio'),
  venue('venue-spa', 'spa', 'dawn'),
  venue('venue-thermal', 'thermal', 'dawn'),
  deck('venue-deck-cinema', 'cinema', 'night'),
  deck('deck-yoga', 'yoga', 'dawn'),
  deck('deck-family-pool', 'familyPool'),
  deck('deck-promenade', 'promenade', 'dusk'),
  deck('deck-lifeboat', 'lifeboat'),
  deck('ship-profile', 'profile', 'dawn'),
  deck('ship-decks', 'decks'),
  deck('sea-welcome', 'bow', 'dawn'),
  cabin('cabin-balcony', 'balcony', 'dawn'),
  cabin('cabin-inside', 'inside', 'dusk'),
  cabin('cabin-outside', 'outside'),
  cabin('cabin-suite', 'suite', 'dusk'),
  treatment('treatment-stones', 'stones'),
  treatment('treatment-oils', 'oils'),
  treatment('treatment-towels', 'towels'),
  treatment('treatment-candles', 'candles', 'dusk'),
  treatment('treatment-bath', 'bath'),
  treatment('treatment-bath-evening', 'bath', 'dusk'),
  treatment('treatment-mask', 'mask'),
  treatment('treatment-mask-evening', 'mask', 'dusk'),
  treatment('treatment-salon', 'salon'),
  treatment('treatment-salon-evening', 'salon', 'dusk'),
  treatment('treatment-orchids', 'orchids', 'dawn'),
];

const plates: PackSource['pictures'] = [
  plate('plate-fish', 'fish'),
  plate('plate-pasta', 'pasta'),
  plate('plate-steak', 'steak', 'dusk'),
  plate('plate-curry', 'curry'),
  plate('plate-salad', 'salad'),
  plate('plate-dessert', 'dessert'),
  plate('plate-breakfast', 'breakfast', 'dawn'),
  plate('plate-tray', 'tray', 'dawn'),
  plate('plate-coffee', 'coffee'),
  plate('plate-cocktail', 'cocktail', 'dusk'),
  plate('plate-wine', 'wine', 'dusk'),
];

const things: PackSource['pictures'] = [
  thing('thing-access', 'access', 'dawn'),
  thing('thing-album', 'album', 'dusk'),
  thing('thing-camera', 'camera'),
  thing('thing-card', 'card', 'dawn'),
  thing('thing-chart', 'chart', 'dawn'),
  thing('thing-checklist', 'checklist'),
  thing('thing-club', 'club', 'dawn'),
  thing('thing-day', 'day', 'dawn'),
  thing('thing-dress', 'dress', 'dusk'),
  thing('thing-film', 'film', 'dusk'),
  thing('thing-internet', 'internet'),
  thing('thing-laundry', 'laundry'),
  thing('thing-letter', 'letter', 'dusk'),
  thing('thing-lifering', 'lifering'),
  thing('thing-luggage', 'luggage', 'dusk'),
  thing('thing-medical', 'medical'),
  thing('thing-money', 'money', 'dawn'),
  thing('thing-paper-boat', 'paperBoat'),
  thing('thing-parcel', 'parcel'),
  thing('thing-portrait', 'portrait', 'dawn'),
  thing('thing-privacy', 'privacy'),
  thing('thing-sea', 'sea'),
  thing('thing-series', 'series'),
  thing('thing-signpost', 'signpost'),
  thing('thing-wrench', 'wrench', 'dawn'),
];

/** Categories of the content and of the daily programme. */
const categories: PackSource['pictures'] = [
  plate('category-dining', 'tapas'),
  plate('category-bars', 'cocktail', 'dawn'),
  treatment('category-wellbeing', 'stones', 'dawn'),
  venue('category-stage', 'theatre', 'night'),
  venue('category-family', 'kidsClub', 'dawn'),
  deck('category-ship', 'profile', 'dusk'),
  { id: 'category-ports', scene: 'port', motif: 'santorini', hour: 'dawn' },
  thing('category-know', 'compass', 'dawn'),
  thing('category-photos', 'camera', 'dusk'),
  thing('photo-package-digital', 'camera', 'dawn'),
  thing('photo-package-album', 'album'),
  venue('photo-package-sitting', 'photoStudio', 'dawn'),
  thing('category-feedback', 'stars', 'dawn'),
  { id: 'category-voyages', scene: 'sea', motif: 'cape', hour: 'dawn' },
  { id: 'category-winter', scene: 'port', motif: 'lisbon', hour: 'night' },
  deck('event-sport', 'sport'),
  thing('event-talk', 'book', 'dawn'),
  venue('event-music', 'blueHour', 'dusk'),
  venue('event-show', 'dance', 'dusk'),
  plate('event-food', 'dessert', 'dawn'),
  thing('event-family', 'paperBoat', 'dawn'),
  thing('event-ship', 'bell', 'dawn'),
];

export const boardPictures: PackSource['pictures'] = [...places, ...plates, ...things, ...categories];
