import type { PackModule } from '#packs/schema/operator.ts';
import { say } from '#packs/schema/text.ts';
import { grouped, type TileGroup, tile } from '#packs/shared/operator.ts';

/** The headings of the home page, in their order, with the modules that stand under them. */
const GROUPS: readonly TileGroup[] = [
  {
    heading: say('Book', 'Buchen', 'Réserver'),
    modules: ['excursions', 'marketplace', 'dining', 'spa', 'activities'],
  },
  {
    heading: say('For you', 'Für Sie', 'Pour vous'),
    modules: ['muster', 'bookings', 'messages', 'photos', 'holiday', 'account'],
  },
  {
    heading: say('Today and under way', 'Heute und unterwegs', 'Aujourd’hui et en route'),
    modules: ['today', 'programme', 'voyage', 'tracker', 'weather', 'restaurant-lights'],
  },
  {
    heading: say('The ship', 'Das Schiff', 'Le navire'),
    modules: ['discover', 'ship-map', 'where-when', 'ship'],
  },
  {
    heading: say('Films, music and games', 'Filme, Musik und Spiele', 'Films, musique et jeux'),
    modules: ['films', 'cinema', 'tv', 'audio', 'music', 'games'],
  },
  {
    heading: say('Help and opinion', 'Hilfe und Meinung', 'Aide et avis'),
    modules: ['problems', 'ratings'],
  },
];

const today = tile('today', say('Today on board', 'Heute an Bord', 'Aujourd’hui à bord'), '/dailyprogram/today');
const excursions = tile(
  'excursions',
  say('Shore excursions', 'Landausflüge', 'Excursions à terre'),
  '/shoreexcursions',
);
const marketplace = tile(
  'marketplace',
  say('Ashore on your own', 'Auf eigene Faust an Land', 'À terre à votre guise'),
  '/musement',
);
const dining = tile('dining', say('Restaurants', 'Restaurants', 'Restaurants'), '/dining/overview');
const spa = tile('spa', say('Spa', 'Spa', 'Spa'), '/spa/overview');
const activities = tile('activities', say('Activities', 'Aktivitäten', 'Activités'), '/activity/overview');
const discover = tile(
  'discover',
  say('Discover the ship', 'Schiff entdecken', 'Découvrir le navire'),
  '/content/overview',
);
const bookings = tile('bookings', say('My bookings', 'Meine Buchungen', 'Mes réservations'), '/my_onboard_bookings');
const holiday = tile('holiday', say('My holiday', 'Meine Reise', 'Mon voyage'), '/my_holiday');
const account = tile('account', say('My account', 'Mein Konto', 'Mon compte'), '/my_account');
const ratings = tile('ratings', say('Your opinion', 'Ihre Meinung', 'Votre avis'), '/userratings');
const problems = tile(
  'problems',
  say('Report a problem', 'Problem melden', 'Signaler un problème'),
  '/problem/overview',
);
const games = tile('games', say('Games', 'Spiele', 'Jeux'), '/games/overview');
const messages = tile('messages', say('Messages', 'Nachrichten', 'Messages'), '/cabinmessages');
const muster = tile('muster', say('Safety drill', 'Sicherheitsübung', 'Exercice de sécurité'), '/muster/home');
const whereWhen = tile('where-when', say('Where and when', 'Wo und wann', 'Où et quand'), '/wherewhen');
const shipMap = tile('ship-map', say('Ship map', 'Schiffsplan', 'Plan du navire'), '/wayfinder');
const theShip = tile('ship', say('The ship', 'Das Schiff', 'Le navire'), '/shipdetail');
const restaurantLights = tile(
  'restaurant-lights',
  say('Tables today', 'Tische heute', 'Tables du jour'),
  '/restaurantavailability/overview/main',
);
const voyage = tile('voyage', say('Route and ports', 'Route und Häfen', 'Route et escales'), '/itinerary/overview');
const tracker = tile('tracker', say('Where we are', 'Wo wir sind', 'Où sommes-nous ?'), '/map/tracker/module-tracker');
const weather = tile('weather', say('Weather today', 'Wetter heute', 'Météo du jour'), '/weather');
const programme = tile('programme', say('Daily programme', 'Tagesprogramm', 'Programme du jour'), '/itinerary/spark');

const films = tile('films', say('Films and series', 'Filme und Serien', 'Films et séries'), '/vod/overview');
const television = tile('tv', say('Television', 'Fernsehen', 'Télévision'), '/channels');
const cinema = tile('cinema', say('Sea cinema', 'Seekino', 'Cinéma en mer'), '/seanetvod');
const photos = tile('photos', say('Photos', 'Fotos', 'Photos'), '/photomatch/overview');

/** Only pages that are built have a tile; an area adds its own with its pages. */
export const appModules: PackModule[] = grouped(GROUPS, [
  programme,
  excursions,
  voyage,
  tracker,
  weather,
  marketplace,
  dining,
  spa,
  activities,
  discover,
  bookings,
  holiday,
  muster,
  whereWhen,
  films,
  television,
  cinema,
  photos,
  shipMap,
  theShip,
  games,
  ratings,
  problems,
  messages,
  account,
]);

export const kioskModules: PackModule[] = grouped(GROUPS, [
  programme,
  excursions,
  voyage,
  tracker,
  weather,
  marketplace,
  dining,
  spa,
  activities,
  discover,
  bookings,
  muster,
  whereWhen,
  television,
  photos,
  shipMap,
  theShip,
  games,
  ratings,
  problems,
  messages,
  account,
]);

export const signageModules: PackModule[] = [
  today,
  excursions,
  voyage,
  tracker,
  weather,
  dining,
  spa,
  activities,
  whereWhen,
  restaurantLights,
];
