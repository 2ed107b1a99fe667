import { say } from '#packs/schema/text.ts';
import { type TileGroup, tile } from './operator.ts';

/** The tiles of a ship; a pack takes those whose pages it has something for, and gives them other words where it must. */
export const TILES = {
  today: tile('today', say('Today on board', 'Heute an Bord', 'Aujourd’hui à bord'), '/dailyprogram/today'),
  excursions: tile('excursions', say('Shore excursions', 'Landausflüge', 'Excursions à terre'), '/shoreexcursions'),
  marketplace: tile(
    'marketplace',
    say('Ashore on your own', 'Auf eigene Faust an Land', 'À terre à votre guise'),
    '/musement',
  ),
  dining: tile('dining', say('Restaurants', 'Restaurants', 'Restaurants'), '/dining/overview'),
  spa: tile('spa', say('Spa', 'Spa', 'Spa'), '/spa/overview'),
  activities: tile('activities', say('Activities', 'Aktivitäten', 'Activités'), '/activity/overview'),
  discover: tile('discover', say('Discover the ship', 'Schiff entdecken', 'Découvrir le navire'), '/content/overview'),
  bookings: tile('bookings', say('My bookings', 'Meine Buchungen', 'Mes réservations'), '/my_onboard_bookings'),
  holiday: tile('holiday', say('My holiday', 'Meine Reise', 'Mon voyage'), '/my_holiday'),
  account: tile('account', say('My account', 'Mein Konto', 'Mon compte'), '/my_account'),
  ratings: tile('ratings', say('Your opinion', 'Ihre Meinung', 'Votre avis'), '/userratings'),
  problems: tile('problems', say('Report a problem', 'Problem melden', 'Signaler un problème'), '/problem/overview'),
  games: tile('games', say('Games', 'Spiele', 'Jeux'), '/games/overview'),
  messages: tile('messages', say('Messages', 'Nachrichten', 'Messages'), '/cabinmessages'),
  muster: tile('muster', say('Safety drill', 'Sicherheitsübung', 'Exercice de sécurité'), '/muster/home'),
  whereWhen: tile('where-when', say('Where and when', 'Wo und wann', 'Où et quand'), '/wherewhen'),
  shipMap: tile('ship-map', say('Ship map', 'Schiffsplan', 'Plan du navire'), '/wayfinder'),
  theShip: tile('ship', say('The ship', 'Das Schiff', 'Le navire'), '/shipdetail'),
  restaurantLights: tile(
    'restaurant-lights',
    say('Tables today', 'Tische heute', 'Tables du jour'),
    '/restaurantavailability/overview/main',
  ),
  voyage: tile('voyage', say('Route and ports', 'Route und Häfen', 'Route et escales'), '/itinerary/overview'),
  tracker: tile('tracker', say('Where we are', 'Wo wir sind', 'Où sommes-nous ?'), '/map/tracker/module-tracker'),
  weather: tile('weather', say('Weather today', 'Wetter heute', 'Météo du jour'), '/weather'),
  programme: tile('programme', say('Daily programme', 'Tagesprogramm', 'Programme du jour'), '/itinerary/spark'),
  films: tile('films', say('Films and series', 'Filme und Serien', 'Films et séries'), '/vod/overview'),
  television: tile('tv', say('Television', 'Fernsehen', 'Télévision'), '/channels'),
  cinema: tile('cinema', say('Sea cinema', 'Seekino', 'Cinéma en mer'), '/seanetvod'),
  photos: tile('photos', say('Photos', 'Fotos', 'Photos'), '/photomatch/overview'),
};

/** The headings of the home page, in their order, with the modules that stand under them. */
export const TILE_GROUPS: readonly TileGroup[] = [
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
