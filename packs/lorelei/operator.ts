import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { deviceGroups, grouped, languagesOf, SANDBOX_PARTNERS } from '#packs/shared/operator.ts';
import { TILE_GROUPS, TILES } from '#packs/shared/tiles.ts';

const cinema = { ...TILES.cinema, label: say('River cinema', 'Flusskino', 'Cinéma du fleuve') };
const board = [
  TILES.programme,
  TILES.excursions,
  TILES.marketplace,
  TILES.voyage,
  TILES.tracker,
  TILES.weather,
  TILES.dining,
  TILES.spa,
  TILES.activities,
  TILES.discover,
  TILES.bookings,
  TILES.muster,
  TILES.whereWhen,
  TILES.television,
  TILES.photos,
  TILES.shipMap,
  TILES.theShip,
  TILES.games,
  TILES.ratings,
  TILES.problems,
  TILES.messages,
  TILES.account,
];

export const operator: PackSource['operator'] = {
  name: 'Lorelei Flussreisen',
  hubType: 'River',
  look: 'lorelei',
  currency: '€',
  currencyCode: 'EUR',
  languages: languagesOf('de', 'en', 'fr'),
  shipTimeZone: 'Europe/Berlin',
  defaultImageId: 'default',
  privacyPolicyPdf: 'privacy-policy',
  signagePath: '/dailyprogram/today',
  enableWayfinder: true,
  // Whoever waits is asked, not just booked.
  bookingTerms: { offerMinutes: 30 },
  uiSettings: {
    theme: 'lorelei',
    enableRemoteReload: true,
    showPdfsOnKiosk: true,
    shipId: 'LO',
    marketplaceSource: 'gangway-lorelei',
    marketplaceMarket: 'de',
    marketplaceCurrency: 'EUR',
    // The seven towns of the Rhine lie within four degrees.
    trackerZoom: 7,
    itineraryExcursionLinkPath: '/shoreexcursions/',
    sparkUrl: '{sandbox}/schedule',
    trackerNamesUrl: '{sandbox}/tiles/names/{z}/{x}/{y}.svg',
    sparkApiToken: 'lorelei-schedule',
    sparkPropertyId: 'lorelei',
  },
  featureFlags: { photoMatchEnabled: true, groupBookingsByStatus: true },
  // Account and cabin are enough on a ship where everybody knows everybody: no PIN.
  pmsConfiguration: { pms: 'CabinSystem', pinLoginEnabled: false },
  ...SANDBOX_PARTNERS,
  problemFeedbackPath: '/ratings/feedback/feedback-help',
  deviceGroups: deviceGroups({
    name: 'Lorelei',
    app: grouped(TILE_GROUPS, [...board, TILES.holiday, TILES.films, cinema]),
    kiosk: grouped(TILE_GROUPS, board),
    signage: [
      TILES.today,
      TILES.excursions,
      TILES.voyage,
      TILES.weather,
      TILES.dining,
      TILES.whereWhen,
      TILES.restaurantLights,
    ],
    playlist: [
      { path: '/', seconds: 20 },
      { path: '/dailyprogram/today', seconds: 24 },
      { path: '/shoreexcursions', seconds: 24 },
      { path: '/weather', seconds: 12 },
      { path: '/map/tracker/ship', seconds: 15 },
    ],
  }),
};
