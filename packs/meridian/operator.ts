import type { PackSource } from '#packs/pack.schema.ts';
import { say } from '#packs/schema/text.ts';
import { appModules, kioskModules, signageModules } from './modules.ts';

export const operator: PackSource['operator'] = {
  name: 'Meridian Voyages',
  hubType: 'Ship',
  look: 'meridian',
  currency: '£',
  currencyCode: 'GBP',
  languages: [
    { code: 'en', name: 'English' },
    { code: 'de', name: 'Deutsch' },
    { code: 'fr', name: 'Français' },
  ],
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
  },
  featureFlags: { photoMatchEnabled: true, groupBookingsByStatus: true },
  pmsConfiguration: { pms: 'CabinSystem', pinLoginEnabled: true },
  videoConfiguration: {
    url: '{sandbox}/video-one/',
    appIdentifier: 'gangway-meridian',
    apiVersion: 3,
    paymentEnabled: false,
    isDemoSystem: false,
    useWithCredentials: false,
    login: 'gangway-demo',
    password: 'demo',
  },
  deviceGroups: [
    {
      id: 'app',
      deviceType: 'App',
      maxIdleTime: 600,
      profile: {
        id: 'guests-own-devices',
        label: say('Meridian Star', 'Meridian Star', 'Meridian Star'),
        enableClock: true,
        enableWayfinder: true,
        enableDisabilityMode: false,
      },
      modules: appModules,
    },
    {
      id: 'kiosk',
      deviceType: 'Kiosk',
      maxIdleTime: 300,
      profile: {
        id: 'lobby-kiosks',
        label: say('Meridian Star', 'Meridian Star', 'Meridian Star'),
        enableClock: true,
        enableWayfinder: true,
        enableDisabilityMode: true,
      },
      modules: kioskModules,
    },
    {
      id: 'signage',
      deviceType: 'DigitalSignage',
      maxIdleTime: 120,
      profile: {
        id: 'screens',
        label: say('Meridian Star', 'Meridian Star', 'Meridian Star'),
        enableClock: true,
        enableWayfinder: false,
        enableDisabilityMode: false,
      },
      modules: signageModules,
    },
  ],
};
