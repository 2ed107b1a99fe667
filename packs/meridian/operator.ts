import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { deviceGroups, languagesOf, SANDBOX_PARTNERS } from '#packs/shared/operator.ts';
import { appModules, kioskModules, signageModules } from './modules.ts';

export const operator: PackSource['operator'] = {
  name: 'Meridian Voyages',
  hubType: 'Ship',
  look: 'meridian',
  currency: '£',
  currencyCode: 'GBP',
  languages: languagesOf('en', 'de', 'fr'),
  shipTimeZone: 'Europe/Rome',
  defaultImageId: 'default',
  privacyPolicyPdf: 'privacy-policy',
  signagePath: '/dailyprogram/today',
  enableWayfinder: true,
  uiSettings: {
    theme: 'meridian',
    enableRemoteReload: true,
    showPdfsOnKiosk: true,
    showPastEvents: false,
    shipId: 'MS',
    marketplaceSource: 'gangway-meridian',
    marketplaceMarket: 'gb',
    itineraryExcursionLinkPath: '/shoreexcursions/',
    sparkUrl: '{sandbox}/schedule',
    trackerNamesUrl: '{sandbox}/tiles/names/{z}/{x}/{y}.svg',
    sparkApiToken: 'meridian-schedule',
    sparkPropertyId: 'meridian-star',
  },
  mail: {
    signature: say(
      'Meridian Star · Reception, deck 5, day and night',
      'Meridian Star · Rezeption, Deck 5, Tag und Nacht',
      'Meridian Star · Réception, pont 5, jour et nuit',
    ),
  },
  featureFlags: { photoMatchEnabled: true, groupBookingsByStatus: true },
  pmsConfiguration: { pms: 'CabinSystem', pinLoginEnabled: true },
  ...SANDBOX_PARTNERS,
  problemFeedbackPath: '/ratings/feedback/feedback-help',
  deviceGroups: deviceGroups({
    name: 'Meridian Star',
    app: appModules,
    kiosk: kioskModules,
    signage: signageModules,
    playlist: [
      { path: '/', seconds: 20 },
      { path: '/dailyprogram/today', seconds: 24 },
      { path: '/restaurantavailability/overview/main', seconds: 20, from: '11:00', to: '22:00' },
      { path: '/shoreexcursions', seconds: 24 },
      { path: '/weather', seconds: 12 },
      { path: '/map/tracker/ship', seconds: 15 },
      { path: '/wherewhen', seconds: 30, days: [1, 2] },
    ],
  }),
};
