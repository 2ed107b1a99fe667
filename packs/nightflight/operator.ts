import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { deviceGroups, grouped, languagesOf, SANDBOX_PARTNERS, type TileGroup } from '#packs/shared/operator.ts';
import { TILE_GROUPS, TILES } from '#packs/shared/tiles.ts';

const named = (tile: (typeof TILES)[keyof typeof TILES], en: string, de: string, fr: string) => ({
  ...tile,
  label: say(en, de, fr),
});

const today = named(TILES.today, 'Today and tonight', 'Heute und heute Nacht', 'Aujourd’hui et cette nuit');
const excursions = named(TILES.excursions, 'City tours', 'Stadttouren', 'Visites en ville');
const marketplace = named(TILES.marketplace, 'In town on your own', 'Auf eigene Faust', 'En ville à votre guise');
const dining = named(TILES.dining, 'Supper', 'Abendessen', 'Souper');
const discover = named(TILES.discover, 'On board', 'An Bord', 'À bord');
const aircraft = named(TILES.theShip, 'The aircraft', 'Das Flugzeug', 'L’avion');
const map = named(TILES.shipMap, 'Cabin plan', 'Kabinenplan', 'Plan de cabine');
const route = named(TILES.voyage, 'Flights and cities', 'Flüge und Städte', 'Vols et villes');
const trip = named(TILES.holiday, 'My trip', 'Meine Reise', 'Mon voyage');
const cinema = named(TILES.cinema, 'Late cinema', 'Spätkino', 'Cinéma de minuit');

const GROUPS: TileGroup[] = TILE_GROUPS.map((group) =>
  group.modules.includes('ship') ? { ...group, heading: say('The aircraft', 'Das Flugzeug', 'L’avion') } : group,
);

/** Nobody musters in an aircraft, nobody takes photographs for sale, and who logs in by a booking has no account to look at. */
const everywhere = [
  TILES.programme,
  excursions,
  marketplace,
  route,
  TILES.tracker,
  TILES.weather,
  dining,
  TILES.spa,
  TILES.activities,
  discover,
  TILES.bookings,
  TILES.whereWhen,
  TILES.television,
  map,
  aircraft,
  TILES.games,
  TILES.ratings,
  TILES.problems,
  TILES.messages,
];

export const operator: PackSource['operator'] = {
  name: 'Nightflight',
  hubType: 'Airline',
  look: 'nightflight',
  currency: '$',
  currencyCode: 'USD',
  languages: languagesOf('en', 'fr', 'de'),
  shipTimeZone: 'Europe/Athens',
  defaultImageId: 'default',
  privacyPolicyPdf: 'privacy-policy',
  signagePath: '/dailyprogram/today',
  enableWayfinder: true,
  weatherUnit: 'imperial',
  uiSettings: {
    theme: 'nightflight',
    enableRemoteReload: true,
    showPdfsOnKiosk: true,
    shipId: 'NF',
    marketplaceSource: 'gangway-nightflight',
    marketplaceMarket: 'us',
    marketplaceCurrency: 'USD',
    itineraryExcursionLinkPath: '/shoreexcursions/',
    sparkUrl: '{sandbox}/schedule',
    trackerNamesUrl: '{sandbox}/tiles/names/{z}/{x}/{y}.svg',
    sparkApiToken: 'nightflight-schedule',
    sparkPropertyId: 'night-owl',
  },
  featureFlags: { groupBookingsByStatus: true },
  // No system of cabins or rooms: travelers log in with reference, surname and departure date.
  pmsConfiguration: {},
  ...SANDBOX_PARTNERS,
  musterStationVisitRequired: false,
  problemFeedbackPath: '/ratings/feedback/feedback-help',
  deviceGroups: deviceGroups({
    name: 'Nightflight',
    app: grouped(GROUPS, [...everywhere, trip, TILES.films, cinema]),
    kiosk: grouped(GROUPS, everywhere),
    signage: [today, excursions, route, TILES.tracker, TILES.weather, dining],
    playlist: [
      { path: '/', seconds: 20 },
      { path: '/map/tracker/ship', seconds: 20 },
      { path: '/dailyprogram/today', seconds: 24 },
      { path: '/weather', seconds: 12 },
    ],
  }),
};
