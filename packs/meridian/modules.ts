import type { PackModule } from '#packs/schema/operator.ts';
import { say } from '#packs/schema/text.ts';

function tile(id: string, label: PackModule['label'], url: string): PackModule {
  return { id: `module-${id}`, label, url, image: `module-${id}` };
}

const today = tile('today', say('Today on board', 'Heute an Bord', 'Aujourd’hui à bord'), '/dailyprogram/today');
const voyage = tile('voyage', say('Our voyage', 'Unsere Reise', 'Notre voyage'), '/itinerary/overview');
const excursions = tile('excursions', say('Excursions', 'Ausflüge', 'Excursions'), '/shoreexcursions');
const onboard = tile(
  'onboard-excursions',
  say('Book ashore', 'Landgang buchen', 'Réserver à terre'),
  '/onboard/excursions',
);
const dining = tile('dining', say('Dining', 'Restaurants', 'Restaurants'), '/dining/overview');
const spa = tile('spa', say('Spa', 'Spa', 'Spa'), '/spa/overview');
const activities = tile('activities', say('Activities', 'Aktivitäten', 'Activités'), '/activity/overview');
const discover = tile(
  'discover',
  say('Discover the ship', 'Schiff entdecken', 'Découvrir le navire'),
  '/content/overview',
);
const programme = tile('programme', say('Daily programme', 'Tagesprogramm', 'Programme du jour'), '/itinerary/spark');
const films = tile('films', say('Films and series', 'Filme und Serien', 'Films et séries'), '/vod/overview');
const tv = tile('tv', say('Television', 'Fernsehen', 'Télévision'), '/channels');
const photos = tile('photos', say('Your photos', 'Ihre Fotos', 'Vos photos'), '/photomatch/overview');
const tracker = tile('tracker', say('Where we are', 'Wo wir sind', 'Où nous sommes'), '/map/tracker/ship');
const weather = tile('weather', say('Weather', 'Wetter', 'Météo'), '/weather');
const ship = tile('ship', say('Meridian Star', 'Meridian Star', 'Meridian Star'), '/shipdetail');
const muster = tile('muster', say('Safety', 'Sicherheit', 'Sécurité'), '/muster/home');
const bookings = tile('bookings', say('My bookings', 'Meine Buchungen', 'Mes réservations'), '/my_onboard_bookings');
const holiday = tile('holiday', say('My holiday', 'Meine Reise', 'Mon voyage'), '/my_holiday');
const account = tile('account', say('My account', 'Mein Konto', 'Mon compte'), '/my_account');
const messages = tile('messages', say('Messages', 'Nachrichten', 'Messages'), '/cabinmessages');
const games = tile('games', say('Games', 'Spiele', 'Jeux'), '/games/overview');
const ratings = tile('ratings', say('Your opinion', 'Ihre Meinung', 'Votre avis'), '/userratings');
const problems = tile(
  'problems',
  say('Something not right?', 'Etwas stimmt nicht?', 'Un souci ?'),
  '/problem/overview',
);
const whereWhen = tile('where-when', say('Where and when', 'Wo und wann', 'Où et quand'), '/wherewhen');

export const appModules: PackModule[] = [
  today,
  excursions,
  dining,
  voyage,
  discover,
  spa,
  activities,
  onboard,
  bookings,
  holiday,
  films,
  tv,
  photos,
  programme,
  tracker,
  weather,
  messages,
  account,
  muster,
  whereWhen,
  ship,
  games,
  ratings,
  problems,
];

export const kioskModules: PackModule[] = [
  today,
  excursions,
  dining,
  voyage,
  discover,
  spa,
  activities,
  bookings,
  account,
  tracker,
  weather,
  whereWhen,
];

export const signageModules: PackModule[] = [today, voyage, weather, tracker];
