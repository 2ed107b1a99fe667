import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceConfig } from '#contract/areas/device.ts';
import { startTestHub, TEST_NOW, type TestHub } from '#hub-test/hub.ts';
import { packWith } from '#hub-test/test-pack.ts';
import { say } from '#packs/schema/text.ts';

/** All of A20. */
const UI_SETTINGS = {
  theme: 'lorelei',
  appExcursionVariables: 'port,time',
  hideSparkThumbnails: true,
  enableRemoteReload: true,
  showPdfsOnKiosk: true,
  showPastEvents: true,
  appLoginByName: true,
  shipId: 'MS',
  itineraryExcursionLinkPath: '/shoreexcursions/',
  sparkUrl: '{sandbox}/schedule',
  sparkApiToken: 'meridian-schedule',
  sparkPropertyId: 'meridian-star',
};

let hub: TestHub;
beforeAll(async () => {
  const pack = await packWith(({ operator }) => {
    operator.currency = '€';
    operator.osmServiceUrl = '{sandbox}/tiles/';
    operator.uiSettings = UI_SETTINGS;
    operator.pmsConfiguration = { pms: 'CabinSystem', pinLoginEnabled: true, reLoginUrl: 'https://pms.example/login' };
    operator.videoConfiguration = {
      url: '{sandbox}/video-one/',
      appIdentifier: 'x',
      apiVersion: 3,
      paymentEnabled: true,
      isDemoSystem: true,
      useWithCredentials: true,
    };
    operator.seanetConfiguration = {
      url: '{sandbox}/video-two/',
      videoUrl: 'https://films.example/',
      coverWidths: [200, 800],
    };
    operator.featureFlags = {
      photoMatchEnabled: true,
      groupBookingsByStatus: true,
      hideExcursionFilters: true,
      usePoiLabelForNotes: true,
      loginRequired: true,
      allowBookingWhenBlocked: true,
    };
    const label = say('Today', 'Heute', 'Aujourd’hui');
    const [app] = operator.deviceGroups;
    Object.assign(app ?? {}, {
      profile: { ...app?.profile, enableClock: false, enableWayfinder: false, enableDisabilityMode: true },
      maxIdleTime: 450,
      modules: [
        { id: 'today', label, url: '/dailyprogram', image: 'm1' },
        { id: 'shop', label, externalUrl: 'https://shop.example/', image: 'm2' },
      ],
    });
  });
  hub = await startTestHub({
    pack,
    settings: {
      sandboxUrl: 'http://localhost:8090',
      trustedProxies: ['127.0.0.1'],
      seanetUsername: 'ship',
      seanetPassword: 'secret',
    },
  });
});
afterAll(() => hub.close());

async function enrolled(deviceGroup: string): Promise<string> {
  const { body } = await hub.ops('ops/devices/enrolments', { deviceGroup, label: 'Lobby' });
  const reply = await hub.get(new URL(body.url).pathname);
  return reply.headers.get('set-cookie')?.split(';')[0] ?? '';
}

