import { createContext, useContext } from 'react';
import { type IsoDay, wallClock } from '#contract/hub-date.ts';
import type { Place } from '#portal/shared/device/place.ts';
import type { DateOrder } from '#portal/shared/format/locale.ts';
import { kit as english } from '#portal/texts/en/kit.ts';
import type { AddressRewrite, FocusPoints } from './pictures.ts';

export type KitTextKey = keyof typeof english;
export type DeviceKind = 'App' | 'Kiosk' | 'DigitalSignage';

/** What the parts need to know of the world; the shell provides it, the defaults serve tests. */
export type Kit = {
  t: (key: KitTextKey, values?: Record<string, string | number>) => string;
  language: string;
  dateOrder: DateOrder;
  /** A9: times of day as "h:mm AM/PM". */
  twelveHour: boolean;
  /** Stands directly before an amount. */
  currency: string;
  device: DeviceKind;
  place: Place;
  /** The day on board. */
  today: () => IsoDay;
  /** The hub's address with version path and trailing slash. */
  hubUrl: string;
  defaultImageId?: string;
  /** Under which browsers keep the hub's pictures for good, where the hub tells. */
  picturesVersion?: string;
  /** A12: the address of the look's calendar drawing. */
  calendarIcon?: string;
  /** AD47: the pair of internal and public base address, where one is configured. */
  rewrite?: AddressRewrite;
  /** Where pictures have their subject, where the hub tells. */
  focusPoints?: FocusPoints;
};

function englishText(key: KitTextKey, values: Record<string, string | number> = {}): string {
  return english[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

const DEFAULTS: Kit = {
  t: englishText,
  language: 'en',
  dateOrder: 'dd/mm/yyyy',
  twelveHour: false,
  currency: '£',
  device: 'App',
  place: 'ship',
  today: () => wallClock(new Date()).day,
  hubUrl: '/v1/',
};

export const KitContext = createContext<Kit>(DEFAULTS);
export const useKit = (): Kit => useContext(KitContext);
export const defaultKit: Kit = DEFAULTS;
