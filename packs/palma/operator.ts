import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { deviceGroups, grouped, languagesOf, SANDBOX_PARTNERS, type TileGroup } from '#packs/shared/operator.ts';
import { TILE_GROUPS, TILES } from '#packs/shared/tiles.ts';

const named = (tile: (typeof TILES)[keyof typeof TILES], en: string, de: string, fr: string) => ({
  ...tile,
  label: say(en, de, fr),
});

const today = named(TILES.today, 'Today at the house', 'Heute im Haus', 'Aujourd’hui à la maison');
const excursions = named(TILES.excursions, 'Excursions', 'Ausflüge', 'Excursions');
const marketplace = named(TILES.marketplace, 'On your own', 'Auf eigene Faust', 'À votre guise');
const discover = named(TILES.discover, 'Discover the house', 'Das Haus entdecken', 'Découvrir la maison');
const house = named(TILES.theShip, 'House and rooms', 'Haus und Zimmer', 'Maison et chambres');
const map = named(TILES.shipMap, 'House plan', 'Hausplan', 'Plan de la maison');
const week = named(TILES.voyage, 'Your week', 'Ihre Woche', 'Votre semaine');
const island = named(TILES.tracker, 'Where we are', 'Wo wir sind', 'Où sommes-nous ?');
const holiday = named(TILES.holiday, 'My holiday', 'Mein Urlaub', 'Mon séjour');
const cinema = named(TILES.cinema, 'Cinema', 'Kino', 'Cinéma');

const GROUPS: TileGroup[] = TILE_GROUPS.map((group) =>
  group.modules.includes('ship') ? { ...group, heading: say('The house', 'Das Haus', 'La maison') } : group,
).map((group) =>
  group.modules.includes('tracker')
    ? { ...group, heading: say('Today and this week', 'Heute und diese Woche', 'Aujourd’hui et cette semaine') }
    : group,
);

/** Nobody musters in a house: there is no tile for it, and no station. */
const everywhere = [
  TILES.programme,
  excursions,
  marketplace,
  week,
  island,
  TILES.weather,
  TILES.dining,
  TILES.spa,
  TILES.activities,
  discover,
  TILES.bookings,
  TILES.whereWhen,
  TILES.television,
  TILES.photos,
  map,
  house,
  TILES.games,
  TILES.ratings,
  TILES.problems,
  TILES.messages,
  TILES.account,
];

export const operator: PackSource['operator'] = {
  name: 'Palma Hôtels',
  hubType: 'Resort',
  look: 'palma',
  currency: '€',
  currencyCode: 'EUR',
  languages: languagesOf('fr', 'en', 'de'),
  shipTimeZone: 'Europe/Madrid',
  defaultImageId: 'default',
  privacyPolicyPdf: 'privacy-policy',
  signagePath: '/dailyprogram/today',
  enableWayfinder: true,
  uiSettings: {
    theme: 'palma',
    enableRemoteReload: true,
    showPdfsOnKiosk: true,
    shipId: 'CS',
    marketplaceSource: 'gangway-palma',
    marketplaceMarket: 'fr',
    marketplaceCurrency: 'EUR',
    // One island, which stays where it is.
    trackerZoom: 8,
    itineraryExcursionLinkPath: '/shoreexcursions/',
    sparkUrl: '{sandbox}/schedule',
    trackerNamesUrl: '{sandbox}/tiles/names/{z}/{x}/{y}.svg',
    sparkApiToken: 'palma-schedule',
    sparkPropertyId: 'cala-serena',
  },
  featureFlags: { photoMatchEnabled: true, groupBookingsByStatus: true },
  // Guests say who they are: first name, last name and date of birth.
  pmsConfiguration: { pms: 'HotelSystem' },
  ...SANDBOX_PARTNERS,
  musterStationVisitRequired: false,
  problemFeedbackPath: '/ratings/feedback/feedback-help',
  deviceGroups: deviceGroups({
    name: 'Cala Serena',
    app: grouped(GROUPS, [...everywhere, holiday, TILES.films, cinema]),
    kiosk: grouped(GROUPS, everywhere),
    signage: [today, excursions, week, TILES.weather, TILES.dining, TILES.whereWhen, TILES.restaurantLights],
    playlist: [
      { path: '/', seconds: 20 },
      { path: '/dailyprogram/today', seconds: 24 },
      { path: '/shoreexcursions', seconds: 24 },
      { path: '/weather', seconds: 12 },
    ],
  }),
};