describe('the device configuration', () => {
  it('[A15] [AD1] is answered without a payload to a device nobody knows, as the default group of type App', async () => {
    const { status, body } = await hub.get('devices/config');
    expect(status).toBe(200);
    expect(body.deviceGroup.deviceType).toBe('App');
    expect(body.hub.deviceType).toBe('App');
    expect(deviceConfig.safeParse(body).success).toBe(true);
  });

  it('[A17 A18 A20] carries the hub’s own values and the settings of the interface', async () => {
    const { body } = await hub.get('devices/config');
    expect(body.hub).toEqual({
      hubType: 'Ship',
      layoutTheme: 'meridian',
      currency: '€',
      osmServiceUrl: 'http://127.0.0.1:8090/tiles/',
      signageHostname: '/dailyprogram/today',
      deviceType: 'App',
      enableWayfinder: true,
      uiSettings: {
        theme: 'lorelei',
        appExcursionVariables: 'port,time',
        hideSparkThumbnails: true,
        enableRemoteReload: true,
        showPdfsOnKiosk: true,
        showPastEvents: true,
        appLoginByName: true,
        shipId: 'MS',
        itineraryExcursionLinkPath: '/shoreexcursions/',
        sparkUrl: 'http://127.0.0.1:8090/schedule',
        sparkApiToken: 'meridian-schedule',
        sparkPropertyId: 'meridian-star',
      },
    });
  });

  it('[A14 A21 A22 A27] carries the device group with profile, languages and modules', async () => {
    const { deviceGroup } = (await hub.get('devices/config')).body;
    const { modules, ...profile } = deviceGroup.deviceProfile;
    expect(deviceGroup.deviceType).toBe('App');
    expect(deviceGroup.settings).toEqual({ maxIdleTime: 450 });
    expect(profile).toEqual({
      id: 'guests-own-devices',
      label: { en: 'Meridian Star', de: 'Meridian Star', fr: 'Meridian Star', defaultValue: 'Meridian Star' },
      languages: [
        { code: 'en', name: 'English' },
        { code: 'de', name: 'Deutsch' },
        { code: 'fr', name: 'Français' },
      ],
      enableClock: false,
      enableWayfinder: false,
      enableDisabilityMode: true,
    });
    const label = { en: 'Today', de: 'Heute', fr: 'Aujourd’hui', defaultValue: 'Today' };
    expect(modules).toEqual([
      { id: 'today', label, url: '/dailyprogram', image: 'm1' },
      { id: 'shop', label, externalUrl: 'https://shop.example/', image: 'm2' },
    ]);
  });

  it('[A23 A24 A25 A26 A29] carries login, default image, video and PMS configuration and the feature flags', async () => {
    const { body } = await hub.get('devices/config');
    expect(body.authentication).toEqual({ type: 'CabinSystem' });
    expect(body.defaultImageId).toBe('default');
    expect(body.videoConfiguration).toEqual({
      url: 'http://127.0.0.1:8090/video-one/',
      appIdentifier: 'x',
      apiVersion: 3,
      paymentEnabled: true,
      isDemoSystem: true,
      useWithCredentials: true,
    });
    expect(body.pmsConfiguration).toEqual({
      pms: 'CabinSystem',
      pinLoginEnabled: true,
      reLoginUrl: 'https://pms.example/login',
    });
    expect(body).toMatchObject({
      photoMatchEnabled: true,
      groupBookingsByStatus: true,
      hideExcursionFilters: true,
      usePoiLabelForNotes: true,
      loginRequired: true,
      allowBookingWhenBlocked: true,
    });
  });

  it('[CD21 CD22] carries the second video provider, its video host and the account of the deployment', async () => {
    expect((await hub.get('devices/config')).body.seanetConfiguration).toEqual({
      url: 'http://127.0.0.1:8090/video-two/',
      videoUrl: 'https://films.example/',
      coverWidths: [200, 800],
      username: 'ship',
      password: 'secret',
    });
  });

  it('[B15 B263] carries the schedule service, at the sandbox where there is one', async () => {
    const { uiSettings } = (await hub.get('devices/config')).body.hub;
    expect(uiSettings).toMatchObject({
      sparkUrl: 'http://127.0.0.1:8090/schedule',
      sparkApiToken: 'meridian-schedule',
      sparkPropertyId: 'meridian-star',
    });
    const alone = await startTestHub({ pack: await packWith(() => {}) });
    const { body } = await alone.get('devices/config');
    expect(body.hub.uiSettings).not.toHaveProperty('sparkUrl');
    expect(body.hub.uiSettings.showPastEvents).toBe(false); // BD50: by word
    expect(body).not.toHaveProperty('videoConfiguration');
    expect(body).not.toHaveProperty('seanetConfiguration');
    expect(body.hub).not.toHaveProperty('osmServiceUrl');
    await alone.close();
  });

  it('[CD2] carries the ship’s time zone and the hub’s time', async () => {
    const { body } = await hub.get('devices/config');
    expect(body.shipTimeZone).toBe('Europe/Rome');
    expect(body.serverTime).toBe(new Date(TEST_NOW).toISOString());
  });

  it('[AD1] is answered by a hub that was never seeded, with empty languages and modules', async () => {
    const empty = await startTestHub();
    const { status, body } = await empty.get('devices/config');
    expect(status).toBe(200);
    expect(body.deviceGroup.deviceProfile).toMatchObject({ languages: [], modules: [] });
    await empty.close();
  });
});

describe('[AD1] the register of devices', () => {
  it.each([
    ['kiosk', 'Kiosk'],
    ['signage', 'DigitalSignage'],
  ])('[A1 A19] knows a device of the group %s by its cookie', async (group, type) => {
    const cookie = await enrolled(group);
    const { body } = await hub.get('devices/config', { cookie });
    expect(body.deviceGroup.deviceType).toBe(type);
    expect(body.hub.deviceType).toBe(type);
  });

  it('sets the cookie once, HttpOnly, and sends the browser to the portal', async () => {
    const { body } = await hub.ops('ops/devices/enrolments', { deviceGroup: 'kiosk' });
    const path = new URL(body.url).pathname;
    const [first, second] = await Promise.all([hub.get(path), hub.get(path)]);
    const [won, lost] = first.status === 302 ? [first, second] : [second, first];
    expect(won.headers.get('location')).toBe('/');
    expect(won.headers.get('set-cookie')).toMatch(/^device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    expect(won.headers.get('cache-control')).toBe('no-store');
    expect(lost.status).toBe(404);
    expect(lost.headers.get('set-cookie')).toBeNull();
  });

  it('[AD1] is not used up by a program that only looks whether the address works', async () => {
    const { body } = await hub.ops('ops/devices/enrolments', { deviceGroup: 'kiosk' });
    expect((await fetch(body.url, { method: 'HEAD', redirect: 'manual' })).headers.get('set-cookie')).toBeNull();
    expect((await hub.get(new URL(body.url).pathname)).status).toBe(302);
  });

  it('marks the cookie as secure behind a proxy that speaks https', async () => {
    const { body } = await hub.ops('ops/devices/enrolments', { deviceGroup: 'kiosk' });
    const headers = { 'x-forwarded-proto': 'https' };
    const reply = await hub.get(new URL(body.url).pathname, { headers });
    expect(reply.headers.get('set-cookie')).toMatch(/; Secure$/);
  });

  it('forgets an enrolment address after a day', async () => {
    const { body } = await hub.ops('ops/devices/enrolments', { deviceGroup: 'kiosk' });
    hub.clock.advance(24 * 3_600_000 + 1);
    expect((await hub.get(new URL(body.url).pathname)).status).toBe(404);
    hub.clock.set(TEST_NOW);
  });

  it('refuses an enrolment into a group that does not exist', async () => {
    expect((await hub.ops('ops/devices/enrolments', { deviceGroup: 'submarine' })).status).toBe(400);
  });

  it('keeps neither cookie nor token in clear', async () => {
    const cookie = await enrolled('kiosk');
    const secret = cookie.split('=')[1] ?? '';
    const [row] =
      await hub.sql`select encode(cookie_hash, 'escape') as hash, label from devices where label is not null`;
    expect(row?.hash).not.toContain(secret);
    expect(row?.label).toBe('Lobby');
  });

  it('knows a device by its network address, and takes a forwarded one only from a configured proxy', async () => {
    await hub.ops('ops/devices/addresses', { deviceGroup: 'kiosk', address: '10.1.2.3' });
    const from = (address: string) => hub.get('devices/config', { headers: { 'x-forwarded-for': address } });
    expect((await from('10.1.2.3')).body.deviceGroup.deviceType).toBe('Kiosk');
    expect((await from('10.1.2.4')).body.deviceGroup.deviceType).toBe('App');
    expect((await from('nonsense')).body.deviceGroup.deviceType).toBe('App');
    const direct = await startTestHub({ pack: await packWith(() => undefined) });
    await direct.ops('ops/devices/addresses', { deviceGroup: 'kiosk', address: '10.1.2.3' });
    const forged = await direct.get('devices/config', { headers: { 'x-forwarded-for': '10.1.2.3' } });
    expect(forged.body.deviceGroup.deviceType).toBe('App');
    await direct.close();
  });

  it('trusts the cookie more than the address', async () => {
    await hub.ops('ops/devices/addresses', { deviceGroup: 'kiosk', address: '10.9.9.9' });
    const cookie = await enrolled('signage');
    const reply = await hub.get('devices/config', { cookie, headers: { 'x-forwarded-for': '10.9.9.9' } });
    expect(reply.body.deviceGroup.deviceType).toBe('DigitalSignage');
  });
});
