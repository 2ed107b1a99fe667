import type { DeviceConfig } from '#contract/areas/device.ts';
import type { SearchHit } from '#contract/areas/search.ts';
import type { Authentication } from '#contract/areas/session.ts';

type Profile = NonNullable<DeviceConfig['deviceGroup']['deviceProfile']>;

export interface ConfigChanges extends Partial<Omit<DeviceConfig, 'hub' | 'deviceGroup'>> {
  hub?: Partial<DeviceConfig['hub']>;
  deviceType?: string;
  maxIdleTime?: number;
  profile?: Partial<Profile>;
}

/** A phone on a ship in three languages; tests say what differs. */
export function aDeviceConfig({ hub, deviceType, maxIdleTime, profile, ...rest }: ConfigChanges = {}): DeviceConfig {
  return {
    hub: { hubType: 'Ship', layoutTheme: 'meridian', currency: '£', uiSettings: {}, ...hub },
    deviceGroup: {
      deviceType: deviceType ?? 'App',
      settings: { maxIdleTime },
      deviceProfile: {
        id: '1',
        label: 'Meridian',
        languages: [
          { code: 'en', name: 'English' },
          { code: 'de', name: 'Deutsch' },
          { code: 'fr', name: 'Français' },
        ],
        modules: [{ id: '1', label: 'Ship life', url: '/content/overview' }],
        enableClock: true,
        ...profile,
      },
    },
    shipTimeZone: 'Europe/Madrid',
    ...rest,
  };
}

/** BD17: a hub that names any extension takes the keys of writes; what this one names changes nothing else. */
export const TAKES_KEYS: ConfigChanges = { extensions: ['any'] };

/** A guest who came in with a booking. */
export function aPassenger(changes: Partial<Authentication> = {}): Authentication {
  return {
    sessionId: 'session-1',
    isAuthenticated: true,
    bookingReference: 'MS4711',
    sessionType: 'Passenger',
    sessionName: 'Ada Winter',
    ...changes,
  };
}

/** Something that a search found. */
export const aHit = (kind: string, id = 'x', more: Partial<SearchHit> = {}): SearchHit => ({
  kind,
  id,
  title: { text: id, marks: [] },
  ...more,
});
