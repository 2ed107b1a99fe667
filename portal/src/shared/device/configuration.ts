import type { DeviceConfig, FeatureFlags, PmsConfiguration, UiSettings } from '#contract/areas/device.ts';
import { hasWayfinder } from '#contract/has-wayfinder.ts';
import { type PmsType, pmsTypeOf } from '#contract/pms-type.ts';
import type { LocalText } from '#contract/text.ts';
import { type OfferedLanguage, offeredLanguages } from '#portal/shared/i18n/languages.ts';
import type { ClientConfig } from './client-config.ts';
import { type Place, placeOfHub } from './place.ts';

/** A1, A2: the kinds whose effects are known; every other type behaves like App. */
export type DeviceKind = 'App' | 'Kiosk' | 'DigitalSignage';

/** What pages read: hub and client values with their precedence decided once. */
export interface Configuration {
  device: DeviceConfig;
  client: ClientConfig;
  kind: DeviceKind;
  isKiosk: boolean;
  isSignage: boolean;
  place: Place;
  currency: string;
  ui: UiSettings;
  flags: FeatureFlags;
  languages: OfferedLanguage[];
  enableClock: boolean;
  enableDisabilityMode: boolean;
  enableWayfinder: boolean;
  profileLabel?: LocalText;
  pms: PmsConfiguration & { type?: PmsType };
  shipTimeZone?: string;
  /** What the hub offers beyond the specification, by name. */
  extensions: ReadonlySet<string>;
}

const DEFAULT_CURRENCY = '£'; // A18
const FLAGS = [
  'photoMatchEnabled',
  'groupBookingsByStatus',
  'hideExcursionFilters',
  'usePoiLabelForNotes',
  'loginRequired',
  'allowBookingWhenBlocked',
] as const satisfies readonly (keyof FeatureFlags)[];

/** AD2: the group's type wins, then the hub's; an unknown one behaves like App. */
export function deviceKind({ deviceGroup, hub }: DeviceConfig): DeviceKind {
  const type = deviceGroup?.deviceType || hub?.deviceType;
  return type === 'Kiosk' || type === 'DigitalSignage' ? type : 'App';
}

/** The hub's flags are stronger than the client's own; absent ones are off (A29). */
function decideFlags(device: DeviceConfig, client: ClientConfig): FeatureFlags {
  return Object.fromEntries(FLAGS.map((flag) => [flag, device[flag] ?? client[flag] ?? false]));
}

/** An IANA name that this browser knows; a wrong one must not break every clock. */
function knownTimeZone(name: string | undefined): string | undefined {
  if (!name) return undefined;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    return undefined;
  }
}

export function decideConfiguration(device: DeviceConfig, client: ClientConfig): Configuration {
  const { hub, deviceGroup } = device;
  const profile = deviceGroup?.deviceProfile;
  const kind = deviceKind(device);
  const ui = hub?.uiSettings ?? {};
  return {
    device,
    client,
    kind,
    isKiosk: kind === 'Kiosk',
    isSignage: kind === 'DigitalSignage',
    place: placeOfHub(hub?.hubType),
    currency: hub?.currency || DEFAULT_CURRENCY,
    ui,
    flags: decideFlags(device, client),
    languages: offeredLanguages(profile?.languages ?? []),
    extensions: new Set(device.extensions),
    enableClock: profile?.enableClock ?? false,
    enableDisabilityMode: profile?.enableDisabilityMode ?? false,
    enableWayfinder: hasWayfinder(device, client),
    profileLabel: profile?.label,
    pms: { ...device.pmsConfiguration, type: pmsTypeOf(device.pmsConfiguration?.pms) },
    shipTimeZone: knownTimeZone(device.shipTimeZone),
  };
}
