import { describe, expect, it } from 'vitest';
import type { DeviceConfig } from '#contract/areas/device.ts';
import { aDeviceConfig } from '#portal-test/fixtures.ts';
import { readClientConfig } from './client-config.ts';
import { decideConfiguration } from './configuration.ts';

it.each([
  ['[A1] the group’s type', 'Kiosk', 'App', 'Kiosk'],
  ['[A1] the hub’s where the group has none', '', 'DigitalSignage', 'DigitalSignage'],
  ['[A2] an unknown type behaves like App', 'Fridge', 'Kiosk', 'App'],
  ['[A2] no type at all is App', '', undefined, 'App'],
])('%s', (_name, ofGroup, ofHub, kind) => {
  const device = aDeviceConfig({ deviceType: ofGroup, hub: { deviceType: ofHub } });
  const decided = decideConfiguration(device, {});
  expect(decided.kind).toBe(kind);
  expect(decided.isKiosk).toBe(kind === 'Kiosk');
  expect(decided.isSignage).toBe(kind === 'DigitalSignage');
});

it.each([
  [undefined, '£'],
  ['', '£'],
  ['€', '€'],
])('[A18] the currency %j is shown as %s', (currency, shown) => {
  expect(decideConfiguration(aDeviceConfig({ hub: { currency } }), {}).currency).toBe(shown);
});

it('[B15] the settings of the hub’s interface reach the pages', () => {
  const uiSettings = {
    showPastEvents: true,
    hideSparkThumbnails: true,
    appExcursionVariables: 'port,time',
    shipId: 'MS',
    sparkUrl: 'https://schedule.example',
    sparkApiToken: 'token',
    sparkPropertyId: '7',
  };
  expect(decideConfiguration(aDeviceConfig({ hub: { uiSettings } }), {}).ui).toMatchObject(uiSettings);
});

describe('flags', () => {
  it('[A29] are off when nobody sets them', () => {
    expect(decideConfiguration(aDeviceConfig(), {}).flags).toEqual({
      photoMatchEnabled: false,
      groupBookingsByStatus: false,
      hideExcursionFilters: false,
      usePoiLabelForNotes: false,
      loginRequired: false,
      allowBookingWhenBlocked: false,
    });
  });

  it('[A29] come from the client, and the hub is stronger', () => {
    const { flags } = decideConfiguration(aDeviceConfig({ photoMatchEnabled: false }), {
      photoMatchEnabled: true,
      loginRequired: true,
    });
    expect(flags).toMatchObject({ photoMatchEnabled: false, loginRequired: true });
  });

  it.each([
    [false, true, true, false],
    [undefined, true, false, true],
    [undefined, undefined, true, true],
    [undefined, undefined, undefined, false],
  ])('[A29] wayfinder: profile %s, hub %s, client %s gives %s', (profile, hub, client, expected) => {
    const device = aDeviceConfig({ profile: { enableWayfinder: profile }, hub: { enableWayfinder: hub } });
    expect(decideConfiguration(device, { enableWayfinder: client }).enableWayfinder).toBe(expected);
  });
});

it('lives with a hub that sends next to nothing, and with a time zone that does not exist', () => {
  const decided = decideConfiguration({ shipTimeZone: 'Atlantis/Deep' } as DeviceConfig, {});
  expect(decided).toMatchObject({ kind: 'App', languages: [], shipTimeZone: undefined });
});

it('[A28 A29] reads the client’s values and leaves wrong ones out', () => {
  expect(readClientConfig({ hubApiUrl: 'https://h', gaCode: 7, loginRequired: true, other: 1 })).toEqual({
    hubApiUrl: 'https://h',
    loginRequired: true,
  });
  expect(readClientConfig('nonsense')).toEqual({});
  const all = {
    hubUrl: 'https://h',
    hubApiUrl: 'https://h/v1',
    gamesUrl: 'https://g',
    osmUrl: 'https://o',
    developmentMode: true,
    defaultLanguage: 'fr',
    fallbackLanguage: 'de',
    gaCode: 'G-1',
    securedOrigin: true,
    photoMatchEnabled: true,
    groupBookingsByStatus: true,
    hideExcursionFilters: true,
    usePoiLabelForNotes: true,
    enableWayfinder: true,
    loginRequired: true,
  };
  expect(readClientConfig(all)).toEqual(all);
});
