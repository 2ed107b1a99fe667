import type { BrowserContextOptions } from '@playwright/test';

export type DeviceKind = 'App' | 'Kiosk' | 'DigitalSignage';
export type Language = 'en' | 'de' | 'fr';

/** The sizes of the design: a phone in one hand, a kiosk on its pillar, a screen four metres away. */
export const DEVICES: Readonly<Record<DeviceKind, BrowserContextOptions & { group: string }>> = {
  App: { group: 'app', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  Kiosk: { group: 'kiosk', viewport: { width: 1080, height: 1920 }, hasTouch: true },
  DigitalSignage: { group: 'signage', viewport: { width: 1920, height: 1080 } },
};

export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };
