import type { PackModule } from '#packs/schema/operator.ts';
import { say } from '#packs/schema/text.ts';

function tile(id: string, label: PackModule['label'], url: string): PackModule {
  return { id: `module-${id}`, label, url, image: `module-${id}` };
}

const today = tile('today', say('Today on board', 'Heute an Bord', 'Aujourd’hui à bord'), '/dailyprogram/today');
const excursions = tile('excursions', say('Excursions', 'Ausflüge', 'Excursions'), '/shoreexcursions');
const onboard = tile(
  'onboard-excursions',
  say('Book ashore', 'Landgang buchen', 'Réserver à terre'),
  '/onboard/excursions',
);
const marketplace = tile(
  'marketplace',
  say('More to do ashore', 'Mehr an Land erleben', 'Plus d’activités à terre'),
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

/** Only pages that are built have a tile; an area adds its own with its pages. */
export const appModules: PackModule[] = [
  today,
  programme,
  excursions,
  onboard,
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
  shipMap,
  theShip,
  games,
  ratings,
  problems,
  messages,
  account,
];

export const kioskModules: PackModule[] = [
  today,
  programme,
  excursions,
  onboard,
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
  shipMap,
  theShip,
  games,
  ratings,
  problems,
  messages,
  account,
];

export const signageModules: PackModule[] = [
  today,
  programme,
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
